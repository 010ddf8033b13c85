/** Changing the flights of a booking: all of the exchange or nothing of it, paid once, and reported (booking.62 to 65, money.30, money.31). */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { required } from '#core/domain/values/checkedReads';
import type { IsoDate } from '#core/domain/values/dates';
import { bookings } from '../../bookings.tables';
import { SECRET } from '#testing/bookings/bookingWorld';
import type { Process, World } from '#testing/bookings/bookingWorld';
import { agreed, bookOnce, eachWithBooking, ledgerOf, mailsOf, NEW_DAY, NEXT_DAY } from '#testing/bookings/exchangeWorld';
import type { BookedOnce } from '#testing/bookings/exchangeWorld';
import { EXCHANGED_TICKETS } from '#testing/bookings/fakeExchanges';

const OLD_DAY = '2027-03-13';
const PRICE = 50_000;
const OTHER = 'b'.repeat(64);
const CHALLENGE = '4000002500003155';

let world: World;
let server: Process;
let booked: BookedOnce;
const { standing, make, read } = eachWithBooking((scene) => ({ world, server, booked } = scene));
const idOf = (answer: Awaited<ReturnType<typeof make>>): string => (answer.kind === 'exchange' ? answer.exchange.exchangeId : '');

describe('a change that costs something', () => {
  it('is paid once, has the new flights and tickets, and is reported', async () => {
    expect(await read()).toMatchObject({ exchangeable: [0], exchange: null });
    expect(await make()).toMatchObject({ kind: 'exchange', exchange: { state: 'done', failure: null } });
    expect(await standing()).toEqual({ state: 'ticketed', day: NEW_DAY, exchanges: ['done'], taken: 61_500, held: 0, worth: 61_500 });
    const booking = await read();
    expect(booking).toMatchObject({
      ...{ reference: booked.reference, exchangeable: [0], query: { departDate: NEW_DAY }, price: { total: 54_000 } },
      exchange: { state: 'done', difference: 4_000, penalty: 7_500, due: 11_500, refund: 0 },
    });
    expect(booking.travelers[0]?.tickets.map((ticket) => ticket.replace('-', ''))).toEqual([EXCHANGED_TICKETS[0]?.number]);
    const ledger = await ledgerOf(world, booked);
    expect(ledger.faults).toEqual([]);
    expect(ledger.lines.slice(-3)).toEqual([
      ['exchange_agreed', 11_500],
      ['authorised', 11_500],
      ['captured', 11_500],
    ]);
    const mails = await mailsOf(world, booked);
    expect(mails.filter(({ kind }) => kind === 'exchanged')).toHaveLength(1);
    const day = (kind: string) => mails.filter((mail) => mail.kind === kind).map(({ dueAt }) => dueAt.toISOString().slice(0, 10));
    expect([day('reminder'), day('check_in')]).toEqual([['2027-03-18'], ['2027-03-20']]);
  });

  it('can be made again, and each is charged by itself', async () => {
    await make();
    const next = await agreed(world, server, booked, undefined, NEXT_DAY);
    expect(await server.exchanging.make(next, randomUUID(), SECRET)).toMatchObject({ exchange: { state: 'done' } });
    expect(await standing()).toMatchObject({ exchanges: ['done', 'done'], taken: 73_000, worth: 73_000 });
    expect((await ledgerOf(world, booked)).faults).toEqual([]);
  });

  it('that cannot be taken before its hold ends is a person’s to see, until it is taken', async () => {
    const capture = jest.spyOn(server.gateway, 'capture').mockResolvedValue({ ok: false, error: { code: 'gateway_unavailable' } });
    const kinds = async () => (await world.attention()).map(([kind]) => kind);
    expect(await make()).toMatchObject({ exchange: { state: 'processing' } });
    world.minutes(6.5 * 24 * 60);
    await server.reconciler.runOnce();
    expect(await kinds()).toContain('authorization_ends');
    capture.mockRestore();
    world.minutes(30);
    await server.reconciler.runOnce();
    expect(await standing()).toMatchObject({ exchanges: ['done'], taken: 61_500, held: 0 });
    expect(await kinds()).not.toContain('authorization_ends');
  });

  it('asks the bank where the bank wants it, and goes on when the traveler is back', async () => {
    const answer = await make(CHALLENGE);
    expect(answer).toMatchObject({ exchange: { state: 'challenge', challengeUrl: expect.any(String) } });
    expect(await read()).toMatchObject({ exchangeable: [], exchange: { state: 'challenge' } });
    const url = answer.kind === 'exchange' ? answer.exchange.challengeUrl : null;
    expect(await world.answerBank(server, url)).toBe(true);
    expect(await server.exchanging.verify({ exchangeId: idOf(answer) }, SECRET)).toMatchObject({ value: { state: 'done' } });
    expect(await standing()).toMatchObject({ day: NEW_DAY, taken: 61_500 });
  });

  it('is finished by the reconciler where the traveler does not come back from the bank', async () => {
    const answer = await make(CHALLENGE);
    await world.answerBank(server, answer.kind === 'exchange' ? answer.exchange.challengeUrl : null);
    world.minutes(1);
    await server.reconciler.runOnce();
    expect(await standing()).toMatchObject({ day: NEW_DAY, exchanges: ['done'], held: 0 });
  });

  it.each([
    ['a declined card', async () => make('4000000000000002'), 'card_declined'],
    [
      'a challenge that is given up',
      async () => {
        const answer = await make(CHALLENGE);
        const given = await server.exchanging.verify({ exchangeId: idOf(answer), abandon: true }, SECRET);
        return given.ok && given.value.failure !== null ? { kind: 'refused' as const, code: given.value.failure } : answer;
      },
      'challenge_failed',
    ],
  ])('leaves everything as it was after %s, and can be tried again', async (_, fails, code) => {
    expect(await fails()).toMatchObject({ kind: 'refused', code });
    expect(await standing()).toEqual({ state: 'ticketed', day: OLD_DAY, exchanges: ['failed'], taken: PRICE, held: 0, worth: PRICE });
    expect(await read()).toMatchObject({ exchange: null });
    expect(await make()).toMatchObject({ exchange: { state: 'done' } });
    expect((await ledgerOf(world, booked)).faults).toEqual([]);
  });
});

