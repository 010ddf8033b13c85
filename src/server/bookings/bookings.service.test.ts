import type { BookAnswer } from './answers';
import { SECRET, World, offerAt } from '#testing/bookingWorld';
import type { Process } from '#testing/bookingWorld';

jest.setTimeout(60_000);

let world: World;
let server: Process;
let keys = 0;
const newKey = (): string => `key-${String((keys += 1)).padStart(6, '0')}`;

beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());
beforeEach(() => {
  Object.assign(world.supplier, {
    total: 50_000,
    repriceFault: null,
    bookFault: null,
    isSilent: false,
    isAnswerLost: false,
    status: 'ticketed',
  });
  world.supplier.orders.clear();
  world.errors.length = 0;
  server = world.start();
});
afterEach(() => expect(world.errors).toEqual([]));

const OTHER = 'b'.repeat(64);
const paid = { bookings: 1, taken: 50_000, held: 0, charges: 1 };
const nothing = { bookings: 0, taken: 0, held: 0, charges: 0 };

async function pay(draftId: string, card?: string, acceptedTotal?: number): Promise<BookAnswer> {
  return server.bookings.book(await world.body(server, draftId, card, acceptedTotal), newKey(), SECRET);
}

function attemptOf(answer: BookAnswer) {
  if (answer.kind !== 'attempt') throw new Error(answer.code);
  return answer.attempt;
}

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
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.bookings.book(body, key, SECRET)));
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
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => (processes[i % 2] ?? server).bookings.book(body, key, SECRET)));
    const { done = 0, processing = 0, ...others } = statesOf(answers);
    expect([done + processing, done > 0, others]).toEqual([50, true, {}]);
    expect(await server.bookings.book(body, key, SECRET)).toMatchObject({ attempt: { state: 'done' } });
    expect(await world.standing(draftId)).toEqual(paid);
    await second.close();
  });

  it('for 20 requests with different keys and cards at once', async () => {
    const second = world.database.again();
    const processes = [world.start({ isSoleInstance: false }), world.start({ isSoleInstance: false, database: second })];
    const draftId = await world.draft(server);
    const bodies = await Promise.all(Array.from({ length: 20 }, () => world.body(server, draftId)));
    const answers = await Promise.all(bodies.map((body, i) => (processes[i % 2] ?? server).bookings.book(body, newKey(), SECRET)));
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
    const first = await server.bookings.book(body, key, SECRET);
    expect(
      await world.start().bookings.book({ ...body, contact: { phone: body.contact.phone, email: body.contact.email } }, key, SECRET),
    ).toEqual(first);
    expect(await world.standing(draftId)).toEqual(paid);
  });

  it('and none for a key used with another body, by another browser, or after the draft is booked', async () => {
    const draftId = await world.draft(server);
    const body = await world.body(server, draftId);
    const key = newKey();
    const done = attemptOf(await server.bookings.book(body, key, SECRET));
    expect(await server.bookings.book({ ...body, locale: 'es' }, key, SECRET)).toMatchObject({ code: 'idempotency_conflict' });
    expect(await server.bookings.book(body, key, OTHER)).toMatchObject({ code: 'draft_unknown' });
    expect(await pay(draftId)).toMatchObject({ code: 'already_booked', attempt: { attemptId: done.attemptId, reference: done.reference } });
    expect(await server.bookings.reprice({ draftId, seenTotal: 1 }, SECRET)).toMatchObject({ error: { code: 'already_booked' } });
    expect(await world.standing(draftId)).toEqual(paid);
  });
});

