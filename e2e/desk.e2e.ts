/** The agency's page: not there unless asked for, opened by the token alone, and true to what happened. */
import { sitemapPaths } from './fixtures/pages';
import { expect, test } from './fixtures/test';
import { Buyer } from './fixtures/buyer';
import { axeFaults, overflowOf } from './fixtures/pageChecks';

const DESK_TOKEN = 'correct-horse-battery-staple';

test('is nowhere without its setting', async ({ request, site }) => {
  for (const path of ['/desk', '/desk/days.csv', '/desk/sign-out']) expect((await request.get(`${site.origin}${path}`)).status()).toBe(404);
  const posted = await request.post(`${site.origin}/desk`, { form: { token: DESK_TOKEN } });
  expect(posted.status()).toBe(404);
});

test('opens with the token, and counts a booking and a call', async ({ page, faults, startSite }) => {
  faults.expect(/403|429/);
  const site = await startSite({ env: { DESK_TOKEN, RATE_LIMITS: 'on', LIMITS: 'booking=60/60', DESK_TIME_ZONE: 'UTC' } });
  const buyer = new Buyer(site.origin);
  const body = await buyer.prepare();
  const event = (name: string, params: object) =>
    buyer.send('POST', '/api/eventlog', {
      name,
      params,
      campaign: { fftfn: 'GOOGLE1' },
      pageUrl: '/',
      FingerprintId: 'f',
      Referrer: '',
    });
  for (const name of ['search', 'search', 'view_item_list']) expect((await event(name, {})).status).toBe(204);
  for (const name of ['begin_checkout', 'add_payment_info']) await event(name, { draft_id: body.draftId });
  const click = {
    pageUrl: '/faq',
    device: '',
    tfn: '',
    isPaid: true,
    fftfn: 'GOOGLE1',
    placement: 'header',
    FingerprintId: '',
    Referrer: '',
  };
  expect((await buyer.send('POST', '/api/callclick', click)).status).toBe(204);
  const booked = await buyer.book(body);
  const paid = `$${(body.acceptedTotal / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  const reference = String(booked.body['reference']);
  expect(reference).toMatch(/^[0-9A-Z]{6}$/);

  // a file asks for the token as well, and a wrong one opens nothing
  const stranger = await fetch(`${site.origin}/desk/bookings.csv`, { redirect: 'manual' });
  expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/desk']);
  await page.goto(`${site.origin}/desk`);
  await page.getByLabel('Access token').fill('correct-horse-battery-stable');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('This is not the access token. Check it and try again.');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel('Access token').fill(DESK_TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Agency desk');

  const [cookie] = (await page.context().cookies(`${site.origin}/desk`)).filter(({ name }) => name.endsWith('wf_desk'));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', secure: true, path: '/desk' });
  const answer = await page.reload();
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });

  const row = page.getByRole('region', { name: 'By tracking code' }).getByRole('row', { name: /^GOOGLE1/ });
  await expect(row.getByRole('cell')).toHaveText(['1', '2', '1', '1', '1', '1', '50.0%', paid, '$0.00', paid]);
  await expect(page.getByRole('region', { name: 'Calls by page' }).getByRole('row', { name: '/faq 1' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bookings' }).getByRole('row', { name: new RegExp(reference) })).toContainText('Ticketed');
  await expect(page.getByRole('img', { name: /^Bar chart, Revenue by day/ })).toBeVisible();
  expect(await page.content()).not.toMatch(/Quinones|maria@|555-?0118/i);
  expect(await axeFaults(page)).toEqual([]);

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download By day as CSV' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^days-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await page.request.get(page.url().replace(/\/desk.*$/, '/desk/codes.csv'));
  const dollars = String(body.acceptedTotal / 100);
  expect(await csv.text()).toContain(`GOOGLE1,1,2,1,1,1,1,50,${dollars},0,${dollars}\r\n`);

  // the same without a script, in Spanish, on a phone
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Por código de seguimiento' })).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByLabel('Clave de acceso')).toBeVisible();

  const wrong = () => fetch(`${site.origin}/desk`, { method: 'POST', body: new URLSearchParams({ token: 'guess' }) });
  const statuses = [];
  for (let i = 0; i < 12; i += 1) statuses.push((await wrong()).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await fetch(`${site.origin}/desk`, { method: 'POST', body: new URLSearchParams({ token: DESK_TOKEN }) })).status).toBe(429);
  expect(site.output()).toContain('a wrong token was typed at the desk');
  expect(site.output()).not.toMatch(/correct-horse|guess/);
  expect((await sitemapPaths(site.origin)).filter((path) => path.startsWith('/desk'))).toEqual([]);
});
