import type { ledger as english } from './ledger.en';

export const ledger: typeof english = {
  title: 'De dónde viene cada precio',
  note: 'Todos los montos de esta reserva, en orden, y quién los fijó. Nunca se le cobra más de lo que aceptó.',
  when: 'Cuándo',
  what: 'Qué pasó',
  who: 'Quién lo fijó',
  amount: 'Monto',
  reasons: {
    offered: 'Vuelo elegido a este precio',
    fare_changed: 'Se eligió otra tarifa del mismo vuelo',
    extras_changed: 'Se eligieron asientos o equipaje',
    repriced: 'Precio consultado otra vez: sin cambios',
    price_changed: 'Precio consultado otra vez: cambió',
    agreed: 'Usted aceptó pagar hasta este monto',
    authorised: 'Retenido en su tarjeta, aún sin cobrar',
    declined: 'Rechazado, no se cobró nada',
    captured: 'Cobrado a su tarjeta',
    released: 'Devuelto: no se pudo hacer la reserva',
    cancel_agreed: 'Cancelación aceptada con este reembolso',
    exchange_agreed: 'Cambio de vuelos aceptado: a pagar',
    exchange_refund_agreed: 'Cambio de vuelos aceptado: reembolso',
    refunded: 'Reembolsado a su tarjeta',
  },
  sources: { supplier: 'Aerolínea', traveler: 'Usted', gateway: 'Proveedor de pagos', agency: 'Nuestro personal', bank: 'Su banco' },
};
