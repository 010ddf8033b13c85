import type { CityStory } from '../story';

export const seattle: CityStory = {
  par1: 'Sea–Tac queda a medio camino de Tacoma y, con cielo claro, el monte Rainier llena las ventanillas de la izquierda. El centro se aprieta entre una bahía salada y un lago de agua dulce: casi todo paseo termina en un ferry, un puesto del mercado o una panadería excelente.',
  par2: 'De julio a principios de septiembre es seco, luminoso y está lleno. A fines de octubre se instala la llovizna, más fina que su fama: los de aquí no usan paraguas y los museos están vacíos los martes.',
  airports: 'Todas las aerolíneas usan Sea–Tac; Paine Field, en Everett, tiene unos pocos vuelos de Alaska para los suburbios del norte.',
  arrive:
    'El tren ligero Link sale por el lado del estacionamiento cada diez minutos, más o menos, y tarda unos cuarenta hasta Westlake, pasando por los estadios. El taxi solo le gana de noche, con la Interestatal 5 despejada.',
  cheap: ({ low, next, high, more }) =>
    `Con lluvia sale más barato: ${low} y ${next} tienen los promedios más bajos desde Los Ángeles. ${high} cuesta un ${more}% más, sobre todo la semana del 4 de julio.`,
  nonstop:
    'Alaska Airlines tiene aquí su mayor centro de conexión y Delta, su puerta a Asia: compiten en casi todas las rutas; Southwest vuela a sus propias ciudades.',
  stay: 'Capitol Hill son bares y tiendas de discos, a diez minutos cuesta arriba del centro. Ballard tiene cervecerías junto a muelles de pesca; Fremont, un trol bajo un puente; Belltown es lo más cercano al puerto, y West Seattle lo mira todo desde una playa.',
  drawback:
    'El humo de los incendios puede teñir de té una semana de agosto, y los hoteles junto al muelle de cruceros cuestan el doble los fines de semana de verano. Las cuestas entre la Primera y la Quinta Avenida son más duras de lo que admite el mapa.',
  placesHeading: 'Cinco lugares alrededor del Sound',
  placesNote: 'Tres a pie, uno en ferry, uno en auto.',
  places: [
    [
      'pike-place',
      'Mercado Pike Place',
      'Pescados que vuelan, flores por brazadas y escaleras hasta el agua. Llegue a las nueve, antes de que bajen los pasajeros de los cruceros.',
    ],
    [
      'chihuly-garden',
      'Chihuly Garden and Glass',
      'Un invernadero con una escultura roja y amarilla bajo el techo, junto a la Space Needle. Mejor al anochecer, iluminado por dentro.',
    ],
    [
      'gas-works-park',
      'Gas Works Park',
      'Torres oxidadas de una planta de gas en una loma verde del lago Union, con cometas, hidroaviones y los rascacielos enfrente.',
    ],
    [
      'bainbridge-ferry',
      'Ferry a Bainbridge',
      'Treinta y cinco minutos de panorama por lo que cuesta un autobús. Quédese en la cubierta de ida y de regreso.',
    ],
    [
      'mount-rainier',
      'Monte Rainier',
      'Paradise, a 5,400 pies, está a dos horas y media en auto. Las flores llegan a su punto hacia el primero de agosto; arriba las carreteras abren tarde.',
    ],
  ],
  why: [
    'Las tarifas del noroeste suelen dejar fuera las maletas. Escribimos lo que incluye cada una a Seattle, con los impuestos y nuestro cargo en la suma.',
    '¿Niebla en Sea–Tac y vuelo perdido? Aquí alguien habla con usted enseguida, en cualquiera de los dos idiomas, sea o no fin de semana.',
    'Si anuncian nubes toda la semana, cancele gratis en las primeras 24 horas, siempre que falten siete días.',
  ],
};
