/** What a screen reader has to read: a card of the list (results.30). Counted in the page that the browser shows, by its accessible text. */
import type { Locator } from '@playwright/test';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import { releaseUnless } from './fixtures/size';
import { expect, test } from './fixtures/test';
import { daysAhead, parisSearch } from './fixtures/traveler';
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { results as resultsEn } from '#core/content/messages/flights/results/results.en';
import { searchParamsOf } from '#core/domain/search/searchQuery';

/** Words of the text that is neither hidden nor hidden from screen readers, each of them once; names of buttons are among them. */
const spokenWords = (card: Locator): Promise<string[]> =>
  card.evaluate((root) => {
    const words: string[] = [];
    const walk = (node: Node): void => {
      if (node.nodeType === Node.TEXT_NODE) words.push(...(node.textContent ?? '').split(/[\s·–]+/).filter(Boolean));
      if (!(node instanceof Element)) return;
      const { display, visibility } = getComputedStyle(node);
      if (node.getAttribute('aria-hidden') === 'true' || display === 'none' || visibility === 'hidden') return;
      node.childNodes.forEach(walk);
    };
    walk(root);
    return words;
  });

const WARNINGS = [resultsEn.redEye, resultsEn.airportChange, resultsEn.selfTransfer];

/** How many words of a card warn: each direction has warnings of its own. */
const warningWords = (text: string): number =>
  WARNINGS.reduce((sum, warning) => sum + (text.split(warning).length - 1) * warning.split(' ').length, 0);

/** New York to Los Angeles, one adult: flights with one stop, and two, among them. */
const ONE_ADULT = searchParamsOf(
  searchFor({ origin: 'JFK', destination: 'LAX', departs: daysAhead(45), returns: daysAhead(52) }, 'Economy', DEFAULT_TRAVELERS),
);

for (const [order, path, first, rest] of [
  ['as it comes', `/flights/search?${ONE_ADULT}`, 'Flights', 'More flights'],
  ['by time', `/flights/search?${parisSearch()}&sort=fastest`, 'Flights', 'More flights'],
  ['by price', `/flights/search?${parisSearch()}&sort=cheapest`, 'Flights', 'More flights'],
] as const)
  test(
    `${order}: a folded card has 55 words, a heading of its own, and can be identified in the list`,
    releaseUnless(order === 'as it comes'),
    async ({ page }) => {
      await page.goto(path);
      const cards = page.getByRole('list', { name: first, exact: true }).getByRole('article');
      await cards.nth(1).waitFor();
      const more = page.getByRole('list', { name: rest, exact: true }).getByRole('article');
      await more.first().waitFor();
      const counted: number[] = [];
      for (const card of [...(await cards.all()), ...(await more.all()).slice(0, 6)]) {
        const words = await spokenWords(card);
        counted.push(words.length);
        expect(words.length - warningWords(words.join(' ')), words.join(' ')).toBeLessThanOrEqual(55);
        await expect(card.getByRole('heading', { level: 3 })).toHaveText(/^.+, \d+:\d\d\s[AP]M to \d+:\d\d\s[AP]M.*, \$[\d,]+\.\d\d$/);
      }
      test.info().annotations.push({ type: 'words of a card', description: counted.join(', ') });
      // the list holds flights, and each of them is one
      for (const list of [first, rest])
        expect(await page.getByRole('list', { name: list, exact: true }).locator('> li:not(:has(article))').count()).toBe(0);
      await expect(page.getByRole('list', { name: first, exact: true }).getByRole('group', { name: 'Call about this search' })).toHaveCount(
        0,
      );
    },
  );

test('a price is announced when the whole cost makes it another one, and when a booking begins', { tag: '@release' }, async ({ page }) => {
  await page.goto(`/flights/search?${ONE_ADULT}`);
  await page.getByRole('list', { name: 'Flights', exact: true }).waitFor();
  const announced = page.getByRole('status');
  await expect(announced.filter({ hasText: /flights/ }).first()).not.toContainText('$');
  await page.getByRole('group', { name: 'Whole cost' }).getByRole('checkbox', { name: '1 checked bag' }).click();
  await expect(announced.filter({ hasText: /^[\d,]+ flights.*checked bag.*\$[\d,]+\.\d\d/i })).toBeAttached();
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  await page.getByRole('heading', { name: bookingEn.headings.review }).waitFor();
  await expect(announced.filter({ hasText: /^Total \$[\d,]+\.\d\d$/ })).toBeAttached();
});
