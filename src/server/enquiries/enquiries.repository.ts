/** Contact enquiries as rows. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { contactEnquiries } from './enquiries.tables';

export type NewEnquiry = Omit<typeof contactEnquiries.$inferInsert, 'id'>;
export type EnquiryRepository = ReturnType<typeof createEnquiryRepository>;

export function createEnquiryRepository(db: NodePgDatabase) {
  return {
    /** False when the reference is taken. */
    async add(enquiry: NewEnquiry): Promise<boolean> {
      const added = await db
        .insert(contactEnquiries)
        .values(enquiry)
        .onConflictDoNothing({ target: contactEnquiries.reference })
        .returning({ id: contactEnquiries.id });
      return added.length > 0;
    },
  };
}
