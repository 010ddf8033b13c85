/** Where to fly for a budget: from the page to the search that holds its price, by mouse, keys and phone. */
import { untilAnswered, USUAL_PLACES } from './fixtures/answered';
import { releaseUnless } from './fixtures/size';
import { expect, test } from './fixtures/test';
import { axeFaults, overflowOf, shiftsOf } from './fixtures/pageChecks';

const WALL = { name: 'Places with prices' };

test.beforeEach(({ request }) => untilAnswered(request, USUAL_PLACES));

test('the price of a card is the lowest of the search that it leads to (explore.4)', async ({ page, request }) => {
  await untilAnswered(request, '/api/explore?ori=JFK&stay=week');
  await page.goto('/explore?ori=JFK&stay=week&max=400');
  const card = page.getByRole('list', WALL).getByRole('link').first();
  const price = await card.locator('.price .vh').textContent();
  await card.click();
  await expect(page.getByRole('list', { name: 'Flights', exact: true })).toBeVisible();
  // ten flights are drawn at first
  await page
    .getByText(/^Cheapest/)
    .first()
    .click();
  await expect(
    page
      .getByRole('list', { name: 'Flights', exact: true })
      .getByRole('heading', { name: price ?? 'no price' })
      .first(),
  ).toBeAttached();
});

test(
  'a pin is reached by keys and shows its card; a part of the world is a choice in the address (explore.7)',
  { tag: '@release' },
  async ({ page, request }) => {
    await untilAnswered(request, '/api/explore?ori=JFK');
    await page.goto('/explore?ori=JFK&when=any');
    const map = page.getByRole('group', { name: /^Map of prices/ });
    await expect(map).toHaveAccessibleName('Map of prices: North America');
    const pin = map.getByRole('button').first();
    await pin.focus();
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('region', { name: 'Chosen on the map' });
    await expect(chosen.getByRole('link')).toHaveCount(1);
    await page.getByRole('button', { name: 'Europe' }).click();
    await expect(map).toHaveAccessibleName('Map of prices: Europe');
    await expect(page).toHaveURL(/area=europe/);
    const boxes = await map.getByRole('button').evaluateAll((pins) => pins.map((p) => p.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThan(5);
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1))
        expect(a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5).toBe(true);
    });
  },
);

test(
  'the map is brought nearer by buttons and keys, and a price that stands for several comes apart (explore.7)',
  { tag: '@release' },
  async ({ page }) => {
    await page.goto('/explore?when=any');
    const map = page.getByRole('group', { name: /^Map of prices/ });
    const gathered = map.getByRole('button', { name: /more places? near it$/ });
    await gathered.first().waitFor();
    const before = await gathered.count();
    const [zoomIn, zoomOut] = [page.getByRole('button', { name: 'Zoom in' }), page.getByRole('button', { name: 'Zoom out' })];
    await expect(zoomOut).toBeDisabled();
    await zoomIn.click();
    await expect(zoomOut).toBeEnabled();
    const land = map.locator('svg g');
    const nearer = (await land.getAttribute('transform')) ?? '';
    await map.getByRole('button').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(land).not.toHaveAttribute('transform', nearer);
    await page.keyboard.press('ArrowRight');
    await expect(land).toHaveAttribute('transform', nearer);
    await zoomOut.click();
    await expect(zoomOut).toBeDisabled();
    await expect(gathered).toHaveCount(before);
    await gathered.first().press('Enter');
    await expect(zoomOut).toBeEnabled();
    await expect(page.getByRole('region', { name: 'Chosen on the map' }).getByRole('link')).toHaveCount(1);
  },
);

for (const [width, view] of [
  [1440, 'wall'],
  [390, 'wall'],
  [390, 'map'],
] as const)
  test(
    `${view} at ${width} px: nothing overflows or moves, and no barrier is found`,
    releaseUnless(width === 390 && view === 'map'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/us-es/explore${view === 'map' ? '?view=map' : ''}`);
      await expect(page.getByRole('heading', { name: /lugares desde Nueva York/ })).toBeVisible();
      expect(await overflowOf(page)).toBe(0);
      const moved = await shiftsOf(page);
      expect(moved.reduce((sum, { score }) => sum + score, 0)).toBeLessThanOrEqual(0.02);
      expect(await axeFaults(page)).toEqual([]);
    },
  );

test('choices are whole in narrow and wide windows, in both languages', { tag: '@release' }, async ({ page }) => {
  for (const path of ['/explore', '/us-es/explore'])
    for (const width of [320, 390, 1366, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await page.getByRole('search').getByRole('combobox').nth(1).waitFor();
      await page.evaluate(() => document.fonts.ready);
      // a choice of the browser's own says nothing of what does not fit: its text is measured in its letters
      const cut = await page
        .getByRole('search')
        .locator('select')
        .evaluateAll((all) =>
          all.flatMap((one) => {
            const select = one as HTMLSelectElement;
            const { font, paddingLeft, paddingRight } = getComputedStyle(select);
            const pen = document.createElement('canvas').getContext('2d');
            if (!pen) throw new Error('nothing to measure with');
            pen.font = font;
            const text = select.selectedOptions[0]?.text ?? '';
            return pen.measureText(text).width > select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) ? [text] : [];
          }),
        );
      expect(cut, `${path} at ${String(width)} px`).toEqual([]);
    }
});
