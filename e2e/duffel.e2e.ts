/** Flights of Duffel's adapter, against a server on this machine that answers in its shapes: booked, changed by the airline, cancelled. */
import type { Page } from '@playwright/test';
import { startDuffelServer } from '#testing/duffel/duffelServer';
import type { DuffelServer } from '#testing/duffel/duffelServer';
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { mail as mailEn } from '#core/content/messages/mails/mail.en';
import { mail as mailEs } from '#core/content/messages/mails/mail.es';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { Buyer } from './fixtures/buyer';
import { htmlOf, mailsIn } from './fixtures/mails';
import { axeFaults, overflowOf } from './fixtures/pageChecks';
import type { Site } from './fixtures/site';
import { expect, test } from './fixtures/test';
import {
  bookingReference,
  daysAhead,
  fillBilling,
  fillCard,
  fillContact,
  fillTravelers,
  GOOD_CARD,
  next,
  pay,
  selectFirstFlight,
} from './fixtures/traveler';

/** Soon enough that our own 24 hours do not apply: the fare and the airline decide. */
const DEPARTS = daysAhead(5);
const QUERY: SearchQuery = searchFor({ origin: 'JFK', destination: 'LAX', departs: DEPARTS, returns: null }, 'Economy', DEFAULT_TRAVELERS);
/** Reading the order again begins five seconds after the event. */
const SOON = { timeout: 30_000 };

const DESK_TOKEN = 'correct-horse-battery-staple';

let duffel: DuffelServer;
test.beforeAll(async () => {
  duffel = await startDuffelServer(() => new Date());
});
test.afterAll(() => duffel.close());

async function open(startSite: (options: { readonly env: Readonly<Record<string, string>> }) => Promise<Site>): Promise<Site> {
  const site = await startSite({ env: duffel.env });
  duffel.listenAt(site.origin);
  return site;
}

/** Subjects of the mails about a booking, whose long lines are folded. */
const subjectsOf = ({ dataDir }: Site, reference: string): readonly string[] =>
  mailsIn(dataDir)
    .map((mail) => mail.replace(/\r?\n[ \t]/g, ' '))
    .filter((text) => text.includes(reference))
    .map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '');

async function looksRight(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}