describe('cards', () => {
  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'card_expired'],
  ])('%s is refused as %s, the same again for the same key, and a good card follows', async (card, code) => {
    const draftId = await world.draft(server);
    const body = await world.body(server, draftId, card);
    const key = newKey();
    const first = await server.bookings.book(body, key, SECRET);
    expect(first).toEqual({ kind: 'refused', code });
    expect(await server.bookings.book(body, key, SECRET)).toEqual(first);
    expect(await server.bookings.status({ draftId }, SECRET)).toMatchObject({ value: { state: 'failed', failure: code } });
    expect(await world.standing(draftId)).toEqual(nothing);
    expect(attemptOf(await pay(draftId)).state).toBe('done');
    expect(await world.standing(draftId)).toEqual(paid);
  });

  it('a token pays once: used again it is refused by name', async () => {
    const draftId = await world.draft(server);
    const body = await world.body(server, draftId, '4000000000000002');
    await server.bookings.book(body, newKey(), SECRET);
    expect(await server.bookings.book(body, newKey(), SECRET)).toMatchObject({
      code: 'invalid_request',
      errors: [{ name: '/paymentToken' }],
    });
  });

  it('a gateway that does not answer is asked again, never charged again', async () => {
    const draftId = await world.draft(server);
    expect(attemptOf(await pay(draftId, '4000000000000119'))).toMatchObject({ state: 'processing', reference: null });
    expect(await pay(draftId)).toMatchObject({ code: 'draft_busy', attempt: { state: 'processing' } });
    expect(await server.reconciler.runOnce()).toBe(1);
    expect(await server.bookings.status({ draftId }, SECRET)).toMatchObject({ value: { state: 'processing' } });
    world.minutes(0.2);
    expect(await server.reconciler.runOnce()).toBe(0);
    expect(await server.bookings.status({ draftId }, SECRET)).toMatchObject({ value: { state: 'done', charged: 50_000 } });
    expect(await world.standing(draftId)).toEqual(paid);
  });
});

describe('a challenge by the bank', () => {
  const begin = async () => {
    const draftId = await world.draft(server);
    const attempt = attemptOf(await pay(draftId, '4000002500003155'));
    const challengeId = attempt.challengeUrl?.split('/').pop() ?? '';
    return { draftId, attempt, challengeId };
  };

  it('is shown, passed, and returned from twice: one booking', async () => {
    const { draftId, attempt, challengeId } = await begin();
    expect(attempt).toMatchObject({ state: 'challenge', challengeUrl: expect.stringMatching(/^\/gateway\/challenge\/[\w-]{32}$/) });
    expect(await server.bookings.verify(attempt.attemptId, false, SECRET)).toMatchObject({ value: { state: 'challenge' } });
    expect(await pay(draftId)).toMatchObject({ code: 'draft_busy', attempt: { challengeUrl: attempt.challengeUrl } });
    expect(await server.gateway.answerChallenge(challengeId, 'complete')).toBe(true);
    expect(await server.gateway.answerChallenge(challengeId, 'fail')).toBe(false);
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.bookings.verify(attempt.attemptId, false, SECRET)));
    expect(answers.filter((a) => a.ok && a.value.state === 'done').length).toBeGreaterThanOrEqual(1);
    expect(answers.filter((a) => a.ok && !['done', 'processing'].includes(a.value.state))).toEqual([]);
    expect(await world.standing(draftId)).toEqual(paid);
  });

  it('that fails ends the attempt, not the draft', async () => {
    const { draftId, attempt, challengeId } = await begin();
    await server.gateway.answerChallenge(challengeId, 'fail');
    expect(await server.bookings.verify(attempt.attemptId, false, SECRET)).toMatchObject({
      value: { state: 'failed', failure: 'challenge_failed' },
    });
    expect(attemptOf(await pay(draftId)).state).toBe('done');
    expect(await world.standing(draftId)).toEqual(paid);
  });

  it('can be given up for another card', async () => {
    const { draftId, attempt } = await begin();
    expect(await server.bookings.verify(attempt.attemptId, true, SECRET)).toMatchObject({
      value: { state: 'failed', failure: 'challenge_failed' },
    });
    expect(await world.standing(draftId)).toEqual(nothing);
    expect(attemptOf(await pay(draftId)).state).toBe('done');
  });

  it('left alone is released after a quarter of an hour', async () => {
    const { draftId, attempt } = await begin();
    world.minutes(10);
    await server.reconciler.runOnce();
    expect(await server.bookings.status({ attemptId: attempt.attemptId }, SECRET)).toMatchObject({ value: { state: 'challenge' } });
    world.minutes(4);
    await server.reconciler.runOnce();
    expect(await server.bookings.status({ attemptId: attempt.attemptId }, SECRET)).toMatchObject({ value: { state: 'failed' } });
    expect(await world.standing(draftId)).toEqual(nothing);
  });

  it('passed by someone who then closed the tab is booked all the same', async () => {
    const { draftId, challengeId } = await begin();
    await server.gateway.answerChallenge(challengeId, 'complete');
    world.minutes(1);
    await server.reconciler.runOnce();
    expect(await world.standing(draftId)).toEqual(paid);
  });

  it('belongs to one browser', async () => {
    const { attempt } = await begin();
    expect(await server.bookings.verify(attempt.attemptId, true, OTHER)).toMatchObject({ error: { code: 'draft_unknown' } });
    expect(await server.bookings.status({ attemptId: attempt.attemptId }, OTHER)).toMatchObject({ error: { code: 'draft_unknown' } });
  });
});

