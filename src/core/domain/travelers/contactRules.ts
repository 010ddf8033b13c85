/** What is right in the contact and billing forms (booking.9); codes only, the words live in the messages. */
import { at } from '../values/checkedReads';
import type { BillingAddress, Contact } from '../booking/booking';
import type { Result } from '../values/result';
import { err, ok } from '../values/result';
import type { FieldFaults } from './travelerRules';
import { nameFault, tidyText } from './travelerRules';
import { trimSpaces } from '../values/trimSpaces';

export interface ContactForm {
  readonly email: string;
  /** As typed; reading it takes a phone library, so the caller hands in the reader. */
  readonly phone: string;
}
export type ContactField = keyof ContactForm;
export const CONTACT_FAULTS = ['email_missing', 'email_format', 'phone_missing', 'phone_format'] as const;
export type ContactFault = (typeof CONTACT_FAULTS)[number];
export type ContactFaults = FieldFaults<ContactField, ContactFault>;

/** Reads a phone number as typed into E.164 (`+12125550118`), or null when nobody could be called there. */
export type PhoneReader = (text: string) => string | null;

const EMAIL = /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** An address a receipt can be sent to: one recipient, no line breaks or control characters (reliability.15). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text) && !text.includes('..') && !/^\.|\.@/.test(text);
}

/** Reads the contact form: the contact, or the refused fields. */
export function readContact(form: ContactForm, readPhone: PhoneReader): Result<Contact, ContactFaults> {
  const faults: { -readonly [F in ContactField]?: ContactFault } = {};
  const email = trimSpaces(form.email);
  if (email === '') faults.email = 'email_missing';
  else if (!isEmail(email)) faults.email = 'email_format';
  const phone = readPhone(form.phone);
  if (phone === null) faults.phone = form.phone.trim() === '' ? 'phone_missing' : 'phone_format';
  return Object.keys(faults).length > 0 || phone === null ? err(faults) : ok({ email, phone });
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
  const text = (field: BillingField, missing: BillingFault | null): string => {
    const value = tidyText(form[field]);
    if (value === '') {
      if (missing) faults[field] = missing;
    } else if (/\p{Cc}/u.test(value) || [...value].length > 60) faults[field] = 'text_format';
    return value;
  };
  const nameOnCard = text('nameOnCard', 'name_on_card_missing');
  if (nameOnCard !== '' && nameFault(nameOnCard)) faults.nameOnCard = 'name_on_card_format';
  const country = form.country.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) faults.country = 'country_missing';
  const state = text('state', COUNTRIES_WITH_STATES.includes(country) ? 'state_missing' : null);
  const address = text('address', 'address_missing');
  const city = text('city', 'city_missing');
  const zip = readZip(form.zip, country);
  if (!zip.ok) faults.zip = zip.error;
  return Object.keys(faults).length > 0 || !zip.ok ? err(faults) : ok({ nameOnCard, country, state, address, city, zip: zip.value });
}

/** `10001`, `10001-1234`, `K1A 0B1`; other countries have their own forms, or none at all. */
function readZip(typed: string, country: string): Result<string, BillingFault> {
  const zip = tidyText(typed).toUpperCase();
  if (country === 'US') {
    if (zip === '') return err('zip_missing');
    const parts = /^(\d{5})[- ]?(\d{4})?$/.exec(zip);
    return parts ? ok(parts[2] ? `${parts[1]}-${parts[2]}` : at(parts, 1)) : err('zip_format_us');
  }
  if (country === 'CA') {
    if (zip === '') return err('zip_missing');
    // Canada Post uses no D F I O Q U, and no W or Z in front.
    const parts = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[- ]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/.exec(zip);
    return parts ? ok(`${parts[1]} ${parts[2]}`) : err('zip_format_ca');
  }
  return /^[\p{L}\p{N} -]{0,12}$/u.test(zip) ? ok(zip) : err('zip_format');
}
