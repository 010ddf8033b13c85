import type { CityStory } from '../story';

export const amsterdam: CityStory = {
  par1: 'Schiphol está más de tres metros bajo el nivel del mar, en el fondo de un lago desecado, y tiene una estación de tren bajo el vestíbulo. Veinte minutos después de la aduana puede estar en un puente sobre un canal, que es como debería terminar todo vuelo.',
  par2: 'Los tulipanes florecen de fines de marzo a principios de mayo, en los campos que quedan a una hora. En verano anochece a las diez; en diciembre cuelgan luces sobre el agua y llueve de lado.',
  airports: 'Una sola terminal atiende a todas las aerolíneas; entre sala y sala se camina mucho: anote la letra de la suya.',
  arrive:
    'Los trenes a Centraal salen cada diez minutos o menos y tardan alrededor de un cuarto de hora; otros van directo a Zuid, Róterdam, Amberes y París. Hay autobuses al barrio de los museos, y se paga pasando la tarjeta bancaria al subir y al bajar.',
  cheap: ({ low, next, high, more }) =>
    `${low} y ${next} son los meses de ganga, grises y acogedores. ${high} cuesta en promedio un ${more}% más desde Nueva York, y los fines de semana de tulipanes, en abril, casi lo igualan.`,
  nonstop:
    'Delta y KLM se reparten los vuelos desde una docena de aeropuertos; United y American salen de sus centros de conexión, y JetBlue, de Nueva York y Boston.',
  stay: 'El Jordaan tiene canales estrechos y cafés de madera; De Pijp, un mercado callejero y buenos desayunos; Oost, parques callados y una cervecería en un molino. Noord está a un ferry gratis y tiene el espacio que le falta al centro.',
  drawback:
    'Los cuartos son diminutos, las escaleras parecen de mano y el impuesto turístico es de los más altos de Europa. Un sábado por la noche no cabe nadie más en el Barrio Rojo; y la bicicleta siempre tiene el paso, aunque usted crea otra cosa.',
  placesHeading: 'Cinco lugares en bicicleta',
  placesNote: 'Bueno, el último, en tren.',
  places: [
    [
      'rijksmuseum',
      'Rijksmuseum',
      'La ronda de noche al final de una nave de luz holandesa y un túnel para bicicletas por el medio del edificio.',
    ],
    [
      'anne-frank-house',
      'Casa de Ana Frank',
      'Un librero, una escalera y silencio, junto a la iglesia de cuyas campanas escribió. Las entradas se venden solo en línea, con seis semanas de anticipación.',
    ],
    [
      'magere-brug',
      'Magere Brug',
      'El puente levadizo blanco y angosto sobre el Amstel, con su silueta en luces al anochecer. Todavía se abre para los barcos.',
    ],
    [
      'vondelpark',
      'Vondelpark',
      'Estanques, un rosal, teatro al aire libre en verano y el mejor sitio para caerse de una bicicleta alquilada.',
    ],
    [
      'zaanse-schans',
      'Zaanse Schans',
      'Casas verdes y molinos que sierran madera y muelen pigmentos, a diecisiete minutos en tren. Llegue antes que los autobuses.',
    ],
  ],
  why: [
    'Aunque sean socias, no siempre cobran lo mismo: vea Delta y KLM a Ámsterdam en la misma lista, con impuestos y nuestro cargo.',
    'Si el viento cierra Schiphol hasta mañana, nuestra gente sigue en su puesto para encontrarle el primer vuelo.',
    'Piénselo lo que dura un almuerzo holandés, que es poco, y 24 horas más: cancelar no cuesta nada si falta una semana o más.',
  ],
};
