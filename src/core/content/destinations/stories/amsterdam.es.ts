import type { CityStory } from '../story';

export const amsterdam: CityStory = {
  par1: 'Schiphol está once pies bajo el nivel del mar, en el fondo de un lago desecado, y tiene una estación de tren bajo el vestíbulo. Veinte minutos después de la aduana puede estar en un puente sobre un canal, que es como debería acabar todo vuelo.',
  par2: 'Los tulipanes florecen de fines de marzo a principios de mayo, en los campos que quedan a una hora. En verano anochece a las diez; en diciembre cuelgan luces sobre el agua y llueve de lado.',
  airports: 'Una sola terminal sirve a todas las aerolíneas; entre muelle y muelle se camina mucho: anote la letra del suyo.',
  arrive:
    'Los trenes a Centraal salen cada diez minutos o menos y tardan alrededor de un cuarto de hora; otros van directo a Zuid, Róterdam, Amberes y París. Hay autobuses al barrio de los museos, y se entra y se sale con tarjeta bancaria.',
  cheap: ({ low, next, high, more }) =>
    `${low} y ${next} son la ganga, grises y acogedores. ${high} cuesta en promedio un ${more}% más desde Nueva York, y los fines de semana de tulipanes, en abril, casi lo igualan.`,
  nonstop:
    'Delta y KLM llevan un solo horario desde una docena de aeropuertos; United y American cubren sus centros, y JetBlue, Nueva York y Boston.',
  stay: 'El Jordaan tiene canales estrechos y cafés de madera; De Pijp, un mercado callejero y buenos desayunos; Oost, parques callados y una cervecería en un molino. Noord está a un ferry gratis y tiene el espacio que le falta al centro.',
  drawback:
    'Los cuartos son diminutos, las escaleras son de mano y el impuesto turístico es de los más altos de Europa. Un sábado por la noche las calles rojas son un tumulto; y la bicicleta tiene preferencia sobre usted, crea lo que crea.',
  placesHeading: 'Cinco lugares en bicicleta',
  placesNote: 'El último, la verdad, en tren.',
  places: [
    [
      'rijksmuseum',
      'Rijksmuseum',
      'La ronda de noche al final de una nave de luz holandesa y un túnel para bicicletas por el medio del edificio.',
    ],
    [
      'anne-frank-house',
      'Casa de Ana Frank',
      'Un librero, una escalera y silencio, junto a la iglesia de cuyas campanas escribió. Solo se vende en línea, con seis semanas de anticipación.',
    ],
    [
      'magere-brug',
      'Magere Brug',
      'El puente levadizo blanco y flaco sobre el Amstel, dibujado con focos al anochecer. Los barcos todavía lo hacen abrir.',
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
    'Aunque dos socias compartan horario, el precio no es igual: vea Delta y KLM a Ámsterdam en la misma lista, con impuestos y nuestro cargo.',
    'Si el viento cierra Schiphol por hoy, nuestra gente sigue en su escritorio para encontrarle el vuelo de la mañana.',
    'Piénselo lo que piensan los holandeses el almuerzo, y 24 horas más: cancelar no cuesta nada, cuando falta una semana o más.',
  ],
};
