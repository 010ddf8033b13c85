/** Nobody pays twice for one seat without a question (booking.72). */
import { attemptOf, newKey, nothing, OTHER, paid, startAnew } from '#testing/bookings/bookingSales';
import { SEARCH } from '#testing/bookings/fakeSupplier';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import type { CardOrder } from '#testing/bookings/orderOf';
import { bookings } from '../bookings.tables';

let world: World;
let server: Process;
let people = 0;

beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());
beforeEach(() => {
  server = startAnew(world);
  people += 1;
});

type Traveler = CardOrder['travelers'][number];

/** An order of somebody of this test alone, which says nothing of earlier ones. */
async function order(change: Partial<Traveler> = {}, card?: string): Promise<CardOrder> {
  const { bookAgain: _, ...body } = await world.body(server, await world.draft(server), card);
  const born = `1980-01-${String(people).padStart(2, '0')}`;
  return { ...body, travelers: body.travelers.map((one) => ({ ...one, dateOfBirth: born, ...change })) };
}
const book = (body: CardOrder, key = newKey(), secret = SECRET) => server.checkout.book(body, key, secret);
/** The booking that came of an order. */
async function booked(body: CardOrder): Promise<string> {
  const { reference } = attemptOf(await book(body));
  if (reference === null) throw new Error('not booked');
  return reference;
}
const asked = (reference: string) => ({ code: 'booked_before', booked: [{ reference, travelers: ['Maria Quiñones'] }] });

it('asks a browser that has the booking, names it, and books again once that is confirmed', async () => {
  const reference = await booked(await order());
  const again = await order();
  expect(await book(again)).toMatchObject(asked(reference));
  expect(await world.standing(again.draftId)).toEqual(nothing);
  expect(attemptOf(await book({ ...again, bookAgain: true })).state).toBe('done');
  expect(await world.standing(again.draftId)).toEqual(paid);
});

it('asks a stranger too, and tells nothing of whose booking it is', async () => {
  const reference = await booked(await order());
  const { bookAgain: _, ...body } = await world.body(server, '');
  const draft = await server.checkout.createDraft({ search: SEARCH, flightId: 'BA178', seenTotal: world.supplier.total }, OTHER);
  if (!draft.ok) throw new Error(draft.error.code);
  const { travelers } = await order();
  const answer = await book({ ...body, travelers, draftId: draft.value.draftId }, newKey(), OTHER);
  expect(answer).toEqual({ kind: 'refused', code: 'booked_before', booked: [] });
  expect(JSON.stringify(answer)).not.toContain(reference);
});

it('asks while another payment for the seat is under way, and does not call that a booking', async () => {
  expect(attemptOf(await book(await order({}, '4000002500003155'))).state).toBe('challenge');
  expect(await book(await order())).toMatchObject({ code: 'booked_before', booked: [] });
});

it('asks one of two browsers that pay for the same seat at the same moment', async () => {
  const tries = await Promise.all(Array.from({ length: 5 }, () => order()));
  const answers = await Promise.all(tries.map((body) => book(body)));
  expect(answers.filter(({ kind }) => kind !== 'refused')).toHaveLength(1);
  expect(answers.filter((answer) => answer.kind === 'refused' && answer.code === 'booked_before')).toHaveLength(4);
});

it.each<readonly [string, Partial<Traveler>]>([
  ['a namesake of another birth date', { dateOfBirth: '1949-12-31' }],
  ['somebody else born that day', { firstName: 'Carla' }],
])('asks nothing for %s', async (_, other) => {
  await booked(await order());
  expect(attemptOf(await book(await order(other))).state).toBe('done');
});

it.each(['failed', 'cancelled'] as const)('asks nothing where the booking before is %s', async (state) => {
  if (state === 'failed') expect(await book(await order({}, '4000000000000002'))).toMatchObject({ code: 'card_declined' });
  else {
    const reference = await booked(await order());
    const quote = await server.manage.cancelQuote({ reference }, SECRET);
    if (!quote.ok) throw new Error(quote.error.code);
    expect(await server.manage.cancel({ reference, refund: quote.value.refund }, SECRET)).toMatchObject({ ok: true });
  }
  const states = (await world.database.db.select().from(bookings)).map((one) => one.state);
  expect(states).toContain(state);
  expect(attemptOf(await book(await order())).state).toBe('done');
});

it('a second press of the same key is the same booking, without a question', async () => {
  const body = await order();
  const key = newKey();
  const [first, second] = await Promise.all([book(body, key), book(body, key)]);
  expect(attemptOf(first).reference).toBe(attemptOf(second).reference);
  expect(await book(body, key)).toEqual(first);
});
