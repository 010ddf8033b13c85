import { formatDollarsUp } from '../../domain/money';
import type { deals as en } from './deals.en';
import { plural } from './plural';

export const deals: typeof en = {
  latest: 'Tarifas vistas hace poco',
  latestTo: (city) => `Tarifas a ${city} vistas hace poco`,
  lead: 'Las más bajas que se encontraron al buscar en los últimos dos días: un adulto, el viaje completo, con impuestos y cargos. Al hacer clic se vuelve a buscar esa tarifa.',
  all: 'Todas las tarifas',
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
  to: 'a',
  nights: (n) => `ida y vuelta, ${String(n)} ${plural('es', n, 'noche', 'noches')}`,
  oneWay: 'solo ida',
  seen: (ago) => `vista ${ago}`,
  more: 'Mostrar más tarifas',
  capped: (n) => `Estas son las ${String(n)} más bajas. Elija un filtro para ver otras.`,
  loading: 'Buscando tarifas',
  gathering: 'En este momento se buscan las primeras tarifas. Aparecerán aquí solas.',
  none: 'En los últimos dos días no se vio una tarifa así.',
  noneHint: 'Quite alguna opción o busque con sus fechas: puede haber asientos que nadie ha buscado.',
  failed: 'Por ahora no se pueden mostrar las tarifas.',
  search: 'Buscar vuelos',
  withoutScript:
    'La lista de tarifas necesita JavaScript. Cada ciudad de abajo tiene su página con precios típicos; también puede llamarnos.',
};
