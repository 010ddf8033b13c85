/** After the sale, in a real browser: booked, mailed, numbers added, a name corrected, cancelled, refunded, mailed again. */
import { booking as bookingEn } from '#core/content/messages/booking/booking.en';
import { booking as bookingEs } from '#core/content/messages/booking/booking.es';
import { htmlOf, mailsIn } from './fixtures/mails';
import { axeFaults, overflowOf } from './fixtures/pageChecks';
import { smokeOrRelease } from './fixtures/size';
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
    booking: bookingEn,
  },
  es: {
    find: '/us-es/find-your-booking',
    reference: 'Código de reserva',
    email: 'Correo electrónico',
    open: 'Buscar reserva',
    ask: '¿Cuánto recibiría?',
    confirm: /^Cancelar y recibir/,
    cancelled: 'Reserva cancelada',
    booking: bookingEs,
  },
} as const;

for (const [locale, width] of [
  ['en', 1440],
  ['es', 390],
  ['en', 390],
  ['es', 1440],
] as const)
  test(
    `a booking is mailed, gets numbers and a corrected name, is cancelled and refunded: ${locale}, ${String(width)} px`,
    smokeOrRelease(locale === 'es' && width === 390),
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

      await test.step('numbers are added, and a name is corrected', async () => {
        const { bookedTravelers: t, fields, travelerFaults } = words.booking;
        const person = page.getByRole('region', { name: t.title, exact: true }).getByRole('group');
        await person.getByRole('button', { name: t.numbers }).click();
        await person.getByLabel(fields.knownTravelerNumber).fill('TT 1234 5678');
        await person.getByLabel(fields.frequentFlyerNumber).fill('12 34567');
        expect(await axeFaults(page)).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
        await person.getByRole('button', { name: t.save }).click();
        await expect(person.getByRole('heading')).toBeFocused();
        await person.getByText(t.endsIn('678')).waitFor();
        await person.getByText(t.endsIn('567')).waitFor();
        await person.getByRole('button', { name: t.name }).click();
        const lastName = person.getByLabel(fields.lastName);
        await lastName.fill('Vega');
        await person.getByRole('form').getByRole('button').click();
        await person.getByText(travelerFaults.name_needs_airline).waitFor();
        expect(await axeFaults(page)).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
        await lastName.fill('Quinnones');
        await person.getByRole('form').getByRole('button').click();
        await person.getByText(t.corrected).waitFor();
        await page.getByRole('article').getByText('Maria Quinnones').waitFor();
        await expect.poll(() => ofBooking().length).toBe(2);
        expect(ofBooking().filter((mail) => htmlOf(mail).includes('Maria Quinnones'))).toHaveLength(1);
        expect(site.output()).not.toMatch(/TT12345678|Quinnones/);
      });

      await page.getByRole('button', { name: words.ask }).click();
      await page.getByRole('button', { name: words.confirm }).waitFor();
      expect(await axeFaults(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      await page.getByRole('button', { name: words.confirm }).click();
      await page.getByRole('heading', { level: 1, name: words.cancelled }).waitFor();
      await expect.poll(() => ofBooking().length).toBe(3);
      const taken = await site.query(
        'select captured_amount = refunded_amount as even from sandbox_payments p join bookings b on b.attempt_id = p.reference where b.reference = $1',
        [reference],
      );
      expect(taken).toEqual([{ even: true }]);

      await page.getByRole('link', { name: words.booking.findOther }).click();
      await expect(page.getByLabel(words.reference)).toHaveValue('');
      // the focus went with what was there: it is on the page that came, not lost (accessibility.5)
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    },
  );
