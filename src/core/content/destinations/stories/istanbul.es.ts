import type { CityStory } from '../story';

export const istanbul: CityStory = {
  par1: 'El aeropuerto nuevo, junto al mar Negro, es de los mayores del planeta, y su ciudad empieza en Europa y termina en Asia. Los ferris cruzan de una a otra por monedas, con té en vasos de tulipán.',
  par2: 'Abril y mayo traen tulipanes y árboles de Judas al Bósforo; septiembre y octubre son tibios y claros. El invierno es lluvioso y tiene su encanto, con gatos dormidos en cada calefactor de los patios.',
  airports: 'Dos aeropuertos: el grande, en Europa, recibe los vuelos de América; Sabiha Gökçen, en Asia, los de bajo costo.',
  arrive:
    'La línea M11 del metro va del aeropuerto principal a Gayrettepe en una media hora, y allí se cambia para Taksim; los autobuses Havaist llegan directo a las plazas. Desde Sabiha Gökçen está el metro M4.',
  cheap: ({ low, next, high, more }) =>
    `${low} y ${next} son lo más bajo desde Nueva York; ${high} cuesta en promedio un ${more}% más, y las fiestas religiosas, que cambian de fecha cada año, también encarecen los boletos.`,
  nonstop:
    'Turkish Airlines es la única que cruza sin escalas, desde catorce aeropuertos según nuestro horario; con conexión en Londres, París o Fráncfort, otras cuestan menos en ciertas fechas.',
  stay: 'Sultanahmet tiene los monumentos a la puerta y de noche se vacía. Karaköy y Gálata tienen cafés y la torre; Cihangir, vistas y gatos; Kadıköy, en el lado asiático, el mejor mercado y menos turistas.',
  drawback:
    'El tráfico es de los peores del mundo: duerma cerca de un tranvía o de un ferry. Los precios cambian con la lira, y el “le lustro los zapatos, amigo” nunca es gratis.',
  placesHeading: 'Cinco lugares entre dos mares',
  placesNote: 'Para dos de ellos, cúbrase los hombros.',
  places: [
    [
      'blue-mosque',
      'Mezquita Azul',
      'Seis minaretes y una cascada de cúpulas, con veinte mil azulejos. Cierra a los visitantes durante las cinco oraciones del día.',
    ],
    ['grand-bazaar', 'Gran Bazar', 'Sesenta calles cubiertas de lámparas, alfombras y té. Piérdase a propósito y salga por otra puerta.'],
    ['galata-tower', 'Torre de Gálata', 'Un cono genovés sobre cañas de pescar y ferris. La vista es mejor una hora antes de oscurecer.'],
    ['topkapi', 'Palacio de Topkapı', 'Patios de sultanes, una daga con tres esmeraldas y un harén con boleto aparte.'],
    [
      'basilica-cistern',
      'Cisterna Basílica',
      'Una sala inundada de 336 columnas bajo el tranvía, dos de ellas sobre una cabeza de Medusa.',
    ],
  ],
  why: [
    'Los vuelos largos suelen llevar recargos por combustible. Nuestras tarifas a Estambul los incluyen, igual que los impuestos de los dos lados y nuestro cargo.',
    'Estambul va siete u ocho horas adelante de Nueva York. Cuando aquí es medianoche y allá amanece, también contestamos el teléfono.',
    'Pregunte, lea opiniones y, si no es para usted, cancele sin costo el primer día, siempre que falte al menos una semana para salir.',
  ],
};
