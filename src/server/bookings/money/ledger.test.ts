/** Where prices come from (money.18), and that paying never leads to a higher charge, whatever happens (money.19). */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { offerAt, SEARCH } from '#testing/bookings/fakeSupplier';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import { Killed } from '#testing/bookings/crashes';
import { cases } from '#testing/testSize';
import { ledgerFaults } from '#core/domain/payment/priceLedger';
import type { PriceEntry } from '#core/domain/payment/priceLedger';
import { attempts } from '../bookings.tables';
import { pricesOfMove, priceAgain, readLedger } from './ledger';
import type { AttemptState } from '../states';

const FIRST = 50_000;
const CARDS = { good: '4242424242424242', declined: '4000000000000002', challenged: '4000002500003155' } as const;

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());
beforeEach(() => {
  Object.assign(world.supplier, { total: FIRST, repriceFault: null, bookFault: null, isSilent: false, isAnswerLost: false });
});

const ledgerOf = (draftId: string): Promise<readonly PriceEntry[]> => readLedger(world.database.db, draftId);
const short = (entries: readonly PriceEntry[]) => entries.map((e) => `${e.source}: ${e.reason} ${e.amount}`);

it('tells every price of a booking with its reason and source', async () => {
  const server = world.start();
  const draftId = await world.draft(server);
  world.minutes(1);
  await server.checkout.reprice({ draftId, seenTotal: FIRST }, SECRET);
  await server.checkout.reprice({ draftId, seenTotal: FIRST }, SECRET);
  world.supplier.total = 52_000;
  await server.checkout.reprice({ draftId, seenTotal: FIRST }, SECRET);
  await server.checkout.book(await world.body(server, draftId, CARDS.declined), 'ledger-declined', SECRET);
  const body = await world.body(server, draftId);
  world.supplier.total = 51_000;
  await server.checkout.book(body, 'ledger-good', SECRET);
  const read = await server.manage.read(SECRET, draftId);
  expect(read.ok && short(read.value.ledger)).toEqual([
    'supplier: offered 50000',
    'supplier: repriced 50000',
    'supplier: price_changed 52000',
    'traveler: agreed 52000',
    'gateway: declined 52000',
    'traveler: agreed 52000',
    'gateway: authorised 52000',
    'supplier: price_changed 51000',
    'gateway: captured 51000',
  ]);
});

it('goes on with the lines of a flight when another of its fares is chosen', async () => {
  const server = world.start();
  const who = 'c'.repeat(64);
  const choose = (flightId: string) => server.checkout.createDraft({ search: SEARCH, flightId, seenTotal: FIRST }, who);
  await choose('BA178');
  world.supplier.flightId = 'BA178-Flex';
  world.supplier.total = 60_000;
  const flex = await choose('BA178-Flex');
  world.supplier.flightId = 'BA178';
  expect(flex.ok && short(await ledgerOf(flex.value.draftId))).toEqual(['supplier: offered 50000', 'supplier: fare_changed 60000']);
});

it('keeps what was agreed to and taken, and every line, as they were written', async () => {
  const server = world.start();
  const draftId = await world.draft(server);
  await server.checkout.book(await world.body(server, draftId), 'ledger-kept', SECRET);
  const { db, pool } = world.database;
  const change = (set: Partial<typeof attempts.$inferInsert>) => db.update(attempts).set(set).where(eq(attempts.draftId, draftId));
  await expect(change({ amount: FIRST + 1 })).rejects.toMatchObject({ cause: { constraint: 'attempts_amounts_stay' } });
  await expect(change({ capturedAmount: FIRST - 1 })).rejects.toMatchObject({ cause: { constraint: 'attempts_amounts_stay' } });
  await expect(pool.query('update price_entries set amount = 1 where draft_id = $1', [draftId])).rejects.toMatchObject({
    constraint: 'price_entries_append_only',
  });
});

it.each<[before: AttemptState, to: AttemptState, Parameters<typeof pricesOfMove>[2], paymentId: string | null, lines: readonly string[]]>([
  ['started', 'authorised', {}, 'p', ['gateway: authorised 50000']],
  ['authorised', 'booking', { booking: { offer: offerAt(49_000) } }, 'p', ['supplier: price_changed 49000']],
  ['authorised', 'booking', { booking: { offer: offerAt(FIRST) } }, 'p', ['supplier: repriced 50000']],
  ['authorised', 'booking', {}, 'p', []],
  ['booking', 'booked', { booking: { offer: offerAt(49_000) } }, 'p', []],
  ['booked', 'done', { attempt: { capturedAmount: 49_000 } }, 'p', ['gateway: captured 49000']],
  ['booked', 'done', {}, 'p', ['gateway: captured 50000']],
  ['started', 'failed', { attempt: { failure: 'card_declined' } }, null, ['gateway: declined 50000']],
  ['undoing', 'failed', { attempt: { failure: 'card_declined' } }, 'p', ['gateway: declined 50000']],
  ['undoing', 'failed', { attempt: { failure: 'offer_gone' } }, 'p', ['gateway: released 50000']],
  ['undoing', 'failed', {}, 'p', ['gateway: released 50000']],
  ['undoing', 'failed', { attempt: { failure: 'offer_gone' } }, null, []],
  ['started', 'failed', { attempt: { failure: 'payment_unavailable' } }, 'p', []],
])('a move from %s to %s with %j writes %j', (state, to, changes, paymentId, lines) => {
  const work = { attempt: { amount: FIRST, state, paymentId }, booking: { offer: offerAt(FIRST) } };
  expect(pricesOfMove(work, to, changes).map((line) => `${line.source}: ${line.reason} ${String(line.amount)}`)).toEqual(lines);
});

