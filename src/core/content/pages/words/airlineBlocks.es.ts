import type { AirlineWords } from '../airlineWords';

/** Palabras de los bloques de las páginas de aerolíneas. */
export const airlineBlocks: AirlineWords = {
  glance: {
    heading: (name) => `${name} en cifras`,
    country: 'País de origen',
    alliance: 'Alianza',
    perWeek: 'Salidas por semana',
    airports: 'Red',
    airportsIn: (airports, countries) => `${airports} aeropuertos; países y territorios: ${countries}`,
    us: 'En Estados Unidos',
    usMore: (names, more) => `${names} y ${more} más`,
    longest: 'Vuelo más largo',
    longestOf: (route, miles, time) => `${route}: ${miles} millas, unas ${time}`,
    cabins: 'Cabinas en vuelos cortos',
    longCabins: 'Cabinas en vuelos largos',
  },
  cabins: { Economy: 'Económica', PremiumEconomy: 'Económica premium', Business: 'Ejecutiva', First: 'Primera' },
  map: {
    heading: (name) => `Adónde vuela ${name}`,
    label: (name, hubs, airports) =>
      `Mapa de rutas sin escalas: ${name} vuela desde ${hubs} a los ${airports} aeropuertos que figuran por país más abajo.`,
  },
  hubs: {
    heading: (name) => `Centros y bases de ${name}`,
    head: ['Aeropuerto', 'Salidas por semana', 'Aeropuertos sin escalas', 'Más vuelos a'],
  },
  fares: {
    heading: (name) => `Tarifas habituales de ${name}`,
    note: (name, day) =>
      `Sin escalas con ${name}, ida y vuelta de una semana para un adulto en económica, con impuestos y cargos. Calculadas el ${day} con siete salidas de entre dos y ocho semanas después: la más baja y la del medio. La búsqueda tiene las tarifas de hoy.`,
    head: ['Ruta', 'Más baja', 'Habitual', 'Buscar'],
    search: (route) => `Completar ${route}`,
  },
  rules: {
    heading: (name, route) => `Equipaje y reglas de las tarifas de ${name}, ${route}`,
    note: 'Económica, por viajero y por el viaje de ida y vuelta. Toda tarifa incluye un bolso pequeño bajo el asiento; los reembolsos son los posteriores a las primeras 24 horas.',
    bagsFrom: (source) => `Equipaje según ${source}: la página de la aerolínea tiene la última palabra.`,
    head: ['Tarifa', 'Equipaje de mano', 'Maleta documentada', 'Elección de asiento', 'Cambios', 'Reembolso'],
    families: { Basic: 'Básica', Main: 'Clásica', Standard: 'Estándar', Flex: 'Flexible' },
    fee: { included: 'Incluido', paid: 'Con cargo', notAllowed: 'No se permite', unknown: 'Pregúntenos', costs: (price) => price },
    free: 'Gratis',
    none: 'No hay',
    inFull: 'Completo',
    less: (amount) => `Menos ${amount}`,
  },
  places: {
    heading: (name) => `Todos los aeropuertos de ${name}`,
    note: 'Sin escalas, según el horario que usa nuestra búsqueda; cambia con la temporada.',
    head: ['País', 'Aeropuertos'],
  },
  finder: {
    label: 'Busque una aerolínea por nombre, código, país o alianza',
    one: '1 aerolínea',
    many: '{n} aerolíneas',
    none: 'Ninguna aerolínea coincide. Pruebe con su código de dos letras o su país.',
  },
};
