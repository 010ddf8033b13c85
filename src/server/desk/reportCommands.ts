/** What the agency sees of a day and of a range: the same figures as on the page of the desk. */
import type { Cents } from '#core/domain/values/money';
import { formatCents } from '#core/domain/values/money';
import { addDays, parseIsoDate } from '#core/domain/values/dates';
import { err, ok } from '#core/domain/values/result';
import { byCode, byDay, percentOf, revenueOf, sumOf } from '../reports/figures';
import type { Figures } from '../reports/figures';
import type { Command } from './command';
import type { Cell } from './csv';
import { known } from '#core/domain/values/checkedReads';

const dollars = (cents: Cents): Cell => formatCents(cents);
const percent = (part: number, whole: number): Cell => {
  const share = percentOf(part, whole);
  return share === null ? null : `${share.toFixed(1)}%`;
};
/** A code brings calls and searches; of both, tickets come. */
const NAMES = [
  'calls',
  'searches',
  'results seen',
  'reviews',
  'payments',
  'tickets',
  'tickets of searches',
  'charged',
  'refunded',
  'revenue',
];
const cells = (f: Figures): Cell[] => [
  f.calls,
  f.searches,
  f.lists,
  f.reviews,
  f.payments,
  f.tickets,
  percent(f.tickets, f.searches),
  dollars(f.captured),
  dollars(f.refunded),
  dollars(revenueOf(f)),
];

export const REPORT_COMMANDS: Readonly<Record<string, Command>> = {
  summary: {
    usage: 'summary [DAY]',
    does: 'one day, today by default: searches, calls, bookings, money, what was written, and what wants a person',
    run: async ({ reports }, [word], { now }) => {
      const today = reports.dayAt(now);
      const day = word === undefined ? today : parseIsoDate(word);
      if (day === null) return err('Which day? desk summary 2027-01-31, or desk summary for today.');
      const range = { from: day, to: day };
      const [figures, happened, attention] = await Promise.all([reports.figures(range), reports.happened(range), reports.attention(now)]);
      const sum = sumOf(figures);
      const codes = byCode(figures).filter(({ code, calls, tickets }) => code !== null && calls + tickets > 0);
      return ok({
        names: ['what', 'value'],
        rows: [
          ['day', `${day} (${reports.timeZone})`],
          ['searches', sum.searches],
          ['results seen', sum.lists],
          ['reviews', sum.reviews],
          ['payments begun', sum.payments],
          ['tickets', sum.tickets],
          ['calls', sum.calls],
          ...codes.map((row): Cell[] => [
            known(['code', row.code]).join(' '),
            `${String(row.calls)} calls, ${String(row.tickets)} tickets`,
          ]),
          ...happened.bookings.map(({ state, count }): Cell[] => [`bookings made, now ${state}`, count]),
          ['bookings cancelled', happened.cancelled],
          ['charged', dollars(sum.captured)],
          ['refunded', dollars(sum.refunded)],
          ['revenue', dollars(revenueOf(sum))],
          ['messages', happened.messages],
          ['vacation enquiries', happened.vacations],
          ['requests to cancel', happened.cancelRequests],
          ['newsletter, confirmed', happened.newsletter],
          ['fare alerts, confirmed', happened.alerts],
          ['mails sent', happened.mailsSent],
          ['mails failed', happened.mailsFailed],
          ['now: wants a person', attention.entries],
          ['now: nobody has answered', attention.openEnquiries],
          ['now: payments stuck', attention.stuckPayments],
          ['now: cancellations stuck', attention.stuckCancellations],
          ['now: changes of flights stuck', attention.stuckExchanges],
          ['now: mails late', attention.overdueMails],
        ],
      });
    },
  },
  report: {
    usage: 'report [--by day|code]',
    does: 'calls, the way from search to ticket, and money, by day or by tracking code',
    run: async ({ reports }, _words, { by, range, now }) => {
      const from = reports.dayAt(range.since);
      const to = range.until === null ? reports.dayAt(now) : addDays(reports.dayAt(range.until), -1);
      if (from > to) return err('--from is later than --to.');
      const rows = await reports.figures({ from, to });
      if (by === 'code') return ok({ names: ['code', ...NAMES], rows: byCode(rows).map((row): Cell[] => [row.code, ...cells(row)]) });
      if (by !== null && by !== 'day') return err('--by takes day or code.');
      return ok({ names: ['day', ...NAMES], rows: byDay(rows, from, to).map((row): Cell[] => [row.day, ...cells(row)]) });
    },
  },
  bookings: {
    usage: 'bookings',
    does: 'bookings made, newest first: state, trip and money, and nobody’s name',
    run: async ({ reports }, _words, { range }) =>
      ok({
        names: ['made', 'booking', 'state', 'airline reference', 'route', 'departs', 'returns', 'travelers', 'charged', 'refunded', 'code'],
        rows: (await reports.bookings(range, range.limit)).map((b): Cell[] => [
          b.createdAt.toISOString(),
          b.reference,
          b.state,
          b.supplierReference,
          b.route,
          b.departs,
          b.returns,
          b.travelers,
          dollars(b.captured),
          dollars(b.refunded),
          b.code,
        ]),
      }),
  },
};