describe('a change that costs nothing', () => {
  it('brings the difference back to the card', async () => {
    Object.assign(world.supplier.exchanges, { difference: -20_000 });
    expect(await make()).toMatchObject({ exchange: { state: 'done' } });
    expect(await standing()).toMatchObject({ day: NEW_DAY, taken: 37_500, worth: 37_500 });
    expect((await ledgerOf(world, booked)).lines.slice(-2)).toEqual([
      ['exchange_refund_agreed', 12_500],
      ['refunded', 12_500],
    ]);
  });

  it('or is credited by the airline, and says so', async () => {
    Object.assign(world.supplier.exchanges, { difference: -20_000, refundTo: 'airline_credits' });
    await make();
    expect(await read()).toMatchObject({ exchange: { refund: 0, credit: { kind: 'airline_credits', amount: 12_500 } } });
    expect(await standing()).toMatchObject({ taken: PRICE, worth: PRICE });
    // nothing is given twice: our 24 hours give back what the airline did not
    const quote = await server.manage.cancelQuote({ reference: booked.reference }, SECRET);
    expect(quote).toMatchObject({ value: { basis: 'free', paid: PRICE, refund: 37_500, airlineKeeps: 12_500 } });
  });

  it('moves no money where nothing is due', async () => {
    Object.assign(world.supplier.exchanges, { difference: 0, penalty: 0 });
    await make();
    expect(await standing()).toMatchObject({ day: NEW_DAY, taken: PRICE });
  });
});

