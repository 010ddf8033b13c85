import type { bookingSteps as english } from './bookingSteps.en';

export const bookingSteps: typeof english = {
  steps: { review: 'Revisar', travelers: 'Viajeros', contact: 'Contacto', extras: 'Asientos y equipaje', payment: 'Pago' },
  headings: { review: 'Revise su viaje', travelers: 'Viajeros', contact: 'Contacto', extras: 'Asientos y equipaje', payment: 'Pago' },
  next: {
    travelers: 'Nombres como en el documento',
    contact: 'Correo y teléfono',
    extras: 'Si lo desea',
    payment: 'No se cobra nada hasta que confirme',
  },
};
