/** What the agency's command line can do. Each command is a line of its table; other rooms' lists join here. */
import { formatCents } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import { parseIsoDate } from '#core/domain/values/dates';
import { bareCode } from '#core/domain/booking/typedCode';
import type { BookingFile } from '../bookings/desk/bookingDesk.service';
import type { ErasureCounts, ErasureFault, Subject } from '../privacy/erasure.service';
import type { HandedOver } from '../tracking/handover.service';
import type { Cell } from './csv';
import type { Command, Report } from './command';
import { COMMENT_COMMANDS } from './commentCommands';
import { FORM_COMMANDS } from './formCommands';
import { REPORT_COMMANDS } from './reportCommands';

const iso = (date: Date): string => date.toISOString();

export const COMMANDS: Readonly<Record<string, Command>> = {
  ...REPORT_COMMANDS,
  ...FORM_COMMANDS,
  ...COMMENT_COMMANDS,
  calls: {
    usage: 'calls [--by page|code]',
    does: 'clicks on telephone links, newest first, or counted by page or tracking code',
    run: async ({ tracking }, _words, { by, range }) => {
      if (by === null) {
        const rows = (await tracking.calls(range)).map((c): Cell[] => [
          iso(c.receivedAt),
          c.pageUrl,
          c.placement,
          c.tfn,
          c.code,
          c.isPaid,
          c.device,
          c.referrer,
          c.fingerprintId,
        ]);
        return ok({ names: ['time', 'page', 'placement', 'number', 'code', 'paid', 'device', 'referrer', 'visitor'], rows });
      }
      if (by !== 'page' && by !== 'code') return err('--by takes page or code.');
      const rows = (await tracking.callsBy(by, range)).map((c): Cell[] => [c.key, c.calls, iso(c.latest)]);
      return ok({ names: [by, 'calls', 'latest'], rows });
    },
  },
  events: {
    usage: 'events',
    does: 'funnel events, newest first',
    run: async ({ tracking }, _words, { range }) => {
      const rows = (await tracking.events(range)).map((e): Cell[] => [
        iso(e.receivedAt),
        e.name,
        'value' in e.params ? e.params.value : null,
        e.pageUrl,
        JSON.stringify(e.params),
        JSON.stringify(e.campaign),
        e.referrer,
        e.fingerprintId,
      ]);
      return ok({ names: ['time', 'event', 'value', 'page', 'params', 'campaign', 'referrer', 'visitor'], rows });
    },
  },
  handover: {
    usage: 'handover CODE',
    does: 'what a caller looks at: search, flight and the last price agreed to',
    run: async ({ handover }, [code]) => {
      if (code === undefined) return err('Which code? desk handover K7M-4PX');
      const found = await handover.read(code);
      return found === null ? err('There is no such code, or it has expired: ask the caller for a new one.') : ok(sheetOf(found));
    },
  },
  recording: {
    usage: 'recording REFERENCE',
    does: 'saves what a page went through, as sent with an enquiry or a failed payment (docs/inspecting.md)',
    run: async ({ recordings }, [word = '']) => {
      const reference = recordingReference(word);
      if (reference === '') return err('Which recording? desk recording R-7KM2PXA, or the reference of the enquiry or booking.');
      const found = await recordings.find(reference);
      if (found === null) return err('No recording is kept under this reference.');
      const { build, runs } = found.recording;
      const name = `recording-${found.reference}.json`;
      return ok({
        names: ['what', 'value'],
        rows: [
          ['saved as', name],
          ['received', iso(found.receivedAt)],
          ['build', build],
          ...runs.map((run): Cell[] => [`machine ${run.machine}, version ${run.version}`, `${String(run.steps.length)} events`]),
          ['replay it with', `npm run replay -- ${name}`],
        ],
        file: { name, text: `${JSON.stringify(found.recording, null, 2)}\n` },
      });
    },
  },
  booking: {
    usage: 'booking REFERENCE',
    does: 'one booking: state, price ledger, history, mails',
    run: async ({ bookings }, [reference]) => fileReport(await bookings.show(bareCode(reference ?? ''))),
  },
  cancel: {
    usage: 'cancel REFERENCE [--yes]',
    does: 'what cancelling would give back and keep; with --yes it is cancelled and refunded, as on the page',
    run: async ({ bookings }, [reference], { isSure }) => {
      const code = bareCode(reference ?? '');
      const done = await (isSure ? bookings.cancel(code) : bookings.quote(code));
      if (!done.ok) return err(CANCEL_FAULTS[done.error.code] ?? 'It does not stand, or its trip has begun.');
      const { basis, paid, airlineKeeps, feeKept, refund } = done.value;
      const credit = 'state' in done.value ? { kind: done.value.creditKind, amount: done.value.creditAmount } : done.value.credit;
      const rows: Cell[][] = [
        ['terms', basis],
        ['paid', formatCents(paid)],
        ['the airline keeps', formatCents(airlineKeeps)],
        ['our fee, kept', formatCents(feeKept)],
        ['refund', formatCents(refund)],
        ...(credit?.kind ? [[credit.kind, credit.amount === null ? 'amount unknown' : formatCents(credit.amount)]] : []),
        ['state', 'state' in done.value ? String(done.value.state) : 'nothing was changed: repeat with --yes'],
      ];
      return ok({ names: ['what', 'value'], rows });
    },
  },
  'schedule-change': {
    usage: 'schedule-change REFERENCE --minutes N',
    does: 'for trying out, in the sandbox: the airline moves the flights of a booking by so many minutes',
    run: async ({ bookings }, [reference], { minutes }) => {
      if (minutes === null) return err('By how many minutes? desk schedule-change K7MPX2 --minutes 200, or --minutes=-45');
      const done = await bookings.pretendChange(bareCode(reference ?? ''), minutes);
      if (done === 'real') return err('This supplier is no sandbox: only airlines change its flights.');
      return done === 'unknown' ? err(UNKNOWN) : fileReport(done);
    },
  },
  retry: {
    usage: 'retry REFERENCE',
    does: 'goes on with a payment, refund or cancellation that is stuck, then shows the booking',
    run: async ({ bookings }, [reference]) => fileReport(await bookings.retry(bareCode(reference ?? ''))),
  },
  mail: {
    usage: 'mail REFERENCE',
    does: 'has the mail of a booking sent once more, by the running site',
    run: async ({ bookings }, [reference]) => {
      if (!(await bookings.resendMail(bareCode(reference ?? '')))) return err(UNKNOWN);
      return ok({ names: ['what', 'value'], rows: [['mail', 'asked for']] });
    },
  },
  mails: {
    usage: 'mails',
    does: 'mails asked for, newest first, and what became of them',
    run: async ({ mails }, _words, { range }) => ok(mailReport(await mails.list(range, range.limit))),
  },
  reconcile: {
    usage: 'reconcile DAY',
    does: 'payments and refunds of a day (2027-01-31, UTC): here, at the gateway, and where they differ',
    run: async ({ bookings }, [day]) => {
      const date = parseIsoDate(day ?? '');
      if (date === null) return err('Which day? desk reconcile 2027-01-31');
      const money = (cents: Cents | null): Cell => (cents === null ? null : formatCents(cents));
      const rows = (await bookings.reconcile(date)).map((r): Cell[] => [
        r.reference,
        r.attempt,
        money(r.takenHere),
        money(r.takenThere),
        money(r.refundedHere),
        money(r.refundedThere),
        r.difference,
      ]);
      return ok({ names: ['booking', 'payment', 'taken', 'at the gateway', 'refunded', 'at the gateway', 'difference'], rows });
    },
  },
  erase: {
    usage: 'erase REFERENCE|EMAIL [--yes]',
    does: 'what is held about one person: says what would go; with --yes it goes, for good',
    run: async ({ erasure }, [whose], { isSure }) => {
      const subject = subjectOf(whose ?? '');
      if (subject === null) return err('Whose data? desk erase K7MPX2, or desk erase name@example.com');
      const done = await (isSure ? erasure.erase(subject) : erasure.preview(subject));
      return done.ok ? ok(erasureReport(done.value, isSure)) : err(ERASURE_FAULTS[done.error]);
    },
  },
};

