import type { DestinationRecord } from './record';
import { figures } from './figures.es';
import { CITY_FACTS } from './facts.generated';

export const losAngeles = {
  id: 'los-angeles',
  destName: 'Los Ángeles',
  searchTerm: 'Los Ángeles',
  arptCode: ['LAX', 'HHR', 'BUR', 'LGB', 'VNY', 'SNA', 'ONT'],
  url: 'los-angeles',
  mainhd: 'Vuelos a Los Ángeles',
  subhd: 'Palmeras, un muelle y el último sol sobre el Pacífico.',
  par1: 'Llegue a tiempo para la última luz: playas al oeste, observatorios al este y tacos en todas partes. LAX recibe casi todos los vuelos largos, pero Burbank, Long Beach, John Wayne y Ontario pueden ahorrarle una hora de tráfico si se aloja cerca. La región es enorme: elija el aeropuerto según dónde duerma.',
  par2: 'Hace buen tiempo todo el año; a fines de mayo y en junio la mañana puede ser gris en la costa. Enero y principios de febrero suelen ser las semanas más baratas. Desde Nueva York un vuelo sin escalas tarda unas seis horas de ida y una menos de vuelta, así que un vuelo que sale al atardecer todavía llega antes de la medianoche.',
  fareImg: 'los-angeles',
  popularArlns: {
    hd: 'Aerolíneas populares',
    desc: 'Compañías con muchos asientos a Los Ángeles. Cada una tiene aquí su página; en los resultados compara todas las que vuelan su ruta.',
    arlnLinks: [
      { label: 'American Airlines', url: 'american-airlines-aa' },
      { label: 'Delta Air Lines', url: 'delta-airlines-dl' },
      { label: 'United Airlines', url: 'united-airlines-ua' },
      { label: 'Air Canada', url: 'air-canada-ac' },
      { label: 'Alaska Airlines', url: 'alaska-airlines-as' },
    ],
    cta: 'Todas las aerolíneas',
  },
  popularRoutes: {
    hd: 'Rutas populares',
    desc: 'Elija una y el formulario de búsqueda se llena solo. Las tarifas son de ida y vuelta, por adulto, con impuestos y cargos incluidos.',
    routes: [
      { label: 'Nueva York a Los Ángeles', frmTo: ['JFK', 'LAX'] },
      { label: 'Chicago a Los Ángeles', frmTo: ['ORD', 'LAX'] },
      { label: 'Tokio a Los Ángeles', frmTo: ['NRT', 'LAX'] },
      { label: 'Londres a Los Ángeles', frmTo: ['LHR', 'LAX'] },
      { label: 'San Francisco a Los Ángeles', frmTo: ['SFO', 'LAX'] },
    ],
    cta: 'Buscar esta ruta',
  },
  FlightInfo: {
    mainhd: 'Información del vuelo',
    subhd:
      'Precio y mes de un viaje de ida y vuelta desde Nueva York, un adulto, impuestos y cargos incluidos. Tiempo y vuelos por semana: sin escalas desde Nueva York.',
    tableData: [
      { hd: 'Precio más bajo', value: '$138', basis: 'example' },
      { hd: 'Mes más barato', value: 'enero', basis: 'example' },
      { hd: 'Aerolíneas que vuelan', value: figures.count(CITY_FACTS['los-angeles'].airlines), basis: 'timetable' },
      { hd: 'Aeropuerto de destino', value: 'LAX', basis: 'timetable' },
      { hd: 'Tiempo medio de vuelo', value: '5 h 55 min', basis: 'example' },
      { hd: 'Vuelos por semana, promedio', value: figures.count(CITY_FACTS['los-angeles'].flightsPerWeek), basis: 'timetable' },
    ],
  },
  topAirports: {
    mainhd: 'Aeropuertos principales',
    subhd: 'Siete aeropuertos de la región. Hawthorne y Van Nuys reciben vuelos privados; los otros cinco tienen vuelos regulares.',
    airportsList: [
      { code: 'HHR', name: 'Hawthorne Municipal' },
      { code: 'BUR', name: 'Hollywood Burbank' },
      { code: 'LAX', name: 'Los Angeles International' },
      { code: 'LGB', name: 'Long Beach' },
      { code: 'VNY', name: 'Van Nuys' },
      { code: 'SNA', name: 'John Wayne, Orange County' },
      { code: 'ONT', name: 'Ontario International' },
    ],
  },
  topPlaces: {
    mainhd: 'Cinco lugares para el atardecer',
    subhd: 'Dos junto al agua, tres en lo alto.',
    topPlacesList: [
      {
        img: 'griffith',
        hd: 'Observatorio Griffith',
        des: 'Entrada gratis, toda la cuenca a sus pies y el letrero al otro lado del cañón. Venga una hora antes de la puesta de sol: el estacionamiento se llena primero.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'santa-monica-pier',
        hd: 'Muelle de Santa Mónica',
        des: 'Un muelle de madera de 1909 con una noria sobre el agua, y el final de la Ruta 66.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'hollywood-sign',
        hd: 'Letrero de Hollywood',
        des: 'Letras de 45 pies de alto sobre Beachwood Canyon. El sendero desde Griffith Park son dos horas, ida y vuelta.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'venice-beach',
        hd: 'Venice Beach',
        des: 'Patinadores, murales y dos millas y media de paseo. Los canales están a tres cuadras.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'getty',
        hd: 'Centro Getty',
        des: 'Travertino blanco, jardines y los lirios de Van Gogh sobre la autopista. La entrada es gratis; se paga el estacionamiento.',
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
      { img: 'las-vegas', title: 'Las Vegas', url: 'las-vegas' },
      { img: 'new-york', title: 'Nueva York', url: 'new-york' },
      { img: 'phoenix', title: 'Phoenix', url: 'phoenix' },
      { img: 'hawaii', title: 'Hawái', url: 'hawaii' },
      { img: 'seattle', title: 'Seattle', url: 'seattle' },
      { img: 'tokyo', title: 'Tokio', url: 'tokyo' },
      { img: 'san-francisco', title: 'San Francisco', url: 'san-francisco' },
      { img: 'houston', title: 'Houston', url: 'houston' },
      { img: 'chicago', title: 'Chicago', url: 'chicago' },
      { img: 'london', title: 'Londres', url: 'london' },
    ],
  },
} as const satisfies DestinationRecord;
