import type { DestinationRecord } from './record';
import { figures } from './figures.es';
import { CITY_FACTS } from './facts.generated';

export const rome = {
  id: 'rome',
  destName: 'Roma',
  searchTerm: 'Roma',
  arptCode: ['ROM', 'FCO', 'CIA'],
  url: 'rome',
  mainhd: 'Vuelos a Roma',
  subhd: 'Pinos, noches cálidas y dos mil años en un paseo.',
  par1: 'Los vuelos de larga distancia llegan a Fiumicino, en la costa, al suroeste de la ciudad. El Leonardo Express va sin paradas a la estación Termini en 32 minutos, y un tren regional va a Trastevere. Ciampino, más cerca, recibe vuelos de bajo costo de Europa.',
  par2: 'Abril, mayo y octubre son cálidos, sin el calor de julio. Las tarifas desde Estados Unidos bajan tras la primera semana de noviembre y siguen bajas hasta marzo, salvo Navidad y Semana Santa. En verano hay vuelos sin escalas desde más ciudades; en invierno a menudo se conecta en Nueva York o en otra capital europea.',
  fareImg: 'rome',
  popularArlns: {
    hd: 'Aerolíneas populares',
    desc: 'Compañías con muchos asientos a Roma. Cada una tiene aquí su página; en los resultados compara todas las que vuelan su ruta.',
    arlnLinks: [
      { label: 'ITA Airways', url: 'ita-airways-az' },
      { label: 'Delta Air Lines', url: 'delta-airlines-dl' },
      { label: 'United Airlines', url: 'united-airlines-ua' },
      { label: 'American Airlines', url: 'american-airlines-aa' },
      { label: 'Lufthansa', url: 'lufthansa-lh' },
    ],
    cta: 'Todas las aerolíneas',
  },
  popularRoutes: {
    hd: 'Rutas populares',
    desc: 'Elija una y el formulario de búsqueda se llena solo. Las tarifas son de ida y vuelta, por adulto, con impuestos y cargos incluidos.',
    routes: [
      { label: 'Nueva York a Roma', frmTo: ['JFK', 'FCO'] },
      { label: 'Boston a Roma', frmTo: ['BOS', 'FCO'] },
      { label: 'Chicago a Roma', frmTo: ['ORD', 'FCO'] },
      { label: 'Atlanta a Roma', frmTo: ['ATL', 'FCO'] },
      { label: 'Los Ángeles a Roma', frmTo: ['LAX', 'FCO'] },
    ],
    cta: 'Buscar esta ruta',
  },
  FlightInfo: {
    mainhd: 'Información del vuelo',
    subhd:
      'Precio y mes de un viaje de ida y vuelta desde Nueva York, un adulto, impuestos y cargos incluidos. Tiempo y vuelos por semana: sin escalas desde Nueva York.',
    tableData: [
      { hd: 'Precio más bajo', value: figures.price(CITY_FACTS.rome.lowestCents), basis: 'computed' },
      { hd: 'Mes más barato', value: figures.month(CITY_FACTS.rome.cheapestMonth), basis: 'computed' },
      { hd: 'Aerolíneas que vuelan', value: figures.count(CITY_FACTS.rome.airlines), basis: 'timetable' },
      { hd: 'Aeropuerto de destino', value: 'FCO', basis: 'timetable' },
      { hd: 'Tiempo medio de vuelo', value: figures.time(CITY_FACTS.rome.flightMinutes), basis: 'timetable' },
      { hd: 'Vuelos por semana, promedio', value: figures.count(CITY_FACTS.rome.flightsPerWeek), basis: 'timetable' },
    ],
  },
  topAirports: {
    mainhd: 'Aeropuertos principales',
    subhd: 'Los aeropuertos de Roma y sus códigos.',
    airportsList: [
      { code: 'FCO', name: 'Fiumicino Leonardo da Vinci' },
      { code: 'CIA', name: 'Ciampino' },
    ],
  },
  topPlaces: {
    mainhd: 'Cinco lugares que van juntos',
    subhd: 'Todos menos uno a menos de media hora a pie del Panteón.',
    topPlacesList: [
      {
        img: 'trevi',
        hd: 'Fontana de Trevi',
        des: 'Travertino, agua y monedas. A las siete de la mañana se oye antes de verla y no hay casi nadie delante.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'pantheon',
        hd: 'Panteón',
        des: 'Una cúpula de concreto sin refuerzo del año 126, con un ojo abierto. Cuando llueve, llueve adentro.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'st-peters',
        hd: 'San Pedro',
        des: 'Suba a la cúpula para ver la columnata desde arriba. Lleve cubiertos los hombros y las rodillas.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'forum',
        hd: 'Foro Romano',
        des: 'Dos mil quinientos años en un valle. La entrada del Coliseo también sirve aquí.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'spanish-steps',
        hd: 'Plaza de España',
        des: 'Ciento treinta y cinco escalones de la Barcaccia a la iglesia. No se permite sentarse; mirar, sí.',
        btn: 'Reservar vuelo',
      },
    ],
  },
  whyChooseUs: {
    mainhd: 'Por qué elegirnos',
    points: [
      {
        hd: 'El precio completo primero',
        des: 'Tarifa base, impuestos y nuestro cargo por servicio, por viajero y en total, antes de pagar.',
      },
      { hd: 'Una persona a cualquier hora', des: 'Busque y reserve aquí, o llame y alguien lo hace con usted, en inglés o español.' },
      {
        hd: 'Tiempo para pensarlo',
        des: 'Cancele gratis dentro de las 24 horas de reservar, si faltan 7 días o más para la salida. Es una política nuestra.',
      },
    ],
  },
  topDestinations: {
    mainhd: 'Destinos principales',
    subhd: 'Diez ciudades más que buscan los viajeros.',
    topDestinationsItem: [
      { img: 'paris', title: 'París', url: 'paris' },
      { img: 'london', title: 'Londres', url: 'london' },
      { img: 'barcelona', title: 'Barcelona', url: 'barcelona' },
      { img: 'madrid', title: 'Madrid', url: 'madrid' },
      { img: 'amsterdam', title: 'Ámsterdam', url: 'amsterdam' },
      { img: 'lisbon', title: 'Lisboa', url: 'lisbon' },
      { img: 'new-york', title: 'Nueva York', url: 'new-york' },
      { img: 'boston', title: 'Boston', url: 'boston' },
      { img: 'atlanta', title: 'Atlanta', url: 'atlanta' },
      { img: 'los-angeles', title: 'Los Ángeles', url: 'los-angeles' },
    ],
  },
} as const satisfies DestinationRecord;
