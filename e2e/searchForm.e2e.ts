/** The search form by keyboard, where it takes a layout to see: where focus stays (accessibility.1), and that what is current is in view (accessibility.2). */
import type { Locator, Page } from '@playwright/test';
import { messages as english } from '#core/content/messages/messages.en';
import { messages as spanish } from '#core/content/messages/messages.es';
import type { Locale } from '#core/domain/site/routes';
import { formatFieldDate } from '#core/domain/values/dates';
import { loadAirports } from '#server/airports/airportTable';
import { airportLine, titleOfPlace } from '#web/parts/places/placeWords';
import { DESKTOP, PHONE } from './fixtures/chromium';
import { axeFaults } from './fixtures/pageChecks';
import { releaseUnless, smokeOrRelease } from './fixtures/size';
import { expect, test } from './fixtures/test';
import { daysAhead, fillDate } from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

const SIZES = { desktop: DESKTOP, phone: PHONE };
const form = (page: Page): Locator => page.getByRole('search', { name: 'Flight search' });
const box = (page: Page, name: string): Locator => form(page).getByRole('textbox', { name });

/** Entirely inside the window, and with nothing over its upper and lower edge. */
const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, width, top, bottom } = node.getBoundingClientRect();
    const isOnTop = (y: number): boolean => {
      const found = document.elementFromPoint(left + width / 2, y);
      return found !== null && (node.contains(found) || found.contains(node));
    };
    return top >= 0 && bottom <= window.innerHeight && isOnTop(top + 3) && isOnTop(bottom - 3);
  });

for (const [name, size] of Object.entries(SIZES))
  test(`${name}: "Next month" by keyboard turns the months and books nothing`, smokeOrRelease(name === 'desktop'), async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const [depart, back] = [formatFieldDate(daysAhead(60)), formatFieldDate(daysAhead(67))];
    await fillDate(box(page, 'Departure'), daysAhead(60));
    await box(page, 'Departure').press('Tab');
    await fillDate(box(page, 'Return'), daysAhead(67));
    await box(page, 'Return').press('ArrowDown');
    const days = form(page).getByRole('dialog', { name: 'Choose return date' });
    const day = days.locator('[data-active]');
    await expect(day).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    const next = days.getByRole('button', { name: 'Next month' });
    await expect(next).toBeFocused();
    const month = days.getByRole('grid').first();
    let shown = await month.getAttribute('aria-label');
    for (const key of ['Enter', 'Enter', 'Space', 'Enter']) {
      await page.keyboard.press(key);
      await expect(month).not.toHaveAccessibleName(shown ?? '');
      await expect(next).toBeFocused();
      shown = await month.getAttribute('aria-label');
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(days.getByRole('button', { name: 'Previous month' })).toBeFocused();
    await expect(month).not.toHaveAccessibleName(shown ?? '');
    await page.keyboard.press('Escape');
    await expect(box(page, 'Departure')).toHaveValue(depart);
    await expect(box(page, 'Return')).toHaveValue(back);
  });

test('the calendar of the return keeps the departure in sight, which cannot be chosen there', { tag: '@release' }, async ({ page }) => {
  await page.goto('/');
  await fillDate(box(page, 'Departure'), daysAhead(60));
  await box(page, 'Departure').press('Tab');
  await box(page, 'Return').press('ArrowDown');
  const departure = form(page).getByRole('gridcell', { name: /, not available, departure$/ });
  await expect(departure.locator('span')).toHaveCSS('text-decoration-line', 'none');
  await expect(departure.locator('span')).not.toHaveCSS('box-shadow', 'none');
});

for (const [name, size] of Object.entries({ ...SIZES, laptop: { width: 1366, height: 768 }, low: { width: 1280, height: 600 } })) {
  test(`${name}: the highlighted suggestion is in view, whichever way one goes`, releaseUnless(name === 'low'), async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const from = form(page).getByRole('combobox', { name: 'From' });
    await from.fill('lon');
    const options = form(page).getByRole('option');
    await expect(options.nth(5)).toBeAttached();
    const current = form(page).getByRole('option', { selected: true });
    const seen: boolean[] = [];
    for (const key of [...Array<string>(6).fill('ArrowDown'), ...Array<string>(6).fill('ArrowUp'), 'ArrowUp']) {
      await from.press(key);
      seen.push(await isInView(current));
    }
    expect(seen).toEqual(seen.map(() => true));
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  });

  test(`${name}: what opens by keyboard is in view, and so is each day one goes to`, releaseUnless(name === 'phone'), async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await form(page)
      .getByRole('button', { name: /^Travelers and cabin/ })
      .press('Enter');
    const popover = form(page).getByRole('dialog');
    // pressed before the application listens, it opens when that does
    await expect(popover).toBeVisible();
    const controls = popover.getByRole('button');
    for (let i = 0; i < (await controls.count()); i += 1) {
      await controls.nth(i).focus();
      // the page scrolls in its own time
      await expect.poll(() => isInView(controls.nth(i))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await box(page, 'Departure').fill(formatFieldDate(daysAhead(60)));
    const day = popover.locator('[data-active]');
    await box(page, 'Departure').press('ArrowDown');
    await expect(day).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'PageDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'PageUp']) {
      await page.keyboard.press(key);
      await expect(day).toBeFocused();
      await expect.poll(() => isInView(day)).toBe(true);
    }
  });
}

const WORDS = { en: english, es: spanish } satisfies Record<Locale, unknown>;

type Shown = readonly [title: string, line: string];
const LONGEST = 60;

/** What a field shows of airports, its two lines: of all that there are those with the longest. */
function longestShown(locale: Locale): readonly Shown[] {
  const all = loadAirports().airports.map((airport): Shown => {
    const place = { ...airport, label: `${airport.code} - ${airport.name}`, region: airport.regionName, isMetro: false };
    return [titleOfPlace(WORDS[locale], place) ?? '', airportLine(WORDS[locale], place, locale)];
  });
  return ([0, 1] as const).flatMap((line) => [...all].sort((a, b) => b[line].length - a[line].length).slice(0, LONGEST));
}

for (const [name, size] of Object.entries(SIZES))
  for (const [locale, address] of [
    ['en', '/'],
    ['es', '/us-es'],
  ] as const)
    test(
      `${name}, ${locale}: a chosen airport is named in full, whichever it is (search.41)`,
      releaseUnless(name === 'desktop' && locale === 'es'),
      async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(address);
        const { from, to } = WORDS[locale].search;
        for (const [field, code] of [
          [from, 'JFK'],
          [to, 'LAX'],
        ] as const) {
          const combo = page.getByRole('combobox', { name: field, exact: true });
          await combo.fill(code);
          await page.getByRole('option', { name: new RegExp(`^${code}`) }).waitFor();
          await combo.press('Enter');
        }
        await page.keyboard.press('Escape');
        const slots = page.locator('.slot--airport');
        await expect(slots).toHaveCount(2);
        const cut = await slots.evaluateAll((nodes, shown) => {
          const faults: string[] = [];
          for (const slot of nodes) {
            const [title, line] = [slot.querySelector('.slot__title'), slot.querySelector('.slot__help')];
            if (!title || !line) return ['no lines'];
            for (const [first, second] of shown) {
              [title.textContent, line.textContent] = [first, second];
              if ([slot, title, line].some((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1))
                faults.push(`${first} / ${second}`);
            }
          }
          return faults;
        }, longestShown(locale));
        expect(cut).toEqual([]);
      },
    );
