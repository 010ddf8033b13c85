/** Every shape that Duffel can give an order that its airline changed: what is left of the flights, or that it cannot be read. */
import { searchFor } from '#core/domain/search/trip';
import { at, required } from '#core/domain/values/checkedReads';
import type { IsoDate } from '#core/domain/values/dates';
import { valueOf } from '#testing/contracts/supplierAnswers';
import { CONTACT, partyOf } from '#testing/contracts/supplierParty';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import type { Change, Order } from '#testing/duffel/duffelShapes';
import { openDuffel } from '#testing/duffel/duffelTrial';
import type { DuffelTrial } from '#testing/duffel/duffelTrial';

const NOW = new Date('2027-04-10T12:00:00Z');
const QUERY = searchFor(
  { origin: 'JFK', destination: 'LAX', departs: '2027-05-11' as IsoDate, returns: '2027-05-18' as IsoDate },
  'Economy',
  { adults: 1, children: 0, infants: 0 },
);

let database: TestDatabase;
let duffel: DuffelTrial;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  duffel = await openDuffel(database, NOW);
});
afterEach(() => duffel.close());

/** The order of a trip there and back, as Duffel has it. */
async function booked(): Promise<Order> {
  const { flights } = valueOf(await duffel.supplier.search(QUERY, { now: NOW, limit: 10 }));
  const offer = valueOf(await duffel.supplier.reprice(QUERY, at(flights, 0).id, NOW));
  valueOf(await duffel.supplier.book(offer, partyOf(QUERY), 'ours', NOW, CONTACT));
  return at(duffel.server.orders(), 0);
}

const change = (order: Order, more: Partial<Change>): Change => ({
  ...{ id: 'aic_1', order_id: order.id, added: [], removed: [], action_taken: null, action_taken_at: null },
  ...{ available_actions: ['accept'], travel_agent_ticket: null, created_at: NOW.toISOString(), updated_at: NOW.toISOString() },
  ...more,
});
const announce = (order: Order, more: Partial<Change>): void => {
  order.airline_initiated_changes = [change(order, more)];
};
type OrderSlice = Order['slices'][number];
const later = (slice: OrderSlice): OrderSlice => ({
  ...slice,
  id: 'sli_new',
  segments: slice.segments.map((one) => ({ ...one, id: 'seg_new', marketing_carrier_flight_number: '9999' })),
});
const without = (value: object, name: string): void => {
  Reflect.deleteProperty(value, name);
};

/** Where each slice begins, and the number of its first flight; null where it cannot be read. */
async function read(): Promise<readonly string[] | null> {
  const answer = await required(duffel.changes, 'changes').read('ours', QUERY);
  if (!answer.ok) {
    expect(answer.error).toEqual({ code: 'unreadable' });
    return null;
  }
  return (answer.value?.slices ?? []).map(({ legs: [{ from, flightNumber }] }) => `${from}${flightNumber === 9999 ? ' new' : ''}`);
}

it.each<[what: string, becomes: (order: Order) => void, expected: readonly string[] | null]>([
  ['nothing is changed', () => undefined, ['JFK', 'LAX']],
  ['its slices come the other way round', (order) => order.slices.reverse(), ['JFK', 'LAX']],
  ['it has fewer slices', (order) => order.slices.pop(), ['JFK']],
  ['it has no slices', (order) => order.slices.splice(0), []],
  ['a slice has no flights', (order) => at(order.slices, 1).segments.splice(0), ['JFK']],
  ['no slice has flights', (order) => order.slices.forEach(({ segments }) => segments.splice(0)), []],
  ['it is cancelled', (order) => Object.assign(order, { cancelled_at: NOW.toISOString(), slices: [] }), []],
  ['a change removes the return', (order) => announce(order, { removed: order.slices.slice(1) }), ['JFK']],
  ['a change removes the way out', (order) => announce(order, { removed: order.slices.slice(0, 1) }), ['LAX']],
  ['a change removes all', (order) => announce(order, { removed: order.slices }), []],
  [
    'a change replaces the return',
    (order) => announce(order, { removed: order.slices.slice(1), added: [later(at(order.slices, 1))] }),
    ['JFK', 'LAX new'],
  ],
  [
    'a change names what it removes by other ids',
    (order) => announce(order, { removed: [{ ...at(order.slices, 1), id: 'sli_other' }], added: [later(at(order.slices, 1))] }),
    ['JFK', 'LAX new'],
  ],
  [
    'the order has a change already that nobody answered',
    (order) => {
      const [out, back] = [at(order.slices, 0), at(order.slices, 1)];
      announce(order, { removed: [back], added: [later(back)] });
      order.slices = [out, later(back)];
    },
    ['JFK', 'LAX new'],
  ],
  [
    'a change that was answered removes the return',
    (order) => announce(order, { removed: order.slices.slice(1), action_taken: 'accepted' }),
    ['JFK', 'LAX'],
  ],
  [
    'a change has no word of an answer',
    (order) => {
      announce(order, { removed: order.slices.slice(1) });
      without(at(order.airline_initiated_changes, 0), 'action_taken');
    },
    ['JFK'],
  ],
  [
    'a change has an answer that nobody knows',
    (order) => announce(order, { removed: order.slices.slice(1), action_taken: 'noted' as Change['action_taken'] }),
    ['JFK'],
  ],
  [
    'a change lists what it adds twice',
    (order) => announce(order, { removed: order.slices.slice(1), added: [later(at(order.slices, 1)), later(at(order.slices, 1))] }),
    ['JFK', 'LAX new'],
  ],
  [
    'a change has no list of what it adds',
    (order) => announce(order, { removed: order.slices.slice(1), added: null as unknown as [] }),
    ['JFK'],
  ],
  ['orders of before have no list of changes', (order) => without(order, 'airline_initiated_changes'), ['JFK', 'LAX']],
  [
    'a change is about other flights',
    (order) => announce(order, { removed: [{ ...later(at(order.slices, 0)) }], added: [] }),
    ['JFK', 'LAX'],
  ],
  [
    'a change replaces other flights',
    (order) => announce(order, { removed: [later(at(order.slices, 0))], added: [{ ...at(order.slices, 0), id: 'x', segments: [] }] }),
    null,
  ],
  ['it has no list of slices', (order) => without(order, 'slices'), null],
  ['a slice has no list of flights', (order) => without(at(order.slices, 0), 'segments'), null],
  ['a flight has no number', (order) => Object.assign(at(at(order.slices, 0).segments, 0), { marketing_carrier_flight_number: '' }), null],
  ['a flight has no time', (order) => without(at(at(order.slices, 0).segments, 0), 'departing_at'), null],
])('%s (booking.40)', async (_what, becomes, expected) => {
  becomes(await booked());
  expect(await read()).toEqual(expected);
});

it('reads a flight that was moved past the next one', async () => {
  const order = await booked();
  const [slice] = order.slices;
  const first = at(required(slice, 'slice').segments, 0);
  const next = { ...first, id: 'seg_next', origin: first.destination, destination: first.origin };
  // it leaves when the one before it does
  required(slice, 'slice').segments = [first, next];
  expect(await read()).toEqual(['JFK', 'LAX']);
});
