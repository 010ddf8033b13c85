import type { fareRows as en } from './fareRows.en';
import { plural } from '../plural';

export const fareRows: typeof en = {
  latest: 'Tarifas vistas hace poco',
  latestTo: (city) => `Tarifas a ${city} vistas hace poco`,
  lead: 'Las más bajas que se encontraron al buscar en los últimos dos días: un adulto, el viaje completo, con impuestos y cargos. Al hacer clic se vuelve a buscar esa tarifa.',
  all: 'Todas las tarifas',
  to: 'a',
  nights: (n) => `ida y vuelta, ${String(n)} ${plural('es', n, 'noche', 'noches')}`,
  oneWay: 'solo ida',
  seen: (day) => `vista el ${day}`,
  route: (from, to) => `De ${from} a ${to}`,
  lowest: 'Tarifa más baja vista',
};
