/** What people send after or apart from a sale, in a real browser: a request to cancel, a receipt, and a fare alert from opt-in to its end. */
import { enquiries as en } from '#core/content/messages/site/enquiries.en';
import { enquiries as es } from '#core/content/messages/site/enquiries.es';
import { manage as manageEs } from '#core/content/messages/booking/manage/manage.es';
import { receipt as receiptEs } from '#core/content/messages/booking/payment/receipt.es';
import { results } from '#core/content/messages/flights/results/results.en';
import { Buyer } from './fixtures/buyer';
import { loseFirstAnswer } from './fixtures/loseAnswer';
import { mailsIn } from './fixtures/mails';
import { axeFaults, overflowOf } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';
import { parisSearch } from './fixtures/traveler';

/** The mails with their quoted-printable text read. */
const textsIn = (dataDir: string): readonly string[] =>
  mailsIn(dataDir).map((mail) =>
    mail.replace(/=\r\n/g, '').replace(/((?:=[0-9A-F]{2})+)/g, (run) => Buffer.from(run.replace(/=/g, ''), 'hex').toString('utf8')),
  );

test(
  'a request to cancel is stored once, mailed to both, and opens the booking it may; its receipt reads on one page: es, 390 px',
  { tag: '@release' },
  async ({ page, site, faults }) => {
    faults.expect(/ERR_FAILED/, /flightcancellation: network/);
    const buyer = new Buyer(site.origin);
    const prepared = await buyer.prepare();
    // an address of this test alone: letters to one address are limited, and others of this site write to the usual one
    const email = 'carmen@example.com';
    const body = { ...prepared, contact: { ...prepared.contact, email }, locale: 'es' as const };
    const booked = await buyer.send('POST', '/api/booking', body, { 'idempotency-key': 'forms-es-390' });
    const reference = String(booked.body['reference']);

    await page.setViewportSize({ width: 390, height: 844 });
    // the browser that booked: no other learns whether there is such a booking
    const [name = '', value = ''] = buyer.cookie.split('=');
    const { hostname } = new URL(site.origin);
    await page.context().addCookies([{ name, value, domain: hostname, path: '/', secure: name.startsWith('__Host-') }]);
    await page.goto('/us-es/flight-cancellation');
    const send = page.getByRole('button', { name: es.cancellation.send });
    await send.click();
    await expect(page.getByLabel(es.fields.reference)).toHaveAccessibleDescription(es.faults.reference_missing);
    await page.getByLabel(es.fields.reference).fill(reference.toLowerCase());
    await page.getByLabel(es.fields.email).fill(email);
    await page.getByLabel(es.fields.name).fill('Maria Quinones');
    await page.getByLabel(es.fields.reason).selectOption('plans');
    await page.getByLabel(es.fields.wish).selectOption('refund');
    expect(await axeFaults(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    // the first answer is lost on its way: what was typed stays, and a repeat is the same request
    await loseFirstAnswer(page, '**/api/flightcancellation');
    await send.click();
    await page.getByText(/No pudimos|no pudimos/).waitFor();
    await send.click();
    await page.getByRole('heading', { name: es.cancellation.sentHeading }).waitFor();
    const stored = await site.query<{ reference: string }>("select reference from contact_enquiries where kind = 'cancellation'");
    expect(stored).toHaveLength(1);
    const request = stored[0]?.reference ?? '';
    await expect(page.getByText(request)).toBeVisible();
    const ofRequest = () => textsIn(site.dataDir).filter((mail) => mail.includes(request));
    await expect.poll(() => ofRequest().length).toBe(2);
    expect(ofRequest().filter((mail) => /^Reply-To: .*carmen@example\.com/im.test(mail))).toHaveLength(1);

    await page.getByRole('button', { name: es.cancellation.now }).click();
    const receipt = page.getByRole('link', { name: manageEs.receipt, exact: true });
    await receipt.waitFor();
    const address = (await receipt.getAttribute('href')) ?? '';
    await page.goto(address);
    for (const said of [receiptEs.title, reference, receiptEs.totalPaid, '4242', 'Maria Quinones'])
      await expect(page.getByText(said).first()).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).maxWidth)).toBe('720px');
    expect(await axeFaults(page)).toEqual([]);
    const paper = await page.pdf({ format: 'Letter' });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);

test(
  'a fare alert is confirmed by the link of a mail, writes when the fare fell, and ends by one click: en, 1440 px',
  { tag: '@release' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/flights/search?${parisSearch()}`);
    await page.getByRole('button', { name: results.alertView }).click();
    await page.getByRole('radio', { name: '$20', exact: true }).check();
    await page.getByLabel(en.fields.email).fill('ana@example.com');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: en.alert.send, exact: true }).click();
    await page.getByRole('heading', { name: en.alert.sentHeading }).waitFor();
    const links = (what: 'confirm' | 'end') =>
      textsIn(site.dataDir).flatMap((mail) =>
        /^To: ana@example\.com/im.test(mail) ? (mail.match(new RegExp(`/subscription#${what}=[\\w-]{32}`)) ?? []) : [],
      );
    await expect.poll(() => links('confirm').length).toBe(1);

    await page.goto(links('confirm')[0] ?? '');
    await page.getByRole('button', { name: en.subscription.confirm }).click();
    await page.getByRole('heading', { name: en.subscription.confirmTitle.fare_alert }).waitFor();

    // yesterday it cost $30 more
    await site.query("update fare_alerts set fare = fare + 3000, fare_at = fare_at - interval '1 day'");
    const fell = () => textsIn(site.dataDir).filter((mail) => /^Subject: .* to Paris fell to \$/im.test(mail));
    await expect.poll(() => fell().length, { timeout: 40_000 }).toBe(1);
    expect(fell()[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
    expect(fell()[0]).toContain('/flights/search?ori=JFK&des=CDG');

    await page.goto(links('end')[0] ?? '');
    await page.getByRole('heading', { name: en.subscription.endedTitle }).waitFor();
    expect(await site.query('select 1 from subscriptions')).toEqual([]);
  },
);
