import type { tripSteps as english } from './tripSteps.en';

export const tripSteps: typeof english = {
  label: 'Su viaje',
  change: 'Cambiar',
  heading: (n, count, from, to) => `Vuelo ${String(n)} de ${String(count)}: de ${from} a ${to}`,
  basis: 'Los precios son del viaje completo.',
  from: (price) => `Viaje completo desde ${price} por adulto`,
  gone: 'Uno de los vuelos elegidos ya no se vende, o ningún vuelo lo sigue.',
  again: 'Elegir de nuevo desde el vuelo 1',
};
