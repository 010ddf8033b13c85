/** The travelers that a browser may fill in again (booking.69), read from the bookings on which they are. */
import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { TravelerDetails } from '#core/domain/booking/booking';
import { isSamePerson } from '#core/domain/travelers/partyRules';
import { latestDateAnywhere } from '#core/domain/booking/saleWindow';
import { bookings, drafts } from '../bookings.tables';
import type { Booking } from '../saga/work';
import { savedTravelers } from './savedTravelers.tables';

/** A list to choose from on a phone: more than a large family. */
const MOST_LISTED = 20;

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'delete'>;

export interface KnownTraveler {
  readonly id: string;
  readonly traveler: TravelerDetails;
}

/** Saves all travelers of a booking for the browser that made it; who was saved before is so with the new booking. */
export async function saveTravelers(db: Db, booking: Pick<Booking, 'id' | 'draftId' | 'travelers'>, now: Date): Promise<void> {
  const { id: bookingId, draftId, travelers } = booking;
  const [draft] = await db.select({ secretHash: drafts.secretHash }).from(drafts).where(eq(drafts.id, draftId));
  if (!draft || travelers.length === 0) return;
  const { secretHash } = draft;
  const today = latestDateAnywhere(now);
  const again = (await knownTravelers(db, secretHash)).filter(({ traveler }) => travelers.some((t) => isSamePerson(t, traveler, today)));
  if (again.length > 0) {
    const ids = again.map(({ id }) => id);
    await db.delete(savedTravelers).where(inArray(savedTravelers.id, ids));
  }
  await db
    .insert(savedTravelers)
    .values(travelers.map((_, traveler) => ({ id: randomUUID(), secretHash, bookingId, traveler, savedAt: now })));
}

/** Those of a browser, the last saved first. */
export async function knownTravelers(db: Pick<NodePgDatabase, 'select'>, secretHash: string): Promise<readonly KnownTraveler[]> {
  const rows = await db
    .select({ id: savedTravelers.id, place: savedTravelers.traveler, travelers: bookings.travelers })
    .from(savedTravelers)
    .innerJoin(bookings, eq(bookings.id, savedTravelers.bookingId))
    .where(eq(savedTravelers.secretHash, secretHash))
    .orderBy(desc(savedTravelers.savedAt), asc(savedTravelers.traveler))
    .limit(MOST_LISTED);
  return rows.flatMap(({ id, place, travelers }) => {
    const traveler = travelers[place];
    return traveler ? [{ id, traveler }] : [];
  });
}

/** Takes one from a browser, or with null all; what is not there is no fault. */
export async function forgetTravelers(db: Pick<NodePgDatabase, 'delete'>, secretHash: string, id: string | null): Promise<void> {
  const one = id === null ? undefined : eq(savedTravelers.id, id);
  await db.delete(savedTravelers).where(and(eq(savedTravelers.secretHash, secretHash), one));
}
