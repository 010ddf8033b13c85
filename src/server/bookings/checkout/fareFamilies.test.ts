/** From a search to a booking at the fare that was chosen: the sandbox sells, the saga books. */
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { CreateDraft } from '#core/contract/bookings/drafts.schema';
import { searchToBody } from '#core/contract/flights/searchBody';
import type { IsoDate } from '#core/domain/values/dates';
import type { Fare } from '#core/domain/fares/fareFamilies';
import { faresOf } from '#core/domain/fares/fareFamilies';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { loadAirports } from '../../airports/airportTable';
import { createMemoryOrders } from '../../flights/suppliers/sandbox/orders/orders';
import { createSandboxSupplier } from '../../flights/suppliers/sandbox/sandboxSupplier';
import { timetableInThread } from '../../flights/suppliers/sandbox/timetable/threads/timetableService';

// The timetable is built, and a database started.
const QUERY: SearchQuery = searchFor(
  { origin: 'JFK', destination: 'LAX', departs: '2027-01-14' as IsoDate, returns: '2027-01-21' as IsoDate },
  'Economy',
  DEFAULT_TRAVELERS,
);

let world: World;
let fares: readonly Fare[];
const orders = createMemoryOrders();
const supplier = createSandboxSupplier(timetableInThread(loadAirports()), orders);

beforeAll(async () => {
  world = await World.open();
  const found = await supplier.search(QUERY, { now: world.now, limit: 2000 });
  const flight = found.ok ? found.value.flights.find((f) => f.fares.length === 3) : undefined;
  if (!flight) throw new Error('a flight has three fares');
  fares = faresOf(flight);
});
afterAll(() => world.database.close());

const fareIn = (brand: string): Fare => {
  const fare = fares.find(({ conditions }) => conditions.brand === brand);
  if (!fare) throw new Error(brand);
  return fare;
};
const draftOf = (fare: Fare): CreateDraft => ({
  search: searchToBody(QUERY),
  flightId: fare.id,
  seenTotal: fare.total,
});

it.each(['Basic', 'Main', 'Flex'])('%s is drafted, priced, booked and read again as %s', async (brand) => {
  const process = world.start({ supplier });
  const { checkout, manage } = process;
  const fare = fareIn(brand);
  const draft = await checkout.createDraft(draftOf(fare), SECRET);
  if (!draft.ok) throw new Error(draft.error.code);
  expect(draft.value).toMatchObject({ previousTotal: null, quote: { price: { total: fare.total } } });
  expect(draft.value.fares).toEqual(fares);
  const { draftId } = draft.value;

  const body = await world.body(process, draftId, undefined, fare.total);
  const answer = await checkout.book(body, `key-of-${brand}`, SECRET);
  expect(answer).toMatchObject({ kind: 'attempt', attempt: { state: 'done', charged: fare.total } });
  const read = await manage.read(SECRET, draftId);
  expect(read).toMatchObject({ ok: true, value: { state: 'ticketed', conditions: fare.conditions, price: { total: fare.total } } });
  const attemptId = answer.kind === 'attempt' ? answer.attempt.attemptId : '';
  expect(await orders.get(attemptId)).toMatchObject({ flightId: fare.id, totalCents: fare.total });
});

it('a fare that the airline does not sell is gone, and another total than the one shown is reported', async () => {
  const { checkout } = world.start({ supplier });
  const [lowest] = fares;
  if (!lowest) throw new Error('there are fares');
  expect(await checkout.createDraft({ ...draftOf(lowest), flightId: `${lowest.id}-Standard` }, SECRET)).toMatchObject({
    ok: false,
    error: { code: 'offer_gone' },
  });
  const flex = fareIn('Flex');
  expect(await checkout.createDraft({ ...draftOf(flex), seenTotal: lowest.total }, SECRET)).toMatchObject({
    ok: true,
    value: { previousTotal: lowest.total, quote: { price: { total: flex.total } } },
  });
});
