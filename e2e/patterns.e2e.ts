/** Our widgets against the patterns of the WAI-ARIA Authoring Practices, each in the variant that it is (accessibility.7). */
import type { Locator, Page } from '@playwright/test';
import { addDays, formatFieldDate } from '#core/domain/values/dates';
import { PHONE } from './fixtures/chromium';
import { untilStarted } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';
import { compareTwo, daysAhead, fillDate, parisSearch } from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

const form = (page: Page): Locator => page.getByRole('search', { name: 'Flight search' });
const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
/** The element whose id an attribute holds. */
const pointedAt = async (from: Locator, attribute: string): Promise<Locator> =>
  from.page().locator(`[id="${(await from.getAttribute(attribute)) ?? ''}"]`);
const openResults = async (page: Page): Promise<void> => {
  await page.goto(`/flights/search?${parisSearch()}`);
  await page.locator('.list--near').waitFor();
};

test('combobox, editable with a list, manual selection: From', async ({ page }) => {
  await page.goto('/');
  const from = form(page).getByRole('combobox', { name: 'From' });
  await expect(from).toHaveAttribute('aria-autocomplete', 'list');
  await expect(from).toHaveAttribute('aria-expanded', 'false');
  await from.fill('');
  await from.pressSequentially('lon');
  await expect(from).toHaveAttribute('aria-expanded', 'true');
  const list = await pointedAt(from, 'aria-controls');
  await expect(list).toHaveRole('listbox');
  const options = list.getByRole('option');
  await expect(options.nth(3)).toBeAttached();
  // what is typed stays until something is picked
  await expect(from).toHaveValue('lon');
  const current = async () => pointedAt(from, 'aria-activedescendant');
  const nth = (at: number) => expect(from).toHaveAttribute('aria-activedescendant', new RegExp(`-${at}$`));
  await press(page, 'ArrowDown');
  await nth(1);
  await expect(await current()).toHaveAttribute('aria-selected', 'true');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
  await expect(from).toBeFocused();
  await press(page, 'ArrowUp', 'ArrowUp');
  await nth((await options.count()) - 1);
  await press(page, 'ArrowDown');
  await nth(0);
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
    await press(page, key);
    await expect(from).not.toHaveAttribute('aria-activedescendant', /./);
    await press(page, 'ArrowDown');
    await expect(from).toHaveAttribute('aria-activedescendant', /./);
  }
  await press(page, 'Escape');
  await expect(from).toHaveAttribute('aria-expanded', 'false');
  await expect(from).toHaveValue('lon');
  await expect(from).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(from).toHaveAttribute('aria-expanded', 'true');
  const picked = /\b([A-Z]{3})\b/.exec((await (await current()).textContent()) ?? '')?.[1] ?? '?';
  await press(page, 'Enter');
  await expect(from).toHaveAttribute('aria-expanded', 'false');
  await expect(from).toHaveValue(new RegExp(picked));
  await expect(form(page).getByRole('combobox', { name: 'To' })).toBeFocused();
});

test('date picker, a dialog of a text field and its button: Departure', async ({ page }) => {
  await page.goto('/');
  await form(page).getByRole('radio', { name: 'One way' }).check({ force: true });
  const box = form(page).getByRole('textbox', { name: 'Departure' });
  const day = daysAhead(100);
  await box.fill(formatFieldDate(day));
  const button = form(page).getByRole('button', { name: 'Choose departure date' });
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await button.press('Enter');
  const dialog = form(page).getByRole('dialog', { name: 'Choose departure date' });
  await expect(dialog).toHaveAccessibleDescription(/Arrow keys/);
  const focused = dialog.locator('td:focus');
  const dateOf = (iso: string): RegExp => {
    const date = new Date(`${iso}T12:00:00`);
    return new RegExp(date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' }));
  };
  await expect(focused).toHaveAccessibleName(dateOf(day));
  await expect(focused).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('grid').first().getByRole('columnheader')).toHaveCount(7);
  const weekday = new Date(`${day}T12:00:00`).getDay();
  const ways: readonly (readonly [string, number])[] = [
    ['ArrowRight', 1],
    ['ArrowDown', 8],
    ['ArrowLeft', 7],
    ['ArrowUp', 0],
    ['Home', -weekday],
    ['End', 6 - weekday],
  ];
  for (const [key, days] of ways) {
    await press(page, key);
    await expect(focused).toHaveAccessibleName(dateOf(addDays(day, days)));
    // one stop for the whole grid
    await expect(dialog.locator('td[tabindex="0"]')).toHaveCount(1);
  }
  const before = await focused.getAttribute('aria-label');
  await press(page, 'PageDown');
  await expect(focused).not.toHaveAccessibleName(before ?? '');
  await press(page, 'PageUp', 'Shift+PageDown', 'Shift+PageUp', 'Escape');
  await expect(dialog).toBeHidden();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(formatFieldDate(day));
  for (const [key, days] of [
    ['Enter', 1],
    ['Space', 2],
  ] as const) {
    await press(page, 'ArrowDown');
    await expect(focused).toBeVisible();
    await press(page, 'ArrowRight', key);
    await expect(dialog).toBeHidden();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue(formatFieldDate(addDays(day, days)));
  }
});

