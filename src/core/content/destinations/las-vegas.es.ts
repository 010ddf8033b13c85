import type { DestinationRecord } from './record';
import { figures } from './figures.es';
import { CITY_FACTS } from './facts.generated';

export const lasVegas = {
  id: 'las-vegas',
  destName: 'Las Vegas',
  searchTerm: 'Las Vegas',
  arptCode: ['LAS'],
  url: 'las-vegas',
  mainhd: 'Vuelos a Las Vegas',
  subhd: 'Neón hasta el amanecer, desierto para el desayuno.',
  par1: 'El aeropuerto Harry Reid está junto al Strip: de la puerta de llegada a casi cualquier hotel hay un cuarto de hora en taxi. Casi todas las grandes ciudades del país tienen vuelo sin escalas, así que rara vez hace falta cambiar de avión.',
  par2: 'Las tarifas dependen de las convenciones y los fines de semana largos más que de las estaciones. De domingo a jueves el vuelo y la habitación suelen ser más baratos, y cerca de una gran convención dos días antes o después pueden cambiar la cuenta. En julio las tardes suelen pasar de 105 °F; en enero hace falta abrigo.',
  fareImg: 'las-vegas',
  popularArlns: {
    hd: 'Aerolíneas populares',
    desc: 'Compañías con muchos asientos a Las Vegas. Cada una tiene aquí su página; en los resultados compara todas las que vuelan su ruta.',
    arlnLinks: [
      { label: 'Southwest Airlines', url: 'southwest-airlines-wn' },
      { label: 'Frontier Airlines', url: 'frontier-airlines-f9' },
      { label: 'Delta Air Lines', url: 'delta-airlines-dl' },
      { label: 'United Airlines', url: 'united-airlines-ua' },
      { label: 'American Airlines', url: 'american-airlines-aa' },
    ],
    cta: 'Todas las aerolíneas',
  },
  popularRoutes: {
    hd: 'Rutas populares',
    desc: 'Elija una y el formulario de búsqueda se llena solo. Las tarifas son de ida y vuelta, por adulto, con impuestos y cargos incluidos.',
    routes: [
      { label: 'Los Ángeles a Las Vegas', frmTo: ['LAX', 'LAS'] },
      { label: 'San Francisco a Las Vegas', frmTo: ['SFO', 'LAS'] },
      { label: 'Denver a Las Vegas', frmTo: ['DEN', 'LAS'] },
      { label: 'Nueva York a Las Vegas', frmTo: ['JFK', 'LAS'] },
      { label: 'Chicago a Las Vegas', frmTo: ['ORD', 'LAS'] },
    ],
    cta: 'Buscar esta ruta',
  },
  FlightInfo: {
    mainhd: 'Información del vuelo',
    subhd:
      'Precio y mes de un viaje de ida y vuelta desde Los Ángeles, un adulto, impuestos y cargos incluidos. Tiempo y vuelos por semana: sin escalas desde Los Ángeles.',
    tableData: [
      { hd: 'Precio más bajo', value: figures.price(CITY_FACTS['las-vegas'].lowestCents), basis: 'computed' },
      { hd: 'Mes más barato', value: figures.month(CITY_FACTS['las-vegas'].cheapestMonth), basis: 'computed' },
      { hd: 'Aerolíneas que vuelan', value: figures.count(CITY_FACTS['las-vegas'].airlines), basis: 'timetable' },
      { hd: 'Aeropuerto de destino', value: 'LAS', basis: 'timetable' },
      { hd: 'Tiempo medio de vuelo', value: figures.time(CITY_FACTS['las-vegas'].flightMinutes), basis: 'timetable' },
      { hd: 'Vuelos por semana, promedio', value: figures.count(CITY_FACTS['las-vegas'].flightsPerWeek), basis: 'timetable' },
    ],
  },
  topAirports: {
    mainhd: 'Aeropuertos principales',
    subhd: 'Las Vegas tiene un aeropuerto con vuelos regulares.',
    airportsList: [{ code: 'LAS', name: 'Harry Reid International' }],
  },
  topPlaces: {
    mainhd: 'Cinco lugares, dos de ellos rojos',
    subhd: 'Primero las luces, después la roca.',
    topPlacesList: [
      {
        img: 'strip',
        hd: 'El Strip',
        des: 'Cuatro millas de fuentes y torres, y más lejos de lo que parece. Recorra una mitad cada noche.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'red-rock',
        hd: 'Red Rock Canyon',
        des: 'Trece millas de ruta panorámica, a media hora al oeste. De octubre a mayo se reserva la hora de entrada.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'fremont',
        hd: 'Fremont Street',
        des: 'El viejo centro bajo un techo de luces, con los letreros que hicieron famosa la ciudad.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'hoover-dam',
        hd: 'Presa Hoover',
        des: 'Concreto entre dos estados, a tres cuartos de hora. El puente de al lado tiene un paso para peatones.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'grand-canyon',
        hd: 'Gran Cañón',
        des: 'El borde oeste está a dos horas y media en auto; el borde sur, a cuatro y media. Para el segundo, quédese una noche.',
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
      { img: 'phoenix', title: 'Phoenix', url: 'phoenix' },
      { img: 'denver', title: 'Denver', url: 'denver' },
      { img: 'san-francisco', title: 'San Francisco', url: 'san-francisco' },
      { img: 'seattle', title: 'Seattle', url: 'seattle' },
      { img: 'new-york', title: 'Nueva York', url: 'new-york' },
      { img: 'chicago', title: 'Chicago', url: 'chicago' },
      { img: 'houston', title: 'Houston', url: 'houston' },
      { img: 'hawaii', title: 'Hawái', url: 'hawaii' },
      { img: 'atlanta', title: 'Atlanta', url: 'atlanta' },
    ],
  },
} as const satisfies DestinationRecord;
