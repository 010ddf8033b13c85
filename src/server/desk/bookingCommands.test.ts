/** The commands about bookings, through their own services on a real database (booking.31 to booking.39, money.20). */
import { eq } from 'drizzle-orm';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { wantPerson } from '../attention/attention.service';
import { createAttentionDesk } from '../attention/attentionDesk.service';
import { bookings } from '../bookings/bookings.tables';
import { createOutboxService } from '../mail/outbox.service';
import { sandboxPayments } from '../payments/sandbox/sandbox.tables';
import { createReportService } from '../reports/reports.service';
import { createDeskActions } from './actions.service';
import { readArguments } from './arguments';
import type { DeskServices, Report } from './command';
import { COMMANDS } from './commands';
import { toCsv, toJson } from './csv';

let world: World;
let keys = 0;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());

async function booked(card?: string): Promise<string> {
  const process = world.start();
  const draftId = await world.draft(process);
  const done = await process.checkout.book(await world.body(process, draftId, card), `desk-key-${String((keys += 1))}`, SECRET);
  if (done.kind !== 'attempt' || done.attempt.reference === null) throw new Error(JSON.stringify(done));
  return done.attempt.reference;
}

/** What a command answers, a refusal as its sentence. */
async function desk(...argv: readonly string[]): Promise<Report | string> {
  const { desk: bookingDesk } = world.start({ isSoleInstance: false });
  const deps = { db: world.database.db, clock: world.clock };
  const mails = createOutboxService(deps);
  const reports = createReportService({ ...deps, numbers: {}, timeZone: 'America/New_York' });
  const accounts = { stripe: { isTestMode: true }, duffel: null };
  const attention = createAttentionDesk({ ...deps, accounts, bookingsOf: bookingDesk.ofAttempts });
  const actions = createDeskActions({ ...deps, bookings: bookingDesk, attention });
  const read = readArguments(argv, world.now);
  if (!read.ok) return read.error;
  const { command, words, options } = read.value;
  // the commands below ask nothing else
  const services = { bookings: bookingDesk, mails, reports, attention, actions, agent: 'ana' } as unknown as DeskServices;
  const answer = await COMMANDS[command ?? '']?.run(services, words, options);
  if (!answer) throw new Error('no such command');
  return answer.ok ? answer.value : answer.error;
}
const lines = (report: Report | string): readonly string[] =>
  typeof report === 'string' ? [report] : report.rows.map((row) => row.join(' | '));

it.each(['booking', 'cancel', 'retry', 'mail'])('%s says so where nobody has booked under a reference', async (command) => {
  expect(await desk(command, 'ZZZZZZ')).toBe('There is no booking under this reference.');
});

it.each(['booking', 'cancel', 'retry', 'mail', 'name'])('%s without a reference prints its usage', async (command) => {
  expect(await desk(command)).toMatch(new RegExp(`^npm run desk -- ${command} REFERENCE.*\n\n {2}\\w`));
});

