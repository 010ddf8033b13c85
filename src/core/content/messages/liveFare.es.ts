import type { liveFare as en } from './liveFare.en';

export const liveFare: typeof en = {
  route: (from, to) => `De ${from} a ${to}`,
  lowest: 'Tarifa más baja ahora',
  roundTrip: 'ida y vuelta',
  unknown: 'Por ahora no hay tarifas para mostrar.',
  search: 'Buscar esta ruta',
};
