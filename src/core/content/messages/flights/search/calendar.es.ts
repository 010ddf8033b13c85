import type { calendar as en } from './calendar.en';
import { plural } from '../../plural';

const nightsInWords = (nights: number): string => `${String(nights)} ${plural('es', nights, 'noche', 'noches')}`;

export const calendar: typeof en = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  help: 'Las flechas avanzan por día; Page Up y Page Down, por mes; con Shift, por año. Enter elige, Escape cierra.',
  noFlights: 'sin vuelos',
  fromPrice: (price) => `desde ${price}`,
  lowestInMonth: (price) => `desde ${price}, el más bajo del mes`,
  pricesOf: (nights) =>
    nights === null
      ? 'Precio más bajo por adulto, solo ida, con todos los impuestos.'
      : `Precio más bajo por adulto, ida y vuelta de ${nightsInWords(nights)}, con todos los impuestos.`,
  sameStay: (nights, date) => `Mantener ${nightsInWords(nights)}: regreso el ${date}`,
  unavailable: 'no disponible',
  ofTrip: { from: 'salida', to: 'regreso', between: 'durante su viaje' },
  months: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
  monthAndYear: (month, year) => `${month} de ${String(year)}`,
  longDate: (weekday, month, day, year) => `${weekday}, ${String(day)} de ${month} de ${String(year)}`,
};
