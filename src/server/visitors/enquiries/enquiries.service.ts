/** Takes what people write to the agency and acknowledges it with a reference (content.24); the desk reads it. */
import { createHash, randomBytes } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ContactUs, EnquiryReceipt, FlightCancellation, VacationEnquiry } from '#core/contract/enquiries.schema';
import type { Recording } from '#core/contract/bookings/recordings.schema';
import type { BotAction } from '#core/contract/tracking.schema';
import { readCancellation, readEnquiry, readVacation } from '#core/domain/site/enquiryRules';
import { readableCode } from '#core/domain/typed/typedCode';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { writeMail } from '../../mail/outbox.service';
import { addEnquiry, enquiryOfKey, finishEnquiry, listEnquiries } from './enquiries.repository';
import type { EnquiryRange, NewEnquiry, StoredEnquiry } from './enquiries.repository';
import type { EnquiryKind } from './enquiries.tables';
import { refusedFields, unprepared } from './formEntry.service';
import type { EntryRefusal, EntryTx, FormEntry } from './formEntry.service';

export type { StoredEnquiry } from './enquiries.repository';
export type { EnquiryKind } from './enquiries.tables';

export interface EnquiryDeps {
  readonly entry: FormEntry;
  readonly clock: () => Date;
  /** Keeps the recording of the page, along with the enquiry that it came with. */
  readonly keepRecording?: (reference: string, recording: Recording) => Promise<void>;
  /** Whether a browser, by the hash of its trip secret, may read a booking and cancel it by itself, now. */
  readonly canCancelNow?: (reference: string, secretHash: string) => Promise<boolean>;
  /** Source of references; tests make their own. */
  readonly makeReference?: () => string;
}

type Receipt = Result<EnquiryReceipt, EntryRefusal>;
type Written = Pick<NewEnquiry, 'kind' | 'name' | 'email' | 'phone' | 'subject' | 'message' | 'details' | 'locale'>;

export type EnquiryService = ReturnType<typeof createEnquiryService>;

/** `Q-` tells an enquiry from a booking. */
const randomReference = (): string => `Q-${readableCode(randomBytes(7))}`;
const TRIES = 5;

export function createEnquiryService({ entry, clock, keepRecording, canCancelNow, makeReference = randomReference }: EnquiryDeps) {
  /** One row for one key; a repeat of the same gets the same reference, another text under a known key is refused. */
  async function keep(tx: EntryTx, written: Written, key: string | null): Promise<Receipt> {
    const bodyHash = createHash('sha256').update(JSON.stringify(written)).digest('hex');
    const now = clock();
    for (let i = 0; i < TRIES; i++) {
      const reference = makeReference();
      if (await addEnquiry(tx, { ...written, reference, receivedAt: now, entryKey: key, bodyHash })) {
        for (const kind of ['enquiry_received', 'enquiry_agency'] as const)
          await writeMail(tx, { kind, aboutId: reference, cause: `${kind} ${reference}`, dueAt: now }, now);
        return ok({ reference });
      }
      const before = key === null ? null : await enquiryOfKey(tx, key);
      if (before) return before.bodyHash === bodyHash ? ok({ reference: before.reference }) : err({ code: 'idempotency_conflict' });
    }
    throw new Error('no free reference for an enquiry');
  }
  const send = (action: BotAction, botToken: string | undefined, written: Written, key: string | null): Promise<Receipt> =>
    entry.enter({ action, botToken }, unprepared, (tx) => keep(tx, written, key));

  return {
    /** Each form stores an enquiry, or refuses with the fields that are wrong. `key` names one sending. */
    async contact({ locale, botToken, recording, ...form }: ContactUs, key: string | null): Promise<Receipt> {
      const read = readEnquiry(form);
      if (!read.ok) return err(refusedFields(read.error));
      const receipt = await send('contact', botToken, { ...read.value, kind: 'contact', details: {}, locale }, key);
      if (receipt.ok && recording) await keepRecording?.(receipt.value.reference, recording);
      return receipt;
    },

    /** Says of a booking what the browser knows that may read it; to everyone else, known and unknown references are the same. */
    async cancellation({ locale, botToken, ...form }: FlightCancellation, key: string | null, secretHash: string | null): Promise<Receipt> {
      const read = readCancellation(form);
      if (!read.ok) return err(refusedFields(read.error));
      const { reference, reason, wish, ...person } = read.value;
      const written = {
        ...person,
        kind: 'cancellation',
        subject: `Cancellation ${reference}`,
        details: { reference, reason, wish },
        locale,
      } as const;
      const receipt = await send('flightcancellation', botToken, written, key);
      if (!receipt.ok) return receipt;
      const canBeOffered = secretHash !== null && ((await canCancelNow?.(reference, secretHash)) ?? false);
      return ok({ ...receipt.value, canCancelNow: canBeOffered });
    },

    async vacation({ locale, botToken, ...form }: VacationEnquiry, key: string | null): Promise<Receipt> {
      const read = readVacation(form);
      if (!read.ok) return err(refusedFields(read.error));
      const { from, to, dates, travelers, budget, ...person } = read.value;
      const details = { from, to, dates, travelers, budget };
      return send('vacenquiry', botToken, { ...person, kind: 'vacation', subject: `Vacation: ${to}`, details, locale }, key);
    },
  };
}

export type EnquiryDesk = ReturnType<typeof createEnquiryDesk>;

/** What the agency's desk asks. */
export function createEnquiryDesk({ db, clock }: { readonly db: NodePgDatabase; readonly clock: () => Date }) {
  return {
    list: (kinds: readonly EnquiryKind[], range: EnquiryRange): Promise<readonly StoredEnquiry[]> => listEnquiries(db, kinds, range),
    /** False where no such enquiry is open. */
    finish: (reference: string, kinds: readonly EnquiryKind[]): Promise<boolean> => finishEnquiry(db, reference, kinds, clock()),
  };
}
