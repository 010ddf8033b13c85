/** What is written when an attempt is begun, claimed, moved and handed back. */
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { AttemptRows } from '#testing/bookings/attemptRows';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { offerAt } from '#testing/bookings/fakeSupplier';
import { inMinutes, minutesAgo, NOW, PRICE, workAt } from '#testing/bookings/sagaPorts';
import { wantPerson } from '../../attention/attention.service';
import { attentionEntries } from '../../attention/attention.tables';
import { outbox } from '../../mail/outbox.tables';
import { attempts, bookingEvents, bookingReaders, drafts, priceEntries } from '../bookings.tables';
import type { AttemptState } from '../states';

let world: World;
let rows: AttemptRows;
beforeAll(async () => {
  world = await World.open();
  rows = new AttemptRows(world);
});
afterAll(() => world.database.close());
beforeEach(() => rows.clear());

describe('claiming', () => {
  it('gives the attempt a lease, unless it is in another state or somebody works on it', async () => {
    const id = await rows.add('booked');
    expect(await rows.repository.claim(id, ['booking'])).toBeNull();
    expect(await rows.repository.claim(randomUUID(), ['booked'])).toBeNull();
    const work = await rows.repository.claim(id, ['booking', 'booked']);
    expect([work?.attempt.leaseUntil, work?.booking.attemptId]).toEqual([inMinutes(1), id]);
    expect(work?.attempt.leaseOwner).toMatch(/^one:/);
    expect(await rows.repository.claim(id, ['booked'])).toBeNull();
  });
});

describe('beginning', () => {
  const { booking } = workAt('started');
  const begin = async (draftId: string, idempotencyKey: string, quoteId?: string) => {
    const [draft] = await world.database.db.select().from(drafts).where(eq(drafts.id, draftId));
    const attempt = { id: randomUUID(), draftId, idempotencyKey, bodyHash: 'b'.repeat(64), amount: PRICE };
    const begun = await rows.repository.insert(
      attempt,
      booking,
      { secretHash: SECRET, quoteId: quoteId ?? draft?.quoteId ?? '' },
      async () => null,
    );
    return begun.ok ? begun.value : null;
  };

  it('writes attempt, booking, reader, event and price at once, leased to the caller', async () => {
    const draftId = await rows.newDraft();
    const work = await begin(draftId, 'begin-1');
    const { db } = world.database;
    expect(work?.attempt).toMatchObject({ state: 'started', currency: 'USD', leaseUntil: inMinutes(1), stateSince: NOW, createdAt: NOW });
    expect(work?.booking).toMatchObject({ state: 'received', draftId, attemptId: work?.attempt.id, createdAt: NOW });
    expect(work?.booking.reference).not.toBe(booking.reference);
    expect(await db.select().from(bookingReaders)).toMatchObject([{ bookingId: work?.booking.id, secretHash: SECRET, addedAt: NOW }]);
    expect(await db.select().from(bookingEvents)).toMatchObject([
      { attemptId: work?.attempt.id, fromState: null, toState: 'started', at: NOW },
    ]);
    expect((await db.select().from(priceEntries).orderBy(asc(priceEntries.id))).slice(-1)).toMatchObject([
      { draftId, attemptId: work?.attempt.id, reason: 'agreed', source: 'traveler', amount: PRICE, at: NOW },
    ]);
  });

  it('is refused where the key or the draft is taken', async () => {
    const draftId = await rows.newDraft();
    await begin(draftId, 'begin-2');
    expect(await begin(draftId, 'begin-3')).toBeNull();
    expect(await begin(await rows.newDraft(), 'begin-2')).toBeNull();
    expect(await begin(await rows.newDraft(), 'begin-4', randomUUID())).toBeNull();
  });

  it('throws where anything else is wrong', async () => {
    await expect(begin(randomUUID(), 'begin-4')).rejects.toThrow();
  });
});

