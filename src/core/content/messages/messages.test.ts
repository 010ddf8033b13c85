/** The two languages say the same: no sentence left in English, no argument dropped on the way. */
import { booking as bookingEn } from './booking/booking.en';
import { booking as bookingEs } from './booking/booking.es';
import { calendar as calendarEn } from './flights/search/calendar.en';
import { calendar as calendarEs } from './flights/search/calendar.es';
import { exchange as exchangeEn } from './booking/exchange/exchange.en';
import { exchange as exchangeEs } from './booking/exchange/exchange.es';
import { hostedFields as fieldsEn } from './booking/payment/hostedFields.en';
import { hostedFields as fieldsEs } from './booking/payment/hostedFields.es';
import { mail as mailEn } from './mails/mail.en';
import { mail as mailEs } from './mails/mail.es';
import { homePage as homeEn } from './site/homePage.en';
import { homePage as homeEs } from './site/homePage.es';
import { messages as en } from './messages.en';
import { messages as es } from './messages.es';
import { resultsPage as resultsEn } from './flights/results/resultsPage.en';
import { resultsPage as resultsEs } from './flights/results/resultsPage.es';
import { trip as tripEn } from './booking/trip.en';
import { trip as tripEs } from './booking/trip.es';

type Leaf = string | ((...given: readonly unknown[]) => unknown);

const leaves = (node: unknown, path: string): readonly (readonly [string, Leaf])[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`))
    : [[path, node as Leaf]]; // messages hold strings and functions only

const english = leaves(
  {
    ...en,
    ...resultsEn,
    ...tripEn,
    booking: bookingEn,
    calendar: calendarEn,
    exchange: exchangeEn,
    homePage: homeEn,
    hostedFields: fieldsEn,
    mail: mailEn,
  },
  '',
);
const spanish = new Map(
  leaves(
    {
      ...es,
      ...resultsEs,
      ...tripEs,
      booking: bookingEs,
      calendar: calendarEs,
      exchange: exchangeEs,
      homePage: homeEs,
      hostedFields: fieldsEs,
      mail: mailEs,
    },
    '',
  ),
);
const both = english.map(([path, leaf]) => [path, leaf, spanish.get(path)] as const);

/** What a message makes of arguments that can be recognised; the failure of a wrong kind of argument is the same in both. */
function said(leaf: Leaf | undefined): string {
  if (typeof leaf !== 'function') return String(leaf);
  const given = Array.from({ length: Math.max(leaf.length, 1) }, (_, i) => `⟦${String(i)}⟧`);
  try {
    return String(JSON.stringify(leaf(...given)));
  } catch {
    return 'fails';
  }
}

it('have the same keys and kinds', () => {
  expect([...spanish].map(([path, leaf]) => [path, typeof leaf])).toEqual(english.map(([path, leaf]) => [path, typeof leaf]));
});

it('drop no argument', () => {
  const words = (text: string): readonly string[] => [...new Set(text.match(/⟦\d⟧/g))].sort();
  const dropped = both.filter(([, a, b]) => words(said(a)).join() !== words(said(b)).join());
  expect(dropped.map(([path]) => path)).toEqual([]);
});

it('leave no sentence untranslated', () => {
  // three words in a row are a sentence; names and single words may be the same in both languages
  const isSentence = (text: string): boolean => (text.replaceAll('NaN', '').match(/\p{L}{2,}/gu) ?? []).length >= 3;
  const same = both.filter(([, a, b]) => isSentence(said(a)) && said(a) === said(b));
  expect(same.map(([path]) => path)).toEqual([]);
});
