/**
 * Of what form a value in a recording may be (code.20). A shape gives back what may be there: the value itself, or what hides it. Read
 * again it changes nothing, so that a shape also tells whether a value was let through by it: the browser hides, the server compares.
 */
import { codeOfLabel } from '../places/airports';
import { BROWSER_CODES, PROBLEM_CODES } from '../booking/failures';

/** What the machine knows: what is a day to fly on depends on today. */
export type Known = Readonly<Record<string, unknown>>;
export type Shape = (value: unknown, context: Known) => unknown;

export const REDACTED = '[redacted]';

/** Characters of a text that stay as signs. */
const MAX_TEXT = 120;

/** Nothing stays of what is there; nothing, emptiness and yes or no stay what they are, since machines decide by them. */
export const hidden: Shape = (value) =>
  value === undefined || value === null || value === '' || typeof value === 'boolean' ? value : REDACTED;

/** For texts; what is none is hidden, and what was hidden stays so. */
export const ofText =
  (shape: (text: string, context: Known) => string): Shape =>
  (value, context) =>
    typeof value === 'string' && value !== '' && value !== REDACTED ? shape(value, context) : hidden(value, context);

/** Yes, no, or nothing; anything else is hidden. */
export const flag: Shape = (value) => (value === undefined || value === null || typeof value === 'boolean' ? value : REDACTED);

/** One of our own words or numbers. */
export const oneOf =
  (words: readonly (string | number)[]): Shape =>
  (value, context) =>
    (typeof value === 'string' || typeof value === 'number') && words.includes(value) ? value : hidden(value, context);

/** A whole number of a size that no card, telephone or passport number has. */
export const whole =
  (most: number): Shape =>
  (value, context) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : hidden(value, context);

/** A price of less than a million dollars: eight digits. */
export const cents = whole(99_999_999);

/** A text of a form that says nothing about a person; any other is hidden. */
export const text = (pattern: RegExp): Shape => ofText((value) => (pattern.test(value) ? value : REDACTED));

/** What an answer can fail with. */
export const failure = oneOf([...PROBLEM_CODES, ...BROWSER_CODES, 'unavailable', 'invalid_fields', 'dismissed']);

/** An object part by part; a part that is not named is left out. */
export const fields =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, context) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([key, part]) => {
            const shape = Object.hasOwn(shapes, key) ? shapes[key] : undefined;
            return shape ? [[key, shape(part, context)]] : [];
          }),
        )
      : hidden(value, context);

export const listOf =
  (shape: Shape): Shape =>
  (value, context) =>
    Array.isArray(value) ? value.map((one) => shape(one, context)) : hidden(value, context);

/** What one of the shapes lets stand as it is; anything else is hidden. */
export const anyOf =
  (shapes: readonly Shape[]): Shape =>
  (value, context) =>
    shapes.some((shape) => JSON.stringify(shape(value, context)) === JSON.stringify(value)) ? value : hidden(value, context);

/** An answer that succeeded or failed, as in core/domain/result. */
export const resultOf = (value: Shape, error: Shape = failure): Shape => fields({ ok: flag, value, error });

/** Signs that a name or a date is written with; no other can open a tag or turn the direction of a line. */
const NO_PLAIN_SIGN = /[^xX0 .,'()/+@:-]/gu;

/** See {@link masked}. */
export const mask = (text: string): string =>
  text
    .slice(0, MAX_TEXT)
    .replace(/\p{L}/gu, (letter) => (letter === letter.toLowerCase() ? 'x' : 'X'))
    .replace(/\p{N}/gu, '0')
    .replace(NO_PLAIN_SIGN, '.');

/** Letters and digits of a text without what they say: its length and signs stay, since machines look at those. */
export const masked = ofText(mask);

/** A text of a form that says nothing about a person, or masked. */
export const textOr = (pattern: RegExp): Shape => ofText((text) => (pattern.test(text) ? text : mask(text)));

/** The code of an airport or a city. */
export const code = textOr(/^[A-Z]{3}$/);

/** The code at the head of an airport's label is one of our own words; the rest is masked. */
export const placeText = ofText((text) => {
  const known = codeOfLabel(text);
  return known === null ? mask(text) : `${known}${mask(text.slice(3))}`;
});

/** Only whether it is another one: a text gives way to a short sum of itself. */
export function shortSum(text: string): string {
  if (/^#[0-9a-f]{8}$/.test(text)) return text;
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return `#${sum.toString(16).padStart(8, '0')}`;
}
export const sumOf = ofText(shortSum);
