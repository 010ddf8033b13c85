import { dateParts } from './dates';
import type { IsoDate } from './dates';

/** Full years of age on `on` for someone born on `born`. */
export function ageOn(born: IsoDate, on: IsoDate): number {
  const b = dateParts(born);
  const o = dateParts(on);
  return o.year - b.year - (o.month < b.month || (o.month === b.month && o.day < b.day) ? 1 : 0);
}
