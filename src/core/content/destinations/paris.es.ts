import type { DestinationRecord } from './record';
import { figures } from './figures.es';
import { CITY_FACTS } from './facts.generated';

export const paris = {
  id: 'paris',
  destName: 'París',
  searchTerm: 'París',
  arptCode: ['PAR', 'CDG', 'ORY'],
  url: 'paris',
  mainhd: 'Vuelos a París',
  subhd: 'La luz de la mañana en el Sena y una mesa al aire libre.',
  par1: 'La mayoría de los vuelos desde Estados Unidos sale por la noche y llega a Charles de Gaulle a la hora del desayuno. El tren RER B lleva de la terminal a Châtelet o Saint-Michel en unos 35 minutos; desde Orly, la línea 14 del metro es aún más rápida. Así, una semana en París puede tener siete días completos.',
  par2: 'Los días largos de mayo, junio y septiembre valen lo que cuestan. Si puede elegir, vuele entre noviembre y marzo, fuera de las fiestas: los museos están tranquilos, los cafés invitan a quedarse y el asiento suele costar mucho menos que en julio. Compare los dos aeropuertos, y también salir un martes o un miércoles.',
  fareImg: 'paris',
  popularArlns: {
    hd: 'Aerolíneas populares',
    desc: 'Compañías con muchos asientos a París. Cada una tiene aquí su página; en los resultados compara todas las que vuelan su ruta.',
    arlnLinks: [
      { label: 'Air France', url: 'air-france-af' },
      { label: 'Delta Air Lines', url: 'delta-airlines-dl' },
      { label: 'United Airlines', url: 'united-airlines-ua' },
      { label: 'American Airlines', url: 'american-airlines-aa' },
      { label: 'JetBlue Airways', url: 'jetblue-airways-b6' },
    ],
    cta: 'Todas las aerolíneas',
  },
  popularRoutes: {
    hd: 'Rutas populares',
    desc: 'Elija una y el formulario de búsqueda se llena solo. Las tarifas son de ida y vuelta, por adulto, con impuestos y cargos incluidos.',
    routes: [
      { label: 'Nueva York a París', frmTo: ['JFK', 'CDG'] },
      { label: 'Los Ángeles a París', frmTo: ['LAX', 'CDG'] },
      { label: 'Chicago a París', frmTo: ['ORD', 'CDG'] },
      { label: 'Boston a París', frmTo: ['BOS', 'CDG'] },
      { label: 'Miami a París', frmTo: ['MIA', 'CDG'] },
    ],
    cta: 'Buscar esta ruta',
  },
  FlightInfo: {
    mainhd: 'Información del vuelo',
    subhd:
      'Precio y mes de un viaje de ida y vuelta desde Nueva York, un adulto, impuestos y cargos incluidos. Tiempo y vuelos por semana: sin escalas desde Nueva York.',
    tableData: [
      { hd: 'Precio más bajo', value: '$89', basis: 'example' },
      { hd: 'Mes más barato', value: figures.month(CITY_FACTS.paris.cheapestMonth), basis: 'computed' },
      { hd: 'Aerolíneas que vuelan', value: figures.count(CITY_FACTS.paris.airlines), basis: 'timetable' },
      { hd: 'Aeropuerto de destino', value: 'CDG', basis: 'timetable' },
      { hd: 'Tiempo medio de vuelo', value: figures.time(CITY_FACTS.paris.flightMinutes), basis: 'timetable' },
      { hd: 'Vuelos por semana, promedio', value: figures.count(CITY_FACTS.paris.flightsPerWeek), basis: 'timetable' },
    ],
  },
  topAirports: {
    mainhd: 'Aeropuertos principales',
    subhd: 'Los aeropuertos de París y sus códigos.',
    airportsList: [
      { code: 'CDG', name: 'Charles de Gaulle' },
      { code: 'ORY', name: 'Orly' },
    ],
  },
  topPlaces: {
    mainhd: 'Cinco lugares para una primera visita',
    subhd: 'Cuatro de ellos están tan cerca que se va a pie de uno a otro.',
    topPlacesList: [
      {
        img: 'louvre',
        hd: 'Louvre',
        des: 'Un palacio alrededor de una pirámide de cristal. Elija un ala y venga el miércoles o el viernes, cuando cierra tarde.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'montmartre',
        hd: 'Montmartre',
        des: 'Escalones, viñas y una basílica blanca. Suba antes de las nueve y la vista será solo suya.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'notre-dame',
        hd: 'Notre-Dame',
        des: 'Abierta de nuevo desde diciembre de 2024, más luminosa que en muchos siglos. La entrada es gratis, y con hora reservada se evita la fila.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'versailles',
        hd: 'Versalles',
        des: 'Media hora en tren. Vea primero los jardines y el palacio al final, cuando los grupos se han ido.',
        btn: 'Reservar vuelo',
      },
      {
        img: 'seine',
        hd: 'Orillas del Sena',
        des: 'Siéntese en el muelle de la isla de San Luis al atardecer. No cuesta nada y ninguna mesa tiene mejor vista.',
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
      { img: 'rome', title: 'Roma', url: 'rome' },
      { img: 'london', title: 'Londres', url: 'london' },
      { img: 'amsterdam', title: 'Ámsterdam', url: 'amsterdam' },
      { img: 'barcelona', title: 'Barcelona', url: 'barcelona' },
      { img: 'madrid', title: 'Madrid', url: 'madrid' },
      { img: 'lisbon', title: 'Lisboa', url: 'lisbon' },
      { img: 'new-york', title: 'Nueva York', url: 'new-york' },
      { img: 'los-angeles', title: 'Los Ángeles', url: 'los-angeles' },
      { img: 'boston', title: 'Boston', url: 'boston' },
      { img: 'tokyo', title: 'Tokio', url: 'tokyo' },
    ],
  },
} as const satisfies DestinationRecord;
