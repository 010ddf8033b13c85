/** After the sale, in a real browser: booked, mailed, managed, cancelled, refunded, mailed again. */
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { htmlOf, mailsIn } from './fixtures/mails';
import { axeFaults, overflowOf } from './fixtures/pageChecks';
import { releaseUnless } from './fixtures/size';
import { expect, test } from './fixtures/test';
import { Buyer } from './fixtures/buyer';

const WORDS = {
  en: {
    find: '/find-your-booking',
    reference: 'Booking reference',
    email: 'Email',
    open: 'Find booking',
    ask: 'What would I get back?',
    confirm: /^Cancel for good/,
    cancelled: 'Booking cancelled',
    other: bookingEn.findOther,
  },
  es: {
    find: '/us-es/find-your-booking',
    reference: 'Código de reserva',
    email: 'Correo electrónico',
    open: 'Buscar reserva',
    ask: '¿Cuánto recibiría?',
    confirm: /^Cancelar y recibir/,
    cancelled: 'Reserva cancelada',
    other: bookingEs.findOther,
  },
} as const;

for (const [locale, width] of [
  ['en', 1440],
  ['es', 390],
  ['en', 390],
  ['es', 1440],
] as const)
  test(
    `a booking is mailed, cancelled and refunded: ${locale}, ${String(width)} px`,
    releaseUnless(locale === 'es' && width === 390),
    async ({ page, site }) => {
      const words = WORDS[locale];
      const buyer = new Buyer(site.origin);
      const body = { ...(await buyer.prepare()), locale };
      const booked = await buyer.send('POST', '/api/booking', body, { 'idempotency-key': `after-sale-${locale}-${String(width)}` });
      expect(booked.status).toBe(201);
      const reference = String(booked.body['reference']);
      const ofBooking = () => mailsIn(site.dataDir).filter((mail) => mail.includes(reference));
      await expect.poll(() => ofBooking().length).toBe(1);
      expect(ofBooking()[0]).toContain('text/calendar');
      const [, token = ''] = /\/api\/booking\/calendar\/([\w-]{32})/.exec(htmlOf(ofBooking()[0] ?? '')) ?? [];
      const file = await fetch(`${site.origin}/api/booking/calendar/${token}`);
      expect([file.status, file.headers.get('content-type'), (await file.text()).includes(reference)]).toEqual([
        200,
        'text/calendar; charset=utf-8',
        false,
      ]);

      await page.setViewportSize({ width, height: 900 });
      await page.goto(words.find);
      await page.getByLabel(words.reference).fill(reference);
      await page.getByLabel(words.email, { exact: true }).fill(body.contact.email);
      await page.getByRole('button', { name: words.open }).click();
      await page.getByRole('button', { name: words.ask }).click();
      await page.getByRole('button', { name: words.confirm }).waitFor();
      expect(await axeFaults(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      await page.getByRole('button', { name: words.confirm }).click();
      await page.getByRole('heading', { level: 1, name: words.cancelled }).waitFor();
      await expect.poll(() => ofBooking().length).toBe(2);
      const taken = await site.query(
        'select captured_amount = refunded_amount as even from sandbox_payments p join bookings b on b.attempt_id = p.reference where b.reference = $1',
        [reference],
      );
      expect(taken).toEqual([{ even: true }]);

      await page.getByRole('link', { name: words.other }).click();
      await expect(page.getByLabel(words.reference)).toHaveValue('');
      // the focus went with what was there: it is on the page that came, not lost (accessibility.5)
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    },
  );
