import type { manage as english } from './manage.en';

export const manage: typeof english = {
  offline: 'Guardar sin conexión',
  mailAgain: 'Enviar el correo otra vez',
  mailSent: (email) => `Se envió otra vez a ${email}.`,
  cancel: {
    title: 'Cancelar esta reserva',
    lead: 'Primero lee qué recibe y qué se retiene. No se cancela nada antes de que usted confirme.',
    ask: '¿Cuánto recibiría?',
    asking: 'Consultando …',
    paid: 'Usted pagó',
    airlineKeeps: 'La aerolínea retiene',
    feeKept: 'Nuestro cargo por servicio, que no se devuelve',
    refund: 'Vuelve a su tarjeta',
    why: {
      free: 'Está dentro de nuestras 24 horas de cancelación gratuita: recibe todo.',
      fare: 'Nuestras 24 horas terminaron o no aplican: deciden las reglas de su tarifa.',
      not_refundable: 'Su tarifa no es reembolsable, y nuestras 24 horas terminaron o no aplican.',
    },
    when: 'El reembolso llega a su tarjeta en 5 a 10 días hábiles, según su banco.',
    confirm: (refund) => `Cancelar definitivamente y recibir ${refund}`,
    keep: 'Conservar mi reserva',
    cancelling: 'Devolviendo sus asientos …',
    onItsWay: 'Su cancelación está en camino: la aerolínea aún no responde. La terminamos sin usted y le escribimos.',
    refunding: (refund) => `Cancelada. Su reembolso de ${refund} está en camino; le escribimos en cuanto esté hecho.`,
    done: (refund) => `Cancelada. ${refund} vuelven a la tarjeta que pagó.`,
    doneNothing: 'Cancelada. Según las reglas de esta tarifa, no queda nada por devolver.',
    failed: 'La aerolínea no canceló esta reserva; sigue vigente y nada cambió. Llámenos, por favor.',
  },
};
