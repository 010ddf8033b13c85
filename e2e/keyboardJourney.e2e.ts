/**
 * The whole way from the home page to "Booking confirmed" without a mouse, counted (content.33, docs/accessibility.md): every key pressed is
 * one, every character typed is one. What a browser fills in by itself is not counted: fields that say by `autocomplete` whose name,
 * birth date, address or telephone they want. The card, which only its owner's browser knows, is typed.
 */
import type { Locator, Page } from '@playwright/test';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { untilStarted } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';
import { daysAhead } from './fixtures/traveler';

const MOST_KEYS = 170;

class Keyboard {
  pressed = 0;
  constructor(private readonly page: Page) {}

  async press(key: string, times = 1): Promise<void> {
    for (let i = 0; i < times; i += 1) await this.page.keyboard.press(key);
    this.pressed += times;
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.pressed += text.length;
  }

  /** Presses Tab until the target has the focus; fails where that never comes. */
  async tabTo(target: Locator): Promise<void> {
    for (let i = 0; i < 40; i += 1) {
      if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`${target.toString()} is not reached by Tab`);
  }
}

/** What the browser knows of its owner, put in as it would: into fields that name it, each of them empty. */
async function autofill(page: Page, known: Readonly<Record<string, string>>): Promise<void> {
  for (const [token, value] of Object.entries(known)) {
    const field = page.locator(`[autocomplete="${token}"]`);
    await expect(field).toHaveCount(1);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

const us = (date: IsoDate): string => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;

test(`from home to "Booking confirmed" by keyboard alone, in at most ${String(MOST_KEYS)} keys`, async ({ page }) => {
  await page.goto('/');
  await untilStarted(page);
  const keys = new Keyboard(page);
  const steps: string[] = [];
  const note = (step: string): void => {
    steps.push(`${step} ${String(keys.pressed)}`);
  };

  await keys.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await keys.press('Enter');
  const form = page.getByRole('search');
  await keys.tabTo(form.getByRole('combobox', { name: 'From' }));
  await keys.type('jfk');
  await form.getByRole('option', { name: /JFK/ }).first().waitFor();
  await keys.press('Enter');
  await keys.tabTo(form.getByRole('combobox', { name: 'To', exact: true }));
  await keys.type('lax');
  await form.getByRole('option', { name: /LAX/ }).first().waitFor();
  await keys.press('Enter');
  await keys.tabTo(form.getByRole('textbox', { name: 'Departure' }));
  await keys.type(us(daysAhead(45)));
  await keys.tabTo(form.getByRole('textbox', { name: 'Return' }));
  await keys.type(us(addDays(daysAhead(45), 7)));
  await keys.press('Enter');
  const list = page.getByRole('list', { name: 'Flights', exact: true });
  if (
    !(await page.waitForURL(/\/flights\/search/, { timeout: 2_000 }).then(
      () => true,
      () => false,
    ))
  )
    await keys.press('Enter');
  await list.waitFor();
  note('home');

  await keys.tabTo(page.getByRole('region', { name: 'Your search' }).getByRole('link', { name: 'Skip to flights' }));
  await keys.press('Enter');
  await keys.tabTo(list.getByRole('button', { name: 'Select', exact: true }).first());
  await keys.press('Enter');
  await page.getByRole('heading', { name: 'Review your trip' }).waitFor();
  await expect(page).toHaveTitle(/^Step 1 of 5: Review your trip \|/);
  note('results');

  await keys.tabTo(page.getByRole('button', { name: 'Continue', exact: true }));
  await keys.press('Enter');
  note('review');

  // the first empty field has the focus, and Enter goes on from any of them
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page).toHaveTitle(/^Step 2 of 5: Travelers \|/);
  await autofill(page, { 'given-name': 'Maria', 'family-name': 'Quinones', bday: '04/18/1988' });
  await page.getByLabel('First name').focus();
  await keys.tabTo(page.getByLabel('Sex'));
  await keys.press('F');
  await keys.press('Tab');
  await keys.press('Enter');
  note('travelers');

  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await autofill(page, { email: 'maria@example.com', tel: '(212) 555-0118' });
  await page.getByLabel('Email', { exact: true }).focus();
  await keys.press('Enter');
  note('contact');

  // left out by the button next to the heading
  await expect(page.getByRole('heading', { name: 'Seats and bags', exact: true })).toBeFocused();
  await keys.tabTo(page.getByRole('button', { name: 'Skip this step' }));
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused();
  await expect(page).toHaveTitle(/^Step 5 of 5: Payment \|/);
  note('seats and bags');

  const frame = page.frameLocator('iframe[src*="/gateway/fields"]');
  await frame.getByLabel('Card number').waitFor();
  await expect(page.getByRole('combobox', { name: 'State' }).getByRole('option', { name: 'New York' })).toBeAttached();
  await autofill(page, {
    'cc-name': 'Maria Quinones',
    'billing country': 'US',
    'billing street-address': '1200 Example Avenue',
    'billing address-level2': 'New York',
    'billing address-level1': 'NY',
    'billing postal-code': '10001',
  });
  await page.getByRole('heading', { name: 'Payment', exact: true }).focus();
  await keys.tabTo(frame.getByLabel('Card number'));
  await keys.type('4242424242424242');
  await keys.press('Tab');
  await keys.type('1234');
  await keys.press('Tab');
  await keys.type('123');
  await keys.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Booking confirmed' }).waitFor();
  note('payment');

  test.info().annotations.push({ type: 'keys', description: steps.join(', ') });
  console.log(`keys pressed: ${steps.join(', ')}`);
  expect(keys.pressed).toBeLessThanOrEqual(MOST_KEYS);
});
