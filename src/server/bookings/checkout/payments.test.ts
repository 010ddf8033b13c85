/** What a traveler sends to pay: fields that are refused, cards, and the question that the bank asks. */
import { attemptOf, newKey, nothing, OTHER, paid, payAt, startAnew } from '#testing/bookings/bookingSales';
import { SEARCH } from '#testing/bookings/fakeSupplier';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import { gatewayEvents } from '../saga/gatewayEvents';

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

describe('what is refused before any money', () => {
  it('names every bad field by its place in the body', async () => {
    const draftId = await world.draft(server);
    const body = await world.body(server, draftId);
    const [adult] = body.travelers;
    if (!adult) throw new Error('there is one');
    const answer = await server.checkout.book(
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
    expect(await server.checkout.book({ ...body, travelers: [adult, adult] }, newKey(), SECRET)).toMatchObject({
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
    const draft = await server.checkout.createDraft({ search: { ...SEARCH, ...change }, flightId: 'BA178', seenTotal: 1 }, SECRET);
    expect(draft).toMatchObject({ error: { code: 'invalid_request', errors: [{ name }] } });
  });

  it('a draft for a flight that is gone', async () => {
    world.supplier.repriceFault = { code: 'offer_gone' };
    expect(await server.checkout.createDraft({ search: SEARCH, flightId: 'X', seenTotal: 1 }, SECRET)).toMatchObject({
      error: { code: 'offer_gone' },
    });
  });
});

describe('cards', () => {
  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'card_expired'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000008400001280', 'processing_error'],
    ['4000002760003184', 'authentication_required'],
  ])('%s is refused as %s, the same again for the same key, and a good card follows', async (card, code) => {
    const draftId = await world.draft(server);
    const body = await world.body(server, draftId, card);
    const key = newKey();
    const first = await server.checkout.book(body, key, SECRET);
    expect(first).toEqual({ kind: 'refused', code });
    expect(await server.checkout.book(body, key, SECRET)).toEqual(first);
    expect(await server.checkout.status({ draftId }, SECRET)).toMatchObject({ value: { state: 'failed', failure: code } });
    expect(await world.standing(draftId)).toEqual(nothing);
    expect(attemptOf(await pay(draftId)).state).toBe('done');
    expect(await world.standing(draftId)).toEqual(paid);
  });

  it('a token pays once: used again it is refused by name', async () => {
    const draftId = await world.draft(server);
    const body = await world.body(server, draftId, '4000000000000002');
    await server.checkout.book(body, newKey(), SECRET);
    expect(await server.checkout.book(body, newKey(), SECRET)).toMatchObject({
      code: 'invalid_request',
      errors: [{ name: '/paymentToken' }],
    });
  });

  it('a gateway that does not answer is queried again, never charged again', async () => {
    const draftId = await world.draft(server);
    expect(attemptOf(await pay(draftId, '4000000000000119'))).toMatchObject({ state: 'processing', reference: null });
    expect(await pay(draftId)).toMatchObject({ code: 'draft_busy', attempt: { state: 'processing' } });
    expect(await server.reconciler.runOnce()).toBe(1);
    expect(await server.checkout.status({ draftId }, SECRET)).toMatchObject({ value: { state: 'processing' } });
    world.minutes(0.2);
    expect(await server.reconciler.runOnce()).toBe(0);
    expect(await server.checkout.status({ draftId }, SECRET)).toMatchObject({ value: { state: 'done', charged: 50_000 } });
    expect(await world.standing(draftId)).toEqual(paid);
  });
});

describe('a challenge by the bank', () => {
  const begin = async () => {
    const draftId = await world.draft(server);
    const attempt = attemptOf(await pay(draftId, '4000002500003155'));
    return { draftId, attempt, challengeUrl: attempt.challengeUrl };
  };

  it('is shown, passed, and returned from twice: one booking', async () => {
    const { draftId, attempt, challengeUrl } = await begin();
    expect(attempt).toMatchObject({ state: 'challenge', challengeUrl: expect.stringMatching(/^\/gateway\/challenge\/[\w-]{32}$/) });
    expect(await server.checkout.verify(attempt.attemptId, false, SECRET)).toMatchObject({ value: { state: 'challenge' } });
    expect(await pay(draftId)).toMatchObject({ code: 'draft_busy', attempt: { challengeUrl: attempt.challengeUrl } });
    expect(await world.answerBank(server, challengeUrl, 'complete')).toBe(true);
    expect(await world.answerBank(server, challengeUrl, 'fail')).toBe(false);
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.checkout.verify(attempt.attemptId, false, SECRET)));
    expect(answers.filter((a) => a.ok && a.value.state === 'done').length).toBeGreaterThanOrEqual(1);
    expect(answers.filter((a) => a.ok && !['done', 'processing'].includes(a.value.state))).toEqual([]);
    expect(await world.standing(draftId)).toEqual(paid);
  });

  it('that fails ends the attempt, not the draft', async () => {
    const { draftId, attempt, challengeUrl } = await begin();
    await world.answerBank(server, challengeUrl, 'fail');
    expect(await server.checkout.verify(attempt.attemptId, false, SECRET)).toMatchObject({
      value: { state: 'failed', failure: 'challenge_failed' },
    });
    expect(attemptOf(await pay(draftId)).state).toBe('done');
    expect(await world.standing(draftId)).toEqual(paid);
  });

  it('can be given up for another card', async () => {
    const { draftId, attempt } = await begin();
    expect(await server.checkout.verify(attempt.attemptId, true, SECRET)).toMatchObject({
      value: { state: 'failed', failure: 'challenge_failed' },
    });
    expect(await world.standing(draftId)).toEqual(nothing);
    expect(attemptOf(await pay(draftId)).state).toBe('done');
  });

  it('left alone is released after a quarter of an hour', async () => {
    const { draftId, attempt } = await begin();
    world.minutes(10);
    await server.reconciler.runOnce();
    expect(await server.checkout.status({ attemptId: attempt.attemptId }, SECRET)).toMatchObject({ value: { state: 'challenge' } });
    world.minutes(4);
    await server.reconciler.runOnce();
    expect(await server.checkout.status({ attemptId: attempt.attemptId }, SECRET)).toMatchObject({ value: { state: 'failed' } });
    expect(await world.standing(draftId)).toEqual(nothing);
  });

  it('passed by someone who then closed the tab is booked all the same', async () => {
    const { draftId, challengeUrl } = await begin();
    await world.answerBank(server, challengeUrl, 'complete');
    world.minutes(1);
    await server.reconciler.runOnce();
    expect(await world.standing(draftId)).toEqual(paid);
  });

  it('whose report cannot be written down is no fault of the gateway', async () => {
    const away = { challengeAnswered: async () => Promise.reject(new Error('the database is away')) };
    await expect(gatewayEvents({ attempts: away, exchanges: away }).challengeAnswered('any')).resolves.toBeUndefined();
  });

  it('belongs to one browser', async () => {
    const { attempt } = await begin();
    expect(await server.checkout.verify(attempt.attemptId, true, OTHER)).toMatchObject({ error: { code: 'draft_unknown' } });
    expect(await server.checkout.status({ attemptId: attempt.attemptId }, OTHER)).toMatchObject({ error: { code: 'draft_unknown' } });
  });
});