test(
  'opening the departure of a round trip moves it to the day before the return, and it stays (search.14)',
  { tag: '@release' },
  async ({ page }) => {
    await page.goto('/');
    const box = form(page).getByRole('textbox', { name: 'Departure' });
    const [moved, back] = [formatFieldDate(daysAhead(69)), formatFieldDate(daysAhead(70))];
    await fillDate(box, daysAhead(60));
    await box.press('Tab');
    await fillDate(form(page).getByRole('textbox', { name: 'Return' }), daysAhead(70));
    await box.press('ArrowDown');
    await expect(form(page).getByRole('dialog').locator('td:focus')).toBeVisible();
    await press(page, 'Shift+Tab', 'Enter', 'Enter', 'Escape');
    await expect(form(page).getByRole('dialog')).toBeHidden();
    await expect(box).toHaveValue(moved);
    await expect(form(page).getByRole('textbox', { name: 'Return' })).toHaveValue(back);
  },
);

test('slider with two ends: the price', { tag: '@release' }, async ({ page }) => {
  await openResults(page);
  const low = page.getByRole('slider', { name: 'Lowest price' });
  const high = page.getByRole('slider', { name: 'Highest price' });
  await low.focus();
  const value = async (of: Locator): Promise<number> => Number(await of.inputValue());
  const [min, max] = [await value(low), await value(high)];
  const text = async (of: Locator): Promise<string> => (await of.getAttribute('aria-valuetext')) ?? '';
  expect(await text(low)).toMatch(/^\$\d/);
  await press(page, 'ArrowRight');
  await expect.poll(() => value(low)).toBe(min + 25_00);
  expect(await text(low)).toMatch(/^\$\d/);
  await press(page, 'ArrowLeft');
  await expect.poll(() => value(low)).toBe(min);
  await press(page, 'Tab');
  await expect(high).toBeFocused();
  await press(page, 'PageDown');
  await expect.poll(() => value(high)).toBe(max - 125_00);
  await press(page, 'Home');
  // the ends never cross
  await expect.poll(() => value(high)).toBe(min);
  await press(page, 'End');
  await expect.poll(() => value(high)).toBe(max);
  await high.press('ArrowDown');
  await low.press('End');
  await expect.poll(() => value(low)).toBe(max - 25_00);
  await low.press('Home');
  await expect.poll(() => value(low)).toBe(min);
});

test('radio group: the trip type is one stop, and arrows choose', { tag: '@release' }, async ({ page }) => {
  await page.goto('/');
  const group = form(page).getByRole('group', { name: 'Trip type' });
  const [round, oneWay, multiCity] = [
    group.getByRole('radio', { name: 'Round trip' }),
    group.getByRole('radio', { name: 'One way' }),
    group.getByRole('radio', { name: 'Multi-city' }),
  ] as const;
  await untilStarted(page, 'form [type="radio"]');
  await round.focus();
  await expect(round).toBeChecked();
  for (const [key, to] of [
    ['ArrowRight', oneWay],
    ['ArrowDown', multiCity],
    ['ArrowRight', round],
    ['ArrowLeft', multiCity],
    ['ArrowUp', oneWay],
    ['ArrowLeft', round],
  ] as const) {
    await press(page, key);
    await expect(to).toBeChecked();
    await expect(to).toBeFocused();
  }
  await press(page, 'Tab');
  await expect(group.locator(':focus')).toHaveCount(0);
  await press(page, 'Shift+Tab');
  await expect(round).toBeFocused();
});

test('carousel with a button that stops it: the pictures of a banner', { tag: '@release' }, async ({ page }) => {
  await page.goto('/');
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await expect(carousel).toHaveAccessibleName(/./);
  const stop = carousel.getByRole('button', { name: 'Pause pictures' });
  await expect(stop).toBeVisible();
  await expect(carousel.getByRole('button').first()).toHaveAccessibleName('Pause pictures');
  // the keyboard's focus inside stops them
  await page.keyboard.press('Tab');
  await stop.focus();
  const go = carousel.getByRole('button', { name: 'Play pictures' });
  await expect(go).toBeFocused();
  await press(page, 'Tab', 'Tab', 'Enter');
  await expect(carousel.getByRole('button', { name: /2 of/ })).toHaveAttribute('aria-current', 'true');
  await expect(carousel.locator('[aria-current="true"]')).toHaveCount(1);
  await go.press('Enter');
  await expect(stop).toBeFocused();
});

test('modal dialog: menu, filters and comparison', async ({ page }) => {
  await openResults(page);
  await compareTwo(page);
  await page.setViewportSize(PHONE);
  for (const [opener, name] of [
    [page.getByRole('button', { name: 'Compare 2 flights' }), 'Compare flights'],
    [page.getByRole('button', { name: /^Filters/ }), 'Filters'],
    [page.getByRole('button', { name: 'Open menu' }), 'Menu'],
  ] as const) {
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.matches(':modal') && element.contains(document.activeElement))).toBe(true);
    for (let i = 0; i < 4; i += 1) {
      await press(page, 'Shift+Tab');
      // the browser's own bars are the only way out
      expect(await dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body)).toBe(
        true,
      );
    }
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('disclosure: filter groups, flight details, the list of destinations', { tag: '@release' }, async ({ page }) => {
  await openResults(page);
  for (const button of [
    page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Airlines', exact: true }),
    page.getByRole('button', { name: /^Flight details/ }).first(),
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Destinations' }),
  ]) {
    // its name may change with its state
    const handle = page.locator(':focus');
    await button.focus();
    for (const key of ['Enter', 'Space']) {
      await expect(handle).toHaveAttribute('aria-expanded', 'false');
      await press(page, key);
      await expect(handle).toHaveAttribute('aria-expanded', 'true');
      await expect(await pointedAt(handle, 'aria-controls')).toBeVisible();
      await press(page, key);
      await expect(handle).toHaveAttribute('aria-expanded', 'false');
    }
  }
  await press(page, 'Enter', 'Tab', 'Escape');
  await expect(page.getByRole('button', { name: 'Destinations' })).toBeFocused();
});
