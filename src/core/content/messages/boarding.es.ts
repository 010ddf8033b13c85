import type { boarding as english } from './boarding.en';

export const boarding: typeof english = {
  ticket: (number) => `Boleto electrónico ${number}`,
  withoutTicket: 'Reservada y pagada',
  checkIn: 'Check-in',
  online: 'Hacer el check-in en línea',
  site: 'Abrir el sitio de la aerolínea',
  dayBefore: 'El check-in abre 24 horas antes de la salida',
};
