import { formatDollarsUp } from '../../../../domain/values/money';
import type { deals as en } from './deals.en';
import { plural } from '../../plural';
import { publishedFare } from './publishedFare.es';

export const deals: typeof en = {
  filters: 'Filtrar tarifas',
  origin: 'Sale de',
  destination: 'Va a',
  month: 'Mes',
  maxPrice: 'Precio máximo',
  cabin: 'Cabina',
  airline: 'Aerolínea',
  any: {
    origin: 'Cualquier lugar',
    destination: 'Cualquier lugar',
    month: 'Cualquier mes',
    maxPrice: 'Sin límite',
    cabin: 'Cualquiera',
    airline: 'Cualquiera',
  },
  upTo: (dollars) => `Hasta ${formatDollarsUp(dollars * 100)}`,
  under: (dollars) => `Tarifas de menos de $${String(dollars)}`,
  allUnder: (dollars) => `Todas las tarifas hasta $${String(dollars)}`,
  clear: 'Quitar filtros',
  found: (n) => `${String(n)} ${plural('es', n, 'tarifa', 'tarifas')}, primero la más baja`,
  list: 'Tarifas',
  more: 'Mostrar más tarifas',
  again: 'Buscar otra vez',
  capped: (n) => `Estas son las ${String(n)} más bajas. Elija un filtro para ver otras.`,
  publishedFare,
  belowTitle: 'Cuántas tarifas están por debajo de las publicadas',
  belowUnknown: 'Por ahora no conocemos ninguna tarifa publicada, así que no hay nada que contar.',
  belowCounted: (n) =>
    `Cálculo de nuestro servidor sobre ${n === 1 ? 'la tarifa que se vio' : `las ${n.toLocaleString('es-US')} tarifas que se vieron`} en los últimos dos días: la más baja de cada aerolínea por ruta, mes y cabina.`,
  below: (percent) => `están al menos un ${String(percent)}% por debajo`,
  ofFares: (n, of) => `${n.toLocaleString('es-US')} de ${of.toLocaleString('es-US')}`,
  loading: 'Buscando tarifas',
  gathering: 'Estamos buscando las primeras tarifas. Vuelva en un momento.',
  none: 'En los últimos dos días no se vio una tarifa así.',
  noneHint: 'Quite alguna opción o busque con sus fechas: puede haber asientos que nadie ha buscado.',
  failed: 'Por ahora no se pueden mostrar las tarifas.',
  search: 'Buscar vuelos',
  withoutScript:
    'La lista de tarifas no se puede mostrar ahora. Cada ciudad de abajo tiene su página con precios típicos; también puede llamarnos.',
};