describe('one request', () => {
  it('exchanges once, however often it is sent', async () => {
    const [body, key] = [await agreed(world, server, booked), randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => server.exchanging.make(body, key, SECRET)));
    const again = await server.exchanging.make(body, key, SECRET);
    expect(again).toMatchObject({ exchange: { state: 'done' } });
    expect(new Set(answers.map(idOf))).toEqual(new Set([idOf(again)]));
    expect(await standing()).toMatchObject({ exchanges: ['done'], taken: 61_500 });
    expect(await server.exchanging.make({ ...body, due: 1 }, key, SECRET)).toMatchObject({ code: 'idempotency_conflict' });
  });

  it('of two tabs one is let in', async () => {
    const bodies = [await agreed(world, server, booked), await agreed(world, server, booked)];
    const answers = await Promise.all(bodies.map((body) => server.exchanging.make(body, randomUUID(), SECRET)));
    expect(answers.map((answer) => (answer.kind === 'refused' ? answer.code : 'made')).sort()).toEqual(['exchange_closed', 'made']);
    expect(await standing()).toMatchObject({ taken: 61_500, held: 0 });
  });

  it('of a stranger finds nothing, and an offer of another booking is gone', async () => {
    const body = await agreed(world, server, booked);
    expect(await server.exchanging.make(body, randomUUID(), OTHER)).toMatchObject({ code: 'booking_unknown' });
    const done = await server.exchanging.make(body, randomUUID(), SECRET);
    expect(await server.exchanging.status(idOf(done), OTHER)).toMatchObject({ error: { code: 'exchange_unknown' } });
    expect(await server.exchanging.verify({ exchangeId: idOf(done) }, OTHER)).toMatchObject({ error: { code: 'exchange_unknown' } });
    const mine = await bookOnce(world, server);
    expect(await server.exchanging.make({ ...body, reference: mine.reference }, randomUUID(), SECRET)).toMatchObject({
      code: 'offer_gone',
    });
  });

  it('is not offered the flights that it has', async () => {
    const request = { reference: booked.reference, slices: [{ place: 0, date: OLD_DAY }] };
    expect(await server.exchanging.offers(request, SECRET)).toEqual({ ok: true, value: { offers: [] } });
  });

  it.each([
    ['a day that is over', [{ place: 0, date: '2026-01-01' }], '/slices/0/date'],
    ['a slice that the trip does not have', [{ place: 3, date: NEW_DAY }], '/slices/0/place'],
    [
      'the same slice twice',
      [
        { place: 0, date: NEW_DAY },
        { place: 0, date: NEW_DAY },
      ],
      '/slices/1/place',
    ],
  ])('for %s is refused', async (_, slices, name) => {
    const answer = await server.exchanging.offers({ reference: booked.reference, slices }, SECRET);
    expect(answer).toMatchObject({ error: { code: 'invalid_request', errors: [{ name }] } });
  });
});

describe('terms that moved', () => {
  it('between the list and the payment ask for a new consent, with the new ones', async () => {
    const body = await agreed(world, server, booked);
    Object.assign(world.supplier.exchanges, { difference: 9_000 });
    const answer = await server.exchanging.make(body, randomUUID(), SECRET);
    expect(answer).toMatchObject({ code: 'exchange_changed', offer: { due: 16_500 } });
    expect(await standing()).toMatchObject({ exchanges: [], taken: PRICE });
  });

  it('after the payment was held give it back', async () => {
    Object.assign(world.supplier.exchanges, { fault: { code: 'quote_ended' } });
    const { exchanges } = world.supplier;
    const offers = jest.spyOn(exchanges, 'offers').mockImplementation(async (trip, replaced) => {
      Object.assign(exchanges, { difference: 9_000 });
      offers.mockRestore();
      return exchanges.offers(trip, replaced);
    });
    // the first question of the page goes by
    const body = { ...(await agreedAt(4_000)), paymentToken: await world.token(server) };
    expect(await server.exchanging.make(body, randomUUID(), SECRET)).toMatchObject({ code: 'exchange_changed' });
    expect(await standing()).toEqual({ state: 'ticketed', day: OLD_DAY, exchanges: ['failed'], taken: PRICE, held: 0, worth: PRICE });
  });

  it('an offer that ended is renewed where it asks the same', async () => {
    Object.assign(world.supplier.exchanges, { fault: { code: 'quote_ended' } });
    expect(await make()).toMatchObject({ exchange: { state: 'done' } });
    expect(await standing()).toMatchObject({ taken: 61_500 });
  });

  /** The offer of the new day without asking the list for it. */
  async function agreedAt(difference: number) {
    return { reference: booked.reference, offerId: `${booked.attemptId}~0.${NEW_DAY}`, due: difference + 7_500, refund: 0 };
  }
});