describe('prices', () => {
  it('accepted by the traveler differ from the quote: nothing is asked of the bank', async () => {
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
    const answer = await server.bookings.book(body, key, SECRET);
    expect(answer).toMatchObject({
      code: 'price_changed',
      draft: { draftId, previousTotal: 50_000, status: 'open', quote: { price: { total: 60_000 } } },
    });
    expect(await world.standing(draftId)).toEqual(nothing);
    expect(await world.attemptStates(draftId)).toEqual(['failed']);
    expect(attemptOf(await pay(draftId, undefined, 60_000))).toMatchObject({ state: 'done', charged: 60_000 });
    // the first answer stays what it was
    expect(await server.bookings.book(body, key, SECRET)).toEqual(answer);
  });

  it('that fall after the hold: the lower one is taken, and told', async () => {
    const draftId = await world.draft(server);
    world.supplier.total = 45_000;
    expect(attemptOf(await pay(draftId, undefined, 50_000))).toMatchObject({ state: 'done', charged: 45_000 });
    expect(await world.standing(draftId)).toMatchObject({ bookings: 1, taken: 45_000 });
    expect(await server.bookings.read(SECRET, draftId)).toMatchObject({ value: { acceptedTotal: 50_000, price: { total: 45_000 } } });
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

  it('are asked again when the quote is too old', async () => {
    const draftId = await world.draft(server);
    world.minutes(21);
    world.supplier.total = 51_000;
    expect(await pay(draftId, undefined, 50_000)).toMatchObject({ code: 'price_changed', draft: { quote: { price: { total: 51_000 } } } });
    expect(attemptOf(await pay(draftId, undefined, 51_000)).state).toBe('done');
  });

  it('seen in the list and changed since are told with the draft', async () => {
    const seen = await server.bookings.createDraft(
      { search: (await world.body(server, await world.draft(server))) && searchBody, flightId: 'BA178', seenTotal: 48_000 },
      SECRET,
    );
    expect(seen).toMatchObject({
      value: { previousTotal: 48_000, status: 'open', passportNeeded: true, quote: { price: { total: 50_000 } } },
    });
  });

  it('seen in an answer of before are asked for anew, and nothing begins where that fails (reliability.32)', async () => {
    const choose = () => server.bookings.createDraft({ search: searchBody, flightId: 'BA178', seenTotal: 48_000 }, SECRET);
    const asked = jest.spyOn(world.supplier, 'reprice');
    world.supplier.repriceFault = { code: 'supplier_unavailable' };
    expect(await choose()).toMatchObject({ ok: false, error: { code: 'supplier_unavailable' } });
    world.supplier.repriceFault = null;
    expect(await choose()).toMatchObject({ ok: true, value: { previousTotal: 48_000, quote: { price: { total: 50_000 } } } });
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });
});

const searchBody = {
  origin: 'JFK',
  destination: 'LHR',
  departDate: '2027-03-13',
  returnDate: null,
  tripType: 'O' as const,
  cabin: 'Economy' as const,
  travelers: { adults: 1, children: 0, infants: 0 },
};

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
    expect(await server.bookings.status({ draftId }, SECRET)).toMatchObject({ value: { state: 'failed', failure: 'booking_failed' } });
    expect(world.supplier.standing()).toBe(1);
    world.supplier.isSilent = false;
    await server.reconciler.runOnce();
    expect([world.supplier.standing(), await world.attemptStates(draftId)]).toEqual([0, ['failed']]);
  });

  it('never heard of the order: nothing is booked a second time, the hold goes', async () => {
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
    expect(await server.bookings.read(SECRET, draftId)).toMatchObject({ ok: false });
    world.supplier.orders.set(attemptId, { supplierReference: 'PNR1', status: 'ticketed' });
    world.minutes(2);
    await server.reconciler.runOnce();
    expect(await world.standing(draftId)).toEqual(paid);
  });

  it('cancels while ticketing: the hold goes', async () => {
    const draftId = await world.draft(server);
    world.supplier.status = 'ticketing';
    const { attemptId } = attemptOf(await pay(draftId));
    world.supplier.orders.set(attemptId, { supplierReference: 'PNR1', status: 'cancelled' });
    await server.reconciler.runOnce();
    expect([await world.standing(draftId), await world.attemptStates(draftId)]).toEqual([nothing, ['failed']]);
  });
});

