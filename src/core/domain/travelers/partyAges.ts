import type { TravelerDetails } from '../booking/booking';
import { lastOf } from '../values/nonEmpty';
import { ageOn } from '../values/age';
import type { SearchQuery } from '../search/trip';
import { OF_AGE, TRAVELER_KINDS, withAges } from './travelers';

/** The search for the people who fly, at their ages on the day of its last slice: what they are sold is priced for them. */
export function searchForPeople(query: SearchQuery, people: readonly Pick<TravelerDetails, 'kind' | 'dateOfBirth'>[]): SearchQuery {
  const day = lastOf(query.slices).date;
  const ages = TRAVELER_KINDS.flatMap((kind) =>
    people.filter((one) => one.kind === kind).map(({ dateOfBirth }) => ageOn(dateOfBirth, day)),
  );
  return {
    ...query,
    travelers: withAges(
      query.travelers,
      ages.map((age) => (age < OF_AGE ? age : null)),
    ),
  };
}
