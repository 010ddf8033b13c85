import type { CityStory } from '../story';

export const dubai: CityStory = {
  par1: 'Catorce horas desde la costa este y las puertas se abren a un centro comercial con aeropuerto, o al revés. Más allá están la torre más alta, una ría con barcas de madera y, a cuarenta minutos, dunas de verdad.',
  par2: 'La mejor época es de noviembre a marzo, con noches de terraza. El Ramadán se adelanta unos diez días cada año; en esas semanas los días son tranquilos y las noches, largas y festivas.',
  airports:
    'El Aeropuerto Internacional de Dubái está a quince minutos del casco viejo; unas pocas aerolíneas usan el otro aeropuerto, muy al sur.',
  arrive:
    'La línea roja del metro para en las terminales 1 y 3 y recorre la ciudad entera; descansa unas horas después de medianoche, cuando la relevan los taxis, con taxímetro y abundantes.',
  cheap: ({ low, next, high, more }) =>
    `Las tarifas van al revés que el termómetro: ${low} y ${next} todavía tienen precios de verano y ${high} cuesta en promedio un ${more}% más desde Nueva York.`,
  nonstop:
    'Emirates vuela desde una docena de aeropuertos de Estados Unidos, desde Nueva York tres veces al día según nuestro horario; United sale de Newark y Washington, y Londres, Fráncfort y Doha son las escalas habituales.',
  stay: 'Deira y Bur Dubai son viejos, baratos y cercanos a la ría. Downtown está al pie de la torre; la Marina tiene paseo y playa; Jumeirah, villas y cafés; Al Quoz, galerías en bodegas.',
  drawback:
    'De mayo a septiembre hace 105 °F de día y más de 85 °F a medianoche: pasará el día bajo techo. Las leyes sobre medicinas, conducta y publicaciones en línea son estrictas: léalas antes de hacer la maleta.',
  placesHeading: 'Cinco lugares, tres hechos a mano',
  placesNote: 'Vaya al anochecer, cuando la ciudad se enciende.',
  places: [
    [
      'dubai-fountain',
      'Fuente de Dubái',
      'Chorros tan altos como un edificio de cincuenta pisos bailan en un lago al pie de la torre, cada media hora desde el ocaso.',
    ],
    [
      'dubai-creek',
      'Ría de Dubái',
      'Las abras de madera cruzan por una moneda entre sacos de especias y torres de viento. Aquí empezó todo.',
    ],
    ['palm-jumeirah', 'Palm Jumeirah', 'Una isla en forma de palmera, con un monorriel por el tronco y un arco rosa en la copa.'],
    [
      'dubai-frame',
      'Dubai Frame',
      'Dos torres y un puente de vidrio forman un marco: de un lado el casco viejo, del otro los rascacielos.',
    ],
    [
      'arabian-desert',
      'Desierto de Arabia',
      'Dunas rojas, órix y silencio en una reserva a una hora. Elija un guía que respete la calma y deje el ruido en casa.',
    ],
  ],
  why: [
    'En un viaje tan largo la sorpresa final es la que más duele: nuestras cifras a Dubái incluyen recargos, impuestos y el cargo, de principio a fin.',
    'Allá el viernes se trabaja medio día, y cuando en Houston es medianoche ya es hora de desayunar: en los dos momentos contesta alguien.',
    'No tiene que decidir enseguida. La reserva incluye un día para cancelar gratis, si faltan siete días o más para el vuelo.',
  ],
};
