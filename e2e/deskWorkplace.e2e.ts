/** The desk as a place to work: a caller's trip by its code, commands and keys, and nothing of it in travelers' files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { Buyer } from './fixtures/buyer';
import { axeFaults, overflowOf, spillsOf } from './fixtures/pageChecks';
import type { Site } from './fixtures/site';
import { expect, test } from './fixtures/test';

const DESK_TOKEN = 'correct-horse-battery-staple';
const DIST = path.resolve(__dirname, '../dist');

async function signIn(page: Page, { origin }: Pick<Site, 'origin'>): Promise<void> {
  await page.goto(`${origin}/desk`);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Access token').fill(DESK_TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Commands/ })).toBeVisible();
}

/** Nothing hangs out, and axe finds nothing, at both widths and in both schemes. */
async function expectFit(page: Page): Promise<void> {
  for (const width of [1440, 1024])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect([width, colorScheme, await overflowOf(page), await spillsOf(page), await axeFaults(page)]).toEqual([
        width,
        colorScheme,
        0,
        [],
        [],
      ]);
    }
}

test('travelers’ files have nothing of the desk, and who is not signed in gets no script', { tag: '@smoke' }, async ({ startSite }) => {
  const site = readFileSync(path.join(DIST, 'manifest.json'), 'utf8');
  expect(site).not.toMatch(/assets\/desk/);
  expect(readFileSync(path.join(DIST, 'web', 'sw.js'), 'utf8')).not.toMatch(/assets\/desk/);
  const { origin } = await startSite({ env: { DESK_TOKEN } });
  const answer = await fetch(`${origin}/desk`);
  expect(await answer.text()).not.toMatch(/<script/);
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-src 'none'/);
  const trip = await fetch(`${origin}/desk/trip`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'K7MPX2' }),
  });
  expect(trip.status).toBe(401);
});

test(
  'an agent opens a caller’s trip by its code, and finds a booking by keys alone',
  { tag: '@smoke' },
  async ({ page, faults, startSite }) => {
    faults.expect(/404.*desk\/trip|desk\/trip: not_found/);
    const site = await startSite({ env: { DESK_TOKEN } });
    const buyer = new Buyer(site.origin);
    const reference = String((await buyer.book(await buyer.prepare()))['body']['reference']);
    const caller = new Buyer(site.origin);
    const { draftId, acceptedTotal } = await caller.prepare();
    const { code } = (await caller.send('POST', '/api/handover', { draftId })).body;
    const total = `$${(acceptedTotal / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    await signIn(page, site);
    await expectFit(page);

    await page.keyboard.press('c');
    await expect(page.getByRole('textbox', { name: 'Call code' })).toBeFocused();
    await page.keyboard.type('ZZZ-ZZ9');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('There is no such code, or it has expired. Ask the caller for a new one.');
    await page.getByRole('textbox', { name: 'Call code' }).fill(String(code).toLowerCase());
    await page.getByRole('button', { name: 'Open trip' }).click();
    const trip = page.getByRole('region', { name: 'The caller’s trip' });
    await expect(trip.getByRole('heading', { name: 'The caller’s trip' })).toBeFocused();
    await expect(trip).toContainText(total);
    await expect(trip.getByRole('region', { name: 'Outbound' })).toContainText('JFK');
    await expectFit(page);

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys of this page' })).toContainText('Call code');
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('quinones');
    await expectFit(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${reference} · Ticketed`);
    expect(page.url()).not.toContain('quinones');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mail aga');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Yes, send it' })).toBeVisible();

    await page.keyboard.press('?');
    await page.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await expect(page.getByRole('button', { name: 'Yes, send it' })).toBeVisible();
  },
);

test('a call is a row: begun by a key, offered the click that it came by, ended with its outcome', async ({ page, startSite }) => {
  const site = await startSite({ env: { DESK_TOKEN } });
  const buyer = new Buyer(site.origin);
  const reference = String((await buyer.book(await buyer.prepare())).body['reference']);
  const click = {
    pageUrl: '/flights-to-paris',
    device: 'phone | iPhone | Safari',
    tfn: '800555-0111',
    isPaid: true,
    fftfn: 'GOOGLE1',
    placement: 'header',
  };
  expect((await buyer.send('POST', '/api/callclick', { ...click, FingerprintId: '', Referrer: '' })).status).toBe(204);
  await signIn(page, site);
  await page.goto(`${site.origin}/desk/bookings/${reference}`);
  await expect(page.getByRole('button', { name: 'New call' })).toBeVisible();
  await page.keyboard.press('n');
  const call = page.getByRole('region', { name: 'Your call' });
  await expect(call.getByLabel('Booking')).toHaveValue(reference);
  await call.getByLabel(/^Pressed on the site/).selectOption({ index: 1 });
  await expect(call.getByRole('status')).toHaveText('Saved');
  await expect(call.getByLabel('Number dialed')).toHaveValue('(800) 555-0111');
  await call.getByLabel('Reason').selectOption('Bags and seats');
  await call.getByLabel('Caller’s number').fill('(212) 555-0199');
  await call.getByLabel('Note').fill('Wants one more bag');
  await expectFit(page);

  // a page of its own goes on with the same call
  await page.goto(`${site.origin}/desk`);
  await expect(call.getByLabel('Note')).toHaveValue('Wants one more bag');
  await call.getByLabel('Outcome').selectOption('Question answered');
  await page.getByRole('heading', { name: 'Your call' }).click();
  await page.keyboard.press('e');
  await expect(call).toHaveCount(0);
  await page.goto(`${site.origin}/desk/bookings/${reference}`);
  await expect(page.getByRole('region', { name: 'Calls', exact: true }).getByRole('row')).toContainText([
    /Reason/,
    /Ana.*Bags and seats.*Question answered.*Wants one more bag/,
  ]);
  expect(await site.query('select agent, page, reference, ended_at is not null as is_over from desk_calls')).toEqual([
    { agent: 'Ana', page: '/flights-to-paris', reference, is_over: true },
  ]);
  expect(site.output()).not.toMatch(/one more bag|555-0199/);
});

test('a supervisor makes an account, with which an agent signs in and sees no figures', async ({ page, browser, startSite }) => {
  const site = await startSite({ env: { DESK_TOKEN } });
  await signIn(page, site);
  await page.getByRole('link', { name: 'Agents' }).click();
  const add = page.getByRole('form', { name: 'Add an agent' });
  await add.getByLabel('Name').fill('Ben');
  await add.getByLabel('Access token').fill(DESK_TOKEN);
  await add.getByRole('button', { name: 'Add an agent' }).click();
  const shown = page.getByRole('status');
  await expect(shown).toContainText('For Ben, shown this once');
  await expectFit(page);
  const valueOf = async (term: string) => (await shown.locator('div', { hasText: term }).locator('dd').first().textContent()) ?? '';
  const [key, secret] = [await valueOf('Access token'), await valueOf('Second factor')];

  const its = await (await browser.newContext()).newPage();
  await its.goto(`${site.origin}/desk`);
  await its.getByLabel('Your name').fill('ben');
  await its.getByLabel('Access token').fill(key);
  await its.getByLabel('Code of your authenticator app').fill(TOTP.generate({ secret: Secret.fromBase32(secret) }));
  await its.getByRole('button', { name: 'Sign in' }).click();
  await expect(its.getByRole('heading', { name: 'Wants a person' })).toBeVisible();
  await expect(its.getByText('Revenue')).toHaveCount(0);
  await expect(its.getByRole('link', { name: 'Agents' })).toHaveCount(0);
  await its.context().close();
});
