/** Takes what people write to the agency and acknowledges it with a reference (content.24). */
import { randomBytes } from 'node:crypto';
import type { ContactUs, EnquiryReceipt } from '#core/contract/enquiries.schema';
import type { ProblemField } from '#core/contract/problem';
import { readEnquiry } from '#core/domain/enquiryRules';
import type { EnquiryFault } from '#core/domain/enquiryRules';
import { readableCode } from '#core/domain/typedCode';
import type { Result } from '#core/domain/result';
import { err, ok } from '#core/domain/result';
import type { Clock } from '../deps';
import type { Recording } from '#core/contract/recordings.schema';
import type { RefusalParts } from '../http/refusals';
import type { EnquiryRepository } from './enquiries.repository';

/** Decides whether a body may pass before anything is stored; null lets it pass. */
export type EnquiryGuard = (body: ContactUs) => Promise<RefusalParts | null>;

export interface EnquiryDeps {
  readonly enquiries: EnquiryRepository;
  readonly clock: Clock;
  readonly guard?: EnquiryGuard;
  /** Keeps what the page went through, beside the enquiry that it came with. */
  readonly keepRecording?: (reference: string, recording: Recording) => Promise<void>;
  /** Source of references; tests make their own. */
  readonly makeReference?: () => string;
}

export type EnquiryService = ReturnType<typeof createEnquiryService>;

/** `Q-` tells an enquiry from a booking. */
const randomReference = (): string => `Q-${readableCode(randomBytes(7))}`;
const TRIES = 5;
/** What the subject of a request to cancel begins with; the desk finds them by it. */
export const CANCELLATION_SUBJECT = 'Cancellation ';

const DETAIL: Readonly<Record<EnquiryFault, string>> = {
  name_missing: 'is missing',
  name_format: 'must be one line without control characters',
  email_missing: 'is missing',
  email_format: 'must be one e-mail address',
  phone_format: 'must be a telephone number of 7 to 15 digits',
  subject_missing: 'is missing',
  subject_format: 'must be one line without control characters',
  message_missing: 'is missing',
  message_format: 'must be text',
};

export function createEnquiryService({ enquiries, clock, guard, keepRecording, makeReference = randomReference }: EnquiryDeps) {
  return {
    /** Stores an enquiry; refuses with the fields that are wrong. */
    async receive(body: ContactUs): Promise<Result<EnquiryReceipt, RefusalParts>> {
      const { locale, botToken: _passed, recording, ...form } = body;
      const enquiry = readEnquiry(form);
      if (!enquiry.ok) {
        const errors = Object.entries(enquiry.error).map(([field, fault]): ProblemField => ({ name: `/${field}`, detail: DETAIL[fault] }));
        return err({ code: 'invalid_request', errors });
      }
      const refusal = guard ? await guard(body) : null;
      if (refusal !== null) return err(refusal);
      for (let i = 0; i < TRIES; i++) {
        const reference = makeReference();
        if (!(await enquiries.add({ ...enquiry.value, locale, reference, receivedAt: clock() }))) continue;
        if (recording) await keepRecording?.(reference, recording);
        return ok({ reference });
      }
      throw new Error('no free reference for an enquiry');
    },
  };
}
