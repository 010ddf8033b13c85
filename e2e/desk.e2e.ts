/** The agency's page: not there unless requested, opened by the token alone, and true to what happened. */
import { sitemapPaths } from './fixtures/pages';
import { expect, test } from './fixtures/test';
import { Buyer } from './fixtures/buyer';
import { axeFaults, overflowOf } from './fixtures/pageChecks';

const DESK_TOKEN = 'correct-horse-battery-staple';

test('is nowhere without its setting', { tag: '@release' }, async ({ request, site }) => {
  for (const path of ['/desk', '/desk/days.csv', '/desk/sign-out']) expect((await request.get(`${site.origin}${path}`)).status()).toBe(404);
  const posted = await request.post(`${site.origin}/desk`, { form: { agent: 'Ana', token: DESK_TOKEN } });
  expect(posted.status()).toBe(404);
});

test('opens with the token, and counts a booking and a call', { tag: '@release' }, async ({ page, faults, startSite }) => {
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
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Access token').fill('correct-horse-battery-stable');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The name, the token or the code is not right, or the code was used before. Check them and try again.',
  );
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel('Access token').fill(DESK_TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Agency desk');

  const [cookie] = (await page.context().cookies(`${site.origin}/desk`)).filter(({ name }) => name.endsWith('wf_desk'));
  expect(cookie).toMatchObject({ name: 'wf_desk', httpOnly: true, sameSite: 'Strict', secure: false, path: '/' });
  const answer = await page.reload();
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });

  const row = page.getByRole('region', { name: 'By tracking code' }).getByRole('row', { name: /^GOOGLE1/ });
  await expect(row.getByRole('cell')).toHaveText(['1', '2', '1', '1', '1', '1', '50.0%', paid, '$0.00', paid]);
  await expect(page.getByRole('region', { name: 'Calls by page' }).getByRole('row', { name: '/faq 1' })).toBeVisible();
  const listed = page.getByRole('region', { name: 'Bookings' }).getByRole('row', { name: new RegExp(reference) });
  await expect(listed).toContainText('Ticketed');
  await expect(listed.getByRole('link', { name: reference })).toHaveAttribute('href', `/desk/bookings/${reference}`);
  await expect(page.getByText(/^29 days without anything: /)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Bar chart, Revenue by day/ })).toBeVisible();
  expect(await page.content()).not.toMatch(/Quinones|maria@|555-?0118/i);
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Open sessions' }).click();
  await expect(page.getByText('No other session is open.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.goBack();

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

  const typed = (token: string) => fetch(`${site.origin}/desk`, { method: 'POST', body: new URLSearchParams({ agent: 'Eve', token }) });
  const statuses = [];
  for (let i = 0; i < 12; i += 1) statuses.push((await typed('guess')).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await typed(DESK_TOKEN)).status).toBe(429);
  expect(site.output()).toContain('a wrong name, key or code was typed at the desk');
  expect(site.output()).not.toMatch(/correct-horse|guess/);
  expect((await sitemapPaths(site.origin)).filter((path) => path.startsWith('/desk'))).toEqual([]);
});

test(
  'an agent finds a caller’s booking, closes an entry and cancels, each after a question',
  { tag: '@smoke' },
  async ({ page, startSite }) => {
    const site = await startSite({ env: { DESK_TOKEN } });
    const buyer = new Buyer(site.origin);
    const booked = await buyer.book(await buyer.prepare());
    const reference = String(booked.body['reference']);
    const entry = 'b7a1c2d3-0000-4000-8000-000000000001';
    await site.query(
      `insert into attention_entries (id, kind, subject, attempt_id, amount, reason, due_at, opened_at)
     select $1, 'dispute', 'du_1', attempt_id, 26000, 'fraudulent', now() + interval '5 days', now() from bookings where reference = $2`,
      [entry, reference],
    );
    await page.goto(`${site.origin}/desk`);
    await page.getByLabel('Your name').fill('Ana');
    await page.getByLabel('Access token').fill(DESK_TOKEN);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const wants = page.getByRole('region', { name: 'Wants a person' });
    await expect(wants.getByRole('heading', { name: 'A cardholder disputes a payment' })).toBeVisible();
    await expect(wants.getByRole('link', { name: reference })).toBeVisible();

    await page.getByLabel(/^Find a booking/).fill('quinones');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${reference} · Ticketed`);
    expect(page.url()).not.toContain('quinones');
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole('link', { name: 'Close this entry' }).click();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Yes, close it' }).click();
    await expect(page.getByRole('status')).toHaveText('Close an entry: Closed');
    await expect(page.getByRole('heading', { name: 'Wants a person' })).toHaveCount(0);

    await page.getByRole('link', { name: 'Cancel the booking' }).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${reference} · Ticketed`);
    // on a phone, in Spanish
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Español' }).click();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Cancelar la reserva' }).click();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /^Sí, cancelar y reembolsar \$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${reference} · Cancelada`);
    await expect(page.getByRole('region', { name: 'Hecho en el panel' }).getByRole('row')).toContainText([
      /Quién/,
      /Ana.*Cancelar la reserva.*Cancelada/,
      /Ana.*Cerrar un aviso.*Cerrado/,
    ]);
    expect(await site.query('select agent, action, outcome from desk_actions order by at')).toEqual([
      { agent: 'Ana', action: 'close', outcome: 'closed' },
      { agent: 'Ana', action: 'cancel', outcome: 'done' },
    ]);
  },
);

test('a new entry is mailed to the agency, once', { tag: '@release' }, async ({ startSite }) => {
  const site = await startSite();
  await site.query(
    `insert into attention_entries (id, kind, subject, opened_at) values ('b7a1c2d3-0000-4000-8000-000000000002', 'refund_failed', 're_1', now())`,
  );
  const mails = () => site.query(`select state from outbox where kind = 'attention_agency'`);
  await site.restart();
  await expect.poll(mails).toEqual([{ state: 'sent' }]);
  await site.restart();
  expect(await mails()).toEqual([{ state: 'sent' }]);
});
