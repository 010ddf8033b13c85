/** Numbers and names that change after booking, on a real database: until when, by whom, how often, and who tells the airline (booking.67, booking.68). */
import { eq } from 'drizzle-orm';
import type { BookingWire, ChangeTraveler } from '#core/contract/bookings/bookings.schema';
import type { TravelerDetails } from '#core/domain/booking/booking';
import type { Result } from '#core/domain/values/result';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import { attentionEntries } from '../../attention/attention.tables';
import { outbox } from '../../mail/outbox.tables';
import type { Refusal } from '../wire/answers';
import { bookingReaders, bookings } from '../bookings.tables';

/** March 13, 2027 at 9:30 PM in New York; names are due a day before. */
const DEPARTS = new Date('2027-03-14T02:30:00Z');
const NAMES_DUE = new Date('2027-03-13T02:30:00Z');
const STRANGER = 'c'.repeat(64);
const KTN = 'TT12345678';

let world: World;
let server: Process;
let keys = 0;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());
beforeEach(() => {
  world.now = new Date('2026-11-20T12:00:00Z');
  Object.assign(world.supplier, { isSilent: false, takesNoNews: false });
  server = world.start();
});

async function booked(frequentFlyer?: { airline: string; number: string }) {
  const draftId = await world.draft(server);
  const body = await world.body(server, draftId);
  const travelers = body.travelers.map((one) => ({ ...one, ...(frequentFlyer && { frequentFlyer }) }));
  await server.checkout.book({ ...body, travelers }, `traveler-key-${(keys += 1)}`, SECRET);
  const [row] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
  if (!row) throw new Error('nothing was booked');
  const { id, attemptId, reference } = row;
  const stored = async (): Promise<TravelerDetails> => {
    const [now] = await world.database.db.select().from(bookings).where(eq(bookings.id, id));
    const [person] = now?.travelers ?? [];
    if (!person) throw new Error('nobody travels');
    return person;
  };
  return {
    ...{ id, attemptId, reference, draftId, stored },
    change: (what: Partial<ChangeTraveler>, who = SECRET) => server.manage.changeTraveler({ reference, traveler: 0, ...what }, who),
    read: async (who = SECRET) => {
      const read = await server.manage.read(who, draftId);
      return read.ok ? read.value.travelers[0]?.changes : undefined;
    },
    reported: () => world.supplier.reportedTravelers.get(attemptId)?.[0],
    /** Kind and reason of what an agent sees at this moment. */
    wants: async () => {
      const rows = await world.database.db.select().from(attentionEntries).where(eq(attentionEntries.attemptId, attemptId));
      return rows.filter(({ openedAt, closedAt }) => closedAt === null && openedAt <= world.now).map(({ kind, reason }) => [kind, reason]);
    },
    /** Why mails about tickets and names were written. */
    mails: async () => {
      const rows = await world.database.db.select().from(outbox).where(eq(outbox.bookingId, id));
      return rows.filter(({ kind }) => kind === 'ticketed' || kind === 'name_refused').map(({ cause }) => cause);
    },
  };
}

const refusal = (answer: Result<BookingWire, Refusal>) => (answer.ok ? null : [answer.error.code, answer.error.errors ?? []]);
const field = (name: string, detail: string) => ['invalid_request', [{ name, detail }]];
/** The booking is of Maria Quiñones. */
const MARY = { firstName: 'Mary' };

