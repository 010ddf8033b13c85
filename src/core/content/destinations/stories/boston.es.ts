import type { CityStory } from '../story';

export const boston: CityStory = {
  par1: 'Logan está en el puerto, tan cerca que los rascacielos se ven desde la banda de equipaje. La ciudad se recorre a pie: de Beacon Hill al North End hay quince minutos, y Harvard queda a seis paradas de la línea roja.',
  par2: 'De fines de septiembre a octubre hay arces rojos, aire limpio y padres de estudiantes en cada hotel. Mayo y junio son verdes y tranquilos hasta las graduaciones; febrero es nieve derretida, sinfonías y precios bajos.',
  airports: 'Logan tiene casi todos los vuelos; Providence y Manchester son alternativas pequeñas, a una hora.',
  arrive:
    'El autobús Silver Line es gratis si se sube en Logan y va a South Station; otro autobús gratis lleva a la línea azul, en la estación Airport. Un taxi acuático cruza a los muelles del centro en diez minutos, si el tiempo lo permite.',
  cheap: ({ low, next, high, more }) =>
    `${low} y ${next} son los meses de asientos vacíos desde Nueva York. ${high} trae las graduaciones y cuesta en promedio un ${more}% más.`,
  nonstop:
    'Delta y JetBlue tienen base aquí y van y vienen de Nueva York todo el día; Washington y Chicago vienen después, cada una con varias aerolíneas para elegir.',
  stay: 'Back Bay tiene casas de piedra rojiza y la biblioteca; el South End, restaurantes; el North End, cannoli y ruido. Al otro lado del río, Cambridge y Somerville son más jóvenes; el Seaport es nuevo, de vidrio y lo más cercano a Logan.',
  drawback:
    'Es una ciudad pequeña y cara: en octubre y en las graduaciones los hoteles cuestan como en Manhattan, las calles no siguen ninguna cuadrícula y el metro cierra poco después de las doce y media. Deje el auto en casa.',
  placesHeading: 'Cinco lugares a pie y en metro',
  placesNote: 'Lleve zapatos cómodos: las aceras son de ladrillo.',
  places: [
    [
      'freedom-trail',
      'Freedom Trail',
      'Dos millas y media de línea roja en el pavimento, de la vieja casa de gobierno, con su león y su unicornio, a un buque de guerra en Charlestown.',
    ],
    ['beacon-hill', 'Beacon Hill', 'Faroles de gas, aldabas de bronce y Acorn Street, cuyos adoquines han roto más tacones que corazones.'],
    ['public-garden', 'Jardín Público', 'Barcas de cisne desde 1877, un puentecito colgante y ocho patitos de bronce en fila.'],
    [
      'fenway-park',
      'Fenway Park',
      'El estadio más antiguo de las Grandes Ligas, con una pared verde de 37 pies. Hay visitas cuando el equipo está de gira.',
    ],
    [
      'harvard-yard',
      'Harvard Yard',
      'Salones de ladrillo, una estatua con el zapato brillante y museos gratis a la vuelta. Siga al río para ver a los remeros.',
    ],
  ],
  why: [
    'Para muchos Boston es un salto corto, y en los saltos cortos pesan más los cargos: el nuestro y los ajenos ya están en la cifra que compara.',
    'Algunas veces cada invierno una tormenta del noreste cierra Logan; mientras dura, nos encuentra en el idioma que prefiera.',
    '¿Aún no llega la carta de admisión? Reserve hoy, decida mañana y cancele sin pagar, siempre que falten siete días.',
  ],
};
