/** Who flies, as Duffel wants to know it. */
import type { OrderPassenger } from '../api/duffelTypes';
import type { Contact, SexMarker, TravelerDetails } from '#core/domain/booking/booking';
import type { IsoDate } from '#core/domain/values/dates';
import { at, entryOf } from '#core/domain/values/checkedReads';
import { ageOn } from '#core/domain/values/age';
import { lastOf } from '#core/domain/values/nonEmpty';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { departureDate } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { unheldInfants } from '#core/domain/travelers/companions';
import { hasProgram } from '#core/domain/travelers/frequentFlyer';
import { ticketName } from '#core/domain/travelers/ticketName';
import { OF_AGE } from '#core/domain/travelers/travelers';
import type { TravelerField } from '#core/domain/travelers/travelerRules';
import type { RefusedField } from '../../../supplier';
import type { ReadOffer } from '../search/offers';
import { passengerAged, passengerIdsOf } from '../search/party';
import type { OfferPassenger } from '../search/party';

const passengerOf = ({ dateOfBirth }: TravelerDetails, { slices }: SearchQuery): OfferPassenger => {
  const age = ageOn(dateOfBirth, lastOf(slices).date);
  return passengerAged(age < OF_AGE ? age : null);
};

type Gender = OrderPassenger['gender'];
const GENDERS: Readonly<Partial<Record<SexMarker, Gender>>> = { F: 'f', M: 'm' };

/**
 * The passengers of an order, with the ids that the offer gave them; each infant sits on the lap of the adult who was named. Null for an
 * offer that was made for other people; a fault names what cannot be sent of a traveler.
 */
export function orderPassengers(
  offer: ReadOffer,
  query: SearchQuery,
  travelers: readonly TravelerDetails[],
  contact: Contact,
): Result<OrderPassenger[] | null, readonly RefusedField[]> {
  const ids = passengerIdsOf(
    offer,
    travelers.map((t) => passengerOf(t, query)),
  );
  if (ids === null) return ok(null);
  const people = travelers.map((t, i) => ({ t, id: at(ids, i) }));
  const refused = unheldInfants(travelers).map((traveler): RefusedField => ({ traveler, field: 'heldBy' }));
  const passengers = people.flatMap(({ t, id }, traveler): readonly OrderPassenger[] => {
    const [name, gender] = [ticketName(t), GENDERS[t.sex]];
    if (name === null) refused.push({ traveler, field: 'lastName' });
    if (gender === undefined) refused.push({ traveler, field: 'sex' });
    if (name === null || gender === undefined) return [];
    const infant = people.find((one) => one.t.kind === 'infant' && one.t.heldBy === traveler)?.id;
    const documents = documentsOf(t, offer);
    const accounts = accountsOf(t, offer);
    return [
      {
        id,
        given_name: name.given,
        family_name: name.family,
        born_on: t.dateOfBirth,
        gender,
        title: titleOf(gender, t.dateOfBirth, departureDate(query)),
        email: contact.email,
        phone_number: contact.phone,
        ...(infant === undefined ? {} : { infant_passenger_id: infant }),
        ...(documents.length === 0 ? {} : { identity_documents: documents }),
        ...(accounts.length === 0 ? {} : { loyalty_programme_accounts: accounts }),
      },
    ];
  });
  return refused.length > 0 ? err(refused) : ok(passengers);
}

type IdentityDocument = NonNullable<OrderPassenger['identity_documents']>[number];

/** The documents of a traveler that the airline takes. */
function documentsOf({ passport, knownTravelerNumber, redressNumber = '' }: TravelerDetails, { documents }: ReadOffer): IdentityDocument[] {
  /** A number of the US government, which has no end; the SDK's type knows passports and tax numbers alone. */
  const numbered = (type: ReadOffer['documents'][number], unique_identifier: string) =>
    unique_identifier === '' ? [] : [{ type, unique_identifier, issuing_country_code: 'US' } as unknown as IdentityDocument];
  const all = [
    ...(passport === null
      ? []
      : [
          {
            type: 'passport' as const,
            unique_identifier: passport.number,
            issuing_country_code: passport.country,
            expires_on: passport.expires,
          },
        ]),
    ...numbered('known_traveler_number', knownTravelerNumber),
    ...numbered('passenger_redress_number', redressNumber),
  ];
  return all.filter(({ type }) => documents.includes(type));
}

/** The frequent-flyer numbers of a traveler whose programs the airline takes; infants have none. */
const accountsOf = (
  { kind, frequentFlyer = [] }: TravelerDetails,
  { demands: { frequentFlyerAirlines = [] } }: ReadOffer,
): NonNullable<OrderPassenger['loyalty_programme_accounts']> =>
  hasProgram(kind)
    ? frequentFlyer
        .filter(({ airline }) => frequentFlyerAirlines.includes(airline))
        .map(({ airline, number }) => ({ airline_iata_code: airline, account_number: number }))
    : [];

function titleOf(gender: Gender, born: IsoDate, on: IsoDate): 'mr' | 'ms' | 'miss' {
  if (gender === 'm') return 'mr';
  return ageOn(born, on) < OF_AGE ? 'miss' : 'ms';
}

const FIELDS: Readonly<Record<string, TravelerField>> = {
  given_name: 'firstName',
  family_name: 'lastName',
  born_on: 'dateOfBirth',
  infant_passenger_id: 'heldBy',
  age: 'dateOfBirth',
  gender: 'sex',
  title: 'sex',
  identity_documents: 'passportNumber',
  unique_identifier: 'passportNumber',
  expires_on: 'passportExpires',
  issuing_country_code: 'passportCountry',
  loyalty_programme_accounts: 'frequentFlyerNumber',
  account_number: 'frequentFlyerNumber',
  airline_iata_code: 'frequentFlyerAirline',
};

/** What Duffel did not take of the passengers of an order, by its JSON pointers: `/passengers/0/given_name`. */
export function refusedFields(places: readonly string[]): readonly RefusedField[] {
  return places.flatMap((place): readonly RefusedField[] => {
    const [, index = '', path = ''] = /\/passengers\/(\d+)\/(.+)$/.exec(place) ?? [];
    const name = path.split('/').findLast((part) => !/^\d+$/.test(part));
    if (name === 'phone_number') return [{ traveler: null, field: 'phone' }];
    if (name === 'email') return [{ traveler: null, field: 'email' }];
    const field = entryOf(FIELDS, name);
    return field === undefined ? [] : [{ traveler: Number(index), field }];
  });
}
