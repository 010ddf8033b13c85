/** What people sent by the forms: cancellation requests, other enquiries, newsletter and fare alerts. */
import { formatCents } from '#core/domain/values/money';
import { err, ok } from '#core/domain/values/result';
import { departureDate, lastDay, routeText } from '#core/domain/search/trip';
import { bareCode } from '#core/domain/typed/typedCode';
import type { EnquiryKind, StoredEnquiry } from '../visitors/enquiries/enquiries.service';
import { subscriptionReference } from '../visitors/subscriptions/subscriptions.service';
import type { Cell } from './csv';
import type { Command } from './command';

const iso = (date: Date): string => date.toISOString();

/** A list with columns of its own, and `done REFERENCE`. */
function enquiryCommand(
  name: string,
  does: string,
  kinds: readonly EnquiryKind[],
  columns: Readonly<Record<string, (enquiry: StoredEnquiry) => string>>,
): Command {
  return {
    usage: `${name} [done REFERENCE] [--open]`,
    does,
    run: async ({ enquiries }, [verb, word = ''], { range, isOpenOnly }) => {
      if (verb === 'done') {
        const bare = bareCode(word);
        const reference = `${bare.slice(0, 1)}-${bare.slice(1)}`;
        if (!(await enquiries.finish(reference, kinds))) return err(`Nothing open is called that. Which one? desk ${name} done Q-7KM2PXA`);
        return ok({ names: ['what', 'value'], rows: [['done', reference]] });
      }
      if (verb !== undefined) return err(`desk ${name} lists; desk ${name} done Q-7KM2PXA marks one as done.`);
      const rows = (await enquiries.list(kinds, { ...range, isOpenOnly })).map((e): Cell[] => [
        iso(e.receivedAt),
        e.reference,
        e.doneAt === null ? 'open' : `done ${iso(e.doneAt)}`,
        ...Object.values(columns).map((read) => read(e)),
        e.name,
        e.email,
        e.phone,
        e.locale,
        e.message,
      ]);
      return ok({
        names: ['received', 'reference', 'state', ...Object.keys(columns), 'name', 'email', 'phone', 'language', 'message'],
        rows,
      });
    },
  };
}

const detail =
  (name: string) =>
  ({ details }: StoredEnquiry): string =>
    details[name] ?? '';

export const FORM_COMMANDS: Readonly<Record<string, Command>> = {
  cancellations: enquiryCommand('cancellations', 'requests to cancel, newest first; done marks one that was seen to', ['cancellation'], {
    booking: detail('reference'),
    reason: detail('reason'),
    'asks for': detail('wish'),
  }),
  enquiries: enquiryCommand('enquiries', 'messages and vacation enquiries, newest first', ['contact', 'vacation'], {
    kind: ({ kind }) => kind,
    subject: ({ subject }) => subject,
    from: detail('from'),
    to: detail('to'),
    dates: detail('dates'),
    travelers: detail('travelers'),
    budget: detail('budget'),
  }),
  newsletter: {
    usage: 'newsletter',
    does: 'confirmed addresses, each with the link that ends it: put it into what you send',
    run: async ({ subscriptions, endLinkOf }, _words, { range }) =>
      ok({
        names: ['confirmed', 'reference', 'email', 'language', 'ends it'],
        rows: (await subscriptions.newsletter(range, range.limit)).map((s): Cell[] => [
          s.confirmedAt && iso(s.confirmedAt),
          subscriptionReference(s.id),
          s.email,
          s.locale,
          endLinkOf(s.token, s.locale),
        ]),
      }),
  },
  alerts: {
    usage: 'alerts',
    does: 'fare alerts that are looked after, newest first',
    run: async ({ subscriptions }, _words, { range }) =>
      ok({
        names: ['confirmed', 'email', 'route', 'departs', 'returns', 'step', 'fare told', 'told', 'asked on'],
        rows: (await subscriptions.alerts(range, range.limit)).map(({ subscription: s, alert: a }): Cell[] => {
          return [
            s.confirmedAt && iso(s.confirmedAt),
            s.email,
            routeText(a.query),
            departureDate(a.query),
            lastDay(a.query),
            a.step,
            formatCents(a.fare),
            iso(a.fareAt),
            a.checkedOn,
          ];
        }),
      }),
  },
};
