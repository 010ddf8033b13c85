/** One payment is one charge and one booking: through races, prices that move and suppliers that fall silent. */
import { attemptOf, newKey, nothing, OTHER, paid, payAt, startAnew } from '#testing/bookings/bookingSales';
import { offerAt, SEARCH, TICKETS } from '#testing/bookings/fakeSupplier';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import { ok } from '#core/domain/values/result';
import type { BookAnswer } from '../wire/answers';

let world: World;
let server: Process;

beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());
beforeEach(() => {
  server = startAnew(world);
});
afterEach(() => expect(world.errors).toEqual([]));

const pay = (...order: readonly [draftId: string, card?: string, acceptedTotal?: number]) => payAt(world, server, ...order);

function statesOf(answers: readonly BookAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const a of answers) {
    const name = a.kind === 'attempt' ? a.attempt.state : a.code;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe('one charge and one booking', () => {
  it('for 50 equal requests at once: all get the same answer', async () => {
    const draftId = await world.draft(server);
    const body = await world.body(server, draftId);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.checkout.book(body, key, SECRET)));
    expect(new Set(answers.map((a) => JSON.stringify(a))).size).toBe(1);
    expect(statesOf(answers)).toEqual({ done: 50 });
    expect(await world.standing(draftId)).toEqual(paid);
    expect(world.supplier.standing()).toBe(1);
  });

  it('for 50 equal requests spread over two processes', async () => {
    const second = world.database.again();
    const processes = [world.start({ isSoleInstance: false }), world.start({ isSoleInstance: false, database: second })];
    const draftId = await world.draft(server);
    const body = await world.body(server, draftId);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => (processes[i % 2] ?? server).checkout.book(body, key, SECRET)));
    const { done = 0, processing = 0, ...others } = statesOf(answers);
    expect([done + processing, done > 0, others]).toEqual([50, true, {}]);
    expect(await server.checkout.book(body, key, SECRET)).toMatchObject({ attempt: { state: 'done' } });
    expect(await world.standing(draftId)).toEqual(paid);
    await second.close();
  });

  it('for 20 requests with different keys and cards at once', async () => {
    const second = world.database.again();
    const processes = [world.start({ isSoleInstance: false }), world.start({ isSoleInstance: false, database: second })];
    const draftId = await world.draft(server);
    const bodies = await Promise.all(Array.from({ length: 20 }, () => world.body(server, draftId)));
    const answers = await Promise.all(bodies.map((body, i) => (processes[i % 2] ?? server).checkout.book(body, newKey(), SECRET)));
    const { done, draft_busy = 0, already_booked = 0, ...others } = statesOf(answers);
    expect([done, draft_busy + already_booked, others]).toEqual([1, 19, {}]);
    expect(await world.standing(draftId)).toEqual(paid);
    expect(world.supplier.standing()).toBe(1);
    await second.close();
  });

  it('while a reconciler of another process runs all the time', async () => {
    const other = world.start({ isSoleInstance: false });
    server = world.start({ isSoleInstance: false });
    for (let i = 0; i < 5; i += 1) {
      const draftId = await world.draft(server);
      const [answer] = await Promise.all([pay(draftId), other.reconciler.runOnce(), other.reconciler.runOnce()]);
      expect(attemptOf(answer).state).toBe('done');
      expect(await world.standing(draftId)).toEqual(paid);
    }
  });

  it('for a key sent again after a restart', async () => {
    const draftId = await world.draft(server);
    const body = await world.body(server, draftId);
    const key = newKey();
    const first = await server.checkout.book(body, key, SECRET);
    expect(
      await world.start().checkout.book({ ...body, contact: { phone: body.contact.phone, email: body.contact.email } }, key, SECRET),
    ).toEqual(first);
    expect(await world.standing(draftId)).toEqual(paid);
  });

  it('and none for a key used with another body, by another browser, or after the draft is booked', async () => {
    const draftId = await world.draft(server);
    const body = await world.body(server, draftId);
    const key = newKey();
    const done = attemptOf(await server.checkout.book(body, key, SECRET));
    expect(await server.checkout.book({ ...body, locale: 'es' }, key, SECRET)).toMatchObject({ code: 'idempotency_conflict' });
    expect(await server.checkout.book(body, key, OTHER)).toMatchObject({ code: 'draft_unknown' });
    expect(await pay(draftId)).toMatchObject({ code: 'already_booked', attempt: { attemptId: done.attemptId, reference: done.reference } });
    expect(await server.checkout.reprice({ draftId, seenTotal: 1 }, SECRET)).toMatchObject({ error: { code: 'already_booked' } });
    expect(await world.standing(draftId)).toEqual(paid);
  });
});

