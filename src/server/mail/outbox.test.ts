/** Letters leave once per cause, through a real mail server, in spite of faults and dead processes (booking.33, reliability.27). */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { itInCi } from '#testing/jest/smallerRuns';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import { bookings } from '../bookings/bookings.tables';
import { JOB_LEASE_MS } from '../platform/jobs/job';
import { jobs } from '../platform/jobs/jobs.tables';
import { createErasureService } from '../visitors/privacy/erasure.service';
import { createMailWorker, createOutboxService, PAUSES_MS, writeMail } from './outbox.service';
import type { MailJob } from './outbox.service';
import { createRecipientLimit } from './recipientLimit.service';
import { countedLetters } from './recipients.tables';
import { outbox } from './outbox.tables';
import { fileTransport, smtpTransport } from './transport';
import type { MailTransport } from './transport';

const FROM = { name: 'Wingfare', address: 'info@wingfare.example' };
let world: World;
let server: SMTPServer;
let url = '';
let folder = '';
/** What the mail server took. */
const taken: { readonly to: readonly string[]; readonly raw: string }[] = [];
let refusal: Error | null = null;
let keys = 0;

beforeAll(async () => {
  world = await World.open();
  folder = mkdtempSync(path.join(tmpdir(), 'wf-mail-'));
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        taken.push({ to: session.envelope.rcptTo.map((r) => r.address), raw: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await world.database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  taken.length = 0;
  refusal = null;
  for (const table of [outbox, countedLetters, jobs]) await world.database.db.delete(table);
});

const logged: unknown[] = [];
function worker(transport: MailTransport, instanceId = 'one', isSoleInstance = true) {
  const { clock, database } = world;
  const { db } = database;
  const { letters } = world.start();
  const log = { info: (...line: unknown[]) => void logged.push(line), error: (...line: unknown[]) => void logged.push(line) };
  const letterOf = async (job: MailJob) => (job.bookingId === null ? null : letters.letterOf(job));
  return createMailWorker({
    db,
    clock,
    transport,
    log,
    instanceId,
    isSoleInstance,
    letterOf,
    onGivenUp: async () => undefined,
    mayReach: createRecipientLimit({ db, clock }),
  });
}
const smtp = (): MailTransport => smtpTransport(url, FROM);

async function booked(locale: 'en' | 'es' = 'en', card?: string) {
  const process = world.start();
  const draftId = await world.draft(process);
  await process.checkout.book({ ...(await world.body(process, draftId, card)), locale }, `mail-key-${(keys += 1)}`, SECRET);
  return { process, draftId };
}
const states = async () => (await world.database.db.select().from(outbox)).map((m) => `${m.kind} ${m.state}`).sort();
/** Quoted-printable and base64 parts as text. */
function readable(raw: string): string {
  return decoded(raw).replace(/[\u00a0\u202f]/g, ' ');
}
function decoded(raw: string): string {
  const plain = raw
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replace(/=/g, ''), 'hex').toString('utf8'));
  return plain.replace(/base64\r\n(?:[\w-]+:.*\r\n)*\r\n([A-Za-z0-9+/=\r\n]+)/g, (_all, coded: string) =>
    Buffer.from(coded, 'base64').toString('utf8'),
  );
}

it('tells of a ticket once, with itinerary, price and calendar, to the address of the booking alone', async () => {
  await booked();
  await worker(smtp()).runOnce();
  expect(taken.map((mail) => mail.to)).toEqual([['Maria@example.com']]);
  const text = readable(taken[0]?.raw ?? '');
  expect(text).toMatch(/Subject: Your trip to London is booked: [A-Z0-9]{6}/);
  for (const part of [
    'British Airways 178',
    'Sat, Mar 13, 9:30 PM',
    'Maria Quiñones',
    'Visa ending in 4242',
    '$500.00',
    'BEGIN:VCALENDAR',
    'Auto-Submitted: auto-generated',
  ])
    expect(text).toContain(part);
  await worker(smtp()).runOnce();
  expect(taken).toHaveLength(1);
  // a reminder waits; that the booking was received is no news any more
  expect(await states()).toEqual(['check_in pending', 'received pending', 'reminder pending', 'ticketed sent']);
  world.minutes(1);
  await worker(smtp()).runOnce();
  expect(await states()).toEqual(['check_in pending', 'received dropped', 'reminder pending', 'ticketed sent']);
  expect(JSON.stringify(logged)).not.toMatch(/maria|quiñones/i);
});