it('booking shows state, ledger, history and mails, and nothing personal', async () => {
  const reference = await booked();
  const report = await desk('booking', `${reference.slice(0, 3).toLowerCase()}-${reference.slice(3)}`);
  const text = lines(report).join('\n');
  for (const part of [`booking | ${reference} ticketed`, 'captured (gateway) | $500.00', 'history | done', 'mail ticketed | pending'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/maria|quiñ|example\.com|555/i);
});

it('cancel tells first, and does it with --yes, once', async () => {
  const reference = await booked();
  expect(lines(await desk('cancel', reference))).toEqual(
    expect.arrayContaining(['terms | free', 'refund | $500.00', 'state | nothing was changed: repeat with --yes']),
  );
  expect(lines(await desk('booking', reference)).join()).toContain('ticketed');
  expect(lines(await desk('cancel', reference, '--yes'))).toContain('state | done');
  expect(lines(await desk('cancel', reference, '--yes'))).toContain('state | done');
  const after = lines(await desk('booking', reference)).join('\n');
  expect(after).toContain('cancellation | done, by agency');
  expect(after.match(/refunded \(gateway\)/g)).toHaveLength(1);
  expect(await desk('cancel', reference)).toBe('It does not stand, or its trip has begun.');
});

it('retry goes on with a cancellation that the airline did not answer', async () => {
  const reference = await booked();
  world.supplier.isSilent = true;
  expect(lines(await desk('cancel', reference, '--yes'))).toContain('state | asked');
  world.supplier.isSilent = false;
  world.minutes(10);
  expect(lines(await desk('retry', reference)).join('\n')).toContain('cancellation | done, by agency');
});

it('name says once what the airline did about a name that a traveler requested', async () => {
  const reference = await booked();
  expect(await desk('name', reference)).toBe('What did the airline do? desk name K7MPX2 corrected, or refused');
  expect(await desk('name', reference, 'corrected')).toBe('No name of this booking waits for the airline.');
  world.supplier.takesNoNews = true;
  await world.start().manage.changeTraveler({ reference, traveler: 0, firstName: 'Mariah' }, SECRET);
  world.supplier.takesNoNews = false;
  expect(lines(await desk('name', reference, 'corrected'))).toEqual(['names | corrected']);
  expect(await desk('name', reference, 'refused')).toBe('No name of this booking waits for the airline.');
});

it('mail asks for the letter that is true now, and mails lists it', async () => {
  world.minutes(1);
  const reference = await booked();
  expect(lines(await desk('mail', reference))).toEqual(['mail | asked for']);
  await desk('cancel', reference, '--yes');
  await desk('mail', reference);
  const listed = lines(await desk('mails', '--limit', '6')).map((line) => line.split(' | '));
  expect(listed.every(([, booking]) => booking === reference)).toBe(true);
  const kinds = listed.map((cells) => cells[2]);
  expect(kinds.filter((kind) => kind === 'cancelled')).toHaveLength(2);
  expect(kinds).toContain('ticketed');
});

it.each([
  ['nothing', [], 'Which day? desk reconcile 2027-01-31'],
  ['no day', ['2027-02-30'], 'Which day? desk reconcile 2027-01-31'],
] as const)('reconcile asks for a day where %s is given', async (_, words, said) => {
  expect(await desk('reconcile', ...words)).toBe(said);
});

it('summary, report and bookings say the same of a day, and name nobody', async () => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(world.now);
  const revenueOf = async () => lines(await desk('summary')).find((line) => line.startsWith('revenue'));
  const before = await revenueOf();
  const reference = await booked();
  const summary = lines(await desk('summary', day));
  expect(summary).toContain(`day | ${day} (America/New_York)`);
  expect(await revenueOf()).not.toBe(before);
  const [, revenue = ''] = ((await revenueOf()) ?? '').split(' | ');
  const report = lines(await desk('report', '--from', day, '--to', day));
  expect(report).toEqual([expect.stringMatching(new RegExp(`^${day} .*\\| ${revenue.replace(/[$.]/g, '\\$&')}$`))]);
  expect(lines(await desk('report', '--by', 'code', '--from', day, '--to', day))).toHaveLength(1);
  const listed = lines(await desk('bookings', '--from', day, '--to', day));
  expect(listed.find((line) => line.includes(reference))).toMatch(
    new RegExp(`${reference} \\| ticketed \\| .*\\| JFK-LHR \\| .*\\| \\$500\\.00 \\| \\$0\\.00`),
  );
  expect([...summary, ...listed].join()).not.toMatch(/maria|example\.com/i);
  expect(lines(await desk('bookings', '--from', '2020-01-01', '--to', '2020-01-02'))).toEqual([]);
});

it.each([
  [['summary', 'today'], 'Which day?'],
  [['report', '--by', 'page'], '--by takes day or code.'],
  [['report', '--from', '2027-01-02', '--to', '2027-01-01'], '--from is later than --to.'],
] as const)('%j is refused: %s', async (words, said) => {
  expect(await desk(...words)).toContain(said);
});

it('reconcile lists both books of a day of the desk, adds them up, and is wrong where they differ', async () => {
  const reference = await booked();
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(world.now);
  const answer = async () => {
    const report = await desk('reconcile', day);
    if (typeof report === 'string') throw new Error(report);
    return { isWrong: report.isWrong, mine: lines(report).filter((line) => line.includes(reference)), all: lines(report) };
  };
  const before = await answer();
  expect(before.mine).toEqual([
    expect.stringMatching(new RegExp(`^payment \\| ${reference} \\| [0-9a-f-]{36} \\| pay_\\S+ \\| \\$500\\.00 \\| \\$500\\.00 \\| $`)),
    expect.stringMatching(new RegExp(`^order \\| ${reference} \\| [0-9a-f-]{36} \\| ord_PNR\\d+ \\| \\$485\\.00 \\| \\$485\\.00 \\| $`)),
  ]);
  expect(before.all.slice(-4).map((line) => line.split(' | ')[0])).toEqual([
    'payments in all',
    'refunds in all',
    'disputes in all',
    'orders in all',
  ]);
  expect(before.isWrong).toBe(false);
  const { db } = world.database;
  await db.update(sandboxPayments).set({ refundedAmount: 100 });
  const after = await answer();
  expect(after.isWrong).toBe(true);
  expect(after.mine[0]).toMatch(/\| refunded$/);
  expect(after.all.at(-4)).toMatch(/\d+ differ$/);
  await db.update(sandboxPayments).set({ refundedAmount: 0 });
  expect(lines(await desk('reconcile', '2020-01-01'))).toHaveLength(4);
});

