/** Who travels in the tests of suppliers. */
import type { Contact, TravelerDetails } from '#core/domain/booking/booking';
import { departureDate } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { addDays } from '#core/domain/values/dates';

export const CONTACT: Contact = { email: 'maria@example.com', phone: '+12125550118' };

/** People who fit the search. */
export function partyOf(query: SearchQuery): readonly TravelerDetails[] {
  const { travelers } = query;
  const person = (kind: TravelerDetails['kind'], years: number, i: number): TravelerDetails => ({
    kind,
    firstName: `Maria${'abcdefghi'[i] ?? ''}`,
    middleName: '',
    lastName: 'Quinones',
    dateOfBirth: addDays(departureDate(query), -Math.round(years * 365.25)),
    sex: i % 2 === 0 ? 'F' : 'M',
    knownTravelerNumber: '',
    passport: null,
    // the last adults hold them: nobody goes by the order of a list
    ...(kind === 'infant' && { heldBy: travelers.adults - 1 - i }),
  });
  const many = (kind: TravelerDetails['kind'], count: number, years: number) =>
    Array.from({ length: count }, (_, i) => person(kind, years, i));
  return [...many('adult', travelers.adults, 40), ...many('child', travelers.children, 7.5), ...many('infant', travelers.infants, 0.7)];
}