it('speaks Spanish where the booking does, and reminds three days before', async () => {
  await booked('es');
  await worker(smtp()).runOnce();
  expect(readable(taken[0]?.raw ?? '')).toMatch(/Sus vuelos están reservados y pagados, y los boletos están emitidos/);
  const before = world.now;
  world.now = new Date('2027-03-10T20:00:00-05:00');
  await worker(smtp()).runOnce();
  expect(taken).toHaveLength(1);
  world.now = new Date('2027-03-10T21:30:00-05:00');
  await worker(smtp()).runOnce();
  world.now = before;
  expect(readable(taken[1]?.raw ?? '')).toMatch(/Faltan tres días para su salida/);
});

it('says that a payment failed, unless another card was tried meanwhile', async () => {
  const { process, draftId } = await booked('en', '4000000000000002');
  await booked('en', '4000000000000002');
  await process.checkout.book(await world.body(process, draftId, '4000000000009995'), `mail-key-${(keys += 1)}`, SECRET);
  world.minutes(11);
  await worker(smtp()).runOnce();
  expect(await states()).toEqual(['payment_failed dropped', 'payment_failed sent', 'payment_failed sent']);
  expect(readable(taken[0]?.raw ?? '')).toContain('Your payment did not go through');
});

it('says of a trip once that its payment failed, without a word of whoever typed the address', async () => {
  const { process, draftId } = await booked('en', '4000000000000002');
  world.minutes(11);
  await worker(smtp()).runOnce();
  expect(readable(taken[0]?.raw ?? '')).not.toMatch(/Maria(?!@)/);
  await process.checkout.book(await world.body(process, draftId, '4000000000009995'), `mail-key-${(keys += 1)}`, SECRET);
  world.minutes(11);
  await worker(smtp()).runOnce();
  expect(await states()).toEqual(['payment_failed dropped', 'payment_failed sent']);
  expect(taken).toHaveLength(1);
});

it('says three times a day to one address that a payment failed', async () => {
  for (let i = 0; i < 4; i += 1) {
    await booked('en', '4000000000000002');
    world.minutes(61);
    await worker(smtp()).runOnce();
  }
  expect(taken).toHaveLength(3);
});

it('tells of other times once an event, with those that were', async () => {
  const { process, draftId } = await booked();
  const { db } = world.database;
  await db.delete(outbox);
  const read = await process.manage.read(SECRET, draftId);
  const [booking] = (await db.select().from(bookings)).filter((b) => read.ok && b.reference === read.value.reference);
  if (!booking) throw new Error('no booking');
  const later = mapNonEmpty(booking.offer.slices, (slice) => ({
    ...slice,
    legs: mapNonEmpty(slice.legs, (leg) => ({ ...leg, departs: leg.departs.replace('21:30', '23:05') as typeof leg.departs })),
  }));
  for (let i = 0; i < 2; i += 1) {
    world.supplier.change(booking.attemptId, later, world.now);
    await process.reconciler.runOnce();
  }
  await worker(smtp()).runOnce();
  expect(taken).toHaveLength(1);
  expect(readable(taken[0]?.raw ?? '')).toContain('Sat, Mar 13, 11:05 PM (was Sat, Mar 13, 9:30 PM)');
  expect(readable(taken[0]?.raw ?? '')).toContain('BEGIN:VCALENDAR');
  expect(readable(taken[0]?.raw ?? '')).toMatch(/accept them/);
  expect(readable(taken[0]?.raw ?? '')).not.toMatch(/everything back/);
});

itInCi('tries again with growing pauses, and gives up after the last', async () => {
  await booked();
  refusal = Object.assign(new Error('try later, Maria@example.com'), { responseCode: 451 });
  const own = worker(smtp());
  for (const pause of PAUSES_MS) {
    await own.runOnce();
    expect(taken).toHaveLength(0);
    world.minutes(pause / 60_000);
  }
  expect((await states()).filter((s) => s.startsWith('ticketed'))).toEqual(['ticketed pending']);
  await own.runOnce();
  expect((await states()).filter((s) => s.startsWith('ticketed'))).toEqual(['ticketed failed']);
  expect(JSON.stringify(await world.database.db.select().from(outbox))).not.toMatch(/maria/i);
});

it('waits where a mail server refuses us, and gives up at once where it refuses the address', async () => {
  await booked();
  refusal = Object.assign(new Error('5.7.1 relay access denied'), { responseCode: 554 });
  await worker(smtp()).runOnce();
  const ticketed = async () => (await world.database.db.select().from(outbox)).find(({ kind }) => kind === 'ticketed');
  expect(await ticketed()).toMatchObject({ state: 'pending', fault: 'EENVELOPE 554 5.7.1' });
  world.minutes(1);
  refusal = Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 });
  await worker(smtp()).runOnce();
  expect(await ticketed()).toMatchObject({ state: 'failed', fault: 'EENVELOPE 550 5.1.1' });
});

