/** Letters that ask whether a mail is really wanted, and the one that says a fare fell; each ends what it belongs to by one click (RFC 8058). */
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Brand } from '#core/content/brand';
import { common as commonEn } from '#core/content/messages/site/common.en';
import { common as commonEs } from '#core/content/messages/site/common.es';
import { dateParts, dayOfWeek } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { flexibilityText } from '#core/content/phrases/flexibleText';
import { periodOf, withFlexParam } from '#core/domain/search/flexible';
import { formatCents } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import { href, LANGUAGE_TAG } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { departureDate, returnDate, routeText, tripTypeOf } from '#core/domain/search/trip';
import type { SearchSlice } from '#core/domain/search/trip';
import { formMailWords, onLetterhead } from '../../mail/letterhead';
import type { SubscriptionLetterKind } from '../../mail/mailStates';
import type { Block } from '../../mail/sheet/sheet';
import type { Letter } from '../../mail/transport';
import { fareAlerts, subscriptions } from './subscriptions.tables';
import { at } from '#core/domain/values/checkedReads';

type Subscription = typeof subscriptions.$inferSelect;
type Alert = typeof fareAlerts.$inferSelect;

/** What the outbox keeps of a fare that fell: figures alone. */
export interface FareFell {
  readonly was: Cents;
  readonly now: Cents;
  /** ISO instant. */
  readonly seenAt: string;
}

export interface SubscriptionLettersDeps {
  readonly db: NodePgDatabase;
  readonly brand: Brand;
  /** Of the links. */
  readonly origin: () => string;
  /** Fares are those of the built-in sandbox. */
  readonly isSandbox: boolean;
  /** The city of an airport or city code. */
  readonly cityOf: (code: string, locale: Locale) => string;
}

const confirmLink = (origin: string, locale: Locale, token: string): string => `${origin}${href('subscription', locale)}#confirm=${token}`;
/** The token is behind `#`: no server, proxy or Referer sees it. */
export const endLink = (origin: string, locale: Locale, token: string): string => `${origin}${href('subscription', locale)}#end=${token}`;
/** Mail programs post there by themselves; they keep nothing behind `#`. */
const oneClickLink = (origin: string, token: string): string => `${origin}/api/subscription/one-click?token=${token}`;

export function createSubscriptionLetters(deps: SubscriptionLettersDeps) {
  const { db } = deps;
  return {
    /** Null where it was ended, or confirmed meanwhile. */
    async letterOf(job: {
      readonly kind: SubscriptionLetterKind;
      readonly aboutId: string;
      readonly details: unknown;
    }): Promise<Letter | null> {
      const [row] = await db
        .select({ subscription: subscriptions, alert: fareAlerts })
        .from(subscriptions)
        .leftJoin(fareAlerts, eq(fareAlerts.subscriptionId, subscriptions.id))
        .where(eq(subscriptions.id, job.aboutId));
      if (!row) return null;
      const { subscription, alert } = row;
      const isConfirmed = subscription.confirmedAt !== null;
      switch (job.kind) {
        case 'newsletter_confirm':
          return isConfirmed ? null : newsletterConfirm(subscription, deps);
        case 'alert_confirm':
          return isConfirmed || alert === null ? null : alertConfirm(subscription, alert, deps);
        case 'alert_fell':
          // written by the job of fare alerts alone
          return alert === null ? null : alertFell(subscription, alert, job.details as FareFell, deps);
      }
    },
  };
}

function letter(subscription: Subscription, deps: SubscriptionLettersDeps, subject: string, blocks: readonly Block[]): Letter {
  const { email, locale, token } = subscription;
  const words = formMailWords(locale);
  const origin = deps.origin();
  const end: Block = { kind: 'plainLink', label: words.end, href: endLink(origin, locale, token) };
  return {
    to: email,
    ...onLetterhead(deps.brand, locale, { subject, blocks: [...blocks, end], why: words.why.wanted, isSandbox: deps.isSandbox }),
    attachments: [],
    oneClickEnd: oneClickLink(origin, token),
  };
}