describe('numbers', () => {
  it('are added and changed, shown by their endings, and passed on to the supplier', async () => {
    const { change, stored, reported, read } = await booked();
    expect(await read()).toMatchObject({
      numbers: { knownTravelerNumber: null, redressNumber: null, frequentFlyer: [] },
      programs: ['BA'],
      numbersUntil: '2027-03-13T21:30',
      nameUntil: '2027-03-12T21:30',
      nameCorrection: null,
    });
    const numbers = { knownTravelerNumber: KTN, redressNumber: '1234567', frequentFlyer: { airline: 'BA', number: '11112222' } };
    const added = await change(numbers);
    expect(added.ok && added.value.travelers[0]?.changes?.numbers).toEqual({
      knownTravelerNumber: '678',
      redressNumber: '567',
      frequentFlyer: [{ airline: 'BA', number: '222' }],
    });
    expect(JSON.stringify(added)).not.toMatch(/TT12345678|1234567|11112222/);
    const all = { ...numbers, frequentFlyer: [numbers.frequentFlyer] };
    expect([await stored(), reported()]).toMatchObject([all, all]);
    expect((await change({ frequentFlyer: { airline: 'BA', number: '33334444' } })).ok).toBe(true);
    expect(await stored()).toMatchObject({ knownTravelerNumber: KTN, frequentFlyer: [{ airline: 'BA', number: '33334444' }] });
  });

  it('that were given with the order are there, until others take their place', async () => {
    const { change, read, stored } = await booked({ airline: 'BA', number: '11112222' });
    expect(await read()).toMatchObject({ numbers: { frequentFlyer: [{ airline: 'BA', number: '222' }] } });
    await change({ frequentFlyer: { airline: 'BA', number: '33334444' } });
    expect((await stored()).frequentFlyer).toEqual([{ airline: 'BA', number: '33334444' }]);
  });

  it.each<[what: string, change: Partial<ChangeTraveler>, refused: unknown]>([
    ['of nobody', { traveler: 1, redressNumber: '1234567' }, field('/traveler', 'is nobody of this booking')],
    [
      'of another airline',
      { frequentFlyer: { airline: 'DL', number: '123456789' } },
      field('/frequentFlyer/airline', 'frequent_flyer_program'),
    ],
    ['too short', { frequentFlyer: { airline: 'BA', number: '1' } }, field('/frequentFlyer/number', 'frequent_flyer_format')],
  ])('%s are refused, and nothing is written', async (_what, what, refused) => {
    const { change, stored } = await booked();
    expect(refusal(await change({ knownTravelerNumber: KTN, ...what }))).toEqual(refused);
    expect((await stored()).knownTravelerNumber).toBe('');
  });

  it('can be changed until the first departure, to the minute', async () => {
    const { change, read } = await booked();
    world.now = new Date(DEPARTS.getTime() - 60_000);
    expect((await change({ knownTravelerNumber: KTN })).ok).toBe(true);
    world.now = DEPARTS;
    expect(refusal(await change({ redressNumber: '1234567' }))).toEqual(['traveler_closed', []]);
    expect(await read()).toMatchObject({ numbersUntil: null, nameUntil: null });
  });

  it('of two tabs at once are both kept, and both reach the supplier', async () => {
    const { change, stored, reported } = await booked();
    const both = await Promise.all([change({ knownTravelerNumber: KTN }), change({ redressNumber: '1234567' }), change(MARY)]);
    expect(both.map((answer) => answer.ok)).toEqual([true, true, true]);
    await server.reconciler.runOnce();
    const all = { knownTravelerNumber: KTN, redressNumber: '1234567', firstName: 'Mary' };
    expect([await stored(), reported()]).toMatchObject([all, all]);
  });

  it('that the supplier passes to nobody are a person’s, the newest of them, until it is closed; the list names nobody', async () => {
    world.supplier.takesNoNews = true;
    const { change, wants, attemptId } = await booked();
    await change({ knownTravelerNumber: KTN });
    world.minutes(1);
    await change({ redressNumber: '1234567' });
    expect(await wants()).toEqual([['traveler_numbers_unsent', 'supplier_takes_none']]);
    // of one moment too
    await change({ redressNumber: '7654321' });
    expect(await wants()).toHaveLength(1);
    const rows = await world.database.db.select().from(attentionEntries).where(eq(attentionEntries.attemptId, attemptId));
    expect(rows.map(({ dueAt }) => dueAt)).toEqual([DEPARTS, DEPARTS, DEPARTS]);
    expect(JSON.stringify(rows)).not.toMatch(/TT12345678|1234567|maria/i);
  });

  it('that the supplier is silent about are passed on by the reconciler, and are a person’s task after an hour', async () => {
    world.supplier.isSilent = true;
    const { change, wants, reported } = await booked();
    expect((await change({ knownTravelerNumber: KTN })).ok).toBe(true);
    expect(await wants()).toEqual([]);
    world.minutes(60);
    expect(await wants()).toEqual([['traveler_numbers_unsent', 'supplier_silent']]);
    world.supplier.isSilent = false;
    await server.reconciler.runOnce();
    expect([await wants(), reported()?.knownTravelerNumber]).toEqual([[], KTN]);
  });
});