/** Sends by a process that dies before it can note that it did. */
const dieAfterSending = (transport: MailTransport, isSoleInstance: boolean): Promise<void> =>
  new Promise((resolve) => {
    const send: MailTransport['send'] = async (...given) => {
      await transport.send(...given);
      resolve();
      return new Promise(() => undefined);
    };
    void worker({ ...transport, send }, 'dead', isSoleInstance).runOnce();
  });

it('a process that dies between sending and noting it sends the same letter again, under the same name; a file stays one', async () => {
  await booked();
  const files = path.join(folder, 'killed');
  await dieAfterSending(fileTransport(files, FROM), true);
  // another process waits for the end of its turn; the one that starts in place of the only one does not
  expect(await worker(fileTransport(files, FROM), 'other', false).runOnce()).toBe(0);
  expect(await worker(fileTransport(files, FROM), 'heir').runOnce()).toBe(1);
  expect(readdirSync(files)).toHaveLength(1);
  expect(readFileSync(path.join(files, readdirSync(files)[0] ?? ''), 'utf8')).toContain('To: Maria@example.com');

  await booked();
  await dieAfterSending(smtp(), false);
  expect(await worker(smtp(), 'other', false).runOnce()).toBe(0);
  world.minutes(JOB_LEASE_MS / 60_000);
  await worker(smtp(), 'other', false).runOnce();
  const names = taken.map((mail) => /Message-ID: (.*)/i.exec(mail.raw)?.[1]);
  expect([names.length, new Set(names).size]).toEqual([2, 1]);
});

it('one process sends at a time, however many there are', async () => {
  const { db } = world.database;
  await booked();
  const [first] = await db.select().from(outbox);
  for (let i = 0; i < 5; i += 1)
    await writeMail(db, { kind: 'ticketed', bookingId: first?.bookingId ?? '', cause: `again ${i}`, dueAt: world.now }, world.now);
  let inside = 0;
  let most = 0;
  const slow: MailTransport = {
    ...smtp(),
    send: async () => {
      most = Math.max(most, (inside += 1));
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      return { ok: true, value: null };
    },
  };
  const sent = await Promise.all(['a', 'b', 'c'].map((name) => worker(slow, name, false).runOnce()));
  expect(sent.reduce((sum, n) => sum + n, 0)).toBe(6);
  expect(most).toBe(1);
});

it('an erased person gets no letter, and nothing in the outbox tells of them; old rows go', async () => {
  await booked();
  const { db } = world.database;
  expect(JSON.stringify(await db.select().from(outbox))).not.toMatch(/maria|example\.com/i);
  await createErasureService({ db, clock: () => world.now, mailFolder: folder }).erase({ email: 'maria@example.com' });
  expect(await states()).toEqual([]);
  await booked();
  await worker(smtp()).runOnce();
  world.minutes(31 * 24 * 60);
  await createOutboxService({ db, clock: () => world.now }).forgetOld();
  expect((await states()).filter((s) => s.endsWith('sent'))).toEqual([]);
});

it('writes no header that a visitor could have made', async () => {
  const transport = smtpTransport(url, { name: 'Wing\u202efare\r\nBcc: eve@example.com', address: FROM.address });
  const subject = 'Refund \u2066=?utf-8?B?UGF5IG5vdw==?=\r\nBcc: eve@example.com';
  await transport.send({ to: 'ana@example.com', subject, html: '', text: 'Hi', attachments: [] }, 'odd');
  await transport.close();
  const head = (taken[0]?.raw ?? '').split('\r\n\r\n')[0] ?? '';
  expect(taken[0]?.to).toEqual(['ana@example.com']);
  expect(head).toMatch(/^Subject: Refund utf-8\?B\?UGF5IG5vdw= = Bcc: eve@example.com$/m);
  expect(head).toMatch(/^From: "?Wingfare Bcc: eve@example.com"? <info@wingfare.example>$/m);
  expect(head).not.toMatch(/^Bcc:/im);
});

it.each([24 * 60, 60])('a clock that was %d minutes ahead holds no letter back once it is right', async (wrong) => {
  world.jump(wrong);
  const paying = world.start();
  const draftId = await world.draft(paying);
  await paying.checkout.book(await world.body(paying, draftId), `mail-clock-${(keys += 1)}`, SECRET);
  await paying.checkout.book(await world.body(paying, await world.draft(paying), '4000000000000002'), `mail-clock-${(keys += 1)}`, SECRET);
  // the process that took the first letter died over it
  await dieAfterSending({ said: '', send: async () => ({ ok: true, value: null }), close: async () => undefined }, false);
  world.jump(-wrong);
  const mails = worker(fileTransport(folder, FROM), 'living', false);
  expect(await mails.runOnce()).toBe(2);
  // reminders keep their day
  expect(await world.database.db.$count(outbox, eq(outbox.state, 'pending'))).toBe(2);
  await mails.stop();
});
