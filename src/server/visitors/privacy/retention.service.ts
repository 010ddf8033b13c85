/** What nobody needs any more goes by itself: drafts that were not booked, and the people of bookings that failed, counts, and sessions that are over. */
import { and, eq, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DAY_MS, KEPT_DAYS } from '#core/domain/values/keptFor';
import { attempts, bookingLinks, bookings, drafts, priceEntries, stageUpdates } from '../../bookings/bookings.tables';
import { savedTravelers } from '../../bookings/trips/savedTravelers.tables';
import { tripRequests } from '../../bookings/trips/trips.tables';
import { hasLostPeople } from '../../bookings/desk/bookingIndexes.tables';
import { LOOKS_KEPT_MS } from '../../desk/actions.service';
import { FORGOTTEN_AFTER_MS } from '../../desk/agents/nameLocks.service';
import { deskCalls, deskGuesses, deskLooks, deskSessions } from '../../desk/desk.tables';
import { UNUSED_MS } from '../../desk/page/sessions/session.service';
import { COUNTED_KEPT_MS } from '../../mail/recipientLimit.service';
import { countedLetters } from '../../mail/recipients.tables';
import { recordings } from '../recordings/recordings.tables';
import { handovers } from '../tracking/tracking.tables';
import { forgetPeople } from './forgetPeople';
import type { Tx } from './forgetPeople';
import { required } from '#core/domain/values/checkedReads';

export const DRAFTS_KEPT_MS = KEPT_DAYS.drafts * DAY_MS;
export const FAILED_KEPT_MS = KEPT_DAYS.failedBookings * DAY_MS;
export const RECORDINGS_KEPT_MS = KEPT_DAYS.recordings * DAY_MS;

/** Rows of one transaction: short ones, so that nobody waits behind them. */
const BATCH = 200;

export interface ForgottenCounts {
  readonly drafts: number;
  readonly failedBookings: number;
  readonly recordings: number;
  readonly countedLetters: number;
  readonly deskSessions: number;
  readonly callNotes: number;
  readonly bookingLinks: number;
  readonly tripRequests: number;
  readonly savedTravelers: number;
}

interface Deps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
}

export function createRetentionService({ db, clock }: Deps) {
  const before = (keptMs: number): Date => new Date(clock().getTime() - keptMs);

  async function inBatches(forget: (tx: Tx) => Promise<number>): Promise<number> {
    let all = 0;
    for (let count = BATCH; count === BATCH; all += count) count = await db.transaction(forget);
    return all;
  }

  /** Every attempt at paying keeps its draft: the record of what was tried for how much. */
  async function forgetDrafts(tx: Tx): Promise<number> {
    // the column spares a look at every draft that was booked; a program from before it may have begun an attempt without setting it
    const tried = tx
      .select({ one: sql`1` })
      .from(attempts)
      .where(eq(attempts.draftId, drafts.id));
    const old = await tx
      .select({ id: drafts.id })
      .from(drafts)
      .where(and(sql`not ${drafts.isTried}`, lt(drafts.updatedAt, before(DRAFTS_KEPT_MS)), notExists(tried)))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = old.map((draft) => draft.id);
    if (ids.length === 0) return 0;
    await tx.delete(stageUpdates).where(inArray(stageUpdates.draftId, ids));
    await tx.delete(handovers).where(inArray(handovers.draftId, ids));
    await tx.delete(priceEntries).where(inArray(priceEntries.draftId, ids));
    await tx.delete(drafts).where(inArray(drafts.id, ids));
    return ids.length;
  }

  async function forgetFailed(tx: Tx): Promise<number> {
    const failed = await tx
      .select({ id: bookings.id, travelers: bookings.travelers, billing: bookings.billing })
      .from(bookings)
      .where(and(hasLostPeople(bookings), lt(bookings.updatedAt, before(FAILED_KEPT_MS))))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const booking of failed) await forgetPeople(tx, booking, clock());
    return failed.length;
  }

  async function forgetRecordings(tx: Tx): Promise<number> {
    const old = await tx
      .select({ id: recordings.id })
      .from(recordings)
      .where(lt(recordings.receivedAt, before(RECORDINGS_KEPT_MS)))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = old.map((recording) => recording.id);
    if (ids.length > 0) await tx.delete(recordings).where(inArray(recordings.id, ids));
    return ids.length;
  }

  /** Small rows that nobody waits for: all at once. */
  async function forgetCounts(): Promise<number> {
    const { rowCount } = await db.delete(countedLetters).where(lt(countedLetters.countedAt, before(COUNTED_KEPT_MS)));
    return required(rowCount, 'rowCount');
  }

  async function forgetSessions(): Promise<number> {
    await db.delete(deskLooks).where(lt(deskLooks.at, before(LOOKS_KEPT_MS)));
    await db.delete(deskGuesses).where(lt(deskGuesses.since, before(FORGOTTEN_AFTER_MS)));
    const { rowCount } = await db
      .delete(deskSessions)
      .where(or(lt(deskSessions.expiresAt, clock()), lt(deskSessions.usedAt, before(UNUSED_MS))));
    return required(rowCount, 'rowCount');
  }

  /** Of calls about no booking; the calls themselves are counted on. */
  async function forgetCallNotes(): Promise<number> {
    const isOld = lt(deskCalls.startedAt, before(KEPT_DAYS.callNotes * DAY_MS));
    const { rowCount } = await db
      .update(deskCalls)
      .set({ callerNumber: '', note: '' })
      .where(and(isNull(deskCalls.reference), isOld, or(ne(deskCalls.callerNumber, ''), ne(deskCalls.note, ''))));
    return required(rowCount, 'rowCount');
  }

  async function forgetLinks(): Promise<number> {
    const { rowCount } = await db.delete(bookingLinks).where(lt(bookingLinks.expiresAt, clock()));
    return required(rowCount, 'rowCount');
  }

  /** Their links go with them: those last minutes. */
  async function forgetTripRequests(): Promise<number> {
    const { rowCount } = await db.delete(tripRequests).where(lt(tripRequests.createdAt, before(KEPT_DAYS.tripRequests * DAY_MS)));
    return required(rowCount, 'rowCount');
  }

  async function forgetSavedTravelers(): Promise<number> {
    const { rowCount } = await db.delete(savedTravelers).where(lt(savedTravelers.savedAt, before(KEPT_DAYS.savedTravelers * DAY_MS)));
    return required(rowCount, 'rowCount');
  }

  return {
    /** One round; answers how much went. */
    async forgetOld(): Promise<ForgottenCounts> {
      return {
        drafts: await inBatches(forgetDrafts),
        failedBookings: await inBatches(forgetFailed),
        recordings: await inBatches(forgetRecordings),
        countedLetters: await forgetCounts(),
        deskSessions: await forgetSessions(),
        callNotes: await forgetCallNotes(),
        bookingLinks: await forgetLinks(),
        tripRequests: await forgetTripRequests(),
        savedTravelers: await forgetSavedTravelers(),
      };
    },
  };
}
