import { formatDollarsUp } from '../../../domain/values/money';
import type { deals as en } from './deals.en';
import { plural } from '../plural';

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
    maxPrice: 'Cualquier precio',
    cabin: 'Cualquier cabina',
    airline: 'Cualquier aerolínea',
  },
  upTo: (dollars) => `Hasta ${formatDollarsUp(dollars * 100)}`,
  clear: 'Quitar filtros',
  found: (n) => `${String(n)} ${plural('es', n, 'tarifa', 'tarifas')}, primero la más baja`,
  list: 'Tarifas',
  more: 'Mostrar más tarifas',
  again: 'Volver a mirar',
  capped: (n) => `Estas son las ${String(n)} más bajas. Elija un filtro para ver otras.`,
  loading: 'Buscando tarifas',
  gathering: 'En este momento se buscan las primeras tarifas. Vuelva a mirar en un momento.',
  none: 'En los últimos dos días no se vio una tarifa así.',
  noneHint: 'Quite alguna opción o busque con sus fechas: puede haber asientos que nadie ha buscado.',
  failed: 'Por ahora no se pueden mostrar las tarifas.',
  search: 'Buscar vuelos',
  withoutScript:
    'La lista de tarifas no se puede mostrar ahora. Cada ciudad de abajo tiene su página con precios típicos; también puede llamarnos.',
};
