/** Letters that no mail server takes: a person is told, and another address is asked for (booking.71). */
import { eq } from 'drizzle-orm';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import { err, ok } from '#core/domain/values/result';
import { attentionEntries } from '../attention/attention.tables';
import { bookings } from '../bookings/bookings.tables';
import { createMailWorker, PAUSES_MS, writeMail } from './outbox.service';
import { outbox } from './outbox.tables';
import type { Letter } from './transport';

const TAKEN = ok(null);
const FOR_GOOD = err({ code: 'EENVELOPE 553', isFinal: true });
const FOR_NOW = err({ code: 'EENVELOPE 451', isFinal: false });

let world: World;
let answer: typeof TAKEN | typeof FOR_GOOD = TAKEN;
/** What the mail server took. */
const taken: Letter[] = [];
let keys = 0;

beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());
beforeEach(async () => {
  taken.length = 0;
  answer = TAKEN;
  await world.database.db.delete(outbox);
  await world.database.db.delete(attentionEntries);
});

/** Sends what is due. */
function send(): Promise<number> {
  const { letters } = world.start();
  return createMailWorker({
    db: world.database.db,
    clock: world.clock,
    transport: {
      said: 'mail sent',
      send: async (letter) => {
        if (answer.ok) taken.push(letter);
        return answer;
      },
      close: async () => undefined,
    },
    letterOf: async (job) =>
      job.bookingId === null ? { to: 'agency@example.com', subject: '', html: '', text: '', attachments: [] } : letters.letterOf(job),
    onGivenUp: letters.onGivenUp,
    mayReach: async () => true,
    log: { info: () => undefined, error: () => undefined },
    instanceId: 'one',
    isSoleInstance: true,
  }).runOnce();
}

async function booked(card?: string) {
  const process = world.start();
  const draftId = await world.draft(process);
  await process.checkout.book(await world.body(process, draftId, card), `undelivered-${String((keys += 1))}`, SECRET);
  return { process, draftId };
}

/** What a person is left with, and how the page of the booking describes its mail. */
const toldOf = async (process: Process, draftId: string) => {
  const read = await process.manage.read(SECRET, draftId);
  if (!read.ok) throw new Error(read.error.code);
  const { email, mail, reference } = read.value;
  return { desk: await world.attention(), email, mail, reference };
};
const REFUSED = [['mail_undelivered', null, 'mail_refused']];

it('refused for good, it is left to a person before the trip and asked about on the page', async () => {
  const { process, draftId } = await booked();
  answer = FOR_GOOD;
  await send();
  expect(await toldOf(process, draftId)).toMatchObject({ desk: REFUSED, mail: 'undelivered' });
  const [entry] = await world.database.db.select().from(attentionEntries);
  const [booking] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
  expect([entry?.attemptId, entry?.dueAt?.toISOString()]).toEqual([booking?.attemptId, '2027-03-14T02:30:00.000Z']);
  expect(JSON.stringify(entry)).not.toMatch(/maria/i);
});

it('not taken in two days, it is as much; before that it is on its way', async () => {
  const { process, draftId } = await booked();
  answer = FOR_NOW;
  for (const pause of PAUSES_MS) {
    await send();
    expect(await world.attention()).toEqual([]);
    world.minutes(pause / 60_000);
  }
  await send();
  expect(await toldOf(process, draftId)).toMatchObject({ desk: [['mail_undelivered', null, 'mail_not_taken']], mail: 'undelivered' });
});

it('of mail to the agency itself nobody is told: the list would fill with itself', async () => {
  const { db } = world.database;
  await writeMail(db, { kind: 'attention_agency', aboutId: 'a', cause: 'attention a', dueAt: world.now }, world.now);
  answer = FOR_GOOD;
  await send();
  expect((await db.select().from(outbox)).map(({ state }) => state)).toEqual(['failed']);
  expect(await world.attention()).toEqual([]);
});

it('is sent to the address that is given instead, which is that of the booking from then on', async () => {
  const { process, draftId } = await booked();
  answer = FOR_GOOD;
  await send();
  const { reference } = await toldOf(process, draftId);
  answer = TAKEN;
  world.minutes(5);
  expect(await process.manage.resendMail({ reference, email: ' Ana <ana@example.org>' }, SECRET)).toBeNull();
  expect(await toldOf(process, draftId)).toMatchObject({ desk: [], mail: 'sending', email: 'a•••@example.org' });
  // a second press finds nothing left to send
  expect(await process.manage.resendMail({ reference, email: 'eve@example.org' }, SECRET)).toMatchObject({ code: 'email_closed' });
  await send();
  expect(taken.map(({ to }) => to)).toEqual(['ana@example.org']);
  expect(await toldOf(process, draftId)).toMatchObject({ desk: [], mail: undefined });
  expect(taken[0]?.subject).toContain('Your trip to London is booked');
  const found = await process.manage.lookup({ reference, email: 'ana@example.org' }, () => 'b'.repeat(64));
  expect(found.ok).toBe(true);
  expect(await process.manage.lookup({ reference, email: 'Maria@example.com' }, () => 'b'.repeat(64))).toMatchObject({ ok: false });
});

it('a second address that is refused too is told and asked about again', async () => {
  const { process, draftId } = await booked();
  answer = FOR_GOOD;
  await send();
  const { reference } = await toldOf(process, draftId);
  world.minutes(5);
  await process.manage.resendMail({ reference, email: 'ana@example.org' }, SECRET);
  world.minutes(5);
  await send();
  expect(await toldOf(process, draftId)).toMatchObject({ desk: REFUSED, mail: 'undelivered', email: 'a•••@example.org' });
});

it('keeps the address while mail arrives, and takes none that is no address', async () => {
  const { process, draftId } = await booked();
  await send();
  const { reference, ...told } = await toldOf(process, draftId);
  expect(told).toEqual({ desk: [], mail: undefined, email: 'M•••@example.com' });
  expect(await process.manage.resendMail({ reference, email: 'ana@example.org' }, SECRET)).toMatchObject({ code: 'email_closed' });
  expect(await process.manage.resendMail({ reference, email: 'ana@' }, SECRET)).toMatchObject({
    code: 'invalid_request',
    errors: [{ name: '/email', detail: 'email_format' }],
  });
  expect(await process.manage.resendMail({ reference, email: 'ana@example.org' }, 'f'.repeat(64))).toMatchObject({
    code: 'booking_unknown',
  });
});

it('tells nobody of what anybody makes leave with a card that is declined', async () => {
  await booked('4000000000000002');
  answer = FOR_GOOD;
  world.minutes(11);
  await send();
  expect((await world.database.db.select().from(outbox)).map(({ state }) => state)).toEqual(['failed']);
  expect(await world.attention()).toEqual([]);
});