describe('a name', () => {
  it('that the supplier takes is corrected at once, once, and the itinerary is sent again', async () => {
    const { change, stored, reported, read, mails, wants, attemptId } = await booked();
    const before = await mails();
    expect((await change(MARY)).ok).toBe(true);
    expect(await stored()).toMatchObject({ firstName: 'Mary', nameCorrection: { state: 'corrected' } });
    expect(reported()?.firstName).toBe('Mary');
    expect(await mails()).toEqual([...before, `names ${attemptId} 0`]);
    // the same again is no second correction
    expect((await change(MARY)).ok).toBe(true);
    expect(await mails()).toHaveLength(before.length + 1);
    expect(refusal(await change({ firstName: 'Marie' }))).toEqual(['traveler_closed', []]);
    expect(await read()).toMatchObject({ firstName: 'Mary', nameUntil: null, nameCorrection: { state: 'corrected' } });
    world.minutes(60);
    expect(await wants()).toEqual([]);
  });

  it('is only requested where the supplier passes it to nobody: the ticket keeps the old one until a person says what the airline did', async () => {
    world.supplier.takesNoNews = true;
    const { change, stored, read, mails, wants, reference } = await booked();
    const before = await mails();
    expect((await change(MARY)).ok).toBe(true);
    expect((await change(MARY)).ok).toBe(true);
    expect(await read()).toMatchObject({ firstName: 'Maria', nameUntil: null, nameCorrection: { state: 'asked', firstName: 'Mary' } });
    expect(await wants()).toEqual([['name_correction_asked', 'supplier_takes_none']]);
    expect(await mails()).toEqual(before);
    // what no ticket shows would change the name that is being corrected
    expect(refusal(await change({ firstName: 'María' }))).toEqual(['traveler_closed', []]);
    expect(await server.desk.settleNames(reference, 'corrected')).toBe(true);
    expect(await stored()).toMatchObject({ firstName: 'Mary', nameCorrection: { state: 'corrected' } });
    expect([await wants(), (await mails()).length]).toEqual([[], before.length + 1]);
    expect(await server.desk.settleNames(reference, 'refused')).toBe(false);
  });

  it('that the airline refuses stays as it was, and is not requested again', async () => {
    world.supplier.takesNoNews = true;
    const { change, stored, mails, wants, reference, attemptId } = await booked();
    const before = await mails();
    await change(MARY);
    expect(await server.desk.settleNames(reference, 'refused')).toBe(true);
    expect(await stored()).toMatchObject({ firstName: 'Maria', nameCorrection: { state: 'refused' } });
    expect([await wants(), await mails()]).toEqual([[], [...before, `name_refused ${attemptId} 0`]]);
    expect(refusal(await change(MARY))).toEqual(['traveler_closed', []]);
    expect(await server.desk.settleNames('ZZZZZZ', 'corrected')).toBe(false);
  });

  it('that the supplier is silent about is requested, and corrected once it answers', async () => {
    world.supplier.isSilent = true;
    const { change, read, stored } = await booked();
    await change(MARY);
    expect(await read()).toMatchObject({ firstName: 'Maria', nameCorrection: { state: 'asked' } });
    world.supplier.isSilent = false;
    await server.reconciler.runOnce();
    expect(await stored()).toMatchObject({ firstName: 'Mary', nameCorrection: { state: 'corrected' } });
  });

  it('of an order that the supplier has cancelled, or does not know, is not called corrected', async () => {
    for (const lose of ['cancelled', 'unknown']) {
      const { change, read, attemptId } = await booked();
      const order = world.supplier.orders.get(attemptId);
      if (lose === 'unknown') world.supplier.orders.delete(attemptId);
      else if (order) world.supplier.orders.set(attemptId, { ...order, status: 'cancelled' });
      await change(MARY);
      expect([lose, (await read())?.nameCorrection?.state]).toEqual([lose, 'asked']);
    }
  });

  it('gets accents at once, any number of times, and keeps its correction', async () => {
    const { change, stored, mails } = await booked();
    const before = await mails();
    await change({ lastName: 'Quinones' });
    expect(await stored()).toMatchObject({ lastName: 'Quinones' });
    expect((await stored()).nameCorrection).toBeUndefined();
    await change({ lastName: 'Quiñones', middleName: '' });
    expect(await mails()).toEqual(before);
    expect((await change(MARY)).ok).toBe(true);
  });

  it.each<[what: string, change: Partial<ChangeTraveler>, refused: unknown]>([
    ['of another person', { firstName: 'John', lastName: 'Smith' }, field('/lastName', 'name_another_person')],
    ['that is a new legal name', { lastName: 'Vega' }, field('/lastName', 'name_needs_airline')],
    ['in other letters', { firstName: 'Мария' }, field('/firstName', 'name_not_latin')],
    ['that is invalid', { firstName: ' ' }, field('/firstName', 'first_name_missing')],
  ])('%s is refused, along with the numbers typed with it', async (_what, what, refused) => {
    const { change, stored } = await booked();
    expect(refusal(await change({ ...what, knownTravelerNumber: KTN }))).toEqual(refused);
    expect(await stored()).toMatchObject({ firstName: 'Maria', lastName: 'Quiñones', knownTravelerNumber: '' });
  });

  it('can be corrected until a day before the first departure, to the minute; accents later too', async () => {
    const { change } = await booked();
    world.now = NAMES_DUE;
    expect(refusal(await change(MARY))).toEqual(['traveler_closed', []]);
    expect((await change({ firstName: 'María' })).ok).toBe(true);
    world.now = new Date(NAMES_DUE.getTime() - 60_000);
    expect((await change(MARY)).ok).toBe(true);
  });
});