it('attention lists what wants a person and closes it in the name of who typed it, and actions tells who did what', async () => {
  const reference = await booked();
  const { db } = world.database;
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  const dispute = { kind: 'dispute', subject: 'du_1', providerId: 'du_1', amount: 50_000 } as const;
  await wantPerson(db, world.now, { ...dispute, attemptId: row?.attemptId ?? null, dueAt: new Date('2026-12-01T12:00:00Z') });
  const [line = ''] = lines(await desk('attention'));
  const [id = '', ...cells] = line.split(' | ');
  expect(cells.join(' | ')).toMatch(
    new RegExp(
      `2026-12-01T12:00:00.000Z \\| ${reference} \\| A cardholder disputes a payment \\| .* \\| \\$500\\.00 \\| .*/test/disputes/du_1$`,
    ),
  );
  expect(await desk('attention', 'close')).toContain('No open entry is called that.');
  expect(await desk('attention', 'shut', id)).toContain('desk attention lists');
  expect(lines(await desk('attention', 'close', id))).toEqual([`closed | ${id} A cardholder disputes a payment`]);
  expect(lines(await desk('attention'))).toEqual([]);
  expect(await desk('attention', 'close', id)).toContain('No open entry is called that.');

  await desk('mail', reference);
  await desk('cancel', reference, '--yes');
  const done = lines(await desk('actions', '--limit', '3')).map((text) => text.split(' | ').slice(1).join(' | '));
  expect(done.sort()).toEqual([
    `ana | cancel | ${reference} |  |  | done`,
    `ana | close | ${reference} | ${id} |  | closed`,
    `ana | mail | ${reference} |  |  | mail_asked`,
  ]);
});

it.each([
  [['cancellations', '--from', '2026-13-01'], '--from and --to take a day such as 2027-01-31.'],
  [['cancellations', '--to', 'tomorrow'], '--from and --to take a day such as 2027-01-31.'],
  [['mails', '--days', '0'], '--days and --limit take a whole number from 1.'],
] as const)('%j is refused in a sentence', async (argv, said) => expect(await desk(...argv)).toBe(said));

describe('what people sent', () => {
  const enquiry = {
    id: 1,
    kind: 'cancellation' as const,
    reference: 'Q-7KM2PXA',
    name: '=cmd|calc',
    email: 'ana@example.com',
    phone: '+12125550118',
    subject: 'Cancellation K7MPX2',
    message: '@SUM(A1)',
    details: { reference: 'K7MPX2', reason: 'illness', wish: 'refund' },
    locale: 'es' as const,
    receivedAt: new Date('2026-11-20T12:00:00Z'),
    entryKey: null,
    bodyHash: null,
    doneAt: null,
  };
  const calls: unknown[] = [];
  const enquiries = {
    list: async (...given: readonly unknown[]) => (calls.push(given), [enquiry]),
    finish: async (reference: string) => reference === 'Q-7KM2PXA',
  };
  const run = async (...argv: readonly string[]) => {
    const read = readArguments(argv, new Date('2026-11-21T12:00:00Z'));
    if (!read.ok) throw new Error(read.error);
    return COMMANDS[argv[0] ?? '']?.run({ enquiries } as unknown as DeskServices, read.value.words, read.value.options);
  };

  it('lists requests of some days; no cell of the CSV runs as a formula', async () => {
    const answer = await run('cancellations', '--from', '2026-11-01', '--to', '2026-11-20', '--open');
    expect(calls.pop()).toEqual([
      ['cancellation'],
      { since: new Date('2026-11-01T04:00:00Z'), until: new Date('2026-11-21T05:00:00Z'), limit: 200, isOpenOnly: true }, // midnights in New York, summer and winter
    ]);
    if (!answer?.ok) throw new Error('refused');
    const { names, rows } = answer.value;
    const csv = toCsv(names, rows);
    for (const cell of ["'=cmd|calc", "'@SUM(A1)", "'+12125550118", 'K7MPX2,illness,refund']) expect(csv).toContain(cell);
    expect(JSON.parse(toJson(names, rows))).toMatchObject([{ booking: 'K7MPX2', state: 'open', name: '=cmd|calc' }]);
  });

  it.each<[readonly string[], unknown]>([
    [['cancellations', 'done', 'q 7km-2pxa'], { ok: true, value: { rows: [['done', 'Q-7KM2PXA']] } }],
    [['cancellations', 'done', 'Q-OTHERAA'], { ok: false, error: expect.stringContaining('Nothing open') as string }],
    [['cancellations', 'done'], { ok: false }],
    [['enquiries', 'open'], { ok: false }],
  ])('%j', async (argv, expected) => expect(await run(...argv)).toMatchObject(expected as object));
});
