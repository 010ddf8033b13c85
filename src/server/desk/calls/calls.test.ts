/** A call is a row: begun once, written as it goes, with the number that was dialed and the click that it came by; gone as promised. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CallsAnswer, SaveCall } from '#core/contract/desk.schema';
import { DAY_MS } from '#core/domain/values/keptFor';
import { DeskWorld, NUMBERS } from '#testing/desk/deskWorld';
import { bookings } from '../../bookings/bookings.tables';
import { createErasureService } from '../../visitors/privacy/erasure.service';
import { createRetentionService } from '../../visitors/privacy/retention.service';
import { createTrackingService } from '../../visitors/tracking/tracking.service';
import { deskCalls } from '../desk.tables';

let desk: DeskWorld;
beforeAll(async () => {
  desk = await DeskWorld.open();
});
beforeEach(async () => void (await desk.db.delete(deskCalls)));
afterAll(() => desk.close());

const [[CODE, NUMBER]] = Object.entries(NUMBERS) as [[string, string]];
const KNOWN = {
  dialed: '',
  clickId: null,
  callCode: '',
  reference: '',
  reason: null,
  outcome: null,
  callerNumber: '',
  note: '',
  isOver: false,
};

async function asked(url: string, body: object | null = null, cookie?: string): Promise<CallsAnswer> {
  const answer = body === null ? await desk.get(url, cookie === undefined ? undefined : { cookie }) : await desk.post(url, body, cookie);
  expect(answer.statusCode).toBe(200);
  return answer.json<CallsAnswer>();
}
const begin = (id = randomUUID(), cookie?: string) => asked('/desk/calls/begin', { id }, cookie);
const save = (call: Partial<SaveCall> & Pick<SaveCall, 'id'>) => asked('/desk/calls/save', { ...KNOWN, ...call });
async function begun(): Promise<string> {
  const { open } = await begin();
  return String(open?.id);
}

it('begins once, however often and from however many tabs it is sent, and goes on after a reload', async () => {
  const id = randomUUID();
  const answers = await Promise.all([begin(id), begin(id), begin(), begin()]);
  expect(new Set(answers.map(({ open }) => open?.id)).size).toBe(1);
  expect(await desk.db.$count(deskCalls)).toBe(1);
  expect((await asked('/desk/calls')).open?.id).toBe(answers[0].open?.id);
});

it('tells the tracking code by the number that was dialed, and ends with reason and outcome', async () => {
  const id = await begun();
  expect((await save({ id, dialed: NUMBER })).open).toMatchObject({ dialed: NUMBER, code: CODE, page: null });
  desk.world.minutes(4);
  const { open, ended } = await save({ id, dialed: NUMBER, reason: 'new_trip', outcome: 'thinking', note: 'Calls back', isOver: true });
  expect([open, ended.length]).toEqual([null, 1]);
  expect(ended[0]).toMatchObject({ code: CODE, reason: 'new_trip', outcome: 'thinking', note: 'Calls back' });
  expect((await desk.post('/desk/calls/save', { ...KNOWN, id })).statusCode).toBe(404);
});

it('is offered the clicks of the last ten minutes, and keeps page and code of the one that was taken', async () => {
  const tracking = createTrackingService({ db: desk.db, clock: desk.world.clock, numbers: NUMBERS });
  const click = { clickId: randomUUID(), pageUrl: '/flights-to-paris', device: 'phone', tfn: '888555-0161', isPaid: true, fftfn: CODE };
  await tracking.recordCall({ ...click, placement: 'header', FingerprintId: 'f', Referrer: '' });
  const { open, clicks } = await begin();
  expect(clicks).toMatchObject([{ page: '/flights-to-paris', device: 'phone', dialed: NUMBER, code: CODE }]);
  expect(JSON.stringify(clicks)).not.toContain('"f"');
  const clickId = clicks[0]?.id ?? 0;
  await save({ id: String(open?.id), clickId });
  desk.world.minutes(11);
  const later = await save({ id: String(open?.id), clickId, dialed: NUMBER, note: 'later' });
  expect(later.clicks).toEqual([]);
  expect(later.open).toMatchObject({ page: '/flights-to-paris', code: CODE, clickId, note: 'later' });
});

it('shows and changes no call of another agent, and nothing without a session', async () => {
  const id = await begun();
  const ben = await desk.cookieOf('Ben');
  expect((await asked('/desk/calls', null, ben)).open).toBeNull();
  expect((await desk.post('/desk/calls/save', { ...KNOWN, id, note: 'x' }, ben)).statusCode).toBe(404);
  for (const url of ['/desk/calls/begin', '/desk/calls/save'])
    expect((await desk.post(url, { ...KNOWN, id }, '')).statusCode).toBeGreaterThan(399);
  expect((await desk.get('/desk/calls', {})).statusCode).toBe(401);
  expect((await desk.db.select().from(deskCalls))[0]?.note).toBe('');
});

it('stands with the booking that it was about', async () => {
  const { reference } = await desk.booked();
  await save({ id: await begun(), reference: reference.toLowerCase(), reason: 'bags_seats', note: 'One more bag' });
  expect((await desk.get(`/desk/bookings/${reference}`)).body).toMatch(/Calls<\/h2>[^]*Ana<\/td><td>Bags and seats<[^]*One more bag/);
});

it('erasing a person finds calls about their bookings and calls from their number', async () => {
  const { id, reference, contact } = await desk.booked();
  await desk.db
    .update(bookings)
    .set({ contact: { ...contact, email: 'zoe@example.org', phone: '+12125550177' } })
    .where(eq(bookings.id, id));
  await save({ id: await begun(), reference, note: 'About the booking', isOver: true });
  await save({ id: await begun(), callerNumber: '(212) 555-0177', note: 'Asked for a price', isOver: true });
  await save({ id: await begun(), callerNumber: '(212) 555-0188', note: 'Of another', isOver: true });
  const { erase } = createErasureService({ db: desk.db, clock: desk.world.clock, mailFolder: '/nowhere' });
  expect((await erase({ email: 'zoe@example.org' })).ok).toBe(true);
  const left = (await desk.db.select().from(deskCalls)).map(({ callerNumber, note }) => [callerNumber, note]);
  expect(left.sort()).toEqual([
    ['(212) 555-0188', 'Of another'],
    ['', ''],
    ['', ''],
  ]);
});

// last: it ends the sessions as well
it('a caller’s number and notes go after thirty days, unless the call was about a booking', async () => {
  const { reference } = await desk.booked();
  const personal = { callerNumber: '+12125550199', note: 'Secret note' };
  await save({ id: await begun(), ...personal, isOver: true });
  await save({ id: await begun(), ...personal, reference, isOver: true });
  const notes = async () =>
    (await desk.db.select().from(deskCalls).orderBy(deskCalls.reference)).map(({ callerNumber, note }) => callerNumber + note);
  const kept = '+12125550199Secret note';
  const after = (ms: number) => createRetentionService({ db: desk.db, clock: () => new Date(desk.world.now.getTime() + ms) }).forgetOld();
  await after(30 * DAY_MS);
  expect(await notes()).toEqual([kept, kept]);
  expect([(await after(30 * DAY_MS + 1)).callNotes, await notes()]).toEqual([1, [kept, '']]);
});
