import type { wholeCost as en } from './wholeCost.en';

export const wholeCost: typeof en = {
  title: 'Costo total',
  hint: 'Suma a cada precio los cargos de la aerolínea, con la tarifa que da lo que usted pide por menos. A nosotros nos paga la tarifa; el resto, a la aerolínea.',
  extras: {
    carryOn: 'Equipaje de mano',
    checkedBag: '1 maleta documentada',
    seatChoice: 'Elección de asiento',
    changeable: 'Boleto con cambios',
  },
  inSentence: {
    carryOn: 'equipaje de mano',
    checkedBag: '1 maleta documentada',
    seatChoice: 'elección de asiento',
    changeable: 'un cambio de boleto',
  },
  include: (extras) => `Los precios incluyen ${extras} por viajero`,
  clear: 'Borrar',
  clearWhat: ' costo total',
  basis: {
    adult: (isKnown) => (isKnown ? 'por adulto con extras' : 'por adulto, hasta donde se sabe'),
    traveler: (isKnown) => (isKnown ? 'por viajero con extras' : 'por viajero, hasta donde se sabe'),
  },
  fareOf: (travelers) => (travelers === 1 ? 'Tarifa' : `Tarifa para ${String(travelers)}`),
  atAirline: {
    bags: 'Maletas (aerolínea)',
    seatChoice: 'Asientos (aerolínea)',
    changeable: 'Cambio (aerolínea)',
    several: 'Extras (aerolínea)',
  },
  about: (price) => `≈ ${price}`,
  extrasOfFare: 'Extras',
  included: 'incluidos',
  fees: { carryOn: 'Equipaje de mano', checkedBag: 'Cargo por maleta', seatChoice: 'Cargo por asiento', changeable: 'Cargo por cambio' },
  askUs: 'pregúntenos',
  refused: { carryOn: 'Equipaje de mano', checkedBag: 'Maleta documentada', seatChoice: 'Elección de asiento', changeable: 'Cambios' },
  notWithFare: 'no se permite',
  sum: 'Total',
  short: { partly: '+ cargo desconocido', refused: 'sin algún extra' },
  term: 'Extras en la aerolínea por viajero',
  ranks: {
    partly: 'Se desconoce un cargo: este vuelo va después de aquellos cuyo costo total se conoce.',
    refused: 'Esta tarifa no da todo lo que pide: va al final.',
  },
};