describe('what is refused before any money', () => {
  it('names every bad field by its place in the body', async () => {
    const draftId = await world.draft(server);
    const body = await world.body(server, draftId);
    const [adult] = body.travelers;
    if (!adult) throw new Error('there is one');
    const answer = await server.bookings.book(
      {
        ...body,
        travelers: [
          { ...adult, firstName: 'R2D2', dateOfBirth: '2020-01-01', passport: { number: 'A1', expires: '2030-02-30', country: 'us!' } },
        ],
        contact: { email: 'a@b.co\r\nBcc: x@y.co', phone: '+1999' },
        billing: { ...body.billing, zip: 'ABC' },
      },
      newKey(),
      SECRET,
    );
    expect(answer).toEqual({
      kind: 'refused',
      code: 'invalid_request',
      errors: [
        { name: '/travelers/0/firstName', detail: 'name_characters' },
        { name: '/travelers/0/dateOfBirth', detail: 'birth_not_adult' },
        { name: '/travelers/0/passport/number', detail: 'passport_format' },
        { name: '/travelers/0/passport/country', detail: 'passport_country_missing' },
        { name: '/travelers/0/passport/expires', detail: 'passport_expires_unreadable' },
        { name: '/contact/email', detail: 'email_format' },
        { name: '/contact/phone', detail: 'phone_format' },
        { name: '/billing/zip', detail: 'zip_format_us' },
      ],
    });
    expect(await server.bookings.book({ ...body, travelers: [adult, adult] }, newKey(), SECRET)).toMatchObject({
      errors: [
        { name: '/travelers', detail: 'must be 1 adults, 0 children and 0 infants' },
        { name: '/travelers/1/passport/number', detail: 'passport_twice' },
      ],
    });
    expect(await world.attemptStates(draftId)).toEqual([]);
  });

  it.each([
    [{ departDate: '2027-02-30' }, '/search/departDate'],
    [{ destination: 'JFK' }, '/search/destination'],
    [{ tripType: 'R' as const }, '/search/returnDate'],
    [{ returnDate: '2027-03-20' }, '/search/returnDate'],
    [{ tripType: 'R' as const, returnDate: '2027-03-13' }, '/search/returnDate'],
    [{ travelers: { adults: 1, children: 0, infants: 2 } }, '/search/travelers'],
  ])('a draft with %j', async (change, name) => {
    const draft = await server.bookings.createDraft({ search: { ...searchBody, ...change }, flightId: 'BA178', seenTotal: 1 }, SECRET);
    expect(draft).toMatchObject({ error: { code: 'invalid_request', errors: [{ name }] } });
  });

  it('a draft for a flight that is gone', async () => {
    world.supplier.repriceFault = { code: 'offer_gone' };
    expect(await server.bookings.createDraft({ search: searchBody, flightId: 'X', seenTotal: 1 }, SECRET)).toMatchObject({
      error: { code: 'offer_gone' },
    });
  });
});

