/** Search ⇄ JSON: bodies of calls, stored rows and what a browser keeps have the same words. */
import { parseIsoDate } from '../../domain/values/dates';
import type { IsoDate } from '../../domain/values/dates';
import type { Result } from '../../domain/values/result';
import { err, ok } from '../../domain/values/result';
import { isValidParty } from '../../domain/travelers/travelers';
import type { SearchParty } from '../../domain/travelers/travelers';
import { returnDate as returnDateOf, searchFor, tripTypeOf, withFurther } from '../../domain/search/trip';
import type { SearchQuery, SearchSlice } from '../../domain/search/trip';
import type { SearchBody } from '../bookings/drafts.schema';
import type { ProblemField } from '../problem';

/** A search as it is sent and stored. */
export function searchToBody(query: SearchQuery): SearchBody {
  const [{ origin, destination, date }, ...further] = query.slices;
  const tripType = tripTypeOf(query);
  return {
    origin,
    destination,
    departDate: date,
    returnDate: returnDateOf(query),
    tripType,
    ...(tripType === 'M' ? { further: further.map((slice) => ({ ...slice })) } : {}),
    cabin: query.cabin,
    travelers: partyToBody(query.travelers),
  };
}

const partyToBody = ({ ages, ...counts }: SearchParty): SearchBody['travelers'] => ({ ...counts, ...(ages && { ages: [...ages] }) });

/** A search that {@link searchToBody} wrote. */
export function searchFromBody({ origin, destination, departDate, returnDate, further = [], cabin, travelers }: SearchBody): SearchQuery {
  // dates were written from ours
  const query = searchFor({ origin, destination, departs: departDate as IsoDate, returns: returnDate as IsoDate | null }, cabin, travelers);
  return withFurther(
    query,
    further.map(({ date, ...ends }) => ({ ...ends, date: date as IsoDate })),
  );
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
  if ((body.tripType === 'M') !== (body.further !== undefined))
    errors.push({ name: '/search/further', detail: 'belongs to multi-city trips, and to those only' });
  const further = readFurther(body, errors);
  if (!isValidParty(body.travelers))
    errors.push({
      name: '/search/travelers',
      detail: 'must be 1 to 9 travelers and no more infants than adults, with ages of such people',
    });
  if (departs === null || errors.length > 0) return err(errors);
  const query = searchFor({ origin: body.origin, destination: body.destination, departs, returns }, body.cabin, body.travelers);
  return ok(withFurther(query, further));
}

/** The slices after the first; what is wrong with one is added to `errors`. */
function readFurther({ departDate, further = [] }: SearchBody, errors: ProblemField[]): readonly SearchSlice[] {
  return further.flatMap(({ origin, destination, date: text }, i) => {
    const name = `/search/further/${String(i)}`;
    const date = parseIsoDate(text);
    if (origin === destination) errors.push({ name: `${name}/destination`, detail: 'must differ from the origin' });
    if (date === null) errors.push({ name: `${name}/date`, detail: 'is not a day of the calendar' });
    else if (date < (further[i - 1]?.date ?? departDate))
      errors.push({ name: `${name}/date`, detail: 'must not be before the slice before it' });
    return date === null ? [] : [{ origin, destination, date }];
  });
}

/** Where the day of a slice is in the body of a search: for what is wrong with it. */
export function dateField(query: SearchQuery, slice: number): string {
  if (slice === 0) return '/search/departDate';
  return tripTypeOf(query) === 'M' ? `/search/further/${String(slice - 1)}/date` : '/search/returnDate';
}