it.each([
  [FIRST, 'repriced'],
  [FIRST + 1, 'price_changed'],
  [FIRST - 1, 'price_changed'],
])('a price of %d after 50000 is %s', (now, reason) => {
  expect(priceAgain(FIRST, now)).toEqual({ reason, source: 'supplier', amount: now });
});

type Event =
  | { readonly do: 'fare moves'; readonly total: number }
  | { readonly do: 'asks price' | 'reconciles' | 'comes back from the bank' | 'is taken too long' | 'answer is lost' | 'answers again' }
  | { readonly do: 'pays'; readonly card: keyof typeof CARDS; readonly key: number; readonly killAt: number | null };

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('fare moves' as const), total: fc.integer({ min: 40_000, max: 60_000 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'asks price' as const,
        'reconciles' as const,
        'comes back from the bank' as const,
        'is taken too long' as const,
        'answer is lost' as const,
        'answers again' as const,
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pays' as const),
      card: fc.constantFrom('good' as const, 'good' as const, 'declined' as const, 'challenged' as const),
      key: fc.integer({ min: 0, max: 2 }),
      killAt: fc.option(fc.integer({ min: 0, max: 30 }), { nil: null }),
    }),
  },
);

let run = 0;

async function happen(what: Event, draftId: string, server: Process): Promise<void> {
  const { supplier } = world;
  switch (what.do) {
    case 'fare moves':
      supplier.total = what.total;
      return;
    case 'asks price':
      await server.checkout.reprice({ draftId, seenTotal: FIRST }, SECRET);
      return;
    case 'reconciles':
      world.minutes(1);
      await server.reconciler.runOnce();
      return;
    case 'is taken too long':
      world.minutes(15);
      return;
    case 'answer is lost':
      supplier.isAnswerLost = true;
      return;
    case 'answers again':
      supplier.isAnswerLost = false;
      return;
    case 'comes back from the bank': {
      const status = await server.checkout.status({ draftId }, SECRET);
      if (!status.ok || status.value.state !== 'challenge') return;
      await world.answerBank(server, status.value.challengeUrl);
      await server.checkout.verify(status.value.attemptId, false, SECRET);
      return;
    }
    case 'pays': {
      let calls = 0;
      let isPaying = false;
      const doomed = world.start({
        watch: (point) => {
          if (isPaying && calls++ === what.killAt) throw new Killed(point);
        },
      });
      const quote = await doomed.checkout.reprice({ draftId, seenTotal: FIRST }, SECRET);
      if (!quote.ok) return;
      const body = await world.body(doomed, draftId, CARDS[what.card], quote.value.quote.price.total);
      isPaying = true;
      await doomed.checkout.book(body, `prop-${run}-${what.key}-key`, SECRET).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
    }
  }
}

it('never charges more than was agreed to, and nothing on top of what is paid, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 12 }), async (events) => {
      run += 1;
      Object.assign(world.supplier, { total: FIRST, isAnswerLost: false });
      world.supplier.orders.clear();
      const draftId = await world.draft(world.start());
      let most: number | null = null;
      for (const what of events) {
        await happen(what, draftId, world.start());
        const { taken, charges } = await world.standing(draftId);
        expect(charges).toBeLessThanOrEqual(1);
        if (most !== null) expect(taken).toBeLessThanOrEqual(most);
        if (taken > 0) most = taken;
        expect(ledgerFaults(await ledgerOf(draftId))).toEqual([]);
      }
      world.supplier.isAnswerLost = false;
      for (let i = 0; i < 3; i += 1) {
        world.minutes(15);
        await world.start().reconciler.runOnce();
      }
      // once all is settled, the ledger says what the gateway took
      const lines = await ledgerOf(draftId);
      const { taken } = await world.standing(draftId);
      expect(lines.filter((e) => e.reason === 'captured').reduce((sum, e) => sum + e.amount, 0)).toBe(taken);
      expect(ledgerFaults(lines)).toEqual([]);
    }),
    { numRuns: cases(10, 40) },
  );
  expect(world.errors).toEqual([]);
});

it.each([
  ['charged_without_consent', [['authorised', 1]]],
  [
    'charged_more_than_agreed',
    [
      ['agreed', 5],
      ['authorised', 5],
      ['captured', 6],
    ],
  ],
  [
    'charged_twice',
    [
      ['agreed', 5],
      ['captured', 5],
      ['captured', 1],
    ],
  ],
  [
    'refunded_more_than_charged',
    [
      ['agreed', 5],
      ['captured', 5],
      ['refunded', 4],
      ['refunded', 2],
    ],
  ],
] as const)('a ledger with %s is called so', (fault, lines) => {
  const entries = lines.map(([reason, amount]): PriceEntry => ({ at: '', source: 'gateway', reason, amount }));
  expect(ledgerFaults(entries)).toEqual([fault]);
});
