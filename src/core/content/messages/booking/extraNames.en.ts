import type { BagKind } from '../../../domain/extras/extras';

/** Names of seats and bags, wherever a booking lists them: pages, mail, itinerary, receipt. */
export const extraNames = {
  title: 'Seats and bags',
  /** `JFK to LAX: seat 12A`. */
  seat: (from: string, to: string, designator: string) => `${from} to ${to}: seat ${designator}`,
  bags: {
    carryOn: (count: number) => (count === 1 ? '1 carry-on bag' : `${count} carry-on bags`),
    checked: (count: number) => (count === 1 ? '1 checked bag' : `${count} checked bags`),
  } satisfies Record<BagKind, (count: number) => string>,
  /** A bag that is carried on some of the flights alone. */
  bagsOn: (bags: string, from: string, to: string) => `${from} to ${to}: ${bags}`,
};
export type ExtraNames = typeof extraNames;
