/** What is right in the contact form; codes only, the words live in the messages. Browser and server ask the same. */
import { isEmail } from './contactRules';
import type { Result } from './result';
import { err, ok } from './result';
import type { FieldFaults } from './travelerRules';
import { tidyText } from './travelerRules';

/** Everything as typed; phone may stay empty. */
export interface EnquiryForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
}
export type EnquiryField = keyof EnquiryForm;
export type Enquiry = EnquiryForm;

export const EMPTY_ENQUIRY: EnquiryForm = { name: '', email: '', phone: '', subject: '', message: '' };

/** In characters. */
export const ENQUIRY_LIMITS: Readonly<Record<EnquiryField, number>> = { name: 80, email: 254, phone: 30, subject: 120, message: 4000 };

export const ENQUIRY_FAULTS = [
  'name_missing',
  'name_format',
  'email_missing',
  'email_format',
  'phone_format',
  'subject_missing',
  'subject_format',
  'message_missing',
  'message_format',
] as const;
export type EnquiryFault = (typeof ENQUIRY_FAULTS)[number];
export type EnquiryFaults = FieldFaults<EnquiryField, EnquiryFault>;

/** 7 to 15 digits (E.164) with the signs people put between them. */
const PHONE = /^\+?(?:[ ().-]*\d){7,15}[ ().-]*$/;
const CONTROL = /\p{Cc}/u;
/** A message has lines; no other control character. */
const CONTROL_IN_MESSAGE = /[^\P{Cc}\n\t]/u;

/** Reads the contact form: the enquiry, or the refused fields. */
export function readEnquiry(form: EnquiryForm): Result<Enquiry, EnquiryFaults> {
  const faults: { -readonly [F in EnquiryField]?: EnquiryFault } = {};
  const line = (field: 'name' | 'subject', missing: EnquiryFault, format: EnquiryFault): string => {
    const value = tidyText(form[field]);
    if (value === '') faults[field] = missing;
    else if (CONTROL.test(form[field]) || isTooLong(field, value)) faults[field] = format;
    return value;
  };
  const name = line('name', 'name_missing', 'name_format');
  // Only spaces go: a line break is an attempt on the mail header, not a slip (reliability.15).
  const email = form.email.replace(/^ +| +$/g, '');
  if (email === '') faults.email = 'email_missing';
  else if (!isEmail(email)) faults.email = 'email_format';
  const phone = form.phone.trim();
  if (phone !== '' && (!PHONE.test(phone) || isTooLong('phone', phone))) faults.phone = 'phone_format';
  const subject = line('subject', 'subject_missing', 'subject_format');
  const message = form.message.replace(/\r\n?/g, '\n').trim();
  if (message === '') faults.message = 'message_missing';
  else if (CONTROL_IN_MESSAGE.test(message) || isTooLong('message', message)) faults.message = 'message_format';
  return Object.keys(faults).length > 0 ? err(faults) : ok({ name, email, phone, subject, message });
}

const isTooLong = (field: EnquiryField, text: string): boolean => text.length > ENQUIRY_LIMITS[field];
