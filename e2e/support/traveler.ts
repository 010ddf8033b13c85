/** Drives the site the way a traveler does: by the names on the screen (product §9). */
import type { FrameLocator, Locator, Page } from 'playwright-core';
import type { IsoDate } from '#core/domain/dates';
import { addDays, formatFieldDate, parseIsoDate } from '#core/domain/dates';
import { searchParamsOf } from '#core/domain/searchQuery';

export interface TripWish {
  readonly from: string;
  readonly to: string;
  readonly depart: IsoDate;
  /** Left out: one way. */
  readonly return?: IsoDate;
  readonly adults?: number;
  readonly children?: number;
  readonly infants?: number;
}

/** The date `days` from now, as the browser on this machine sees it. */
export function daysAhead(days: number): IsoDate {
  const today = parseIsoDate(new Intl.DateTimeFormat('en-CA').format(new Date()));
  if (!today) throw new Error('no date');
  return addDays(today, days);
}

/** The search of an address: New York to Paris in six weeks, a week's stay, for a family with a child. */
export const parisSearch = (): string =>
  searchParamsOf({
    origin: 'JFK',
    destination: 'CDG',
    departDate: daysAhead(45),
    returnDate: daysAhead(52),
    tripType: 'R',
    cabin: 'Economy',
    travelers: { adults: 2, children: 1, infants: 1 },
  });

/** Fills the search form on the page that is open and sends it. */
export async function search(page: Page, trip: TripWish): Promise<void> {
  const form = page.getByRole('search', { name: 'Flight search' });
  await form.getByRole('radio', { name: trip.return ? 'Round trip' : 'One way' }).check({ force: true });
  await pickAirport(form.getByRole('combobox', { name: 'From' }), page, trip.from);
  await pickAirport(form.getByRole('combobox', { name: 'To' }), page, trip.to);
  await typeDate(form.getByRole('textbox', { name: 'Departure' }), trip.depart);
  if (trip.return) await typeDate(form.getByRole('textbox', { name: 'Return' }), trip.return);
  await setTravelers(page, form, trip);
  await form.getByRole('button', { name: 'Search flights' }).click();
}

async function pickAirport(field: Locator, page: Page, code: string): Promise<void> {
  await field.fill(code);
  await page
    .getByRole('option', { name: new RegExp(`^${code}\\b`) })
    .first()
    .waitFor();
  await field.press('Enter');
}

async function typeDate(field: Locator, date: IsoDate): Promise<void> {
  await field.fill(formatFieldDate(date));
  await field.press('Tab');
}

async function setTravelers(page: Page, form: Locator, { adults = 1, children = 0, infants = 0 }: TripWish): Promise<void> {
  if (adults === 1 && children === 0 && infants === 0) return;
  await form.getByRole('button', { name: /^Travelers and cabin/ }).click();
  const add = async (name: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i += 1) await page.getByRole('button', { name }).click();
  };
  await add('Add adult', adults - 1);
  await add('Add child', children);
  await add('Add infant', infants);
  await page.keyboard.press('Escape');
}

/** Waits for the results and selects the first flight of the list. */
export async function selectFirstFlight(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Flights' }).waitFor();
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Review your trip' }).waitFor();
}

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue', exact: true }).click();

const NAMES = ['Maria', 'Daniel', 'Lucia', 'Noah', 'Emma', 'Omar', 'Ines', 'Kai', 'Zoe'];
const BORN = { Adult: '04/18/1988', Child: '', Infant: '' };

/** Fills every traveler group that is on the screen; children are 7 and infants under 1 on the day of departure. */
export async function fillTravelers(page: Page, depart: IsoDate): Promise<void> {
  await page.getByRole('heading', { name: 'Travelers', exact: true }).waitFor();
  const us = (date: IsoDate): string => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
  const born = { ...BORN, Child: us(addDays(depart, -365 * 7 - 100)), Infant: us(addDays(depart, -200)) };
  let filled = 0;
  for (const kind of ['Adult', 'Child', 'Infant'] as const) {
    for (let n = 1; ; n += 1) {
      const group = page.getByRole('group', { name: `${kind} ${String(n)}`, exact: true });
      if ((await group.count()) === 0) break;
      await group.getByLabel('First name').fill(NAMES[filled] ?? 'Ada');
      await group.getByLabel('Last name').fill('Quiñones');
      await group.getByLabel('Date of birth').fill(born[kind]);
      await group.getByLabel('Sex').selectOption('F');
      const passport = group.getByLabel('Passport number');
      if ((await passport.count()) > 0) {
        await passport.fill(`P123456${String(filled)}`);
        await group.getByLabel('Passport expiration').fill(us(addDays(depart, 2000)));
      }
      filled += 1;
    }
  }
  if (filled === 0) throw new Error('no traveler group on the page');
}

export async function fillContact(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Contact', exact: true }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill('maria@example.com');
  await page.getByLabel('Phone', { exact: true }).fill('(212) 555-0118');
}

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';
export const POOR_CARD = '4000 0000 0000 9995';

const hostedFields = (page: Page): FrameLocator => page.frameLocator('iframe[src*="/sandbox-gateway/fields"]');

export async function fillCard(page: Page, number: string): Promise<void> {
  const frame = hostedFields(page);
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiration').fill('12 / 34');
  await frame.getByLabel('Security code').fill('123');
}

export async function fillBilling(page: Page): Promise<void> {
  await page.getByLabel('Name on card').fill('Maria Quiñones');
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('State').selectOption('NY');
  await page.getByLabel('Address', { exact: true }).fill('1200 Example Avenue');
  await page.getByLabel('City').fill('New York');
  await page.getByLabel('ZIP code').fill('10001');
}

export const pay = (page: Page): Promise<void> => page.getByRole('button', { name: /^Pay \$/ }).click();

/** The booking reference on the confirmation page. */
export async function bookingReference(page: Page): Promise<string> {
  await page.getByRole('heading', { level: 1, name: 'Booking confirmed' }).waitFor();
  const text = await page.locator('main').innerText();
  const reference = /Booking reference\s+([A-Z0-9]{6})/i.exec(text)?.[1];
  if (!reference) throw new Error('no booking reference on the confirmation page');
  return reference;
}
