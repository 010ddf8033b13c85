/** Keeps recordings along with what they came with, and finds them for the desk. */
import { randomBytes } from 'node:crypto';
import { desc, eq, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Recording } from '#core/contract/bookings/recordings.schema';
import { readableCode } from '#core/domain/typed/typedCode';
import { bookings } from '../../bookings/bookings.tables';
import { recordings } from './recordings.tables';

export interface KeptRecording {
  readonly reference: string;
  readonly receivedAt: Date;
  readonly recording: Recording;
}

export type RecordingService = ReturnType<typeof createRecordingService>;

/** 35 random bits: two of them do not meet. */
const randomReference = (): string => `R-${readableCode(randomBytes(7))}`;

export function createRecordingService(db: NodePgDatabase, clock: () => Date) {
  return {
    async keepForEnquiry(enquiry: string, recording: Recording): Promise<void> {
      await db.insert(recordings).values({ reference: randomReference(), enquiry, recording, receivedAt: clock() });
    },
    /** Sent again it takes the place of the one before; the reference stays. */
    async keepForAttempt(attemptId: string, recording: Recording): Promise<string> {
      const receivedAt = clock();
      const [kept] = await db
        .insert(recordings)
        .values({ reference: randomReference(), attemptId, recording, receivedAt })
        .onConflictDoUpdate({ target: recordings.attemptId, set: { recording, receivedAt } })
        .returning({ reference: recordings.reference });
      if (!kept) throw new Error('a recording was neither added nor replaced');
      return kept.reference;
    },
    /** By its own reference, that of its enquiry or that of the booking that was tried; of several the newest. */
    async find(reference: string): Promise<KeptRecording | null> {
      const [found] = await db
        .select({ reference: recordings.reference, receivedAt: recordings.receivedAt, recording: recordings.recording })
        .from(recordings)
        .leftJoin(bookings, eq(bookings.attemptId, recordings.attemptId))
        .where(or(eq(recordings.reference, reference), eq(recordings.enquiry, reference), eq(bookings.reference, reference)))
        .orderBy(desc(recordings.receivedAt))
        .limit(1);
      return found ?? null;
    },
  };
}
