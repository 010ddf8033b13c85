/**
 * Mail that somebody requested: newsletter and fare alerts (content.41, booking.46). An address is believed once the link in a mail to it was
 * followed, and one click ends it: the row goes, and the address with it.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { dateField, readSearchBody } from '#core/contract/flights/searchBody';
import type { EnquiryReceipt } from '#core/contract/enquiries.schema';
import type { FareAlert, FareAlertReceipt, Newsletter } from '#core/contract/subscriptions.schema';
import { readableCode } from '#core/domain/typed/typedCode';
import { addDays, utcDateOf } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { readSubscriber } from '#core/domain/site/enquiryRules';
import { MOST_ALERTS } from '#core/domain/fares/fareAlerts';
import { DAY_MS, KEPT_DAYS } from '#core/domain/values/keptFor';
import type { Cents } from '#core/domain/values/money';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { Locale } from '#core/domain/site/routes';
import { sellableDays, tripDateFaults } from '#core/domain/booking/saleWindow';
import { parseFlexibility, periodOf } from '#core/domain/search/flexible';
import type { Flexibility } from '#core/domain/search/flexible';
import { flexDays } from '#core/domain/search/flexiblePeriods';
import { hasTrips } from '#core/domain/search/flexibleTrips';
import type { SearchQuery } from '#core/domain/search/trip';
import { departureDate, isRoundTrip, searchKey, tripTypeOf } from '#core/domain/search/trip';
import { refusedFields, unprepared } from '../enquiries/formEntry.service';
import type { EntryRefusal, EntryTx, FormEntry } from '../enquiries/formEntry.service';
import { within } from '../../platform/db/range';
import type { TimeRange } from '../../platform/db/range';
import { writeMail } from '../../mail/outbox.service';
import { fareAlerts, subscriptions } from './subscriptions.tables';
import type { SubscriptionKind } from './subscriptions.tables';

export const UNCONFIRMED_KEPT_MS = KEPT_DAYS.unconfirmed * DAY_MS;

export interface SubscriptionDeps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly entry: FormEntry;
  /** The lowest fare of a search now, cents of one adult; null where nothing is sold. */
  readonly lowestFare: (query: SearchQuery, flex?: Flexibility) => Promise<Result<Cents | null, { readonly code: 'supplier_unavailable' }>>;
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;

/** What an alert is about. */
interface AlertTrip {
  readonly query: SearchQuery;
  readonly flex: Flexibility;
}

const lastDeparture = (query: SearchQuery, flex: Flexibility): IsoDate =>
  periodOf(flex)?.last ?? addDays(departureDate(query), flexDays(flex));

const newToken = (): string => randomBytes(24).toString('base64url');

/** `N-` and seven signs, the same for a subscription as long as it is there: who asks again learns nothing by it. */
export const subscriptionReference = (id: string): string => `N-${readableCode(createHash('sha256').update(id).digest().subarray(0, 7))}`;

