/** Who flies, as Duffel wants to know it. */
import type { OrderPassenger } from './duffelTypes';
import type { Contact, TravelerDetails } from '#core/domain/booking/booking';
import type { IsoDate } from '#core/domain/values/dates';
import { ageOn } from '#core/domain/values/dates';
import { departureDate } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import type { ReadOffer } from './offers';

/** Until travelers are known a child and an infant are of these ages. */
const SOME_CHILD = 8;
const SOME_INFANT = 1;

type Asked = { readonly type: 'adult' } | { readonly age: number };

/** The travelers of a search: adults, children, infants. */
export function searchedParty({ travelers: { adults, children, infants } }: SearchQuery): Asked[] {
  const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
  return [
    ...many<Asked>(adults, { type: 'adult' }),
    ...many<Asked>(children, { age: SOME_CHILD }),
    ...many<Asked>(infants, { age: SOME_INFANT }),
  ];
}

/** The same with the ages that people have; null where they are those of the search, and its offers can be booked. */
export function actualParty(query: SearchQuery, travelers: readonly TravelerDetails[]): Asked[] | null {
  const minors = travelers.filter(({ kind }) => kind !== 'adult');
  if (minors.length === 0) return null;
  return inOrder(travelers).map((t): Asked =>
    t.kind === 'adult' ? { type: 'adult' } : { age: ageOn(t.dateOfBirth, departureDate(query)) },
  );
}

const KINDS = ['adult', 'child', 'infant'] as const;
const inOrder = (travelers: readonly TravelerDetails[]): readonly TravelerDetails[] =>
  KINDS.flatMap((kind) => travelers.filter((t) => t.kind === kind));

/**
 * The passengers of an order, with the ids that the offer gave them; each infant sits on the lap of an adult of its own. Null for an
 * offer that was made for fewer people.
 */
export function orderPassengers(
  offer: ReadOffer,
  query: SearchQuery,
  travelers: readonly TravelerDetails[],
  contact: Contact,
): OrderPassenger[] | null {
  const people = inOrder(travelers).flatMap((t, i) => {
    const id = offer.passengers[i]?.id;
    return id === undefined ? [] : [{ t, id }];
  });
  if (people.length < travelers.length) return null;
  const infantIds = people.flatMap(({ t, id }) => (t.kind === 'infant' ? [id] : []));
  return people.map(({ t, id }, i) => {
    const infant = t.kind === 'adult' ? infantIds[i] : undefined;
    const gender = t.sex === 'M' ? 'm' : 'f';
    return {
      id,
      given_name: [t.firstName, t.middleName].filter((name) => name !== '').join(' '),
      family_name: t.lastName,
      born_on: t.dateOfBirth,
      gender,
      title: titleOf(t, departureDate(query)),
      email: contact.email,
      phone_number: contact.phone,
      ...(infant === undefined ? {} : { infant_passenger_id: infant }),
      ...(t.passport === null || !offer.takesPassports
        ? {}
        : {
            identity_documents: [
              {
                type: 'passport' as const,
                unique_identifier: t.passport.number,
                issuing_country_code: t.passport.country,
                expires_on: t.passport.expires,
              },
            ],
          }),
    };
  });
}

function titleOf({ sex, dateOfBirth }: TravelerDetails, on: IsoDate): 'mr' | 'ms' | 'miss' {
  if (sex === 'M') return 'mr';
  return ageOn(dateOfBirth, on) < 18 ? 'miss' : 'ms';
}
