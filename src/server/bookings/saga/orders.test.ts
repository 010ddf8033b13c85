/** Orders that airlines confirm without tickets, late, or not at all, and what a person is notified of (decisions 134, 135). */
import { setTimeout as sleep } from 'node:timers/promises';
import { attemptOf, newKey, nothing, paid, payAt, startAnew } from '#testing/bookings/bookingSales';
import { offerAt, SEARCH, TICKETS } from '#testing/bookings/fakeSupplier';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import { and, eq, like } from 'drizzle-orm';
import { outbox } from '../../mail/outbox.tables';
import { Killed } from '#testing/bookings/crashes';
import { itInCi } from '#testing/jest/smallerRuns';
import { attentionEntries } from '../../attention/attention.tables';

let world: World;
let server: Process;

beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());
beforeEach(async () => {
  await world.database.db.delete(attentionEntries);
  server = startAnew(world);
});
afterEach(() => expect(world.errors).toEqual([]));

const pay = (draftId: string) => payAt(world, server, draftId);

async function reconcileFor(minutes: number): Promise<void> {
  for (let i = 0; i < minutes; i += 1) {
    world.minutes(1);
    await server.reconciler.runOnce();
  }
}

describe('without a ticket', () => {
  it('an order that stands is paid for and booked, and a person is notified until the ticket is there', async () => {
    world.supplier.isTicketless = true;
    const draftId = await world.draft(server);
    const { attemptId, state } = attemptOf(await pay(draftId));
    expect([state, await world.standing(draftId)]).toEqual(['done', paid]);
    expect(await world.attention()).toEqual([['order_without_ticket', 'PNR1', null]]);
    world.supplier.orders.set(attemptId, { supplierReference: 'PNR1', status: 'ticketed', tickets: TICKETS });
    world.supplier.fresh.set(attemptId, world.now);
    const mails = (): Promise<readonly { readonly cause: string }[]> =>
      world.database.db
        .select({ cause: outbox.cause })
        .from(outbox)
        .where(and(eq(outbox.kind, 'ticketed'), like(outbox.cause, `%${attemptId}`)))
        .orderBy(outbox.createdAt, outbox.cause);
    expect(await mails()).toEqual([{ cause: `ticketed ${attemptId}` }]);
    await server.reconciler.runOnce();
    expect(await world.attention()).toEqual([]);
    const shown = await server.manage.read(SECRET, draftId);
    expect(shown).toMatchObject({ ok: true, value: { travelers: [{ tickets: ['125-2106312810'] }] } });
    // the ticket mail once more, and no third time
    world.supplier.fresh.set(attemptId, world.now);
    await server.reconciler.runOnce();
    expect(await mails()).toHaveLength(2);
  });

  it('a booking that is cancelled before its ticket came needs nobody to ask for one', async () => {
    world.supplier.isTicketless = true;
    const draftId = await world.draft(server);
    const { reference } = attemptOf(await pay(draftId));
    expect(await server.manage.cancel({ reference: reference ?? '', refund: 50_000 }, SECRET)).toMatchObject({ ok: true });
    expect(await world.attention()).toEqual([]);
  });

  it('an order that is not confirmed for a quarter of an hour is not cancelled: it is paid for, and a person is notified', async () => {
    world.supplier.status = 'ticketing';
    const draftId = await world.draft(server);
    expect(attemptOf(await pay(draftId)).state).toBe('processing');
    await reconcileFor(15);
    expect([await world.standing(draftId), world.supplier.standing()]).toEqual([paid, 1]);
    expect(await world.attention()).toEqual([['order_without_ticket', 'PNR1', null]]);
  });
});

