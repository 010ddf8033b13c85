import type { exchangePanel as english } from './exchangePanel.en';

export const exchangePanel: typeof english = {
  title: 'Cambiar vuelos',
  free: 'La aerolínea no cobra cargo por cambio con esta tarifa.',
  fee: (price) => `El cargo por cambio de la aerolínea con esta tarifa es de ${price} por viajero.`,
  feeUnknown: 'La aerolínea indica su cargo por cambio junto con los vuelos nuevos.',
  difference: 'Si los vuelos nuevos cuestan más, también paga la diferencia. Usted ve el precio completo antes de que algo cambie.',
  open: 'Elegir vuelos nuevos',
  closed: {
    airlineChange: 'La aerolínea cambió sus vuelos y espera su respuesta: primero acepte los nuevos horarios, o llámenos.',
    notOffered: 'Esta tarifa no permite cambios. Llámenos y le decimos qué es posible.',
    separateTickets: 'Estos vuelos van en boletos separados y aquí no se pueden cambiar juntos. Llámenos y los cambiamos por usted.',
    tooLate: 'Falta muy poco para la salida y ya no se puede cambiar aquí. Llámenos enseguida.',
    unknown: 'La aerolínea no nos permite cambiar esta reserva aquí. Llámenos y le preguntamos por usted.',
  },
  underWay: 'Su cambio de vuelos está en proceso: la aerolínea aún no lo confirma. Nosotros lo completamos y le escribimos.',
  challenge: 'Su banco le pide confirmar el pago del cambio de vuelos. Hasta entonces conserva sus vuelos anteriores.',
  follow: 'Ver cómo va',
  goOn: 'Seguir con el cambio',
  done: (when) => `Usted cambió sus vuelos: ${when}.`,
  charged: (price) => `Se cobraron ${price} a su tarjeta.`,
  refunded: (price) => `Se reembolsan ${price} a su tarjeta.`,
  credited: (credit) => `La aerolínea lo emite a nombre de los viajeros: ${credit}.`,
  nothing: 'No se cobró nada.',
  before: 'Antes',
  now: 'Ahora',
  creditOf: {
    airline_credits: (price) => `${price} en crédito de la aerolínea`,
    voucher: (price) => `${price} en un vale de la aerolínea`,
  },
  creditUnknown: {
    airline_credits: 'crédito de la aerolínea, por el monto que ella indique',
    voucher: 'vale de la aerolínea, por el monto que ella indique',
  },
};
