import type { DestinationRecord } from './record';
import { figures } from './figures.es';
import { CITY_FACTS } from './facts.generated';

export const newYork = {
  id: 'new-york',
  destName: 'Nueva York',
  searchTerm: 'Nueva York',
  arptCode: ['NYC', 'JFK', 'EWR', 'LGA'],
  url: 'new-york',
  mainhd: 'Vuelos a Nueva York',
  subhd: 'Cruce el puente a pie y luego mire atrás.',
  par1: 'Tres aeropuertos comparten la ciudad. Kennedy recibe la mayoría de los vuelos internacionales y tiene el AirTrain hasta el metro; LaGuardia es el más cercano a Manhattan y recibe vuelos nacionales; Newark, al otro lado del Hudson, está a media hora en tren de Penn Station. Una búsqueda de Nueva York abarca los tres.',
  par2: 'Enero y febrero suelen ser los meses más baratos para vuelos y hoteles; septiembre y octubre tienen los días más despejados. Desde la costa oeste el vuelo tarda algo más de cinco horas de ida y seis de vuelta, y las salidas de noche suelen costar menos que las del mediodía.',
  fareImg: 'new-york',
  popularArlns: {
    hd: 'Aerolíneas populares',
    desc: 'Compañías con muchos asientos a Nueva York. Cada una tiene aquí su página; en los resultados compara todas las que vuelan su ruta.',
    arlnLinks: [
      { label: 'Delta Air Lines', url: 'delta-airlines-dl' },
      { label: 'JetBlue Airways', url: 'jetblue-airways-b6' },
      { label: 'American Airlines', url: 'american-airlines-aa' },
      { label: 'United Airlines', url: 'united-airlines-ua' },
      { label: 'Alaska Airlines', url: 'alaska-airlines-as' },
    ],
    cta: 'Todas las aerolíneas',
  },
  popularRoutes: {
    hd: 'Rutas populares',
    desc: 'Elija una y el formulario de búsqueda se llena solo. Las tarifas son de ida y vuelta, por adulto, con impuestos y cargos incluidos.',
    routes: [
      { label: 'Los Ángeles a Nueva York', frmTo: ['LAX', 'JFK'] },
      { label: 'San Francisco a Nueva York', frmTo: ['SFO', 'JFK'] },
      { label: 'Miami a Nueva York', frmTo: ['MIA', 'LGA'] },
      { label: 'Chicago a Nueva York', frmTo: ['ORD', 'LGA'] },
      { label: 'Londres a Nueva York', frmTo: ['LHR', 'JFK'] },
    ],
    cta: 'Buscar esta ruta',
  },
  FlightInfo: {
    mainhd: 'Información del vuelo',
    subhd:
      'Precio y mes de un viaje de ida y vuelta desde Los Ángeles, un adulto, impuestos y cargos incluidos. Tiempo y vuelos por semana: sin escalas desde Los Ángeles.',
    tableData: [
      { hd: 'Precio más bajo', value: figures.price(CITY_FACTS['new-york'].lowestCents), basis: 'computed' },
      { hd: 'Mes más barato', value: figures.month(CITY_FACTS['new-york'].cheapestMonth), basis: 'computed' },
      { hd: 'Aerolíneas que vuelan', value: figures.count(CITY_FACTS['new-york'].airlines), basis: 'timetable' },
      { hd: 'Aeropuerto de destino', value: 'JFK', basis: 'timetable' },
      { hd: 'Tiempo medio de vuelo', value: figures.time(CITY_FACTS['new-york'].flightMinutes), basis: 'timetable' },
      { hd: 'Vuelos por semana, promedio', value: figures.count(CITY_FACTS['new-york'].flightsPerWeek), basis: 'timetable' },
    ],
  },
  topAirports: {
    mainhd: 'Aeropuertos principales',
    subhd: 'Los aeropuertos de Nueva York y sus códigos.',
    airportsList: [
      { code: 'JFK', name: 'John F Kennedy International' },
      { code: 'EWR', name: 'Newark Liberty International' },
      { code: 'LGA', name: 'LaGuardia' },
    ],
  },
  topPlaces: {
    mainhd: 'Cinco lugares a un viaje en metro',
    subhd: 'Empiece por el puerto y termine en el viejo ferrocarril.',
    topPlacesList: [
      {
        img: 'statue-of-liberty',
        hd: 'Estatua de la Libertad',
        des: 'El ferry sale de Battery Park. Los lugares en la corona son pocos y se venden con semanas de anticipación; el pedestal es más fácil.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'central-park',
        hd: 'Central Park',
        des: 'Dos millas y media de árboles entre torres. Entre por la calle 72, cruce por el Bow Bridge y salga por el Reservoir, el lago grande.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'brooklyn-bridge',
        hd: 'Puente de Brooklyn',
        des: 'Crúcelo desde Brooklyn por la mañana, con los rascacielos de frente. Se tarda media hora; con fotos, una.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'times-square',
        hd: 'Times Square',
        des: 'Véala una vez de noche y busque la taquilla de los escalones rojos, donde las entradas para hoy cuestan menos.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'high-line',
        hd: 'High Line',
        des: 'Un jardín sobre un viejo ferrocarril de carga, una milla y media de Gansevoort Street a Hudson Yards. Gratis.',
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
      { img: 'los-angeles', title: 'Los Ángeles', url: 'los-angeles' },
      { img: 'miami', title: 'Miami', url: 'miami' },
      { img: 'orlando', title: 'Orlando', url: 'orlando' },
      { img: 'chicago', title: 'Chicago', url: 'chicago' },
      { img: 'san-francisco', title: 'San Francisco', url: 'san-francisco' },
      { img: 'boston', title: 'Boston', url: 'boston' },
      { img: 'paris', title: 'París', url: 'paris' },
      { img: 'london', title: 'Londres', url: 'london' },
      { img: 'rome', title: 'Roma', url: 'rome' },
      { img: 'cancun', title: 'Cancún', url: 'cancun' },
    ],
  },
} as const satisfies DestinationRecord;