it('nobody else changes anything, and of a cancelled booking nobody does, nor wants a person to', async () => {
  world.supplier.takesNoNews = true;
  const { change, read, wants, reference } = await booked();
  await change({ lastName: 'Quinnones', knownTravelerNumber: KTN });
  expect(await wants()).toHaveLength(2);
  expect(refusal(await change(MARY, STRANGER))).toEqual(['booking_unknown', []]);
  const quote = await server.manage.cancelQuote({ reference }, SECRET);
  if (!quote.ok) throw new Error(quote.error.code);
  await server.manage.cancel({ reference, refund: quote.value.refund }, SECRET);
  expect(refusal(await change(MARY))).toEqual(['traveler_closed', []]);
  expect([await read(), await wants()]).toEqual([undefined, []]);
});

it('a visitor by the link of a mail alone is shown no number, and what they add joins the others', async () => {
  const { id, change, stored, read, reported } = await booked();
  await change({ knownTravelerNumber: KTN });
  const guest = 'd'.repeat(64);
  await world.database.db.insert(bookingReaders).values({ bookingId: id, secretHash: guest, isByLink: true, addedAt: world.now });
  expect(await read(guest)).toMatchObject({ firstName: 'Maria', numbers: null });
  const added = await change({ redressNumber: '1234567' }, guest);
  expect(added.ok && added.value.travelers[0]?.changes?.numbers).toBeNull();
  expect(await stored()).toMatchObject({ knownTravelerNumber: KTN, redressNumber: '1234567' });
  expect(reported()).toMatchObject({ knownTravelerNumber: KTN, redressNumber: '1234567' });
});
