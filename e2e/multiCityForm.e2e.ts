/** A search of three flights is filled in and sent, in both languages: by keyboard alone on a wide window, in sheets on a phone (search.43). */
import type { Locator, Page } from '@playwright/test';
import { messages as english } from '#core/content/messages/messages.en';
import { messages as spanish } from '#core/content/messages/messages.es';
import { multiCity as multiCityEn } from '#core/content/messages/flights/search/multiCity.en';
import { multiCity as multiCityEs } from '#core/content/messages/flights/search/multiCity.es';
import { formatQueryDate } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { axeFaults, overflowOf, untilStarted } from './fixtures/pageChecks';
import { releaseUnless } from './fixtures/size';
import { expect, test } from './fixtures/test';
import { daysAhead } from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

const LANGUAGES = {
  '/': { ...english.search, ...multiCityEn, flight: english.common.flight },
  '/us-es': { ...spanish.search, ...multiCityEs, flight: spanish.common.flight },
} as const;
type Words = (typeof LANGUAGES)[keyof typeof LANGUAGES];
const typed = (date: IsoDate): string => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
const [FIRST, SECOND, THIRD] = [daysAhead(45), daysAhead(52), daysAhead(52)];

interface Form {
  readonly page: Page;
  readonly t: Words;
  readonly form: Locator;
  readonly flight: (n: number) => Locator;
}

async function openMultiCity(page: Page, path: string, t: Words): Promise<Form> {
  await page.goto(path);
  await untilStarted(page);
  const form = page.getByRole('search', { name: t.landmark });
  await form.getByRole('radio', { name: t.tripTypes.M }).check({ force: true });
  const flight = (n: number): Locator => form.getByRole('group', { name: t.flight(n), exact: true });
  await flight(2).waitFor();
  return { page, t, form, flight };
}

async function arrives({ page }: Form): Promise<void> {
  await page.waitForURL(/\/flights\/search\?/);
  const { searchParams } = new URL(page.url());
  expect(
    Object.fromEntries(['triptype', 'ori', 'des', 'departdate', 's2', 's3', 's4'].map((name) => [name, searchParams.get(name)])),
  ).toEqual({
    triptype: 'M',
    ori: 'JFK',
    des: 'LHR',
    departdate: formatQueryDate(FIRST),
    s2: `LHR-CDG-${formatQueryDate(SECOND)}`,
    s3: `CDG-JFK-${formatQueryDate(THIRD)}`,
    s4: null,
  });
}

for (const [path, t] of Object.entries(LANGUAGES)) {
  test(`${path}: three flights by keyboard alone`, releaseUnless(path === '/'), async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    const opened = await openMultiCity(page, path, t);
    const { form, flight } = opened;
    const pick = async (code: string): Promise<void> => {
      await page.keyboard.type(code);
      await form
        .getByRole('option', { name: new RegExp(code, 'i') })
        .first()
        .waitFor();
      await page.keyboard.press('Enter');
    };
    await page.keyboard.press('Tab');
    await expect(flight(1).getByRole('combobox', { name: t.from })).toBeFocused();
    await pick('jfk');
    await pick('lhr');
    await page.keyboard.type(typed(FIRST));
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('Tab');
    await expect(flight(2).getByRole('combobox', { name: t.to })).toBeFocused();
    await pick('cdg');
    await page.keyboard.type(typed(SECOND));
    for (let i = 0; i < 2; i += 1) await page.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: t.add })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(flight(3).getByRole('combobox', { name: t.to })).toBeFocused();
    await pick('jfk');
    await page.keyboard.press('ArrowDown');
    const days = flight(3).getByRole('dialog', { name: t.openDeparture });
    await days.getByRole('grid').first().waitFor();
    expect(await overflowOf(page)).toBe(0);
    await page.keyboard.press('Escape');
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.type(typed(THIRD));
    await page.keyboard.press('Enter');
    await arrives(opened);
  });

  test(`${path}: three flights on a phone, each of them a line once it is filled`, { tag: '@release' }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const opened = await openMultiCity(page, path, t);
    const { form, flight } = opened;
    const pick = async (field: Locator, code: string): Promise<void> => {
      await field.click();
      await page.keyboard.type(code);
      await form
        .getByRole('option', { name: new RegExp(code, 'i') })
        .first()
        .click();
    };
    const day = async (n: number, date: IsoDate): Promise<void> => {
      const box = flight(n).getByRole('textbox', { name: t.departure });
      await box.click();
      await box.click();
      await page.keyboard.type(typed(date));
      await page.keyboard.press('Enter');
    };
    await pick(flight(1).getByRole('combobox', { name: t.from }), 'jfk');
    await pick(flight(1).getByRole('combobox', { name: t.to }), 'lhr');
    await day(1, FIRST);
    await pick(flight(2).getByRole('combobox', { name: t.to }), 'cdg');
    const line = flight(1).getByRole('button', { name: 'JFK → LHR' });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await day(2, SECOND);
    await form.getByRole('button', { name: t.add }).click();
    await pick(flight(3).getByRole('combobox', { name: t.to }), 'jfk');
    await day(3, THIRD);
    await line.click();
    await expect(flight(1)).toBeFocused();
    await expect(flight(1).getByRole('combobox', { name: t.from })).toBeVisible();
    await expect(flight(3).getByRole('button', { name: 'CDG → JFK' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await form.getByRole('button', { name: t.submit }).click();
    await arrives(opened);
  });
}