describe('that take their time', () => {
  it('a request is answered while the airline confirms, and the booking follows', async () => {
    let confirm = (): void => undefined;
    const confirmed = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    const book = world.supplier.book.bind(world.supplier);
    const slow = jest.spyOn(world.supplier, 'book').mockImplementation(async (...args) => {
      await confirmed;
      return book(...args);
    });
    server = world.start({ pause: async () => undefined });
    const draftId = await world.draft(server);
    expect(attemptOf(await pay(draftId)).state).toBe('processing');
    expect(await server.checkout.status({ draftId }, SECRET)).toMatchObject({ value: { state: 'processing' } });
    confirm();
    // what was begun goes on behind the answer
    while ((await world.standing(draftId)).bookings === 0) await sleep(10);
    slow.mockRestore();
    await reconcileFor(3);
    expect(await world.standing(draftId)).toEqual(paid);
  });

  it('what the bank held up is looked up for as long as any other', async () => {
    const draftId = await world.draft(server);
    const body = await world.body(server, draftId, '4000002500003155');
    const { attemptId, challengeUrl } = attemptOf(await server.checkout.book(body, newKey(), SECRET));
    world.minutes(10);
    world.supplier.isAnswerLost = true;
    world.supplier.isSilent = true;
    await world.answerBank(server, challengeUrl);
    await server.checkout.verify(attemptId, false, SECRET);
    await reconcileFor(11);
    // the attempt is twenty-one minutes old, its order eleven
    expect(await world.attemptStates(draftId)).toEqual(['booking']);
    world.supplier.isSilent = false;
    await server.reconciler.runOnce();
    expect(await world.standing(draftId)).toEqual(paid);
  });

  it('one that nobody finds is given up, and a person asks the airline', async () => {
    const draftId = await world.draft(server);
    world.supplier.bookFault = { code: 'supplier_unavailable' };
    world.supplier.isSilent = true;
    await pay(draftId);
    await reconcileFor(12);
    world.supplier.isSilent = false;
    await server.reconciler.runOnce();
    expect([await world.standing(draftId), await world.attemptStates(draftId)]).toEqual([nothing, ['failed']]);
    expect(await world.attention()).toEqual([['order_not_found', null, null]]);
  });
});

describe('that appear after they were given up', () => {
  const order = { supplierReference: 'LATE', status: 'ticketed', tickets: TICKETS.slice(0, 1) } as const;
  const credit = { kind: 'airline_credits', amount: 26_000 } as const;
  const givenUp = async (): Promise<{ readonly draftId: string; readonly attemptId: string }> => {
    const draftId = await world.draft(server);
    world.supplier.bookFault = { code: 'supplier_unavailable' };
    world.supplier.isSilent = true;
    const { attemptId } = attemptOf(await pay(draftId));
    await reconcileFor(14);
    return { draftId, attemptId };
  };
  beforeEach(() => {
    world.supplier.quote = { id: 'quote-1', refund: 0, until: null, credit };
  });
  afterEach(() => {
    world.supplier.quote = { id: 'quote-1', refund: 0, until: null };
  });

  it.each([10, 120])(
    'are cancelled %i minutes later; nobody looks for them any more, and a person is notified of the credit',
    async (minutes) => {
      const { draftId, attemptId } = await givenUp();
      world.supplier.isSilent = false;
      await server.reconciler.runOnce();
      expect(await world.attention()).toEqual([['order_not_found', null, null]]);
      world.minutes(minutes);
      world.supplier.orders.set(attemptId, order);
      world.supplier.fresh.set(attemptId, world.now);
      await server.reconciler.runOnce();
      expect([world.supplier.standing(), await world.standing(draftId), world.supplier.fresh.size]).toEqual([0, nothing, 0]);
      expect(await world.attention()).toEqual([['refund_not_money', 'LATE', 'airline_credits']]);
    },
  );

  itInCi('are cancelled as soon as the supplier lets us; until then the news waits, and after an hour a person does it', async () => {
    const { attemptId } = await givenUp();
    world.supplier.isSilent = false;
    await server.reconciler.runOnce();
    world.minutes(120);
    world.supplier.orders.set(attemptId, order);
    world.supplier.fresh.set(attemptId, world.now);
    const away = jest.spyOn(world.supplier, 'cancel').mockResolvedValue({ ok: false, error: { code: 'supplier_unavailable' } });
    await reconcileFor(61);
    expect([world.supplier.standing(), world.supplier.fresh.size]).toEqual([1, 1]);
    expect((await world.attention()).map(([kind]) => kind)).toEqual(['order_not_found', 'order_not_cancelled']);
    away.mockRestore();
    await server.reconciler.runOnce();
    expect([world.supplier.standing(), world.supplier.fresh.size]).toEqual([0, 0]);
    expect((await world.attention()).map(([kind]) => kind)).toEqual(['refund_not_money']);
  });

  it('a person is notified of the credit, though the process ends right after the order was cancelled', async () => {
    const { attemptId } = await givenUp();
    world.supplier.orders.set(attemptId, order);
    world.supplier.isSilent = false;
    const doomed = world.start({
      watch: (point) => {
        if (point === 'after supplier.cancel') throw new Killed(point);
      },
    });
    await doomed.reconciler.runOnce();
    expect([world.supplier.standing(), await world.attention()]).toEqual([0, [['order_not_found', null, null]]]);
    world.errors.length = 0;
    world.minutes(3);
    await world.start().reconciler.runOnce();
    expect(await world.attention()).toEqual([['refund_not_money', 'LATE', 'airline_credits']]);
  });
});

