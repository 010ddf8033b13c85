/** What is right in the forms that people write to the agency with; codes only, the words live in the messages. Browser and server ask the same. */
import { isEmail, readEmail } from '../typed/email';
import type { Result } from '../values/result';
import { err, ok } from '../values/result';
import type { FieldFaults } from '../travelers/travelerRules';
import { plainText, tidyText } from '../typed/plainText';
import { splitPhone } from '../typed/phone';
import { findCode, findCodes, isLocator, isReference } from '../typed/typedCode';

/** The contact form. Everything as typed; phone may stay empty. */
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

/** Why somebody gives up a trip. */
export const CANCEL_REASONS = ['plans', 'illness', 'schedule', 'visa', 'duplicate', 'other'] as const;
/** What they ask for. */
export const CANCEL_WISHES = ['refund', 'credit', 'change', 'advice'] as const;

/** The cancellation form (booking.45). Phone and message may stay empty. */
export interface CancellationForm {
  readonly reference: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly reason: string;
  readonly wish: string;
  readonly message: string;
}
export type CancellationField = keyof CancellationForm;

export const EMPTY_CANCELLATION: CancellationForm = { reference: '', email: '', name: '', phone: '', reason: '', wish: '', message: '' };

/** A comment on an article, or a reply to one (content.24). */
export interface CommentForm {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}
export type CommentField = keyof CommentForm;

export const EMPTY_COMMENT: CommentForm = { name: '', email: '', message: '' };

/** What a vacation may cost a person, in dollars: below, between, above. */
export const VACATION_BUDGETS = ['under-1000', '1000-2500', '2500-5000', 'over-5000'] as const;

/** The vacation inquiry (content.37). Phone, budget and message may stay empty; places, dates and travelers are in the person's own words. */
export interface VacationForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly from: string;
  readonly to: string;
  readonly dates: string;
  readonly travelers: string;
  readonly budget: string;
  readonly message: string;
}
export type VacationField = keyof VacationForm;

export const EMPTY_VACATION: VacationForm = {
  name: '',
  email: '',
  phone: '',
  from: '',
  to: '',
  dates: '',
  travelers: '',
  budget: '',
  message: '',
};

/** In characters. */
export const ENQUIRY_LIMITS = {
  name: 80,
  email: 320,
  phone: 60,
  subject: 120,
  message: 4000,
  reference: 300,
  from: 80,
  to: 80,
  dates: 80,
  travelers: 80,
} as const;

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
  'reference_missing',
  'reference_format',
  'reason_missing',
  'wish_missing',
  'from_missing',
  'from_format',
  'to_missing',
  'to_format',
  'dates_missing',
  'dates_format',
  'travelers_missing',
  'travelers_format',
  'budget_format',
] as const;
export type EnquiryFault = (typeof ENQUIRY_FAULTS)[number];
type LineField = Exclude<keyof typeof ENQUIRY_LIMITS, 'email' | 'phone' | 'message' | 'reference'>;

/** 7 to 15 digits (E.164) with the signs people put between them. */
const PHONE = /^\+?(?:[ ().-]*\d){7,15}[ ().-]*$/;
const CONTROL = /\p{Cc}/u;
/** A message has lines; no other control character. */
const CONTROL_IN_MESSAGE = /[^\P{Cc}\n\t]/u;

/** Reads fields of one form and collects what is wrong. */
class Reader {
  readonly faults: { [field: string]: EnquiryFault } = {};

  line(field: LineField, text: string): string {
    const value = tidyText(text);
    if (value === '') this.faults[field] = `${field}_missing`;
    else if (CONTROL.test(plainText(text)) || value.length > ENQUIRY_LIMITS[field]) this.faults[field] = `${field}_format`;
    return value;
  }

  email(text: string): string {
    const email = readEmail(text);
    if (email === '') this.faults['email'] = 'email_missing';
    else if (!isEmail(email)) this.faults['email'] = 'email_format';
    return email;
  }