test(
  'a flight of Duffel is booked, moved by its airline, accepted, and cancelled at Duffel’s quote: en, 1440 px',
  { tag: '@release' },
  async ({ page, startSite }) => {
    const site = await open(startSite);
    const { manage } = bookingEn;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site.origin}/flights/search?${searchParamsOf(QUERY)}`);
    await selectFirstFlight(page);
    await next(page);
    await fillTravelers(page, DEPARTS);
    await next(page);
    await fillContact(page);
    await next(page);
    await fillBilling(page);
    await fillCard(page, GOOD_CARD);
    await pay(page);
    const reference = await bookingReference(page);

    await test.step('the airline moves it: a mail, and both times on the page', async () => {
      await duffel.moveOrder(200);
      await expect
        .poll(() => subjectsOf(site, reference), SOON)
        .toContain(mailEn.subjects.schedule_change(reference, mailEn.changes.subjects.times));
      await page.reload();
      const change = page.getByRole('region', { name: manage.change.title });
      await expect(change.getByText(manage.change.significant)).toBeVisible();
      await expect(page.getByRole('article').getByText(/^was \d/)).toHaveCount(2);
      await looksRight(page);
      await change.getByRole('button', { name: manage.change.accept }).click();
      await expect(change.getByText(/^You accepted the new times on/)).toBeVisible();
      expect(duffel.calls.filter((call) => call.endsWith('/actions/accept'))).toHaveLength(1);
    });

    await test.step('cancelling shows what Duffel gives back, and refunds it', async () => {
      await page.getByRole('button', { name: manage.cancel.ask }).click();
      await expect(page.getByText(manage.cancel.why.airline)).toBeVisible();
      await page.getByRole('button', { name: manage.cancel.confirm('$100.00') }).click();
      await page.getByRole('heading', { level: 1, name: bookingEn.pendingTitles.cancelled }).waitFor();
      await expect.poll(() => subjectsOf(site, reference), SOON).toContain(mailEn.subjects.cancelled(reference));
      const refunded = await site.query(
        'select refunded_amount as cents from sandbox_payments p join bookings b on b.attempt_id = p.reference where b.reference = $1',
        [reference],
      );
      expect(refunded).toEqual([{ cents: 10_000 }]);
    });
  },
);

test(
  'assistance that was requested reaches the supplier, the confirmation and the desk',
  { tag: '@release' },
  async ({ page, startSite }) => {
    const site = await startSite({ env: { ...duffel.env, DESK_TOKEN } });
    duffel.listenAt(site.origin);
    const { kinds, title } = bookingEn.assistanceAsked;
    await page.goto(`${site.origin}/flights/search?${searchParamsOf(QUERY)}`);
    await selectFirstFlight(page);
    await next(page);
    await fillTravelers(page, DEPARTS);
    await page.getByText(title, { exact: true }).click();
    await page.getByRole('checkbox', { name: kinds.wheelchair }).check();
    await page.getByRole('checkbox', { name: kinds.service_animal }).check();
    await next(page);
    await fillContact(page);
    await next(page);
    // read once more before it is paid
    await expect(page.getByRole('listitem').filter({ hasText: 'Maria' }).filter({ hasText: kinds.wheelchair })).toBeVisible();
    await fillBilling(page);
    await fillCard(page, GOOD_CARD);
    await pay(page);
    const reference = await bookingReference(page);
    expect(duffel.orders()[0]?.metadata).toMatchObject({ assistance: 'WCHR 1, SVAN 1' });

    await expect.poll(() => subjectsOf(site, reference), SOON).toContain(mailEn.subjects.ticketed(reference, 'Los Angeles'));
    const mail = mailsIn(site.dataDir).find((one) => one.includes(reference)) ?? '';
    expect(htmlOf(mail)).toContain(kinds.wheelchair);
    expect(htmlOf(mail)).toContain(kinds.service_animal);

    await page.goto(`${site.origin}/desk`);
    await page.getByLabel('Your name').fill('Ana');
    await page.getByLabel('Access token').fill(DESK_TOKEN);
    await page.getByRole('button', { name: 'Sign in' }).click();
    // listed as work for a person: the supplier takes no requests for the airline
    await expect(page.getByRole('region', { name: 'Wants a person' })).toContainText('WCHR 1, SVAN 1');
    await page.goto(`${site.origin}/desk/bookings/${reference}`);
    await expect(page.getByText(/Quiñones: wheelchair \(WCHR\); .* service animal \(SVAN\)/)).toBeVisible();
  },
);

test(
  'a flight that its airline moved by hours is cancelled, and everything comes back: es, 390 px',
  { tag: '@release' },
  async ({ page, startSite }) => {
    const site = await open(startSite);
    const { manage, ...words } = bookingEs;
    const buyer = new Buyer(site.origin, QUERY);
    const body = { ...(await buyer.prepare()), locale: 'es' as const };
    const booked = await buyer.book(body);
    expect(booked.status).toBe(201);
    const reference = String(booked.body['reference']);
    await duffel.moveOrder(200);
    await expect
      .poll(() => subjectsOf(site, reference), SOON)
      .toContain(mailEs.subjects.schedule_change(reference, mailEs.changes.subjects.times));

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.origin}/us-es/find-your-booking`);
    await page.getByLabel(words.reference).fill(reference);
    await page.getByLabel(words.fields.email, { exact: true }).fill(body.contact.email);
    await page.getByRole('button', { name: words.findButton }).click();
    const change = page.getByRole('region', { name: manage.change.title });
    await expect(change.getByRole('button', { name: manage.change.accept })).toBeVisible();
    await looksRight(page);
    await change.getByRole('link', { name: manage.change.cancel }).click();
    await page.getByRole('button', { name: manage.cancel.ask }).click();
    await expect(page.getByText(manage.cancel.why.changed)).toBeVisible();
    await page.getByRole('button', { name: /^Cancelar y recibir/ }).click();
    await page.getByRole('heading', { level: 1, name: words.pendingTitles.cancelled }).waitFor();
    await expect.poll(() => subjectsOf(site, reference), SOON).toContain(mailEs.subjects.cancelled(reference));
    const even = await site.query(
      'select captured_amount = refunded_amount as even from sandbox_payments p join bookings b on b.attempt_id = p.reference where b.reference = $1',
      [reference],
    );
    expect(even).toEqual([{ even: true }]);
  },
);
