/** A recording is kept along with what it came with, by whom it may be, and is found again at the desk. */
import { createHash } from 'node:crypto';
import { fastify } from 'fastify';
import { RECORDED_STEPS } from '#core/domain/site/recordingRules';
import { FakeSupplier, SEARCH } from '#testing/bookings/fakeSupplier';
import { World } from '#testing/bookings/bookingWorld';
import { loadAirports } from '../../airports/airportTable';
import { bookings } from '../../bookings/bookings.tables';
import { COMMANDS } from '../../desk/commands';
import type { DeskServices } from '../../desk/command';
import { contactEnquiries } from '../enquiries/enquiries.tables';
import { registerErrorHandler } from '../../http/replies/errors';
import { UNLIMITED } from '../../http/limits/rateLimits';
import { registerCookies } from '../../http/requests/tripCookie';
import { openForms } from '../../wiring/openForms';
import { createRetentionService } from '../privacy/retention.service';
import { registerRecordingRoutes } from './recordings.routes';
import { createRecordingService } from './recordings.service';
import { recordings } from './recordings.tables';

const COOKIE = 's'.repeat(43);
const HERS = createHash('sha256').update(COOKIE).digest('hex');
const step = {
  at: 1,
  event: { type: 'pay.pressed', key: '[redacted]' },
  state: { filling: 'enteringPayment' },
  changed: { sellsExtras: true },
};
const run = { machine: 'booking', version: '5', input: null, start: { state: 'paying', context: {} }, steps: [step] };
const RECORDING = { format: 2 as const, build: 'main.1.js', viewport: { width: 390, height: 844 }, runs: [run], actions: [] };

let world: World;
const open = async (): Promise<void> => {
  world = await World.open();
};
const close = (): Promise<void> => world.database.close();

/** A card that is declined, in her browser. */
async function declined() {
  const process = world.start();
  const draft = await process.checkout.createDraft({ search: SEARCH, flightId: 'BA178', seenTotal: 50_000 }, HERS);
  if (!draft.ok) throw new Error(draft.error.code);
  const { draftId } = draft.value;
  await process.checkout.book(await world.body(process, draftId, '4000000000000002'), 'record-key-1', HERS);
  const service = createRecordingService(world.database.db, () => world.now);
  const app = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, strict: false } } });
  registerErrorHandler(app);
  await registerCookies(app);
  registerRecordingRoutes(app, { checkout: process.checkout, recordings: service, limits: UNLIMITED });
  const send = (recording: unknown, cookie = COOKIE) =>
    app.inject({
      method: 'POST',
      url: '/api/payment-recording',
      headers: { host: 'localhost', cookie: `wf_trip=${cookie}` },
      payload: { draftId, recording },
    });
  return { send, service, draftId };
}

/** The recording with one step of the booking changed. */
const stepped = (change: object) => ({ ...RECORDING, runs: [{ ...run, steps: [{ ...step, ...change }] }] });
const acted = (action: object) => ({ ...RECORDING, actions: [{ at: 1, type: 'booking/flightChosen', ...action }] });

describe('what is kept', () => {
  beforeEach(open);
  afterEach(close);

  it('keeps one recording of an attempt, for the browser that paid', async () => {
    const { send } = await declined();
    const first = await send(RECORDING);
    expect([first.statusCode, first.json()]).toEqual([201, { reference: expect.stringMatching(/^R-[A-Z2-9]{7}$/) as string }]);
    const second = await send({ ...RECORDING, build: 'main.2.js' });
    expect(second.json()).toEqual(first.json());
    const rows = await world.database.db.select().from(recordings);
    expect(rows.map((row) => row.recording)).toEqual([{ ...RECORDING, build: 'main.2.js' }]);
    expect((await send(RECORDING, 'o'.repeat(43))).statusCode).toBe(404);
  });

  it('keeps a message without a recording that the page cannot have made', async () => {
    const { db } = world.database;
    const log: string[] = [];
    const logger = { level: 'warn', stream: { write: (line: string) => void log.push(line) } };
    const app = fastify({
      logger,
      ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, strict: false } },
    });
    registerErrorHandler(app);
    await registerCookies(app);
    const recordingService = createRecordingService(db, () => world.now);
    const unused = {
      canCancelNow: async () => false,
      supplier: new FakeSupplier(),
      airports: loadAirports(),
      botGuard: async () => null,
      onMail: () => undefined,
    };
    const own = { clock: () => world.now, database: world.database, limits: UNLIMITED, instanceId: 'test', isSoleInstance: true };
    openForms(app, { ...own, ...unused, manage: unused, recordings: recordingService });
    const letter = { name: 'Ana', email: 'ana@example.com', phone: '', subject: 'S', message: 'M', locale: 'en' };
    const send = (recording: unknown) => app.inject({ method: 'POST', url: '/api/contactus', payload: { ...letter, recording } });
    expect((await send(stepped({ changed: { problem: 'Zanary' } }))).statusCode).toBe(201);
    expect([await db.$count(contactEnquiries), await db.$count(recordings)]).toEqual([1, 0]);
    expect(log.join('')).toContain('"place":"runs/0/steps/0/changed"');
    expect(log.join('')).not.toContain('Zanary');
    expect((await send(RECORDING)).statusCode).toBe(201);
    expect([await db.$count(contactEnquiries), await db.$count(recordings)]).toEqual([2, 1]);
    await app.close();
  });

  it('is saved at the desk by any of its references, and goes after 60 days', async () => {
    const { send, service } = await declined();
    const { db } = world.database;
    const own = (await send(RECORDING)).json<{ reference: string }>().reference;
    const letter = { name: 'Ana', email: 'ana@example.com', phone: '', subject: 'S', message: 'M', locale: 'en' as const };
    await db.insert(contactEnquiries).values({ ...letter, reference: 'Q-AAAAAAA', receivedAt: world.now });
    await service.keepForEnquiry('Q-AAAAAAA', { ...RECORDING, build: 'main.9.js' });
    const [booking] = await db.select({ reference: bookings.reference }).from(bookings);
    const saved = async (...words: readonly string[]) => {
      const range = { since: world.now, until: null, limit: 1 };
      // Only this method is called.
      const services = { recordings: service } as unknown as DeskServices;
      const answer = await COMMANDS['recording']?.run(services, words, {
        by: null,
        range,
        now: world.now,
        isSure: false,
        minutes: null,
        isOpenOnly: false,
        state: null,
        role: null,
      });
      return answer?.ok ? (JSON.parse(answer.value.file?.text ?? '') as unknown) : answer?.error;
    };
    expect(await saved(own.toLowerCase())).toEqual(RECORDING);
    expect(await saved(booking?.reference ?? '')).toEqual(RECORDING);
    expect(await saved('q aaaaaaa')).toEqual({ ...RECORDING, build: 'main.9.js' });
    expect(await saved('ZZZZZZ')).toMatch(/No recording/);
    expect(await saved()).toMatch(/Which recording/);
    const retention = createRetentionService({ db, clock: () => world.now });
    world.minutes(60 * 24 * 60);
    expect(await retention.forgetOld()).toMatchObject({ recordings: 0 });
    world.minutes(1);
    expect(await retention.forgetOld()).toMatchObject({ recordings: 2 });
  });
});