export function createSubscriptionService({ db, clock, entry, lowestFare }: SubscriptionDeps) {
  async function askToConfirm(tx: EntryTx, id: string, kind: SubscriptionKind): Promise<void> {
    const now = clock();
    const letter = kind === 'newsletter' ? 'newsletter_confirm' : 'alert_confirm';
    await writeMail(tx, { kind: letter, aboutId: id, cause: `${letter} ${id} ${now.toISOString()}`, dueAt: now }, now);
  }

  async function add(tx: EntryTx, kind: SubscriptionKind, email: string, locale: Locale): Promise<string> {
    const id = randomUUID();
    await tx.insert(subscriptions).values({ id, kind, email, locale, token: newToken(), createdAt: clock() });
    return id;
  }

  /** One address at a time: what it has is counted and added to in turn. */
  const inTurn = (tx: EntryTx, email: string): Promise<unknown> =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 7))`);

  async function keepNewsletter(tx: EntryTx, email: string, locale: Locale): Promise<Result<EnquiryReceipt, EntryRefusal>> {
    await inTurn(tx, email);
    const [known] = await tx
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.kind, 'newsletter'), ofEmail(email)));
    // who has it already sees the same, and gets no mail: an address cannot be found out about
    if (known?.confirmedAt) return ok({ reference: subscriptionReference(known.id) });
    if (known) await tx.update(subscriptions).set({ createdAt: clock(), locale }).where(eq(subscriptions.id, known.id));
    const id = known?.id ?? (await add(tx, 'newsletter', email, locale));
    await askToConfirm(tx, id, 'newsletter');
    return ok({ reference: subscriptionReference(id) });
  }

  async function keepAlert(
    tx: EntryTx,
    body: FareAlert,
    email: string,
    { query, flex }: AlertTrip,
    fare: Cents,
  ): Promise<Result<FareAlertReceipt, EntryRefusal>> {
    await inTurn(tx, email);
    const alerts = await tx
      .select()
      .from(subscriptions)
      .innerJoin(fareAlerts, eq(fareAlerts.subscriptionId, subscriptions.id))
      .where(ofEmail(email));
    const same = alerts.find(
      (row) => searchKey(row.fare_alerts.query) === searchKey(query) && row.fare_alerts.flex === flex && row.fare_alerts.step === body.step,
    );
    if (same?.subscriptions.confirmedAt) return ok({ fare: same.fare_alerts.fare });
    if (alerts.filter((row) => row.subscriptions.confirmedAt !== null).length >= MOST_ALERTS) return err({ code: 'alerts_full' });
    const now = clock();
    if (same) {
      await tx.update(fareAlerts).set({ fare, fareAt: now }).where(eq(fareAlerts.subscriptionId, same.subscriptions.id));
      await tx.update(subscriptions).set({ createdAt: now, locale: body.locale }).where(eq(subscriptions.id, same.subscriptions.id));
      await askToConfirm(tx, same.subscriptions.id, 'fare_alert');
      return ok({ fare });
    }
    const subscriptionId = await add(tx, 'fare_alert', email, body.locale);
    await tx
      .insert(fareAlerts)
      .values({ subscriptionId, query, flex, departs: lastDeparture(query, flex), step: body.step, fare, fareAt: now });
    await askToConfirm(tx, subscriptionId, 'fare_alert');
    return ok({ fare });
  }

  return {
    /** Asks an address whether it wants the newsletter; the answer is the same whether it has it or not. */
    async newsletter({ email, locale, botToken }: Newsletter): Promise<Result<EnquiryReceipt, EntryRefusal>> {
      const read = readSubscriber({ email });
      if (!read.ok) return err(refusedFields(read.error));
      return entry.enter({ action: 'newsletter', botToken }, unprepared, (tx) => keepNewsletter(tx, read.value.email, locale));
    },

    /** Asks an address whether it wants mails about a fare; what the trip costs now is requested from the supplier, never of the page. */
    async fareAlert(body: FareAlert): Promise<Result<FareAlertReceipt, EntryRefusal>> {
      const read = readSubscriber({ email: body.email });
      if (!read.ok) return err(refusedFields(read.error));
      const query = readSearchBody(body.search);
      if (!query.ok) return err({ code: 'invalid_request', errors: query.error });
      const flex = parseFlexibility(body.flex);
      if (flex === null || (flex !== '' && tripTypeOf(query.value) === 'M'))
        return err({ code: 'invalid_request', errors: [{ name: '/flex', detail: 'is no way for these dates to move' }] });
      const { first, last } = sellableDays(clock());
      if (!hasTrips(flex, isRoundTrip(query.value), first, last))
        return err({ code: 'invalid_request', errors: [{ name: '/flex', detail: 'has no days that can be booked' }] });
      const faults = tripDateFaults(query.value, clock());
      const unsold = faults.flatMap((fault, i) => (fault === null ? [] : [dateField(query.value, i)]));
      if (unsold.length > 0) return err({ code: 'invalid_request', errors: unsold.map((name) => ({ name, detail: 'is not sold' })) });
      const priced = async (): Promise<Result<Cents, EntryRefusal>> => {
        const fare = await lowestFare(query.value, flex);
        if (!fare.ok) return fare;
        return fare.value === null ? err({ code: 'offer_gone' }) : ok(fare.value);
      };
      return entry.enter({ action: 'farealert', botToken: body.botToken }, priced, (tx, fare) =>
        keepAlert(tx, body, read.value.email, { query: query.value, flex }, fare),
      );
    },

    /** The link of the first mail; following it twice is following it once. */
    async confirm(token: string): Promise<Result<SubscriptionKind, EntryRefusal>> {
      return db.transaction(async (tx) => {
        const [known] = await tx.select().from(subscriptions).where(eq(subscriptions.token, token)).for('update');
        if (!known) return err({ code: 'subscription_unknown' });
        if (known.confirmedAt) return ok(known.kind);
        await inTurn(tx, known.email);
        if (known.kind === 'fare_alert' && (await confirmedAlerts(tx, known.email)) >= MOST_ALERTS) return err({ code: 'alerts_full' });
        await tx.update(subscriptions).set({ confirmedAt: clock() }).where(eq(subscriptions.id, known.id));
        return ok(known.kind);
      });
    },

    /** Ends it: nothing of it is kept. What was ended before is unknown. */
    async end(token: string): Promise<Result<SubscriptionKind, EntryRefusal>> {
      const [gone] = await db.delete(subscriptions).where(eq(subscriptions.token, token)).returning({ kind: subscriptions.kind });
      return gone ? ok(gone.kind) : err({ code: 'subscription_unknown' });
    },

    /** Addresses nobody confirmed, and alerts of trips that have left; answers how many went. */
    async forgetOld(): Promise<number> {
      const now = clock();
      const stale = await db
        .delete(subscriptions)
        .where(and(isNull(subscriptions.confirmedAt), lt(subscriptions.createdAt, new Date(now.getTime() - UNCONFIRMED_KEPT_MS))))
        .returning({ id: subscriptions.id });
      const left = db
        .select({ id: fareAlerts.subscriptionId })
        .from(fareAlerts)
        .where(sql`${fareAlerts.departs} < ${utcDateOf(now)}`);
      const over = await db
        .delete(subscriptions)
        .where(sql`${subscriptions.id} in ${left}`)
        .returning({ id: subscriptions.id });
      return stale.length + over.length;
    },
  };
}

const ofEmail = (email: string) => sql`lower(${subscriptions.email}) = ${email.toLowerCase()}`;

async function confirmedAlerts(tx: EntryTx, email: string): Promise<number> {
  return tx.$count(subscriptions, and(eq(subscriptions.kind, 'fare_alert'), ofEmail(email), isNotNull(subscriptions.confirmedAt)));
}

export type SubscriptionDesk = ReturnType<typeof createSubscriptionDesk>;

/** What the agency's desk reads: confirmed ones, the newest first. */
export function createSubscriptionDesk(db: NodePgDatabase) {
  return {
    newsletter: (range: TimeRange, limit: number) =>
      db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.kind, 'newsletter'), isNotNull(subscriptions.confirmedAt), within(subscriptions.confirmedAt, range)))
        .orderBy(desc(subscriptions.confirmedAt))
        .limit(limit),
    alerts: (range: TimeRange, limit: number) =>
      db
        .select({ subscription: subscriptions, alert: fareAlerts })
        .from(subscriptions)
        .innerJoin(fareAlerts, eq(fareAlerts.subscriptionId, subscriptions.id))
        .where(and(isNotNull(subscriptions.confirmedAt), within(subscriptions.confirmedAt, range)))
        .orderBy(desc(subscriptions.confirmedAt))
        .limit(limit),
  };
}
