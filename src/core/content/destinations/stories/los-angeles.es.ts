import type { CityStory } from '../story';

export const losAngeles: CityStory = {
  par1: 'Llegue a tiempo para la última luz: playas al oeste, observatorios al este y tacos en todas partes. LAX recibe casi todos los vuelos largos, pero Burbank, Long Beach, John Wayne y Ontario pueden ahorrarle una hora de tráfico si se aloja cerca. La región es enorme: elija el aeropuerto según dónde duerma.',
  par2: 'Hace buen tiempo todo el año; a fines de mayo y en junio la mañana puede ser gris en la costa. Enero y principios de febrero suelen ser las semanas más baratas. Desde Nueva York un vuelo sin escalas tarda unas seis horas hacia el oeste y una menos de regreso, así que un vuelo que sale al atardecer todavía llega antes de la medianoche.',
  airports: 'Siete aeropuertos de la región. Hawthorne y Van Nuys reciben vuelos privados; los otros cinco tienen vuelos regulares.',
  arrive:
    'El autobús FlyAway une LAX con Union Station, en el centro, y un traslado gratis lleva a la estación LAX/Metro, de las líneas C y K. Los taxis y autos por aplicación salen de un lote llamado LAX-it, a pocos minutos de las puertas en autobús interno.',
  cheap: ({ low, next, high, more }) =>
    `Desde Nueva York los promedios más bajos son los de ${low} y ${next}. Lo más alto es ${high}, un ${more}% más, sobre todo en las dos últimas semanas.`,
  nonstop:
    'Todas las grandes aerolíneas del país llegan desde sus centros de conexión; de San Francisco y Las Vegas salen vuelos casi cada hora, también a Burbank.',
  stay: 'Santa Mónica y Venice son la playa; Silver Lake y Los Feliz, los cafés al pie del observatorio; Koreatown, las cenas tardías y el metro; Pasadena, los jardines y las noches tranquilas. Escoja dos barrios y múdese una vez, en lugar de cruzar la ciudad a diario.',
  drawback:
    'Las distancias no engañan. Sin auto verá un tercio de lo planeado, y con auto pasará la tarde en la 405, de tres a siete. Organice cada día por barrio.',
  placesHeading: 'Cinco lugares para el atardecer',
  placesNote: 'Dos junto al agua, tres en lo alto.',
  places: [
    [
      'griffith',
      'Observatorio Griffith',
      'Entrada gratis, toda la cuenca a sus pies y el letrero al otro lado del cañón. Venga una hora antes de la puesta de sol: el estacionamiento se llena primero.',
    ],
    ['santa-monica-pier', 'Muelle de Santa Mónica', 'Un muelle de madera de 1909 con una noria sobre el agua, y el final de la Ruta 66.'],
    [
      'hollywood-sign',
      'Letrero de Hollywood',
      'Letras de 45 pies de alto sobre Beachwood Canyon. El sendero desde Griffith Park toma dos horas, ida y vuelta.',
    ],
    ['venice-beach', 'Venice Beach', 'Patinadores, murales y dos millas y media de paseo. Los canales están a tres cuadras.'],
    [
      'getty',
      'Centro Getty',
      'Travertino blanco, jardines y los lirios de Van Gogh sobre la autopista. La entrada es gratis; se paga el estacionamiento.',
    ],
  ],
  why: [
    'LAX o Burbank, la comparación es justa: cada tarifa a la región se ve completa, con impuestos, recargos y nuestro cargo.',
    '¿Atascado en la 405 mientras abordan su avión? Pónganos en el altavoz; contestamos a toda hora.',
    'Durante 24 horas puede cancelar el boleto sin pagar nada, siempre que falten siete días para ver las palmeras.',
  ],
  examples: { price: '$138', month: 'Enero', time: '5 h 55 min' },
};
