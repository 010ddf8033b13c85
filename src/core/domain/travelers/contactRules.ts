/** What is right in the contact and billing forms (booking.9); codes only, the words live in the messages. */
import type { BillingAddress, Contact } from '../booking/booking';
import type { Result } from '../values/result';
import { err, ok } from '../values/result';
import type { FieldFaults } from './travelerRules';
import { MAX_NAME_LETTERS } from './travelerRules';
import { MAX_LINE, streetOf } from '../typed/address';
import { isEmail, readEmail } from '../typed/email';
import type { PhoneReading } from '../typed/phone';
import { tidyText } from '../typed/plainText';
import { readPostalCode } from '../typed/postalCode';

export interface ContactForm {
  readonly email: string;
  /** As typed; reading it takes a phone library, so the caller hands in the reader. */
  readonly phone: string;
}
export type ContactField = keyof ContactForm;
export const CONTACT_FAULTS = ['email_missing', 'email_format', 'phone_missing', 'phone_format', 'phone_country'] as const;
export type ContactFault = (typeof CONTACT_FAULTS)[number];
export type ContactFaults = FieldFaults<ContactField, ContactFault>;

/** Reads a phone number as typed; the tables of numbers are its own. */
export type PhoneReader = (text: string) => PhoneReading;

/** Reads the contact form: the contact, or the refused fields. */
export function readContact(form: ContactForm, readPhone: PhoneReader): Result<Contact, ContactFaults> {
  const faults: { -readonly [F in ContactField]?: ContactFault } = {};
  const email = readEmail(form.email);
  if (email === '') faults.email = 'email_missing';
  else if (!isEmail(email)) faults.email = 'email_format';
  const phone = readPhone(form.phone);
  if (phone.kind === 'several') faults.phone = 'phone_country';
  if (phone.kind === 'unreadable') faults.phone = tidyText(form.phone) === '' ? 'phone_missing' : 'phone_format';
  if (Object.keys(faults).length > 0 || phone.kind !== 'number') return err(faults);
  return ok({ email, phone: phone.number, ...(phone.extension !== null && { extension: phone.extension }) });
}

export type BillingForm = BillingAddress;
export type BillingField = keyof BillingForm;
export const BILLING_FAULTS = [
  'name_on_card_missing',
  'name_on_card_format',
  'country_missing',
  'state_missing',
  'address_missing',
  'city_missing',
  'zip_missing',
  'zip_format_us',
  'zip_format_ca',
  'zip_format',
  'text_format',
] as const;
export type BillingFault = (typeof BILLING_FAULTS)[number];
export type BillingFaults = FieldFaults<BillingField, BillingFault>;

/** Countries whose addresses need a state or province (those `/data/state` knows). */
export const COUNTRIES_WITH_STATES: readonly string[] = ['US', 'CA', 'MX', 'AU'];

/** Reads the billing form: the address, or the refused fields. */
export function readBilling(form: BillingForm): Result<BillingAddress, BillingFaults> {
  const faults: { -readonly [F in BillingField]?: BillingFault } = {};
  // password managers fill the lines of an address into one field
  const lineOf = (field: BillingField): string => {
    const lines = form[field].split(/[\r\n]/u).map((line) => tidyText(line).replace(/,$/u, ''));
    return lines.filter(Boolean).join(', ');
  };
  const text = (field: BillingField, missing: BillingFault | null, value = lineOf(field)): string => {
    if (value === '') {
      if (missing) faults[field] = missing;
    } else if (/\p{Cc}/u.test(value) || [...value].length > MAX_LINE) faults[field] = 'text_format';
    return value;
  };
  const nameOnCard = text('nameOnCard', 'name_on_card_missing');
  if (nameOnCard !== '' && !isNameOnCard(nameOnCard)) faults.nameOnCard = 'name_on_card_format';
  const country = tidyText(form.country).toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) faults.country = 'country_missing';
  const state = text('state', COUNTRIES_WITH_STATES.includes(country) ? 'state_missing' : null);
  const city = text('city', 'city_missing');
  const zip = readPostalCode(form.zip, country, state);
  const place = { country, state, city, zip: zip.ok ? zip.value : '' };
  const address = text('address', 'address_missing', streetOf(lineOf('address'), place));
  if (!zip.ok) faults.zip = zip.error;
  return Object.keys(faults).length > 0 || !zip.ok ? err(faults) : ok({ nameOnCard, ...place, address });
}

/** Of a person or a company: `SMITH/JOHN MR`, `3M Company`, `AT&T Inc.`, `Toys "R" Us`; a card number is none, whatever stands beside it. */
function isNameOnCard(text: string): boolean {
  const isOfSigns = /^[\p{L}\p{M}\p{N} .,·'"&/()+#@!*-]+$/u.test(text) && /\p{L}/u.test(text);
  return isOfSigns && text.replace(/\D/gu, '').length < CARD_DIGITS && [...text].length <= MAX_NAME_LETTERS;
}
/** The fewest digits of what could be a part of a card number. */
const CARD_DIGITS = 8;