it.each([
  ['not_booked', 'booking_failed'],
  ['duplicate_booking', 'duplicate_booking'],
  ['call_us', 'call_us'],
] as const)('%s ends the attempt at once: nothing is charged', async (code, failure) => {
  const draftId = await world.draft(server);
  world.supplier.bookFault = { code };
  expect(await pay(draftId)).toEqual({ kind: 'refused', code: failure });
  expect([await world.standing(draftId), await world.attemptStates(draftId)]).toEqual([nothing, ['failed']]);
});

it('what the airline requires of travelers is collected before any money is held', async () => {
  const demands = {
    isPassportRequired: true,
    sexes: ['F', 'M'],
    takesKnownTravelerNumber: true,
    takesRedressNumber: false,
    frequentFlyerAirlines: ['AA'],
  } as const;
  const priced = jest.spyOn(world.supplier, 'reprice').mockResolvedValue({ ok: true, value: { ...offerAt(50_000), demands } });
  const draft = await server.checkout.createDraft({ search: SEARCH, flightId: 'BA178', seenTotal: 50_000 }, SECRET);
  if (!draft.ok) throw new Error(draft.error.code);
  expect(draft.value).toMatchObject({ passportNeeded: true, demands });
  const { draftId } = draft.value;
  const body = await world.body(server, draftId);
  const [maria] = body.travelers;
  if (!maria) throw new Error('nobody travels');
  const travelers = [{ ...maria, firstName: 'Мария', sex: 'X' as const, frequentFlyer: { airline: 'BA', number: '1234' }, passport: null }];
  expect(await server.checkout.book({ ...body, travelers }, newKey(), SECRET)).toEqual({
    kind: 'refused',
    code: 'invalid_request',
    errors: [
      { name: '/travelers/0/firstName', detail: 'name_not_latin' },
      { name: '/travelers/0/sex', detail: 'sex_not_taken' },
      { name: '/travelers/0/frequentFlyer/airline', detail: 'frequent_flyer_program' },
      { name: '/travelers/0/frequentFlyer/number', detail: 'frequent_flyer_format' },
      { name: '/travelers/0/passport/number', detail: 'passport_missing' },
      { name: '/travelers/0/passport/country', detail: 'passport_country_missing' },
      { name: '/travelers/0/passport/expires', detail: 'passport_expires_missing' },
    ],
  });
  expect(await world.attemptStates(draftId)).toEqual([]);
  priced.mockRestore();
});

it('a traveler whom the airline does not take is named by field, to whoever asks', async () => {
  const draftId = await world.draft(server);
  world.supplier.bookFault = {
    code: 'traveler_refused',
    fields: [
      { traveler: 0, field: 'passportExpires' },
      { traveler: null, field: 'phone' },
    ],
  };
  const refused = ['/travelers/0/passport/expires', '/contact/phone'];
  expect(await pay(draftId)).toMatchObject({ kind: 'refused', code: 'traveler_refused', attempt: { state: 'failed', refused } });
  expect(await server.checkout.status({ draftId }, SECRET)).toMatchObject({
    value: { state: 'failed', failure: 'traveler_refused', refused },
  });
  expect(await world.standing(draftId)).toEqual(nothing);
});
