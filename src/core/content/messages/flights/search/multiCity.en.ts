/** Words of the form's flights of a multi-city trip. */
import { at } from '../../../../domain/values/checkedReads';
export const multiCity = {
  add: 'Add flight',
  remove: (n: number): string => `Remove flight ${String(n)}`,
  swap: (n: number): string => `Swap origin and destination of flight ${String(n)}`,
  added: (n: number): string => `Flight ${String(n)} added`,
  removed: (n: number): string => `Flight ${String(n)} removed`,
  leftOut: (flights: readonly string[]): string =>
    flights.length === 1
      ? `Flight ${flights.join('')} of this link could not be read and was left out.`
      : `Flights ${flights.slice(0, -1).join(', ')} and ${at(flights, flights.length - 1)} of this link could not be read and were left out.`,
};
