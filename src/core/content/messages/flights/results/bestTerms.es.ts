import { plural } from '../../plural';
import type { bestTerms as en } from './bestTerms.en';

export const bestTerms: typeof en = {
  whyHere: 'Por qué aparece aquí',
  bestTerm: {
    price: 'Precio por adulto',
    time: (duration, rate) => `${duration} de viaje a ${rate} por hora`,
    score: 'Suma; la más baja va primero',
  },
  bestTrouble: {
    stop: (n, rate) => `${String(n)} ${plural('es', n, 'escala', 'escalas')} a ${rate} cada una`,
    shortConnection: (n, rate) => `${String(n)} ${plural('es', n, 'conexión corta', 'conexiones cortas')} a ${rate} cada una`,
    redEye: (n, rate) => `${String(n)} ${plural('es', n, 'vuelo nocturno', 'vuelos nocturnos')} a ${rate} cada uno`,
    airportChange: (n, rate) => `${String(n)} ${plural('es', n, 'cambio', 'cambios')} de aeropuerto a ${rate} cada uno`,
    separateTickets: () => 'Boletos separados',
  },
  leadRule: 'Un vuelo sin escalas entre aeropuertos principales encabeza la lista cuando cuesta como máximo un 25% más.',
  noCommission: 'Lo que ganamos con un vuelo no influye.',
};
