import type { compare as en } from './compare.en';
import { plural } from '../../plural';

const flights = (n: number): string => `${String(n)} ${plural('es', n, 'vuelo', 'vuelos')}`;

export const compare: typeof en = {
  toggle: 'Comparar',
  bar: 'Vuelos por comparar',
  goTo: 'Ir a la comparación',
  chosen: (n) => `${flights(n)} por comparar`,
  oneMore: 'Elija uno o dos más.',
  full: 'Caben tres vuelos lado a lado. Quite uno primero.',
  gone: (n) => `${flights(n)} de su comparación ya no ${plural('es', n, 'se vende', 'se venden')}.`,
  show: (n) => `Comparar ${flights(n)}`,
  clear: 'Borrar',
  clearWhat: ' la comparación',
  title: 'Comparar vuelos',
  table: 'Vuelos lado a lado',
  flight: 'Vuelo',
  lowest: 'Precio más bajo',
  shortest: 'El más corto',
  fewest: 'Menos escalas',
  pricePerAdult: 'Precio por adulto, con impuestos y cargos',
  total: (travelers) => `Total de ${travelers}, con impuestos y cargos`,
  whole: 'Por adulto con extras',
  wholeTotal: (travelers) => `Total de ${travelers} con extras`,
  times: 'Horarios',
  duration: 'Duración',
  stops: 'Escalas',
  warnings: 'Advertencias',
  noWarnings: 'Ninguna',
  remove: 'Quitar',
  differencesOnly: 'Ver solo las diferencias',
  noDifferences: 'No hay diferencias entre estos vuelos.',
};
