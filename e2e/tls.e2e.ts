/**
 * TLS ends at a proxy in front of the site, with a certificate of an authority of our own: what is secure is so for the visitor, and nothing
 * on the way names http.
 */
import { X509Certificate, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as askSite } from 'node:http';
import { createServer, request as askTls } from 'node:https';
import type { Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { hostedFields as card } from '#core/content/messages/booking/payment/hostedFields.en';
import { launchOptions } from './fixtures/chromium';
import { mailsIn } from './fixtures/mails';
import { expect, test } from './fixtures/test';
import {
  ASKING_CARD,
  bookingReference,
  daysAhead,
  fillBilling,
  fillCard,
  fillContact,
  fillTravelers,
  next,
  parisSearch,
  pay,
  selectFirstFlight,
} from './fixtures/traveler';

const HOST = 'fares.test';
const file = (name: string): string => readFileSync(path.join(__dirname, 'fixtures', 'tls', name), 'utf8');
const [AUTHORITY, CERTIFICATE, KEY] = ['ca.pem', 'site.pem', 'site.key'].map(file);
/** Chromium takes this key for good, and no other that it does not know. */
const PIN = createHash('sha256')
  .update(new X509Certificate(CERTIFICATE ?? '').publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64');

interface Proxy {
  readonly origin: string;
  /** Where it forwards requests. */
  to(origin: string): void;
  readonly server: Server;
}

/** A proxy as they are usually set up: it passes Host on, and says from whom a call came and how. */
async function startProxy(): Promise<Proxy> {
  let target = '';
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (incoming, reply) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress, 'x-forwarded-proto': 'https' };
    const passed = askSite(target + (incoming.url ?? '/'), { method: incoming.method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { origin: `https://${HOST}:${String(port)}`, to: (origin) => (target = origin), server };
}

/** Asks as a client that knows the authority, and nothing else of the site. */
const statusOf = (origin: string): Promise<{ readonly status: number; readonly headers: NodeJS.Dict<string | string[]> }> =>
  new Promise((resolve, reject) => {
    const options = { ca: AUTHORITY, servername: HOST, headers: { host: new URL(origin).host } };
    const outgoing = askTls(origin.replace(HOST, '127.0.0.1'), options, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    });
    outgoing.on('error', reject).end();
  });

test('a flight is booked over https, and all that leaves the site names https', { tag: '@release' }, async ({ startSite, faults }) => {
  const proxy = await startProxy();
  const site = await startSite({ env: { TRUST_PROXY: '127.0.0.1', PUBLIC_ORIGIN: proxy.origin } });
  proxy.to(site.origin);
  // a page over https that asks for anything over http is a fault, as is any other host
  faults.expect(new RegExp(`^foreign request: ${proxy.origin}/`));
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`, `--ignore-certificate-errors-spki-list=${PIN}`],
  });
  try {
    const answer = await statusOf(proxy.origin);
    expect([answer.status, answer.headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max-age=')]);

    const context = await browser.newContext({ baseURL: proxy.origin, locale: 'en-US' });
    await faults.watch(context);
    const page = await context.newPage();
    await page.goto(`/flights/search?${parisSearch()}`);
    await selectFirstFlight(page);
    await next(page);
    await fillTravelers(page, daysAhead(45));
    await next(page);
    await fillContact(page);
    await next(page);
    await fillBilling(page);
    await fillCard(page, ASKING_CARD);
    await pay(page);
    // the bank's page
    await page.frameLocator('iframe[src*="/gateway/challenge"]').getByRole('button', { name: card.complete, exact: true }).click();
    const reference = await bookingReference(page);

    expect(await context.cookies()).toEqual([
      expect.objectContaining({ name: '__Host-wf_trip', domain: HOST, secure: true, httpOnly: true, sameSite: 'Lax' }),
    ]);
    await page.reload();
    expect(await bookingReference(page)).toBe(reference);

    const [document, map, robots] = await Promise.all(
      ['/about-us', '/sitemap-1.xml', '/robots.txt'].map(async (at) => (await context.request.fetch(site.origin + at)).text()),
    );
    expect(document).toContain(`<link rel="canonical" href="${proxy.origin}/about-us"/>`);
    expect(map).toContain(`<loc>${proxy.origin}/about-us</loc>`);
    expect(robots).toContain(`Sitemap: ${proxy.origin}/sitemap.xml`);
    await expect.poll(() => mailsIn(site.dataDir).length).toBeGreaterThan(0);
    const mails = mailsIn(site.dataDir).join('').replace(/=\r\n/g, '');
    expect(mails).toContain(proxy.origin);
    expect(mails).not.toContain('http://');
  } finally {
    await browser.close();
    proxy.server.closeAllConnections();
    proxy.server.close();
  }
});