function newsletterConfirm(subscription: Subscription, deps: SubscriptionLettersDeps): Letter {
  const { locale, token } = subscription;
  const words = formMailWords(locale);
  return letter(subscription, deps, words.newsletter.subject(deps.brand.brandName), [
    { kind: 'text', text: words.newsletter.text },
    { kind: 'link', label: words.newsletter.confirm, href: confirmLink(deps.origin(), locale, token) },
    { kind: 'note', text: words.confirmNote },
  ]);
}

function alertConfirm(subscription: Subscription, alert: Alert, deps: SubscriptionLettersDeps): Letter {
  const { locale, token } = subscription;
  const words = formMailWords(locale);
  return letter(subscription, deps, words.alert.confirmSubject(tripText(alert, locale, deps)), [
    { kind: 'text', text: words.alert.confirmText },
    {
      kind: 'facts',
      title: words.alert.trip,
      rows: [
        ...tripRows(alert, locale, deps),
        [words.alert.fare, formatCents(alert.fare)],
        [words.alert.step, words.alert.steps[alert.step]],
      ],
    },
    { kind: 'link', label: words.alert.confirm, href: confirmLink(deps.origin(), locale, token) },
    { kind: 'note', text: words.alert.once },
    { kind: 'note', text: words.confirmNote },
  ]);
}

function alertFell(subscription: Subscription, alert: Alert, { was, now, seenAt }: FareFell, deps: SubscriptionLettersDeps): Letter {
  const { locale } = subscription;
  const words = formMailWords(locale);
  const seen = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return letter(subscription, deps, words.alert.fellSubject(tripText(alert, locale, deps), formatCents(now)), [
    { kind: 'strong', text: words.alert.fellText(formatCents(was), formatCents(now)) },
    {
      kind: 'facts',
      title: words.alert.trip,
      rows: [
        ...tripRows(alert, locale, deps),
        [words.alert.was, formatCents(was)],
        [words.alert.now, formatCents(now)],
        [words.alert.seen, `${seen.format(new Date(seenAt))} UTC`],
      ],
    },
    {
      kind: 'link',
      label: words.alert.search,
      href: `${deps.origin()}${href('results', locale, {}, withFlexParam(searchParamsOf(alert.query), alert.flex))}`,
    },
    { kind: 'note', text: words.alert.moves },
  ]);
}

/** `New York to London`, `JFK–LHR, CDG–JFK` of a multi-city trip. */
function tripText({ query }: Alert, locale: Locale, { cityOf }: SubscriptionLettersDeps): string {
  if (tripTypeOf(query) === 'M') return routeText(query, '–');
  const { origin, destination } = query.slices[0];
  return formMailWords(locale).alert.fromTo(cityOf(origin, locale), cityOf(destination, locale));
}

/** Route and dates; of a multi-city trip a row for each slice. */
function tripRows({ query, flex }: Alert, locale: Locale, { cityOf }: SubscriptionLettersDeps): readonly (readonly [string, string])[] {
  const { alert: words } = formMailWords(locale);
  const routeOf = ({ origin, destination }: SearchSlice): string =>
    `${cityOf(origin, locale)} (${origin}) – ${cityOf(destination, locale)} (${destination})`;
  if (tripTypeOf(query) === 'M') return query.slices.map((slice) => [dayText(slice.date, locale), routeOf(slice)]);
  const [departs, returns] = [departureDate(query), returnDate(query)];
  const moving = flexibilityText(locale, { common: locale === 'es' ? commonEs : commonEn }, flex);
  const dates = returns === null ? dayText(departs, locale) : words.roundTrip(dayText(departs, locale), dayText(returns, locale));
  return [
    [words.route, routeOf(query.slices[0])],
    // a period has no dates but those of its trips
    [words.dates, periodOf(flex) ? (moving ?? dates) : [dates, ...(moving === null ? [] : [`(${moving})`])].join(' ')],
  ];
}

/** `Thu, Jan 14`. */
function dayText(date: IsoDate, locale: Locale): string {
  const common = locale === 'es' ? commonEs : commonEn;
  const { month, day } = dateParts(date);
  return common.dayAndDate(at(common.weekdaysShort, dayOfWeek(date)), at(common.monthsShort, month - 1), day);
}