it('books a self-transfer only where each of its airports was confirmed (results.39)', async () => {
  const [slice] = offerAt(50_000).slices;
  const [leg] = slice.legs;
  const layover = { airport: 'KEF', departsFrom: 'KEF', minutes: 200, notes: ['selfTransfer'] as const };
  const slices = [{ ...slice, legs: [leg, leg], layovers: [layover], stops: 1 }] as const;
  const reprice = jest.spyOn(world.supplier, 'reprice').mockResolvedValueOnce(ok({ ...offerAt(50_000), slices }));
  const draftId = await world.draft(server);
  reprice.mockRestore();
  const body = await world.body(server, draftId);
  for (const selfTransfers of [undefined, [], ['LHR']])
    expect(await server.checkout.book({ ...body, ...(selfTransfers && { selfTransfers }) }, newKey(), SECRET)).toMatchObject({
      code: 'self_transfer_open',
    });
  expect(await world.attemptStates(draftId)).toEqual([]);
  expect(attemptOf(await server.checkout.book({ ...body, selfTransfers: ['KEF'] }, newKey(), SECRET)).state).toBe('done');
});

describe('prices', () => {
  it('accepted by the traveler differ from the quote: the bank is not called', async () => {
    const draftId = await world.draft(server);
    expect(await pay(draftId, undefined, 49_999)).toMatchObject({
      code: 'price_changed',
      draft: { previousTotal: 49_999, quote: { price: { total: 50_000 } } },
    });
    expect(await world.attemptStates(draftId)).toEqual([]);
  });

  it('that rise after the hold: the hold goes, the new price needs a new consent', async () => {
    const draftId = await world.draft(server);
    world.supplier.total = 60_000;
    const body = await world.body(server, draftId, undefined, 50_000);
    const key = newKey();
    const answer = await server.checkout.book(body, key, SECRET);
    expect(answer).toMatchObject({
      code: 'price_changed',
      draft: { draftId, previousTotal: 50_000, status: 'open', quote: { price: { total: 60_000 } } },
    });
    expect(await world.standing(draftId)).toEqual(nothing);
    expect(await world.attemptStates(draftId)).toEqual(['failed']);
    expect(attemptOf(await pay(draftId, undefined, 60_000))).toMatchObject({ state: 'done', charged: 60_000 });
    // the first answer stays what it was
    expect(await server.checkout.book(body, key, SECRET)).toEqual(answer);
  });

  it('that fall after the hold: the lower one is charged, and reported', async () => {
    const draftId = await world.draft(server);
    world.supplier.total = 45_000;
    expect(attemptOf(await pay(draftId, undefined, 50_000))).toMatchObject({ state: 'done', charged: 45_000 });
    expect(await world.standing(draftId)).toMatchObject({ bookings: 1, taken: 45_000 });
    expect(await server.manage.read(SECRET, draftId)).toMatchObject({ value: { acceptedTotal: 50_000, price: { total: 45_000 } } });
  });

  it.each([
    [60_000, { code: 'price_changed', draft: { quote: { price: { total: 60_000 } } } }, nothing],
    [45_000, { attempt: { state: 'done', charged: 45_000 } }, { ...paid, taken: 45_000 }],
  ])('that move at the moment of booking to %i', async (total, expected, money) => {
    const draftId = await world.draft(server);
    world.supplier.bookFault = { code: 'price_changed', offer: offerAt(total) };
    const answer = pay(draftId);
    // the supplier sells at the new price from then on
    world.supplier.book = (
      (original) =>
      async (...args) => {
        const result = await original(...args);
        world.supplier.total = total;
        return result;
      }
    )(world.supplier.book.bind(world.supplier));
    expect(await answer).toMatchObject(expected);
    expect(await world.standing(draftId)).toEqual(money);
    Reflect.deleteProperty(world.supplier, 'book');
  });

  it('of somebody under 18 are requested before the bank is called; accepted once, they are charged', async () => {
    world.supplier.minorsPay = 4_000;
    const draftId = await world.draft(server);
    const body = await world.body(server, draftId);
    const born = (dateOfBirth: string) => body.travelers.map((traveler) => ({ ...traveler, dateOfBirth }));
    const aged15 = { ...body, travelers: born('2012-01-31') };
    expect(await server.checkout.book(aged15, newKey(), SECRET)).toMatchObject({
      code: 'price_changed',
      draft: { previousTotal: 50_000, quote: { price: { total: 54_000 } } },
    });
    expect(await world.attemptStates(draftId)).toEqual([]);
    // seats are chosen, and the page asks for the price once more: it stays that of their ages
    expect(await server.checkout.chooseExtras({ draftId, choices: [], seenTotal: 54_000 }, SECRET)).toMatchObject({
      value: { previousTotal: null, quote: { price: { total: 54_000 } } },
    });
    expect(await server.checkout.reprice({ draftId, seenTotal: 54_000 }, SECRET)).toMatchObject({ value: { previousTotal: null } });
    // another birth date is another price
    const ofAge = { ...body, travelers: born('2009-03-13') };
    expect(await server.checkout.book(ofAge, newKey(), SECRET)).toMatchObject({ attempt: { state: 'done', charged: 50_000 } });
    const next = await world.draft(server);
    const again = { ...aged15, draftId: next, acceptedTotal: 54_000, paymentToken: await world.token(server) };
    expect(await server.checkout.book(again, newKey(), SECRET)).toMatchObject({ attempt: { state: 'done', charged: 54_000 } });
    const read = await server.manage.read(SECRET, next);
    expect(read.ok && read.value.query.travelers).toEqual({ adults: 1, children: 0, infants: 0 });
    world.supplier.minorsPay = 0;
  });

  it('are requested again when the quote is too old', async () => {
    const draftId = await world.draft(server);
    world.minutes(21);
    world.supplier.total = 51_000;
    expect(await pay(draftId, undefined, 50_000)).toMatchObject({ code: 'price_changed', draft: { quote: { price: { total: 51_000 } } } });
    expect(attemptOf(await pay(draftId, undefined, 51_000)).state).toBe('done');
  });

  it('seen in the list and changed since are reported with the draft', async () => {
    await world.body(server, await world.draft(server));
    const seen = await server.checkout.createDraft({ search: SEARCH, flightId: 'BA178', seenTotal: 48_000 }, SECRET);
    expect(seen).toMatchObject({
      value: { previousTotal: 48_000, status: 'open', passportNeeded: true, quote: { price: { total: 50_000 } } },
    });
  });

  it('seen in an answer of before are requested again, and nothing begins where that fails (reliability.32)', async () => {
    const choose = () => server.checkout.createDraft({ search: SEARCH, flightId: 'BA178', seenTotal: 48_000 }, SECRET);
    const reprice = jest.spyOn(world.supplier, 'reprice');
    world.supplier.repriceFault = { code: 'supplier_unavailable' };
    expect(await choose()).toMatchObject({ ok: false, error: { code: 'supplier_unavailable' } });
    world.supplier.repriceFault = null;
    expect(await choose()).toMatchObject({ ok: true, value: { previousTotal: 48_000, quote: { price: { total: 50_000 } } } });
    expect(reprice).toHaveBeenCalledTimes(2);
    reprice.mockRestore();
  });
});

