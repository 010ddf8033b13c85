import type { boarding as english } from './boarding.en';

export const boarding: typeof english = {
  tickets: (n) => (n === 1 ? 'Número de boleto electrónico' : 'Números de boleto electrónico'),
  checkIn: 'Check-in',
  online: 'Hacer el check-in en línea',
  site: 'Abrir el sitio de la aerolínea',
  dayBefore: 'Abre 24 horas antes de la salida',
};
