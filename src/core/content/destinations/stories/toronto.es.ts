import type { CityStory } from '../story';

export const toronto: CityStory = {
  par1: 'Pearson es el aeropuerto grande, en los suburbios del oeste; Billy Bishop está en una isla, tan pegado al centro que se llega en un ferry de noventa segundos o por un túnel. La mitad de la gente que conocerá nació en otro país, y los menús lo confirman.',
  par2: 'De junio a septiembre es tiempo de terrazas, con islas, festivales y un lago para nadar. En enero una ciudad de pasadizos subterráneos permite olvidar el abrigo, aunque no mucho rato.',
  airports: 'Dos aeropuertos: Pearson para todas las aerolíneas, Billy Bishop para Porter y unos pocos vuelos cortos.',
  arrive:
    'El tren UP Express une Pearson con Union Station en 25 minutos, cada cuarto de hora. De Billy Bishop se sale del túnel y ya está en el centro.',
  cheap: ({ low, next, high, more }) =>
    `${low} y ${next} son baratos desde Nueva York, y por algo; ${high} y sus fines de semana largos quedan un ${more}% por encima.`,
  nonstop:
    'Air Canada es la que más vuela; Porter llega a la isla desde Newark, Boston, Chicago y Washington; American, Delta y United, desde sus centros de conexión.',
  stay: 'Queen West tiene galerías y ropa de otra época; Kensington Market, ropa usada y comida de todas partes; el Annex, estudiantes y árboles viejos; Leslieville, desayunos tardíos y tranvías. Yorkville es para que pague otro.',
  drawback:
    'Los hoteles son caros en verano y durante el festival de cine de septiembre, y las obras tienen medio centro en desvío. El invierno es gris más tiempo del que es blanco.',
  placesHeading: 'Cinco lugares, uno de excursión',
  placesNote: 'A tres se llega en tranvía.',
  places: [
    [
      'distillery-district',
      'Distillery District',
      'Ladrillo victoriano, adoquines y una chimenea; hoy, chocolate, teatro y un mercado de invierno.',
    ],
    [
      'st-lawrence-market',
      'Mercado St. Lawrence',
      'Un sándwich de tocino con harina de maíz más viejo que sus padres y, a una cuadra, un edificio en forma de plancha para la foto.',
    ],
    [
      'toronto-islands',
      'Islas de Toronto',
      'Un ferry, una bicicleta, una playa y la mejor vista de los rascacielos que dejó hace quince minutos.',
    ],
    [
      'casa-loma',
      'Casa Loma',
      'El castillo de un magnate de la electricidad que no pudo pagar sus impuestos. Escaleras secretas, un túnel y una torre.',
    ],
    ['niagara-falls', 'Cataratas del Niágara', 'A hora y media, bordeando el lago. El lado canadiense tiene la postal; el barco, el agua.'],
  ],
  why: [
    'Los sitios canadienses cotizan en dólares canadienses y con otros impuestos. Aquí la tarifa a Toronto está en dólares de Estados Unidos, con todo incluido y nuestro cargo a la vista.',
    'Control de frontera, pasaportes, un guante perdido en Pearson: a toda hora contesta gente con paciencia.',
    'Tiene un día para pensar en Toronto. Cancele en ese plazo sin costo, si el viaje empieza en una semana o más.',
  ],
};
