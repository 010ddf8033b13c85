/** Frequent-flyer numbers (booking.66): whose programs a trip takes, and what a number looks like. */
import { documentNumber } from '../typed/typedCode';
import type { FrequentFlyer } from '../booking/booking';
import type { Slice } from '../flights/flights';
import type { Result } from '../values/result';
import { err, ok } from '../values/result';
import type { TravelerDemands } from './travelerDemands';
import type { TravelerKind } from './travelers';

/** IATA codes of the airlines that sell the flights, in the order of the flights, each once. */
export const sellersOf = (slices: readonly Slice[]): readonly string[] => [
  ...new Set(slices.flatMap(({ legs }) => legs.map(({ carrier }) => carrier))),
];

/** Whose programs can be named in an order, sellers of the flights first: their own, unless the supplier says whose it takes. */
export function programsOf(slices: readonly Slice[], demands: TravelerDemands | undefined): readonly string[] {
  const sellers = sellersOf(slices);
  const taken = demands?.frequentFlyerAirlines;
  if (taken === undefined) return sellers;
  return [...new Set([...sellers.filter((airline) => taken.includes(airline)), ...taken])];
}

/** Infants without a seat earn nothing, and airlines take no number of them. */
export const hasProgram = (kind: TravelerKind): boolean => kind !== 'infant';

export interface FrequentFlyerForm {
  /** IATA code; empty or left out where there is one program alone, or none was chosen. */
  readonly frequentFlyerAirline?: string;
  readonly frequentFlyerNumber?: string;
}

/** A number as the form has it. */
export function frequentFlyerFields(account: FrequentFlyer | undefined): Required<FrequentFlyerForm> {
  const { airline, number } = account ?? { airline: '', number: '' };
  return { frequentFlyerAirline: airline, frequentFlyerNumber: number };
}

export type FrequentFlyerFaults = Partial<{
  frequentFlyerAirline: 'frequent_flyer_program';
  frequentFlyerNumber: 'frequent_flyer_format';
}>;

/** Reads a number as typed, also with the name or code of its program: null where none was. */
export function readFrequentFlyer(
  { frequentFlyerAirline = '', frequentFlyerNumber = '' }: FrequentFlyerForm,
  programs: readonly string[],
): Result<FrequentFlyer | null, FrequentFlyerFaults> {
  const [only, ...others] = programs;
  const airline = frequentFlyerAirline === '' && others.length === 0 ? only : programs.find((code) => code === frequentFlyerAirline);
  const number = documentNumber(frequentFlyerNumber, airline === undefined ? [] : [airline]);
  if (number === '') return ok(null);
  const isNumber = number !== null && /^[A-Z0-9]{5,20}$/.test(number);
  if (airline !== undefined && isNumber) return ok({ airline, number });
  return err({
    ...(airline === undefined && { frequentFlyerAirline: 'frequent_flyer_program' }),
    ...(!isNumber && { frequentFlyerNumber: 'frequent_flyer_format' }),
  });
}

/** The numbers of a traveler with one more, or with another one of the same airline. */
export const withFrequentFlyer = (known: readonly FrequentFlyer[], one: FrequentFlyer): readonly FrequentFlyer[] => [
  ...known.filter(({ airline }) => airline !== one.airline),
  one,
];
