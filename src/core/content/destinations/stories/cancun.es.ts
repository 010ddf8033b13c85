import type { CityStory } from '../story';

export const cancun: CityStory = {
  par1: 'El aeropuerto atiende unos 130 km de costa, de la zona hotelera a Playa del Carmen y hacia Tulum: vea qué tan lejos queda su hotel antes de decidirse por una tarifa. Y sí, el mar es así de azul.',
  par2: 'De diciembre a abril el clima es seco y hay mucha gente; en mayo empieza la temporada de sargazo y de agosto a octubre puede haber tormentas. Nade temprano, vea las ruinas en cuanto abran y deje la tarde para un cenote.',
  airports: 'Un aeropuerto con varias terminales; las aerolíneas de Estados Unidos usan la 3 y la 4. Tulum, más al sur, ya tiene el suyo.',
  arrive:
    'Los autobuses ADO salen de cada terminal al centro de Cancún, Playa del Carmen y Tulum. A la zona hotelera lo común es reservar un traslado por adelantado; no haga caso a quien lo llame desde los mostradores entre la aduana y la puerta.',
  cheap: ({ low, next, high, more }) =>
    `El riesgo de huracán abarata ${low}, y ${next}, pasado Año Nuevo, es la sorpresa tranquila. ${high} cuesta un ${more}% más desde Chicago, casi todo por las fiestas.`,
  nonstop:
    'Aquí vuelan todas: United desde Houston, American desde Dallas y Miami, Delta desde Atlanta; Southwest, JetBlue y Frontier desde muchas ciudades. Desde casi cualquier aeropuerto grande hay vuelo sin escalas.',
  stay: 'La zona hotelera es una barra de arena con un centro comercial en medio. El centro tiene tacos y precios en pesos; Puerto Morelos es un pueblo detrás de un arrecife; Playa del Carmen se recorre a pie; Isla Mujeres, en carrito de golf.',
  drawback:
    'De primavera a otoño el sargazo puede tapar una playa en una noche, y huele mal. Los taxis no llevan taxímetro: pregunte primero cuánto es. Y con la pulsera del todo incluido es fácil irse sin conocer México.',
  placesHeading: 'Cinco lugares, tres de ellos mayas',
  placesNote: 'Alquile un auto un día, no todos.',
  places: [
    [
      'playa-delfines',
      'Playa Delfines',
      'La playa pública de las letras de colores, sin hoteles delante y con olas de verdad. Palapas gratis, si madruga.',
    ],
    [
      'isla-mujeres',
      'Isla Mujeres',
      'A veinte minutos en ferry. En Punta Sur los acantilados y un templo pequeño miran el primer amanecer de México.',
    ],
    ['tulum', 'Ruinas de Tulum', 'Un puerto maya amurallado sobre agua turquesa. Abren a las ocho y los autobuses llegan a las diez.'],
    [
      'cenotes',
      'Cenotes',
      'Pozas redondas bajo la selva, con raíces que cuelgan del techo. Sin bloqueador, por favor: esa agua es el pozo de alguien.',
    ],
    ['el-rey', 'El Rey', 'Templos bajos en plena zona hotelera, cuidados por cientos de iguanas, dueñas de las escaleras.'],
  ],
  why: [
    'Los derechos de turista mexicanos suelen venir ya en el boleto; con nosotros los ve, con los impuestos de aquí y nuestro cargo, antes de elegir Cancún.',
    'Contestamos en español, lo que ayuda cuando el traslado al hotel no aparece.',
    '¿Un huracán en el mapa? Durante 24 horas puede cancelar su viaje a la playa sin costo, si falta al menos una semana.',
  ],
};