describe('a supplier whose answers are lost', () => {
  it('has exchanged or not: it is looked up, and what was lost is found', async () => {
    Object.assign(world.supplier.exchanges, { isAnswerLost: true });
    expect(await make()).toMatchObject({ exchange: { state: 'done' } });
    expect(await standing()).toMatchObject({ day: NEW_DAY, taken: 61_500 });
  });

  it('is queried until it answers, a person is notified, and nothing is given up before', async () => {
    Object.assign(world.supplier.exchanges, { fault: { code: 'supplier_unavailable' }, isPending: true });
    expect(await make()).toMatchObject({ exchange: { state: 'processing' } });
    world.minutes(60);
    await server.reconciler.runOnce();
    expect(await standing()).toMatchObject({ day: OLD_DAY, exchanges: ['changing'], held: 1 });
    expect((await world.attention()).map(([kind]) => kind)).toContain('exchange_unanswered');
    Object.assign(world.supplier.exchanges, { isPending: false });
    await server.reconciler.runOnce();
    expect(await standing()).toMatchObject({ day: OLD_DAY, exchanges: ['failed'], taken: PRICE, held: 0 });
    expect((await world.attention()).map(([kind]) => kind)).not.toContain('exchange_unanswered');
  });

  it.each([
    ['not_exchangeable', 'exchange_closed'],
    ['call_us', 'call_us'],
    ['offer_gone', 'offer_gone'],
  ] as const)('that says %s leaves the booking as it was', async (code, refused) => {
    Object.assign(world.supplier.exchanges, { fault: { code } });
    expect(await make()).toMatchObject({ kind: 'refused', code: refused });
    expect(await standing()).toMatchObject({ day: OLD_DAY, taken: PRICE, held: 0 });
  });
});

it('offers no flights on days on which a traveler is of another age than was sold, and makes none (exchange_ages)', async () => {
  const order = await agreed(world, server, booked);
  const { db } = world.database;
  const [row] = await db.select().from(bookings).where(eq(bookings.id, booked.bookingId));
  const adult = required(row?.travelers[0], 'traveler');
  // eleven on the day that was booked, twelve on the new one
  const child = { ...adult, kind: 'child' as const, dateOfBirth: '2015-03-15' as IsoDate };
  await db
    .update(bookings)
    .set({ travelers: [adult, child] })
    .where(eq(bookings.id, booked.bookingId));
  const { reference } = booked;
  const asked = (date: string) => server.exchanging.offers({ reference, slices: [{ place: 0, date }] }, SECRET);
  expect(await asked(NEW_DAY)).toEqual({ ok: false, error: { kind: 'refused', code: 'exchange_ages' } });
  expect(await asked('2027-03-14')).toMatchObject({ ok: true });
  expect(await server.exchanging.make(order, randomUUID(), SECRET)).toMatchObject({ code: 'exchange_ages' });
  expect(await standing()).toMatchObject({ day: OLD_DAY, exchanges: [] });
});
