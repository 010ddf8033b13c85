/** Enquiries as rows. */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { within } from '../../platform/db/range';
import type { TimeRange } from '../../platform/db/range';
import { contactEnquiries } from './enquiries.tables';
import type { EnquiryKind } from './enquiries.tables';

export type NewEnquiry = Omit<typeof contactEnquiries.$inferInsert, 'id'>;
export type StoredEnquiry = typeof contactEnquiries.$inferSelect;
type Executor = Pick<NodePgDatabase, 'insert' | 'select' | 'update'>;

/** False when the reference or the key is taken. */
export async function addEnquiry(tx: Executor, enquiry: NewEnquiry): Promise<boolean> {
  const added = await tx.insert(contactEnquiries).values(enquiry).onConflictDoNothing().returning({ id: contactEnquiries.id });
  return added.length > 0;
}

export async function enquiryOfKey(tx: Executor, entryKey: string): Promise<StoredEnquiry | null> {
  const [row] = await tx.select().from(contactEnquiries).where(eq(contactEnquiries.entryKey, entryKey));
  return row ?? null;
}

export async function enquiryOf(tx: Executor, reference: string): Promise<StoredEnquiry | null> {
  const [row] = await tx.select().from(contactEnquiries).where(eq(contactEnquiries.reference, reference));
  return row ?? null;
}

export interface EnquiryRange extends TimeRange {
  readonly limit: number;
  readonly isOpenOnly: boolean;
}

/** The newest first. */
export function listEnquiries(db: Executor, kinds: readonly EnquiryKind[], range: EnquiryRange): Promise<readonly StoredEnquiry[]> {
  const { limit, isOpenOnly } = range;
  return db
    .select()
    .from(contactEnquiries)
    .where(
      and(
        inArray(contactEnquiries.kind, [...kinds]),
        within(contactEnquiries.receivedAt, range),
        isOpenOnly ? isNull(contactEnquiries.doneAt) : undefined,
      ),
    )
    .orderBy(desc(contactEnquiries.receivedAt))
    .limit(limit);
}

/** False where no such enquiry of these kinds is open. */
export async function finishEnquiry(db: Executor, reference: string, kinds: readonly EnquiryKind[], now: Date): Promise<boolean> {
  const done = await db
    .update(contactEnquiries)
    .set({ doneAt: now })
    .where(and(eq(contactEnquiries.reference, reference), inArray(contactEnquiries.kind, [...kinds]), isNull(contactEnquiries.doneAt)))
    .returning({ id: contactEnquiries.id });
  return done.length > 0;
}
