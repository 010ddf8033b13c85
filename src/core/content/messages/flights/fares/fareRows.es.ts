import type { fareRows as en } from './fareRows.en';
import { plural } from '../../plural';

export const fareRows: typeof en = {
  latest: 'Tarifas vistas recientemente',
  latestTo: (city) => `Tarifas a ${city} vistas recientemente`,
  lead: 'Las más bajas que encontraron las búsquedas de los últimos dos días: un adulto, el viaje completo, con impuestos y cargos. Haga clic para buscar esa tarifa otra vez.',
  all: 'Todas las tarifas',
  to: 'a',
  nights: (n) => `ida y vuelta, ${String(n)} ${plural('es', n, 'noche', 'noches')}`,
  oneWay: 'solo ida',
  seen: (day) => `vista el ${day}`,
  route: (from, to) => `De ${from} a ${to}`,
  lowest: 'Tarifa más baja vista',
};
