/** How the figures of a destination page are written. */
import { formatDollarsUp } from '../../domain/values/money';
import { hoursMinutes } from '../messages/hoursMinutes';

const months = new Intl.DateTimeFormat('es-US', { month: 'long', timeZone: 'UTC' });
const counts = new Intl.NumberFormat('es-US');

export const figures = {
  /** Whole dollars, rounded up (visual rule 7). */
  price: (cents: number): string => formatDollarsUp(cents),
  /** 1 to 12. */
  month: (month: number): string => months.format(Date.UTC(2027, month - 1, 15)),
  time: hoursMinutes,
  count: (n: number): string => counts.format(n),
};
