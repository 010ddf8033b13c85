/**
 * Erases what is held about one person (tracking.13). The bookings themselves stay without the people on them: what was sold, when,
 * for how much and how it was paid is what accounts, refunds and disputes need.
 */
import { and, eq, inArray, ne, notExists, notInArray, or, sql, TransactionRollbackError } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { utcDateOf } from '#core/domain/values/dates';
import { err, ok } from '#core/domain/values/result';
import type { Result } from '#core/domain/values/result';
import { attempts, bookings, drafts, priceEntries, stageUpdates } from '../../bookings/bookings.tables';
import { cancellations } from '../../bookings/afterSale/cancelling/cancellations.tables';
import { exchanges } from '../../bookings/afterSale/exchanging/exchanges.tables';
import { emailOf as emailOfBooking } from '../../bookings/desk/bookingIndexes.tables';
import { FINAL_STATES } from '../../bookings/states';
import { tripRequests } from '../../bookings/trips/trips.tables';
import { comments } from '../comments/comments.tables';
import { contactEnquiries } from '../enquiries/enquiries.tables';
import { recipientHash } from '../../mail/recipientLimit.service';
import { countedLetters } from '../../mail/recipients.tables';
import { outbox } from '../../mail/outbox.tables';
import { filesOf, forgetFilesOf } from '../../mail/transport';
import { recordings } from '../recordings/recordings.tables';
import { subscriptions } from '../subscriptions/subscriptions.tables';
import { callClicks, draftOfEvent, funnelEvents, handovers } from '../tracking/tracking.tables';
import { forgetPeople } from './forgetPeople';
import type { Tx } from './forgetPeople';
import { lastOf } from '#core/domain/values/nonEmpty';

/** Rows by what became of them. */
export interface ErasureCounts {
  /** Bookings and failed payments that lost their people, and keep what was sold and paid. */
  readonly bookings: number;
  /** Of these: trips that are not over. Nobody will be able to help with them. */
  readonly tripsAhead: number;
  readonly travelers: number;
  readonly enquiries: number;
  /** Comments on articles: the text goes, and the replies of others keep their place. */
  readonly comments: number;
  /** Newsletter and fare alerts. */
  readonly subscriptions: number;
  /** Mails that a site without a mail server keeps as files. */
  readonly mailFiles: number;
  /** What pages went through, sent along with enquiries and failed payments. */
  readonly recordings: number;
  readonly draftsDeleted: number;
  readonly draftsCutLoose: number;
  readonly stages: number;
  readonly handovers: number;
  readonly events: number;
  readonly calls: number;
}

export type ErasureFault =
  /** Nothing is held under this name. */
  | 'unknown'
  /** A payment or a refund is under way: its outcome must be reported first. */
  | 'paying';

/** A booking reference or an email address. */
export type Subject = { readonly reference: string } | { readonly email: string };

export interface ErasureService {
  /** What `erase` would do, to the row; changes nothing. */
  preview(subject: Subject): Promise<Result<ErasureCounts, ErasureFault>>;
  erase(subject: Subject): Promise<Result<ErasureCounts, ErasureFault>>;
}

type Booking = Pick<typeof bookings.$inferSelect, 'id' | 'draftId' | 'offer' | 'travelers' | 'billing' | 'state'>;

interface Deps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  /** Where mails are kept as files. */
  readonly mailFolder: string;
}