/** `Q-` and `R-` belong to references of eight signs; those of bookings have six. */
function recordingReference(text: string): string {
  const bare = bareCode(text);
  return bare.length === 8 ? `${bare.slice(0, 1)}-${bare.slice(1)}` : bare;
}

const UNKNOWN = 'There is no booking under this reference.';

const CANCEL_FAULTS: Readonly<Record<string, string>> = {
  booking_unknown: UNKNOWN,
  supplier_unavailable: 'The supplier does not answer: what comes back is not known. Try again soon.',
};

const mailReport = (mails: BookingFile['mails']): Report => ({
  names: ['asked for', 'mail', 'state', 'tries', 'due', 'settled', 'fault'],
  rows: mails.map((m): Cell[] => [iso(m.createdAt), m.kind, m.state, m.tries, iso(m.dueAt), m.settledAt && iso(m.settledAt), m.fault]),
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

/** An address, or a reference: also one that no booking can have, which is then unknown. */
function subjectOf(text: string): Subject | null {
  if (text.includes('@')) return { email: text };
  const reference = bareCode(text);
  return reference === '' ? null : { reference };
}

const ERASURE_FAULTS: Readonly<Record<ErasureFault, string>> = {
  unknown: 'Nothing is held under this reference or address.',
  paying: 'A payment of this person is under way. Try again in a quarter of an hour.',
};

function erasureReport(counts: ErasureCounts, isDone: boolean): Report {
  const gone = isDone ? 'deleted' : 'would be deleted';
  const blank = isDone ? 'erased' : 'would be erased';
  return {
    names: ['what', 'rows', 'becomes'],
    rows: [
      ['travelers', counts.travelers, blank],
      ['contact and billing of bookings', counts.bookings, blank],
      ['of these, trips not over yet', counts.tripsAhead, 'nobody can help with them then'],
      ['enquiries', counts.enquiries, gone],
      ['comments on articles', counts.comments, gone],
      ['newsletter and fare alerts', counts.subscriptions, gone],
      ['mails kept as files', counts.mailFiles, gone],
      ['recordings sent along', counts.recordings, gone],
      ['flights chosen and not booked', counts.draftsDeleted, gone],
      ['flights booked: whose browser', counts.draftsCutLoose, blank],
      ['booking stages', counts.stages, gone],
      ['handover codes', counts.handovers, gone],
      ['funnel events', counts.events, gone],
      ['call clicks', counts.calls, gone],
      ['itinerary, prices, payments of bookings', counts.bookings, 'kept for the accounts'],
      ...(isDone ? [] : [['', null, 'nothing was changed: repeat with --yes'] satisfies Cell[]]),
    ],
  };
}

function sheetOf({ offer, acceptedTotal, quoteExpiresAt, expiresAt }: HandedOver): Report {
  const { query, price, airports, carriers } = offer;
  const place = (code: string): string => `${code} ${airports[code]?.city ?? ''}`.trim();
  const money = (cents: Cents): string => `${formatCents(cents)} USD`;
  const { origin, destination } = query.slices[0];
  const { adults, children, infants } = query.travelers;
  const legs = offer.slices.flatMap((slice, i) =>
    slice.legs.map((leg): Cell[] => {
      const flight = `${carriers[leg.carrier]?.name ?? ''} ${leg.carrier} ${String(leg.flightNumber)}`.trim();
      const operated = leg.operatedBy === null ? '' : `, operated by ${leg.operatedBy}`;
      return [i === 0 ? 'outbound' : 'return', `${leg.departs} ${place(leg.from)} → ${leg.arrives} ${place(leg.to)}, ${flight}${operated}`];
    }),
  );
  return {
    names: ['what', 'value'],
    rows: [
      ['search', `${place(origin)} → ${place(destination)}`],
      ['dates', query.slices.map(({ date }) => date).join(' to ')],
      ['travelers', `adults ${String(adults)}, children ${String(children)}, infants ${String(infants)}; ${query.cabin}`],
      ...legs,
      ['fare', [offer.conditions.brand, offer.conditions.soldAs].filter(Boolean).join(', ')],
      [
        'price quoted',
        `${money(price.total)} (fare ${money(price.base)}, taxes ${money(price.taxes)}, our fee ${money(price.serviceFee)})`,
      ],
      ['quote good until', iso(quoteExpiresAt)],
      ['price agreed to', acceptedTotal === null ? 'none yet: a changed price waits for consent' : money(acceptedTotal)],
      ['code good until', iso(expiresAt)],
    ],
  };
}
