import { airportNameEs } from '../../../domain/places/airportNameEs';
import { formatDollarsUp } from '../../../domain/values/money';
import type { common as en } from './common.en';
import { hoursMinutes } from '../hoursMinutes';
import { plural } from '../plural';

const months = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' });
const monthName = (month: number): string => months.format(Date.UTC(2027, month - 1));

export const common: typeof en = {
  loading: 'Cargando',
  close: 'Cerrar',
  tryAgain: 'Intentar de nuevo',
  partBroken: 'Esta parte de la página no se cargó.',
  callUs: 'Llámenos',
  perTraveler: 'por viajero',
  nonstop: 'Sin escalas',
  stops: (n) => (n === 0 ? 'Sin escalas' : `${String(n)} ${plural('es', n, 'escala', 'escalas')}`),
  duration: hoursMinutes,
  dayShift: (days) => `${days > 0 ? '+' : '−'}${String(Math.abs(days))}`,
  dayShiftWord: (days) => plural('es', Math.abs(days), 'día', 'días'),
  time: (minutes) =>
    `${String(((Math.floor(minutes / 60) + 11) % 12) + 1)}:${String(minutes % 60).padStart(2, '0')}\u00a0${minutes < 720 ? 'a.\u00a0m.' : 'p.\u00a0m.'}`,
  operatedBy: (name) => `Operado por ${name}`,
  from: (cents) => `desde ${formatDollarsUp(cents)}`,
  /** `del jue 14 al jue 21 de enero`. */
  dates: (from, to) => {
    if (to === null) return from.text;
    const start = from.month === to.month ? '' : ` de ${monthName(from.month)}`;
    return `del ${from.weekday} ${String(from.day)}${start} al ${to.weekday} ${String(to.day)} de ${monthName(to.month)}`;
  },
  travelers: (n) => `${String(n)} ${plural('es', n, 'viajero', 'viajeros')}`,
  adults: (n) => `${String(n)} ${plural('es', n, 'adulto', 'adultos')}`,
  children: (n) => `${String(n)} ${plural('es', n, 'niño', 'niños')}`,
  infants: (n) => `${String(n)} ${plural('es', n, 'bebé', 'bebés')}`,
  cabins: { Economy: 'Económica', PremiumEconomy: 'Económica premium', Business: 'Ejecutiva', First: 'Primera' },
  outbound: 'Salida',
  return: 'Regreso',
  flight: (n) => `Vuelo ${String(n)}`,
  weekdaysShort: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
  monthsShort: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  dayAndDate: (weekday, month, day) => `${weekday}, ${String(day)} ${month}`,
  testMode: 'Modo de prueba: sin boleto real',
  city: ({ city, cityEs }) => cityEs ?? city,
  airport: airportNameEs,
  shortAirport: (place) =>
    airportNameEs(place)
      .replace(/ ?\/.*/, '')
      .replace(/^Aeropuerto(?: Internacional)?(?: del| de la| de los| de)? /, ''),
  region: ({ region, regionEs }) => regionEs ?? region,
  independentAgency: 'una agencia de viajes independiente, no una aerolínea',
};