describe('moving', () => {
  it.each<[from: AttemptState, to: AttemptState, lease: number | null]>([
    ['started', 'authorised', 1],
    ['authorised', 'booking', 2.5],
    ['started', 'challenge', null],
    ['undoing', 'failed', null],
  ])('from %s to %s renews the lease or ends it: %p minutes', async (from, to, lease) => {
    const id = await rows.add(from, { failedTries: 3, tryAgainAt: minutesAgo(1), stateSince: minutesAgo(5) });
    const work = await rows.claim(id, from);
    const moved = await rows.repository.move(work, to, { booking: { cardLast4: '1111' } });
    expect(moved?.attempt).toMatchObject({
      state: to,
      stateSince: NOW,
      failedTries: 0,
      tryAgainAt: null,
      leaseOwner: lease === null ? null : work.attempt.leaseOwner,
      leaseUntil: lease === null ? null : inMinutes(lease),
    });
    expect(moved?.booking).toMatchObject({ attemptId: id, cardLast4: '1111', updatedAt: NOW });
    const { failure } = work.attempt;
    expect(await world.database.db.select().from(bookingEvents)).toMatchObject([
      { attemptId: id, fromState: from, toState: to, failure, at: NOW },
    ]);
  });

  it.each<[name: string, lose: (id: string) => Promise<unknown>]>([
    ['another owner has it', (id) => world.database.db.update(attempts).set({ leaseOwner: 'two:b' }).where(eq(attempts.id, id))],
    ['another owner moved it', (id) => world.database.db.update(attempts).set({ state: 'booked' }).where(eq(attempts.id, id))],
  ])('changes nothing where %s', async (_name, lose) => {
    const id = await rows.add('booking');
    const work = await rows.claim(id, 'booking');
    await lose(id);
    const before = await rows.read(id);
    expect(await rows.repository.move(work, 'undoing', { attempt: { failure: 'booking_failed' } })).toBeNull();
    expect(await rows.read(id)).toEqual(before);
    expect(await world.database.db.$count(bookingEvents)).toBe(0);
  });

  it('changes nothing without a lease', async () => {
    const id = await rows.add('started');
    const work = await rows.repository.byId(id);
    if (!work) throw new Error('there is no such attempt');
    expect(await rows.repository.move(work, 'authorised')).toBeNull();
  });

  it('writes letters once by attempt, and what a person has to see', async () => {
    const id = await rows.add('booked');
    const work = await rows.claim(id, 'booked');
    await rows.repository.move(work, 'done', {
      attempt: { capturedAmount: PRICE },
      mails: [{ kind: 'ticketed', dueAt: inMinutes(1) }],
      notices: [{ kind: 'order_without_ticket', subject: id, attemptId: id }],
    });
    const { db } = world.database;
    expect(await db.select().from(outbox).where(eq(outbox.bookingId, work.booking.id))).toMatchObject([
      { kind: 'ticketed', dueAt: inMinutes(1), cause: `ticketed ${id}` },
    ]);
    expect(await world.attention()).toEqual([['order_without_ticket', null, null]]);
  });

  it.each<[to: AttemptState, open: readonly string[]]>([
    ['undoing', ['authorization_ends', 'order_not_found', 'payment_stuck']],
    ['done', ['order_not_found']],
  ])('to %s leaves of what waits for a person: %j', async (to, open) => {
    const id = await rows.add('booked');
    for (const kind of ['payment_stuck', 'authorization_ends', 'order_not_found'] as const)
      await wantPerson(world.database.db, minutesAgo(1), { kind, subject: id, attemptId: id });
    await rows.repository.move(await rows.claim(id, 'booked'), to, { attempt: { failure: 'booking_failed', capturedAmount: PRICE } });
    expect((await world.attention()).map(([kind]) => kind).sort()).toEqual(open);
  });

  it('writes what the move says about money', async () => {
    const id = await rows.add('authorised');
    await rows.repository.move(await rows.claim(id, 'authorised'), 'booking', { booking: { offer: offerAt(PRICE - 1) } });
    const lines = await world.database.db.select().from(priceEntries).where(eq(priceEntries.attemptId, id));
    expect(lines).toMatchObject([{ reason: 'price_changed', source: 'supplier', amount: PRICE - 1, at: NOW }]);
  });
});