describe('the supplier', () => {
  it.each([
    ['offer_gone', { code: 'offer_gone' }],
    ['supplier_unavailable', { code: 'supplier_unavailable' }],
  ] as const)('%s after the hold: the hold goes', async (code, fault) => {
    const draftId = await world.draft(server);
    world.supplier.repriceFault = fault;
    expect(await pay(draftId)).toEqual({ kind: 'refused', code });
    expect(await world.standing(draftId)).toEqual(nothing);
  });

  it('books and its answer is lost: looked up, not sent again', async () => {
    const draftId = await world.draft(server);
    world.supplier.isAnswerLost = true;
    expect(attemptOf(await pay(draftId)).state).toBe('done');
    expect([await world.standing(draftId), world.supplier.orders.size]).toEqual([paid, 1]);
  });

  it('goes silent: "processing", and the outcome follows when it is back', async () => {
    const draftId = await world.draft(server);
    world.supplier.isAnswerLost = true;
    world.supplier.isSilent = true;
    expect(attemptOf(await pay(draftId)).state).toBe('processing');
    await server.reconciler.runOnce();
    expect(await world.standing(draftId)).toEqual({ ...nothing, held: 1 });
    world.supplier.isSilent = false;
    await server.reconciler.runOnce();
    expect(await world.standing(draftId)).toEqual(paid);
  });

  it('stays silent: money is given back within a quarter of an hour, and the order too once it answers', async () => {
    const draftId = await world.draft(server);
    world.supplier.isAnswerLost = true;
    world.supplier.isSilent = true;
    await pay(draftId);
    world.minutes(14);
    await server.reconciler.runOnce();
    expect(await world.standing(draftId)).toEqual(nothing);
    expect(await server.checkout.status({ draftId }, SECRET)).toMatchObject({ value: { state: 'failed', failure: 'booking_failed' } });
    expect(world.supplier.standing()).toBe(1);
    world.supplier.isSilent = false;
    await server.reconciler.runOnce();
    expect([world.supplier.standing(), await world.attemptStates(draftId)]).toEqual([0, ['failed']]);
  });

  it('never received the order: nothing is booked a second time, the hold goes', async () => {
    const draftId = await world.draft(server);
    world.supplier.bookFault = { code: 'supplier_unavailable' };
    expect(attemptOf(await pay(draftId)).state).toBe('processing');
    world.minutes(1);
    await server.reconciler.runOnce();
    expect([await world.standing(draftId), world.supplier.orders.size]).toEqual([nothing, 0]);
  });

  it('takes its time to ticket: no money is taken before the ticket', async () => {
    const draftId = await world.draft(server);
    world.supplier.status = 'ticketing';
    const { attemptId, state } = attemptOf(await pay(draftId));
    expect([state, await world.standing(draftId)]).toEqual(['processing', { ...nothing, held: 1 }]);
    expect(await server.manage.read(SECRET, draftId)).toMatchObject({ ok: false });
    world.supplier.orders.set(attemptId, { supplierReference: 'PNR1', status: 'ticketed', tickets: TICKETS });
    world.minutes(2);
    await server.reconciler.runOnce();
    expect(await world.standing(draftId)).toEqual(paid);
  });

  it('cancels while ticketing: the hold goes', async () => {
    const draftId = await world.draft(server);
    world.supplier.status = 'ticketing';
    const { attemptId } = attemptOf(await pay(draftId));
    world.supplier.orders.set(attemptId, { supplierReference: 'PNR1', status: 'cancelled', tickets: [] });
    await server.reconciler.runOnce();
    expect([await world.standing(draftId), await world.attemptStates(draftId)]).toEqual([nothing, ['failed']]);
  });
});
