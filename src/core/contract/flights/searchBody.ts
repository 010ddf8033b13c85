/** Search ⇄ JSON: bodies of calls, stored rows and what a browser keeps have the same words, and know trips with one destination alone. */
import { parseIsoDate } from '../../domain/values/dates';
import type { IsoDate } from '../../domain/values/dates';
import type { Result } from '../../domain/values/result';
import { err, ok } from '../../domain/values/result';
import { isValidParty } from '../../domain/travelers/travelers';
import { searchFor, simpleTrip } from '../../domain/search/trip';
import type { SearchQuery } from '../../domain/search/trip';
import type { SearchBody } from '../bookings/drafts.schema';
import type { ProblemField } from '../problem';

/** A search as it is sent and stored. */
export function searchToBody(query: SearchQuery): SearchBody {
  const { origin, destination, departs, returns } = simpleTrip(query);
  return {
    origin,
    destination,
    departDate: departs,
    returnDate: returns,
    tripType: returns === null ? 'O' : 'R',
    cabin: query.cabin,
    travelers: { ...query.travelers },
  };
}

/** A search that {@link searchToBody} wrote. */
export function searchFromBody({ origin, destination, departDate, returnDate, cabin, travelers }: SearchBody): SearchQuery {
  // dates were written from ours
  return searchFor({ origin, destination, departs: departDate as IsoDate, returns: returnDate as IsoDate | null }, cabin, travelers);
}

/** Reads the search of a request: the query, or what a schema cannot see (days that do not exist, an impossible party). */
export function readSearchBody(body: SearchBody): Result<SearchQuery, readonly ProblemField[]> {
  const errors: ProblemField[] = [];
  const departs = parseIsoDate(body.departDate);
  const returns = body.returnDate === null ? null : parseIsoDate(body.returnDate);
  if (body.origin === body.destination) errors.push({ name: '/search/destination', detail: 'must differ from the origin' });
  if (departs === null) errors.push({ name: '/search/departDate', detail: 'is not a day of the calendar' });
  if ((body.tripType === 'R') !== (body.returnDate !== null))
    errors.push({ name: '/search/returnDate', detail: 'belongs to round trips, and to those only' });
  else if (body.returnDate !== null && (returns === null || returns <= body.departDate))
    errors.push({ name: '/search/returnDate', detail: 'must be a day after the departure' });
  if (!isValidParty(body.travelers))
    errors.push({ name: '/search/travelers', detail: 'must be 1 to 9 travelers and no more infants than adults' });
  if (departs === null || errors.length > 0) return err(errors);
  return ok(searchFor({ origin: body.origin, destination: body.destination, departs, returns }, body.cabin, body.travelers));
}

/** Where the days of a search stand in a body, by its slices: for what is wrong with one. */
export const DATE_FIELDS = ['/search/departDate', '/search/returnDate'] as const;