describe('a booking afterwards', () => {
  const book = async () => {
    const draftId = await world.draft(server);
    const { reference } = attemptOf(await pay(draftId));
    return { draftId, reference: reference ?? '' };
  };

  it('is read by its browser, masked and without documents', async () => {
    const { draftId, reference } = await book();
    const read = await server.bookings.read(SECRET, draftId);
    expect(read).toMatchObject({
      ok: true,
      value: {
        reference,
        state: 'ticketed',
        email: 'M•••@example.com',
        travelers: [{ kind: 'adult', name: 'Maria Quiñones' }],
        card: { brand: 'visa', last4: '4242' },
        freeCancelUntil: new Date(world.now.getTime() + 86_400_000).toISOString(),
      },
    });
    expect(JSON.stringify(read)).not.toMatch(/X1234567|Maria@|12125550118|1985-04-18/);
    expect(await server.bookings.read(OTHER, draftId)).toMatchObject({ error: { code: 'booking_unknown' } });
    expect(await server.bookings.read(OTHER, null)).toMatchObject({ error: { code: 'booking_unknown' } });
  });

  it('opens to reference and e-mail together, and to no guess', async () => {
    const { draftId, reference } = await book();
    const third = 'c'.repeat(64);
    const look = (ref: string, email: string) => server.bookings.lookup({ reference: ref, email }, () => third);
    const wrong = { ok: false, error: { kind: 'refused', code: 'booking_unknown' } };
    for (const [ref, email] of [
      [reference, 'other@example.com'],
      ['AAAAAA', 'maria@example.com'],
      ['000000', 'maria@example.com'],
      ['', ''],
      [reference, ''],
    ] as const)
      expect(await look(ref, email)).toEqual(wrong);
    expect(await server.bookings.read(third, draftId)).toMatchObject({ ok: false });
    const typed = ` ${reference.slice(0, 3).toLowerCase()}-${reference.slice(3)} `;
    expect(await look(typed, ' MARIA@example.com')).toMatchObject({ ok: true, value: { reference } });
    expect(await server.bookings.read(third, draftId)).toMatchObject({ ok: true, value: { reference } });
  });

  it('comes as a calendar in UTC', async () => {
    const { draftId, reference } = await book();
    const file = await server.bookings.calendar(SECRET, draftId);
    if (!file.ok) throw new Error('readable');
    const lines = file.value.text.split('\r\n');
    expect(lines.every((l) => Buffer.byteLength(l) <= 75)).toBe(true);
    // 21:30 in New York on the last day before summer time; London has winter time
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART:20270314T023000Z', 'DTEND:20270314T091500Z', `UID:${reference}-1@wingfare.example.com`]),
    );
    expect(file.value.text.replace(/\r\n /g, '')).toContain(`Booking reference ${reference}`);
  });

  it('forgets the documents of travelers whose booking failed', async () => {
    const draftId = await world.draft(server);
    await pay(draftId, '4000000000000002');
    const { rows } = await world.database.pool.query('select travelers::text as t from bookings where draft_id = $1', [draftId]);
    expect(rows).toHaveLength(1);
    expect(rows[0].t).toContain('Maria');
    expect(rows[0].t).not.toContain('X1234567');
  });
});

describe('stages', () => {
  it('are kept with the draft of the same browser', async () => {
    const draftId = await world.draft(server);
    const at = '2026-11-20T12:00:00.000Z';
    expect(await server.bookings.recordStage({ draftId, stage: 'travelers_done', at }, SECRET)).toBeNull();
    expect(await server.bookings.recordStage({ draftId, stage: 'travelers_done', at }, OTHER)).toMatchObject({ code: 'draft_unknown' });
    expect(await server.bookings.recordStage({ draftId, stage: 'won', at }, SECRET)).toMatchObject({ code: 'invalid_request' });
    const { rows } = await world.database.pool.query('select stage from stage_updates where draft_id = $1', [draftId]);
    expect(rows).toEqual([{ stage: 'travelers_done' }]);
  });
});
