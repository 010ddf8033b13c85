/** What the agency's command line can do. Each command is a line of its table; other rooms' lists join here. */
import { formatCents } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import { err, ok } from '#core/domain/values/result';
import { bareCode } from '#core/domain/typed/typedCode';
import type { ErasureCounts, ErasureFault, Subject } from '../visitors/privacy/erasure.service';
import type { HandedOver } from '../visitors/tracking/handover.service';
import type { Cell } from './csv';
import type { Command, Report } from './command';
import { AGENT_COMMANDS } from './agents/agentCommands';
import { ATTENTION_COMMANDS } from './attentionCommands';
import { BOOKING_COMMANDS } from './bookingCommands';
import { COMMENT_COMMANDS } from './commentCommands';
import { FORM_COMMANDS } from './formCommands';
import { REPORT_COMMANDS } from './reportCommands';
import { known } from '#core/domain/values/checkedReads';

const iso = (date: Date): string => date.toISOString();

export const COMMANDS: Readonly<Record<string, Command>> = {
  ...REPORT_COMMANDS,
  ...FORM_COMMANDS,
  ...COMMENT_COMMANDS,
  ...BOOKING_COMMANDS,
  ...AGENT_COMMANDS,
  ...ATTENTION_COMMANDS,
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
    run: async ({ handover, guesses }, [code]) => {
      if (code === undefined) return err('Which code? desk handover K7M-4PX');
      if (!(await guesses.take('handover'))) return err('Too many wrong codes were typed. Try again in ten minutes.');
      const found = await handover.read(code);
      if (found !== null) await guesses.giveBack('handover');
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
  erase: {
    usage: 'erase REFERENCE|EMAIL [--yes]',
    does: 'what is held about one person: says what would go; with --yes it goes, for good',
    run: async ({ erasure }, [whose = ''], { isSure }) => {
      const subject = subjectOf(whose);
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
  const place = (code: string): string => known([code, airports[code]?.city]).join(' ');
  const money = (cents: Cents): string => `${formatCents(cents)} USD`;
  const { origin, destination } = query.slices[0];
  const { adults, children, infants } = query.travelers;
  const legs = offer.slices.flatMap((slice, i) =>
    slice.legs.map((leg): Cell[] => {
      const flight = known([carriers[leg.carrier]?.name, leg.carrier, leg.flightNumber]).join(' ');
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
      [
        'fare',
        [offer.conditions.separateTickets ? 'separate tickets' : offer.conditions.brand, offer.conditions.soldAs]
          .filter(Boolean)
          .join(', '),
      ],
      [
        'price quoted',
        `${money(price.total)} (fare ${money(price.base)}, taxes ${money(price.taxes)}, our fee ${money(price.serviceFee)}${price.extras === undefined ? '' : `, seats and bags ${money(price.extras)}`})`,
      ],
      ['quote good until', iso(quoteExpiresAt)],
      ['price agreed to', acceptedTotal === null ? 'none yet: a changed price waits for consent' : money(acceptedTotal)],
      ['code good until', iso(expiresAt)],
    ],
  };
}
