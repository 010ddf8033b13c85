/** What agents ask about bookings and do with them, and the day's books. */
import { randomUUID } from 'node:crypto';
import { bareCode } from '#core/domain/typed/typedCode';
import { addDays, parseIsoDate } from '#core/domain/values/dates';
import { formatCents } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import type { BookingFile } from '../bookings/desk/bookingDesk.service';
import type { AirlineChange } from '../flights/supplier';
import { startOfDay } from '../geography/timeZones';
import type { Acting } from './actions.service';
import type { Command, Report } from './command';
import type { Cell } from './csv';
import { entryOf, findIn } from '#core/domain/values/checkedReads';

const iso = (date: Date): string => date.toISOString();
const dollars = (cents: Cents | null): Cell => (cents === null ? null : formatCents(cents));
const acting = (agent: string): Acting => ({ id: randomUUID(), agent });

type Name = 'booking' | 'cancel' | 'retry' | 'mail' | 'name' | 'schedule-change' | 'mails' | 'reconcile';

/** A command about one booking: without a reference it prints its usage. */
async function withReference(
  name: Name,
  [word = '']: readonly string[],
  run: (code: string) => Promise<Result<Report, string>>,
): Promise<Result<Report, string>> {
  const { usage, does } = BOOKING_COMMANDS[name];
  const code = bareCode(word);
  return code === '' ? err(`npm run desk -- ${usage}\n\n  ${does}`) : run(code);
}

export const BOOKING_COMMANDS: Readonly<Record<Name, Command>> = {
  booking: {
    usage: 'booking REFERENCE',
    does: 'one booking: state, price ledger, history, mails',
    run: (services, words) => withReference('booking', words, async (code) => fileReport(await services.bookings.show(code))),
  },
  cancel: {
    usage: 'cancel REFERENCE [--yes]',
    does: 'what cancelling would give back and keep; with --yes it is cancelled and refunded, as on the page',
    run: ({ bookings, actions, agent }, words, { isSure }) =>
      withReference('cancel', words, async (code) => {
        const done = await (isSure ? actions.cancel(acting(agent), code, null) : bookings.quote(code));
        if (done === null || !done.ok) return err(entryOf(CANCEL_FAULTS, done?.error.code) ?? 'It does not stand, or its trip has begun.');
        const { basis, paid, airlineKeeps, feeKept, refund } = done.value;
        const credit = 'state' in done.value ? { kind: done.value.creditKind, amount: done.value.creditAmount } : done.value.credit;
        const quote = 'state' in done.value ? null : done.value;
        const rows: Cell[][] = [
          ['terms', basis],
          ['paid', formatCents(paid)],
          ...(quote?.returned === undefined ? [] : [['came back before', formatCents(quote.returned)]]),
          ['the airline keeps', formatCents(airlineKeeps)],
          ['our fee, kept', formatCents(feeKept)],
          ['refund', formatCents(refund)],
          ...(quote?.isDisputed ? [['disputed', 'refunded once the bank has decided so']] : []),
          ...(credit?.kind ? [[credit.kind, credit.amount === null ? 'amount unknown' : formatCents(credit.amount)]] : []),
          ['state', 'state' in done.value ? String(done.value.state) : 'nothing was changed: repeat with --yes'],
        ];
        return ok({ names: ['what', 'value'], rows });
      }),
  },
  'schedule-change': {
    usage: 'schedule-change REFERENCE --minutes N|numbers|cancel [FLIGHT]',
    does: 'for trying out, in the sandbox: the airline moves the flights, gives them other numbers, or cancels all or one (1, 2)',
    run: async ({ bookings }, [reference = '', ...what], { minutes }) => {
      const change = airlineChange(what, minutes);
      if (change === null)
        return err('By how many minutes? desk schedule-change K7MPX2 --minutes 200, or --minutes=-45; numbers; cancel; cancel 2');
      const done = await bookings.pretendChange(bareCode(reference), change);
      if (done === 'real') return err('This supplier is no sandbox: only airlines change its flights.');
      return done === 'unknown' ? err(UNKNOWN) : fileReport(done);
    },
  },
  retry: {
    usage: 'retry REFERENCE',
    does: 'goes on with a payment, refund or cancellation that is stuck, then shows the booking',
    run: ({ actions, agent }, words) => withReference('retry', words, async (code) => fileReport(await actions.retry(acting(agent), code))),
  },
  mail: {
    usage: 'mail REFERENCE',
    does: 'has the mail of a booking sent once more, by the running site',
    run: ({ actions, agent }, words) =>
      withReference('mail', words, async (code) => {
        if ((await actions.resendMail(acting(agent), code)) !== true) return err(UNKNOWN);
        return ok({ names: ['what', 'value'], rows: [['mail', 'asked for']] });
      }),
  },
  name: {
    usage: 'name REFERENCE corrected|refused',
    does: 'what the airline did about the names that travelers asked to have corrected; a correction is mailed to them',
    run: ({ actions, agent }, words) =>
      withReference('name', words, async (code) => {
        const state = words[1];
        if (state !== 'corrected' && state !== 'refused') return err('What did the airline do? desk name K7MPX2 corrected, or refused');
        if ((await actions.settleNames(acting(agent), code, state)) !== true) return err('No name of this booking waits for the airline.');
        return ok({ names: ['what', 'value'], rows: [['names', state]] });
      }),
  },
  mails: {
    usage: 'mails',
    does: 'mails asked for, newest first, and what became of them',
    run: async ({ mails, bookings }, _words, { range }) => {
      const rows = await mails.list(range, range.limit);
      return ok(mailReport(rows, await bookings.references(rows.flatMap(({ bookingId }) => bookingId ?? []))));
    },
  },
  reconcile: {
    usage: 'reconcile DAY',
    does: 'payments, refunds, disputes and orders of a day, here and at the providers; exit code 1 where something differs',
    run: async ({ bookings, reports }, [word = '']) => {
      const day = parseIsoDate(word);
      if (day === null) return err('Which day? desk reconcile 2027-01-31');
      const range = { since: startOfDay(day, reports.timeZone), until: startOfDay(addDays(day, 1), reports.timeZone) };
      const { lines, totals } = await bookings.reconcile(range);
      return ok({
        names: ['what', 'booking', 'our id', 'at the provider', 'here', 'there', 'difference'],
        rows: [
          ...lines.map((l): Cell[] => [
            l.kind,
            l.reference,
            l.ourId,
            l.providerId,
            dollars(l.here),
            dollars(l.there),
            l.differences.join(', '),
          ]),
          ...totals.map((t): Cell[] => [
            `${t.kind}s in all`,
            null,
            t.countHere,
            t.countThere,
            dollars(t.here),
            dollars(t.there),
            t.differing === 0 ? '' : `${String(t.differing)} differ`,
          ]),
        ],
        isWrong: totals.some(({ differing }) => differing > 0),
      });
    },
  },
};

