/** Lists and prices that take in airports nearby: the calls of their ordinary searches, joined (decision 178). */
import type { CallFailure } from '#core/contract/problem';
import { joinedFlights } from '#core/domain/flights/joinedFlights';
import type { FlightsFound } from '#core/domain/flights/flights';
import type { DayPrices } from '#core/domain/search/dateStrip';
import type { NearPlaces } from '#core/domain/search/nearPlaces';
import { nearSearches } from '#core/domain/search/nearSearches';
import type { NearSearches } from '#core/domain/search/nearSearches';
import type { SearchQuery } from '#core/domain/search/trip';
import { lowestCents } from '#core/domain/values/money';
import type { IsoDate } from '#core/domain/values/dates';
import { isNonEmpty } from '#core/domain/values/nonEmpty';
import { failureOf } from './failureOf';
import type { Caller, DaysRequest, FlightCalls, Known } from './flightCalls';
import { nearbyApi } from './nearby.api';

/** How long a list waits for the airports nearby before it is shown without them: they come the next time that it is requested. */
const WAIT_MS = 1_500;

type Around<T> = T & { readonly near: NearPlaces };
type Made<T> = { readonly data: T } | { readonly error: CallFailure };

/** Whatever a search takes in of what its address names. */
async function searchesOf(query: SearchQuery, near: NearPlaces, { dispatch }: Caller): Promise<NearSearches> {
  const around = async (code: string) =>
    (await dispatch(nearbyApi.endpoints.nearbyAirports.initiate(code, { subscribe: false }))).data ?? null;
  const [out] = query.slices;
  const [origin, destination] = await Promise.all([around(out.origin), around(out.destination)]);
  return nearSearches(query, near, { origin, destination });
}

/**
 * One after another, the search's own first, so that a visitor takes no more at once than without them and leaves the rest unsent by
 * leaving. The page asks again while some are out (`isPartial`): what is here then is joined, what failed stays so until it is tried again.
 */
export async function flightsAround(
  { near, ...query }: Around<SearchQuery>,
  call: Caller,
  calls: FlightCalls,
): Promise<Made<FlightsFound>> {
  const before = calls.known(call, { ...query, near }).data;
  const isMore = before?.isPartial === true;
  const { searches, leftOut } = await searchesOf(query, near, call);
  const answerTo = (search: SearchQuery): Answer => ({ search, ...calls.known(call, search) });
  let wait: ReturnType<typeof waiting> | null = null;
  for (const search of searches) {
    const { isError, data } = answerTo(search);
    if (isMore && isError) continue;
    const forceRefetch = isMore ? data?.isPartial === true : before !== undefined;
    const answer = calls.ask(call, search, forceRefetch);
    await (wait ? Promise.race([answer, wait.over]) : answer);
    if (wait?.isOver()) break;
    if (isGood(answerTo(search))) wait ??= waiting();
  }
  const answers = searches.map(answerTo);
  const parts = answers.filter(isGood).map(({ data }) => data);
  const pending = answers.filter(({ data, isError }) => data === undefined && !isError);
  const failed = answers.filter((answer) => !isGood(answer) && !pending.includes(answer));
  if (isNonEmpty(parts)) {
    const searched = { parts, pending: pending.map(({ search }) => search), failed: failed.map(({ search }) => search), leftOut };
    // frozen at the top, like the answers that it is made of
    return { data: Object.freeze(joinedFlights(query, searched)) };
  }
  const { isError, data, error } = answerTo(query);
  return isError || !data ? { error: failureOf(error) } : { data };
}

interface Answer extends Known<FlightsFound> {
  readonly search: SearchQuery;
}

/** Within an answer the supplier may say that it could not search. */
const isGood = (answer: Answer): answer is Answer & { readonly data: FlightsFound } => !answer.isError && answer.data?.error === null;

function waiting() {
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    setTimeout(() => {
      isOver = true;
      resolve();
    }, WAIT_MS);
  });
  return { over, isOver: () => isOver };
}

/** The lowest price of each day over all searches; a day without flights anywhere is one without. */
export async function pricesAround({ near, ...request }: Around<DaysRequest>, call: Caller, calls: FlightCalls): Promise<Made<DayPrices>> {
  const { searches } = await searchesOf(request.query, near, call);
  const answers = await Promise.all(searches.map((query) => calls.askDays(call, { ...request, query })));
  const known = answers.flatMap(({ data }) => data ?? []);
  if (known.length === 0) return { error: failureOf(answers[0]?.error) };
  const days = [...new Set(known.flatMap((prices) => Object.keys(prices) as IsoDate[]))]; // of our own schema
  const priceOn = (day: IsoDate) => {
    const prices = known.map((of) => of[day]);
    const lowest = lowestCents(prices.filter((cents) => typeof cents === 'number'));
    // nothing is sold only where every search says so
    return lowest === null && (known.length < answers.length || prices.includes(undefined)) ? undefined : lowest;
  };
  return { data: Object.fromEntries(days.map((day) => [day, priceOn(day)])) };
}
