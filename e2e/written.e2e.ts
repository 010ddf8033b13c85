/** What people write, wherever it is read again: comments below an article, letters to the agency, lists of the desk. Text, and nothing more. */
import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Page } from '@playwright/test';
import { enquiries as en } from '#core/content/messages/site/enquiries.en';
import { desk } from './fixtures/desk';
import { htmlOf, mailsIn } from './fixtures/mails';
import { axeFaults, overflowOf, spillsOf, untilStarted } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';

const ARTICLE = 'passport-validity';
const LONG = 'W'.repeat(400);
const LINES = [
  '<script>window.ran=1</script><img src=//evil.example/x onerror="window.ran=1">',
  '" autofocus onfocus="window.ran=1" x="',
  'javascript:window.ran=1 [press](javascript:window.ran=1) **bold** # head',
  '<a href="https://evil.example">here</a> <style>*{display:none}</style> <!-- ',
  '\u202Edesrever\u202C \u2066isolated \u200Fמרים كريم 名前',
  '👩‍👩‍👧‍👦 🏳️‍🌈 e\u0301\u0301\u0301 null undefined NaN [object Object] \\0 %00 ${7*7} {{7*7}}',
  LONG,
];
const MESSAGE = LINES.join('\n');
/** What turns the direction of everything after it, where it is not shut in. */
const NAME = '\u202Eمريم <b>Ruiz</b> "x"';

async function send(origin: string, call: string, action: string, body: object): Promise<void> {
  const challenge = (await (await fetch(`${origin}/api/bot-challenge?action=${action}`)).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const botToken = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const answer = await fetch(`${origin}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, botToken }),
  });
  expect([call, answer.status, answer.ok ? '' : await answer.text()]).toEqual([call, 201, '']);
}

/** A letter has none of the parts of a page. */
const PARTS_OF_PAGES = /^(?:landmark-one-main|region|page-has-heading-one): (?:html|body > div)/;

/** Nothing ran, nothing hangs out, and whoever uses a screen reader is as well off as before; at both sizes. */
async function expectHarmless(page: Page, at = 'body'): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await spillsOf(page)).toEqual([]);
    expect((await axeFaults(page)).filter((fault) => !PARTS_OF_PAGES.test(fault))).toEqual([]);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBeUndefined();
  expect(await page.locator(at).locator('script:not([src]), [onerror], [onfocus], [href*="evil"], [href^="javascript"]').count()).toBe(0);
}

/** True where the characters of a text run from left to right, whatever precedes it. */
const runsToTheRight = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (!text) return false;
      const leftOf = (from: number): number => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, from + 1);
        return range.getBoundingClientRect().left;
      };
      return leftOf(0) < leftOf(2);
    });

test('a comment is text on its page, with a script and without', async ({ page, site, browser }) => {
  await page.goto(`/blog/${ARTICLE}#comments`);
  await page.getByLabel(en.fields.name, { exact: true }).fill(NAME);
  await page.getByLabel(en.fields.email, { exact: true }).fill('eve@example.com');
  await page.getByLabel(en.comment.field, { exact: true }).fill(MESSAGE);
  await page.getByRole('button', { name: en.comment.send }).click();
  await page.getByRole('heading', { name: en.comment.sentHeading }).waitFor();
  await expectHarmless(page, '#comments');
  const [stored] = await site.query<{ reference: string }>('select reference from comments order by id desc limit 1');
  const { reference = '' } = stored ?? {};
  expect(await desk(site, 'comment', 'approve', reference)).toMatch(/approved/);

  await page.reload();
  const text = page.locator('.comments__text').first();
  await text.waitFor();
  expect(await text.textContent()).toBe(MESSAGE);
  expect(await page.locator('.comments__text *, .comments__by b *').count()).toBe(0);
  expect(await runsToTheRight(page, '.comments__one time')).toBe(true);
  await page.locator('.comments__reply').first().click();
  await expectHarmless(page, '#comments');

  // without a script there are no comments, and no trace of them in the document
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const reader = await plain.newPage();
  await reader.goto(`/blog/${ARTICLE}`);
  expect(await reader.content()).not.toContain(LONG);
  await plain.close();
});

test('what is written to the agency is text in its mails and lists', { tag: '@release' }, async ({ page, startSite, context }) => {
  test.setTimeout(180_000);
  const site = await startSite();
  await page.goto(`${site.origin}/contact-us`);
  await untilStarted(page, 'main form');
  await page.getByLabel(en.fields.name, { exact: true }).fill(NAME);
  await page.getByLabel(en.fields.email, { exact: true }).fill('eve@example.com');
  await page.getByLabel(en.fields.subject).fill('<img src=x onerror=window.ran=1>');
  await page.getByLabel(en.fields.message).fill(MESSAGE);
  await page.getByRole('button', { name: en.send }).click();
  await page.getByRole('heading', { name: en.sentHeading }).waitFor();
  await expectHarmless(page, 'main');
  const person = { name: NAME, email: 'eve@example.com', phone: '', locale: 'en', message: MESSAGE };
  const places = { from: LINES[0]?.slice(0, 80), to: 'W'.repeat(80), dates: LINES[4], travelers: LINES[1] };
  await send(site.origin, 'vacenquiry', 'vacenquiry', { ...person, ...places, budget: '1000-2500' });
  await send(site.origin, 'flightcancellation', 'flightcancellation', { ...person, reference: 'K7MPX2', reason: 'other', wish: 'refund' });

  await expect.poll(() => mailsIn(site.dataDir).length, { timeout: 60_000 }).toBe(6);
  const letters = mailsIn(site.dataDir).map(htmlOf);
  const toAgency = letters.filter((html) => html.includes('window.ran'));
  expect(toAgency).toHaveLength(3);
  // to whom the address belongs nothing of it goes
  for (const html of letters) expect(html.includes(LONG)).toBe(toAgency.includes(html));
  const requests: string[] = [];
  const reader = await context.newPage();
  await reader.route('**/*', (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  for (const html of toAgency) {
    await reader.setContent(html);
    await expectHarmless(reader);
    const said = await reader.locator('body').textContent();
    for (const line of LINES) expect(said).toContain(line);
    // what turns the direction is shut in where it stands
    const open = await reader
      .locator('td, p')
      .evaluateAll((all) => all.filter((one) => /[\u202e\u2066]/.test(one.textContent) && getComputedStyle(one).unicodeBidi === 'normal'));
    expect(open).toHaveLength(0);
  }
  expect(requests).toEqual([]);

  for (const list of ['enquiries', 'cancellations']) {
    const printed = await desk(site, list);
    // a terminal obeys what a page shows
    expect(printed).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
    expect(JSON.parse(await desk(site, list, '--json'))).toContainEqual(expect.objectContaining({ message: MESSAGE }));
  }
});
