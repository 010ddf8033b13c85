/** A browser that refuses cookies: every screen can be used, and what needs the trip cookie says so before anything is typed, and loses nothing. */
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { problems as problemsEn } from '#core/content/messages/site/problems.en';
import { problems as problemsEs } from '#core/content/messages/site/problems.es';
import { inLocale, LOCALES } from '#core/domain/site/routes';
import { untilStarted } from './fixtures/pageChecks';
import { countCalls, refuseCookies, refuseOnlyCookies } from './fixtures/refusedCookies';
import { NO_TRIP, openScreen, SCREENS } from './fixtures/screens';
import { expect, test } from './fixtures/test';
import { begins, bookingReference, daysAhead, fillCard, GOOD_CARD, parisSearch, pay, toPayment } from './fixtures/traveler';

test.describe.configure({ mode: 'parallel' });

const WORDS = { en: { booking: bookingEn, problems: problemsEn }, es: { booking: bookingEs, problems: problemsEs } };
/** More than any screen needs; what repeats itself soon exceeds it. */
const MOST_CALLS = 12;
/** What repeats itself has done so by then. */
const WATCHED_MS = 500;

for (const locale of LOCALES) {
  test(`each screen without cookies and storage: ${locale}`, async ({ page, context, faults }) => {
    faults.expect(...NO_TRIP);
    await refuseCookies(context);
    const calls = countCalls(page);
    for (const path of SCREENS) {
      const before = calls();
      await openScreen(page, path, locale);
      await page.waitForTimeout(WATCHED_MS);
      expect([path, calls() - before <= MOST_CALLS]).toEqual([path, true]);
    }
  });

  test(
    `a booking says so before anything is typed, and goes on once cookies are allowed: ${locale}`,
    { tag: '@smoke' },
    async ({ page, context }) => {
      const { booking, problems } = WORDS[locale];
      const allow = await refuseCookies(context);
      const calls = countCalls(page);
      await page.goto(inLocale('/', locale));
      await untilStarted(page);
      await page.goto(inLocale(`/flights/search?${parisSearch()}`, locale));
      await page
        .getByRole('button', { name: locale === 'en' ? /^Select/ : /^Elegir/ })
        .first()
        .click();
      const panel = page.getByRole('region', { name: booking.cookiesTitle });
      await expect(panel).toContainText(problems.cookies_blocked);
      await expect(panel.locator('a[href^="tel:"]')).toBeVisible();
      await expect(page.locator('main input')).toHaveCount(0);
      const before = calls();
      await page.waitForTimeout(WATCHED_MS);
      expect(calls()).toBe(before);
      await allow();
      await panel.getByRole('button', { name: booking.tryAgain }).click();
      await expect(page.getByRole('heading', { name: booking.headings.review, exact: true })).toBeVisible();
    },
  );
}

test('cookies that are refused under a payment, and a draft that is gone, leave the card in its fields', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/status of 404/, /draft_unknown/, /listenerMiddleware/);
  await toPayment(page, { from: 'JFK', to: 'CDG', depart: daysAhead(45) });
  await fillCard(page, GOOD_CARD);
  const allow = await refuseOnlyCookies(context);
  const number = page.frameLocator('iframe[src*="/gateway/fields"]').getByLabel('Card number');
  const notice = page.getByRole('group', { name: bookingEn.tryAnotherTitle });
  await pay(page);
  await expect(notice).toContainText(problemsEn.cookies_blocked);
  await expect(number).toHaveValue(GOOD_CARD);
  await allow();
  await pay(page);
  await expect(notice).toContainText(problemsEn.draft_renewed);
  await expect(number).toHaveValue(GOOD_CARD);
  await expect(page.getByLabel(begins(bookingEn.fields.nameOnCard))).toHaveValue('Maria Quiñones');
  await pay(page);
  expect(await bookingReference(page)).toMatch(/^[A-Z0-9]{6}$/);
});
