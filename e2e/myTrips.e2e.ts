/** All trips of a traveler on a new device by a link in a mail, then without a network; and a new build that is offered. */
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Buyer } from './fixtures/buyer';
import { htmlOf, mailsIn } from './fixtures/mails';
import { axeFaults, overflowOf } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';

/** Two trips of one address; answers the references. */
async function bookTwo(origin: string, email: string): Promise<readonly string[]> {
  const references: string[] = [];
  for (let i = 0; i < 2; i += 1) {
    const buyer = new Buyer(origin);
    const order = await buyer.prepare();
    const { status, body } = await buyer.book({ ...order, contact: { ...order.contact, email } });
    expect(status).toBe(201);
    references.push(String(body['reference']));
  }
  return references;
}

/** The site behind a proxy that, once switched, has the service worker of another build. */
async function rebuilt(origin: string) {
  let isRebuilt = false;
  const script = readFileSync(path.join(__dirname, '../dist/web/sw.js'), 'utf8').replace(/wf-shell-[\w-]{12}/, 'wf-shell-anotherbuild');
  const proxy = createServer((incoming, answer) => {
    if (isRebuilt && incoming.url === '/sw.js') {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    const { method, url, headers } = incoming;
    const outgoing = request(`${origin}${url ?? ''}`, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    incoming.pipe(outgoing.on('error', () => answer.destroy()));
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`,
    rebuild: () => {
      isRebuilt = true;
    },
    close: () => proxy.close(),
  };
}

test(
  'a link by mail opens all trips on a new device; a booking opens again without a network',
  { tag: '@smoke' },
  async ({ page, context, site, faults }) => {
    const email = 'trips@example.com';
    const [first = '', second = ''] = await bookTwo(site.origin, email);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/find-your-booking');
    await page.getByLabel('Send it to the address you booked with').fill(email);
    await page.getByRole('button', { name: 'Send me a link to my trips' }).click();
    await page.getByText(`If trips are booked with ${email}, a link is on its way.`).waitFor();
    const link = (): string | undefined =>
      mailsIn(site.dataDir).flatMap((mail) => /find-your-booking#trips=[\w-]{32}/.exec(htmlOf(mail)) ?? [])[0];
    await expect.poll(link).toBeDefined();

    await page.goto(`/${link() ?? ''}`);
    await page.getByRole('button', { name: 'Show my trips' }).click();
    const list = page.getByRole('region', { name: 'Your trips on this device' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    expect(await axeFaults(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await list.getByRole('button', { name: new RegExp(`^Open: .*${first}$`) }).click();
    await page.getByRole('heading', { level: 1, name: 'Booking confirmed' }).waitFor();
    await expect(page.getByText(first, { exact: true })).toBeVisible();

    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    faults.expect(/net::ERR_INTERNET_DISCONNECTED|: offline|: network|ERR_FAILED/);
    await context.setOffline(true);
    await page.reload();
    const kept = page.getByRole('region', { name: 'Your trips without a connection' });
    await expect(kept.getByText(first)).toBeVisible();
    await expect(kept.getByText(/There is no connection/)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    // from where an installed application starts
    await page.goto('/');
    await expect(kept.getByText(first)).toBeVisible();
    await expect(page).toHaveURL(/\/find-your-booking$/);

    await context.setOffline(false);
    await page.reload();
    await list.getByRole('button', { name: 'Remove all from this device' }).click();
    await page.getByText(/Removed from this device/).waitFor();
    await expect
      .poll(() => page.evaluate(async () => [await window.caches.keys(), window.localStorage.getItem('wf.trips')]))
      .toEqual([[], null]);
    // this browser may read none any more, and knows it
    await page.goto('/flights/confirmation');
    await page.getByRole('button', { name: 'Find booking' }).waitFor();
    await expect(page.getByText(second)).toHaveCount(0);
  },
);

test('a new build is offered, and waits until it is wanted', { tag: '@release' }, async ({ page, site }) => {
  const proxy = await rebuilt(site.origin);
  const buyer = new Buyer(proxy.origin);
  const order = await buyer.prepare();
  const booked = await buyer.book(order);
  await page.goto(`${proxy.origin}/find-your-booking`);
  await page.getByLabel('Booking reference').fill(String(booked.body['reference']));
  await page.getByLabel('Email', { exact: true }).fill(order.contact.email);
  await page.getByRole('button', { name: 'Find booking' }).click();
  const confirmed = page.getByRole('heading', { level: 1, name: 'Booking confirmed' });
  await confirmed.waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const caches = () => page.evaluate(() => window.caches.keys());
  const [before] = await caches();
  proxy.rebuild();
  await page.reload();
  const load = page.getByRole('button', { name: 'Load it now' });
  await load.waitFor();
  expect(await caches()).toEqual([before, 'wf-shell-anotherbuild']);
  await Promise.all([page.waitForEvent('load'), load.click()]);
  await expect.poll(caches).toEqual(['wf-shell-anotherbuild']);
  await confirmed.waitFor();
  await expect(load).toHaveCount(0);
  proxy.close();
});