describe('handing back', () => {
  const notice = (id: string) => ({ kind: 'payment_stuck', subject: id, attemptId: id }) as const;

  it('frees the attempt, and a failed try rests', async () => {
    const id = await rows.add('booked', { failedTries: 1 });
    await rows.repository.release(await rows.claim(id, 'booked'), {
      isFailedTry: true,
      lastMoment: inMinutes(0.25),
      notices: [notice(id)],
    });
    expect(await rows.read(id)).toMatchObject({ leaseOwner: null, leaseUntil: null, failedTries: 2, tryAgainAt: inMinutes(0.25) });
    expect(await world.attention()).toHaveLength(1);
  });

  it('without a failed try it rests not at all', async () => {
    const id = await rows.add('booked', { failedTries: 1 });
    await rows.repository.release(await rows.claim(id, 'booked'));
    expect(await rows.read(id)).toMatchObject({ leaseOwner: null, failedTries: 1, tryAgainAt: null });
  });

  it('is nothing to whoever has lost it', async () => {
    const id = await rows.add('booked');
    const work = await rows.claim(id, 'booked');
    await world.database.db.update(attempts).set({ leaseOwner: 'two:b' }).where(eq(attempts.id, id));
    await rows.repository.release(work, { isFailedTry: true, notices: [notice(id)] });
    expect([await rows.read(id), await world.attention()]).toMatchObject([{ leaseOwner: 'two:b', failedTries: 0 }, []]);
  });
});

describe('what else is kept', () => {
  it('the first answer stays', async () => {
    const id = await rows.add('failed');
    const other = await rows.add('failed');
    await rows.repository.keepAnswer(id, { kind: 'refused', code: 'offer_gone' });
    await rows.repository.keepAnswer(id, { kind: 'refused', code: 'call_us' });
    expect([(await rows.read(id)).answer, (await rows.read(other)).answer]).toEqual([{ kind: 'refused', code: 'offer_gone' }, null]);
  });

  it('a wait that is ended, of this attempt alone', async () => {
    const [id, other] = [await rows.add('booked', { tryAgainAt: inMinutes(5) }), await rows.add('booked', { tryAgainAt: inMinutes(5) })];
    await rows.repository.tryNow(id);
    expect([(await rows.read(id)).tryAgainAt, (await rows.read(other)).tryAgainAt]).toEqual([null, inMinutes(5)]);
  });

  it.each<[AttemptState, Date | null]>([
    ['challenge', NOW],
    ['authorised', null],
  ])('when the bank was answered, while it asks: %s', async (state, at) => {
    const id = await rows.add(state);
    const other = await rows.add('challenge');
    await rows.repository.challengeAnswered(id);
    expect([(await rows.read(id)).challengeAnsweredAt, (await rows.read(other)).challengeAnsweredAt]).toEqual([at, null]);
  });

  it('an order that was given back is looked for by nobody, and a person sees what came of it', async () => {
    const id = await rows.add('failed');
    for (const kind of ['order_not_found', 'order_not_cancelled', 'payment_stuck'] as const)
      await wantPerson(world.database.db, minutesAgo(1), { kind, subject: id, attemptId: id });
    await rows.repository.orderGivenBack(id, [{ kind: 'refund_not_money', subject: id, attemptId: id, reason: 'voucher' }]);
    expect((await world.attention()).map(([kind]) => kind).sort()).toEqual(['payment_stuck', 'refund_not_money']);
  });

  it('an order that is not cancelled wants a person in an hour', async () => {
    const id = await rows.add('failed');
    expect(await rows.repository.orderNotCancelled(id)).toBe(true);
    expect(await world.database.db.select().from(attentionEntries)).toMatchObject([
      { kind: 'order_not_cancelled', subject: id, attemptId: id, openedAt: inMinutes(60) },
    ]);
  });
});