const UNKNOWN = 'There is no booking under this reference.';

const CANCEL_FAULTS: Readonly<Record<string, string>> = {
  booking_unknown: UNKNOWN,
  supplier_unavailable: 'The supplier does not answer: what comes back is not known. Try again soon.',
};

const mailReport = (mails: BookingFile['mails'], references: ReadonlyMap<string, string>): Report => ({
  names: ['asked for', 'booking', 'mail', 'state', 'tries', 'due', 'settled', 'fault'],
  rows: mails.map((m): Cell[] => [
    iso(m.createdAt),
    findIn(references, m.bookingId) ?? null,
    m.kind,
    m.state,
    m.tries,
    iso(m.dueAt),
    m.settledAt && iso(m.settledAt),
    m.fault,
  ]),
});

function changeText({ after, isSignificant, acceptedAt }: NonNullable<BookingFile['change']>): string {
  const what = after === null ? 'the airline cancelled the order' : isSignificant ? 'significant' : 'not significant';
  return acceptedAt === null ? `${what}, not accepted` : `${what}, accepted ${iso(acceptedAt)}`;
}

/** Nothing personal: an agent asks the caller for it. */
function fileReport(file: BookingFile | null): Result<Report, string> {
  if (file === null) return err(UNKNOWN);
  const { booking, ledger, history, mails, cancellation, change } = file;
  return ok({
    names: ['when', 'what', 'value'],
    rows: [
      [iso(booking.createdAt), 'booking', `${booking.reference} ${booking.state}`],
      [null, 'airline reference', booking.supplierReference],
      [null, 'free cancellation until', booking.freeCancelUntil && iso(booking.freeCancelUntil)],
      ...(cancellation
        ? [
            [iso(cancellation.createdAt), 'cancellation', `${cancellation.state}, by ${cancellation.by}`] satisfies Cell[],
            [null, 'the supplier gives back', cancellation.supplierRefund === null ? null : formatCents(cancellation.supplierRefund)],
          ]
        : []),
      ...(change ? [[iso(change.createdAt), 'schedule change', changeText(change)] satisfies Cell[]] : []),
      ...ledger.map((line): Cell[] => [line.at, `${line.reason} (${line.source})`, formatCents(line.amount)]),
      ...history.map(({ at, what }): Cell[] => [iso(at), 'history', what]),
      ...mails.map((m): Cell[] => [iso(m.createdAt), `mail ${m.kind}`, m.fault === null ? m.state : `${m.state}: ${m.fault}`]),
    ],
  });
}

/** What is tried; null where that is not said. Directions are counted from 1. */
function airlineChange(what: readonly string[], minutes: number | null): AirlineChange | null {
  const [kind, direction] = what;
  if (kind === 'numbers') return { kind: 'renumbered' };
  if (kind === 'cancel' && direction === undefined) return { kind: 'cancelled', slice: null };
  if (kind === 'cancel' && direction !== undefined && /^[1-9]$/.test(direction)) return { kind: 'cancelled', slice: Number(direction) - 1 };
  return kind === undefined && minutes !== null ? { kind: 'moved', minutes } : null;
}