export function createErasureService({ db, clock, mailFolder }: Deps): ErasureService {
  /** The preview is the erasure itself, taken back: its figures cannot differ. */
  async function run(subject: Subject, isKept: boolean): Promise<Result<ErasureCounts, ErasureFault>> {
    let erased: Result<Rows, ErasureFault> = err('unknown');
    let email: string | null = null;
    const work = db.transaction(async (tx) => {
      email = 'email' in subject ? subject.email.trim().toLowerCase() : await emailOf(tx, subject.reference);
      if (email !== null) erased = await eraseIn(tx, email, clock());
      if (!isKept || !erased.ok) tx.rollback();
    });
    await work.catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
    return withFiles(erased, email, isKept);
  }

  /** Files may be all that is left of a person: a subscription that was ended, an enquiry of long ago. */
  async function withFiles(
    erased: Result<Rows, ErasureFault>,
    email: string | null,
    isKept: boolean,
  ): Promise<Result<ErasureCounts, ErasureFault>> {
    if (email === null || (!erased.ok && erased.error === 'paying')) return erased.ok ? err('unknown') : erased;
    const mailFiles = isKept ? await forgetFilesOf(mailFolder, email) : (await filesOf(mailFolder, email)).length;
    if (erased.ok) return ok({ ...erased.value, mailFiles });
    return mailFiles > 0 ? ok({ ...NOTHING, mailFiles }) : erased;
  }

  return { preview: (subject) => run(subject, false), erase: (subject) => run(subject, true) };
}

type Rows = Omit<ErasureCounts, 'mailFiles'>;

async function eraseIn(tx: Tx, email: string, now: Date): Promise<Result<Rows, ErasureFault>> {
  const bookingRows = await tx
    .select({
      id: bookings.id,
      draftId: bookings.draftId,
      offer: bookings.offer,
      travelers: bookings.travelers,
      billing: bookings.billing,
      state: bookings.state,
    })
    .from(bookings)
    .where(sql`${emailOfBooking(bookings.contact)} = ${email}`)
    .for('update');
  const booked = bookingRows.map((b) => b.draftId);
  if (booked.length > 0 && (await isPaying(tx, booked))) return err('paying');
  const written = tx
    .select({ reference: contactEnquiries.reference })
    .from(contactEnquiries)
    .where(sql`lower(${contactEnquiries.email}) = ${email}`);
  const tried = tx.select({ id: attempts.id }).from(attempts).where(inArray(attempts.draftId, booked));
  const recorded = await tx
    .delete(recordings)
    .where(or(inArray(recordings.enquiry, written), booked.length > 0 ? inArray(recordings.attemptId, tried) : undefined))
    .returning({ id: recordings.id });
  const enquiries = await tx
    .delete(contactEnquiries)
    .where(sql`lower(${contactEnquiries.email}) = ${email}`)
    .returning({ reference: contactEnquiries.reference });
  const wanted = await tx
    .delete(subscriptions)
    .where(sql`lower(${subscriptions.email}) = ${email}`)
    .returning({ id: subscriptions.id });
  const said = await tx
    .update(comments)
    .set({ state: 'erased', name: '', email: '', message: '', wantsReplies: false, entryKey: null, bodyHash: null })
    .where(sql`lower(${comments.email}) = ${email}`)
    .returning({ reference: comments.reference });
  const links = await tx.delete(tripRequests).where(eq(tripRequests.email, email)).returning({ id: tripRequests.id });
  const about = [
    ...links.map((link) => link.id),
    ...enquiries.map((e) => e.reference),
    ...said.map((c) => c.reference),
    ...wanted.map((s) => s.id),
  ];
  if (about.length > 0) await tx.delete(outbox).where(inArray(outbox.aboutId, about));
  await tx.delete(countedLetters).where(eq(countedLetters.recipient, recipientHash(email)));
  if (bookingRows.length === 0 && about.length === 0) return err('unknown');
  for (const booking of bookingRows) await forgetPeople(tx, booking, now);
  return ok({
    bookings: bookingRows.length,
    tripsAhead: bookingRows.filter((b) => isAhead(b, now)).length,
    travelers: bookingRows.reduce((sum, b) => sum + b.travelers.length, 0),
    enquiries: enquiries.length,
    comments: said.length,
    subscriptions: wanted.length,
    recordings: recorded.length,
    ...(await forgetTraces(tx, booked)),
  });
}

async function emailOf(tx: Tx, reference: string): Promise<string | null> {
  const [row] = await tx.select({ contact: bookings.contact }).from(bookings).where(eq(bookings.reference, reference));
  return row?.contact.email.toLowerCase() ?? null;
}