  phone(text: string): string {
    const { number, extension } = splitPhone(text);
    if (number !== '' && !PHONE.test(number)) this.faults['phone'] = 'phone_format';
    return extension === null ? number : `${number} ext. ${extension}`;
  }

  message(text: string, isNeeded: boolean): string {
    const message = text.replace(/\r\n?/g, '\n').trim();
    if (tidyText(message) === '' && isNeeded) this.faults['message'] = 'message_missing';
    else if (CONTROL_IN_MESSAGE.test(message) || message.length > ENQUIRY_LIMITS.message) this.faults['message'] = 'message_format';
    return message;
  }

  reference(text: string): string {
    const codes = findCodes(text, isLocator);
    const reference = findCode(text, isLocator) ?? codes.find(isReference) ?? codes[0] ?? null;
    if (reference === null) this.faults['reference'] = /[\p{L}\p{N}]/u.test(text) ? 'reference_format' : 'reference_missing';
    return reference ?? '';
  }

  /** One of a list; empty passes where the fault of an empty one is null. */
  choice(field: string, value: string, list: readonly string[], missing: EnquiryFault | null, wrong: EnquiryFault): string {
    if (value === '' ? missing !== null : !list.includes(value)) this.faults[field] = value === '' && missing !== null ? missing : wrong;
    return value;
  }

  result<Form>(form: Form): Result<Form, FieldFaults<keyof Form & string, EnquiryFault>> {
    // each method writes under the name of its field alone
    return Object.keys(this.faults).length > 0 ? err(this.faults as FieldFaults<keyof Form & string, EnquiryFault>) : ok(form);
  }
}

/** Reads the contact form: the enquiry, or the refused fields. */
export function readEnquiry(form: EnquiryForm): Result<Enquiry, FieldFaults<EnquiryField, EnquiryFault>> {
  const read = new Reader();
  return read.result<Enquiry>({
    name: read.line('name', form.name),
    email: read.email(form.email),
    phone: read.phone(form.phone),
    subject: read.line('subject', form.subject),
    message: read.message(form.message, true),
  });
}

/** Reads the cancellation form; the reference loses its spaces and hyphens. */
export function readCancellation(form: CancellationForm): Result<CancellationForm, FieldFaults<CancellationField, EnquiryFault>> {
  const read = new Reader();
  return read.result<CancellationForm>({
    reference: read.reference(form.reference),
    email: read.email(form.email),
    name: read.line('name', form.name),
    phone: read.phone(form.phone),
    reason: read.choice('reason', form.reason, CANCEL_REASONS, 'reason_missing', 'reason_missing'),
    wish: read.choice('wish', form.wish, CANCEL_WISHES, 'wish_missing', 'wish_missing'),
    message: read.message(form.message, false),
  });
}

/** Reads the vacation inquiry. */
export function readVacation(form: VacationForm): Result<VacationForm, FieldFaults<VacationField, EnquiryFault>> {
  const read = new Reader();
  return read.result<VacationForm>({
    name: read.line('name', form.name),
    email: read.email(form.email),
    phone: read.phone(form.phone),
    from: read.line('from', form.from),
    to: read.line('to', form.to),
    dates: read.line('dates', form.dates),
    travelers: read.line('travelers', form.travelers),
    budget: read.choice('budget', form.budget, VACATION_BUDGETS, null, 'budget_format'),
    message: read.message(form.message, false),
  });
}

/** Reads a comment or a reply. */
export function readComment(form: CommentForm): Result<CommentForm, FieldFaults<CommentField, EnquiryFault>> {
  const read = new Reader();
  return read.result<CommentForm>({
    name: read.line('name', form.name),
    email: read.email(form.email),
    message: read.message(form.message, true),
  });
}

/** Reads an address that mail is to be sent to. */
export function readSubscriber(form: { readonly email: string }): Result<{ readonly email: string }, FieldFaults<'email', EnquiryFault>> {
  const read = new Reader();
  return read.result({ email: read.email(form.email) });
}