/** Nothing of it is kept, and so all of it meets the same attempt. */
describe('what is refused', () => {
  let declinedOnce: Awaited<ReturnType<typeof declined>>;
  beforeAll(async () => {
    await open();
    declinedOnce = await declined();
  });
  afterAll(close);

  it.each([
    ['a name in the place of what is hidden', stepped({ event: { type: 'pay.pressed', key: 'Zanary Ruiz' } })],
    ['markup', stepped({ changed: { problem: '<img src=x onerror=alert(1)>' } })],
    ['the number of a card', stepped({ changed: { acceptedTotal: 4242424242424242 } })],
    ['the number of a card as a time', stepped({ at: 4242424242424242 })],
    ['a telephone number as a price', stepped({ changed: { acceptedTotal: 2125550118 } })],
    ['an event that nobody sends', stepped({ event: { type: 'zanary.ruiz' } })],
    ['an actor that nobody asks', stepped({ event: { type: 'xstate.done.actor.zanary', output: null } })],
    ['a part that no event has', stepped({ event: { type: 'trip.reviewed', email: true } })],
    ['a part that no context has', stepped({ changed: { zanary: true } })],
    ['a part of the prototype', stepped({ changed: JSON.parse('{"__proto__": {"name": "Zanary"}}') as object })],
    ['a state that no machine has', stepped({ state: { filling: 'zanary' } })],
    ['states in states in states', stepped({ state: { filling: { filling: { filling: { filling: { filling: { filling: 'x' } } } } } } })],
    ['a long text', stepped({ changed: { problem: 'x'.repeat(5000) } })],
    ['a deep value', stepped({ changed: { quote: { price: { base: { base: { base: 'Zanary' } } } } } })],
    ['steps in no order', { ...RECORDING, runs: [{ ...run, steps: [{ ...step, at: 9 }, step] }] }],
    ['a machine that is not recorded', { ...RECORDING, runs: [{ ...run, machine: 'zanary' }] }],
    ['a version in words', { ...RECORDING, runs: [{ ...run, version: 'Zanary Ruiz' }] }],
    ['an input that was typed', { ...RECORDING, runs: [{ ...run, input: { draftId: 'Zanary' } }] }],
    ['a context that was typed', { ...RECORDING, runs: [{ ...run, start: { state: 'paying', context: { attemptKey: 'Zanary' } } }] }],
    ['a build that is a text', { ...RECORDING, build: 'Zanary Ruiz, born 04/18/1988' }],
    ['an action that is a text', acted({ type: 'Zanary Ruiz <zanary@example.com>' })],
    ['a payload that is a text', acted({ payload: 'Zanary' })],
    ['parts of a payload', acted({ payload: { zanary: true } })],
  ])('refuses %s, says where, and keeps nothing', async (_what, recording) => {
    const answer = await declinedOnce.send(recording);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, expect.stringContaining('application/problem+json')]);
    expect(answer.json()).toMatchObject({ code: 'invalid_request' });
    expect(answer.body).not.toMatch(/zanary|4242|2125550118|onerror/i);
    expect(await world.database.db.$count(recordings)).toBe(0);
  });

  it.each([
    ['another format', { ...RECORDING, format: 1 }],
    ['something else along with it', { ...RECORDING, name: 'Zanary' }],
    ['too many steps', { ...RECORDING, runs: [{ ...run, steps: Array.from({ length: RECORDED_STEPS + 1 }, () => step) }] }],
  ])('refuses %s', async (_what, recording) => {
    expect((await declinedOnce.send(recording)).statusCode).toBe(400);
    expect(await world.database.db.$count(recordings)).toBe(0);
  });
});
