import { plural } from '../../plural';

const nightsInWords = (nights: number): string => `${String(nights)} ${plural('en', nights, 'night', 'nights')}`;

/** Words of the calendar alone, which come with it. */
export const calendar = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  help: 'Arrow keys move by day, Page Up and Page Down by month, with Shift by year. Enter chooses, Escape closes.',
  noFlights: 'no flights',
  fromPrice: (price: string): string => `from ${price}`,
  lowestInMonth: (price: string): string => `from ${price}, lowest of the month`,
  pricesOf: (nights: number | null): string =>
    nights === null
      ? 'Lowest price per adult, one way, all taxes included.'
      : `Lowest price per adult, round trip of ${nightsInWords(nights)}, all taxes included.`,
  /** The return that keeps the stay of a trip whose departure was moved. */
  sameStay: (nights: number, date: string): string => `Keep ${nightsInWords(nights)}: return ${date}`,
  unavailable: 'not available',
  ofTrip: { from: 'departure', to: 'return', between: 'during your trip' },
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  monthAndYear: (month: string, year: number): string => `${month} ${String(year)}`,
  longDate: (weekday: string, month: string, day: number, year: number): string => `${weekday}, ${month} ${String(day)}, ${String(year)}`,
};