async function isPaying(tx: Tx, draftIds: readonly string[]): Promise<boolean> {
  const live = and(inArray(attempts.draftId, [...draftIds]), notInArray(attempts.state, [...FINAL_STATES]));
  if ((await tx.$count(attempts, live)) > 0) return true;
  const ofDrafts = tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(inArray(attempts.draftId, [...draftIds]));
  const open = and(inArray(cancellations.attemptId, ofDrafts), notInArray(cancellations.state, [...FINAL_STATES]));
  if ((await tx.$count(cancellations, open)) > 0) return true;
  return (await tx.$count(exchanges, and(inArray(exchanges.attemptId, ofDrafts), notInArray(exchanges.state, [...FINAL_STATES])))) > 0;
}

const isAhead = ({ offer, state }: Booking, now: Date): boolean => {
  const until = lastOf(lastOf(offer.slices).legs).arrives.slice(0, 10);
  return (state === 'ticketed' || state === 'paid') && until >= utcDateOf(now);
};

const NOTHING: Rows = {
  bookings: 0,
  tripsAhead: 0,
  travelers: 0,
  enquiries: 0,
  comments: 0,
  subscriptions: 0,
  recordings: 0,
  draftsDeleted: 0,
  draftsCutLoose: 0,
  stages: 0,
  handovers: 0,
  events: 0,
  calls: 0,
};

type Traces = Pick<ErasureCounts, 'draftsDeleted' | 'draftsCutLoose' | 'stages' | 'handovers' | 'events' | 'calls'>;

/** What the same browser did: its drafts, how far it came, the codes it requested for a phone call, what it clicked. */
async function forgetTraces(tx: Tx, booked: readonly string[]): Promise<Traces> {
  const none: Traces = { draftsDeleted: 0, draftsCutLoose: 0, stages: 0, handovers: 0, events: 0, calls: 0 };
  if (booked.length === 0) return none;
  const browsers = tx
    .select({ of: drafts.secretHash })
    .from(drafts)
    .where(inArray(drafts.id, [...booked]));
  const all = (await tx.select({ id: drafts.id }).from(drafts).where(inArray(drafts.secretHash, browsers))).map((d) => d.id);
  const traces = await forgetVisits(tx, all);
  const stages = await tx.delete(stageUpdates).where(inArray(stageUpdates.draftId, all)).returning({ id: stageUpdates.id });
  const codes = await tx.delete(handovers).where(inArray(handovers.draftId, all)).returning({ code: handovers.code });
  // A browser may have booked for others too: their bookings keep their draft.
  const unbooked = (draft: PgColumn) =>
    notExists(
      tx
        .select({ one: sql`1` })
        .from(bookings)
        .where(eq(bookings.draftId, draft)),
    );
  await tx.delete(priceEntries).where(and(inArray(priceEntries.draftId, all), unbooked(priceEntries.draftId)));
  const deleted = await tx
    .delete(drafts)
    .where(and(inArray(drafts.id, all), unbooked(drafts.id)))
    .returning({ id: drafts.id });
  const loose = await tx
    .update(drafts)
    .set({ secretHash: '0'.repeat(64) })
    .where(inArray(drafts.id, [...booked]))
    .returning({ id: drafts.id });
  return { ...traces, draftsDeleted: deleted.length, draftsCutLoose: loose.length, stages: stages.length, handovers: codes.length };
}

/** Events that name a draft tell the visitor; everything of that visitor goes. */
async function forgetVisits(tx: Tx, draftIds: readonly string[]): Promise<Pick<Traces, 'events' | 'calls'>> {
  const ofDrafts = inArray(draftOfEvent(funnelEvents.params), [...draftIds]);
  const visitors = (
    await tx
      .selectDistinct({ id: funnelEvents.fingerprintId })
      .from(funnelEvents)
      .where(and(ofDrafts, ne(funnelEvents.fingerprintId, '')))
  ).map((v) => v.id);
  const events = await tx
    .delete(funnelEvents)
    .where(or(ofDrafts, inArray(funnelEvents.fingerprintId, visitors)))
    .returning({ id: funnelEvents.id });
  const calls = await tx.delete(callClicks).where(inArray(callClicks.fingerprintId, visitors)).returning({ id: callClicks.id });
  return { events: events.length, calls: calls.length };
}
