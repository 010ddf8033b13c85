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
  perAdult: 'por adulto con extras',
  perTraveler: 'por viajero con extras',
  perAdultInPart: 'por adulto, hasta donde se sabe',
  perTravelerInPart: 'por viajero, hasta donde se sabe',
  atFare: (family) => `${family}:`,
  now: 'total\u00a0ahora, con\u00a0impuestos y\u00a0cargos',
  later: 'a la aerolínea, estimado',
  whole: 'en total',
  noFee: 'Extras incluidos',
  feeUnknown: {
    carryOn: '+ equipaje de mano: pregúntenos',
    checkedBag: '+ maleta: pregúntenos',
    seatChoice: '+ asiento: pregúntenos',
    changeable: '+ cambios: pregúntenos',
  },
  refused: {
    carryOn: 'Sin equipaje de mano en esta tarifa',
    checkedBag: 'Sin maleta documentada en esta tarifa',
    seatChoice: 'Sin elección de asiento en esta tarifa',
    changeable: 'No admite cambios',
  },
  short: { partly: '+ cargo desconocido', refused: 'sin algún extra' },
  term: 'Extras en la aerolínea por viajero',
  ranks: {
    partly: 'Se desconoce un cargo: este vuelo va después de aquellos cuyo costo total se conoce.',
    refused: 'Esta tarifa no da todo lo que pide: va al final.',
  },
};
