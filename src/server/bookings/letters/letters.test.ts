/** What the letter about a ticketed booking says first, what may be pressed in it, and what it leaves out. */
import { eq } from 'drizzle-orm';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { bookings } from '../bookings.tables';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());

/** Of a booking whose first card was declined. */
async function ticketedLetter(locale: 'en' | 'es') {
  const process = world.start();
  const draftId = await world.draft(process);
  const body = { ...(await world.body(process, draftId)), locale };
  const declined = { ...body, paymentToken: await world.token(process, '4000000000000002') };
  await process.checkout.book(declined, `declined-${locale}`, SECRET);
  await process.checkout.book(body, `paid-${locale}`, SECRET);
  const [booking] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId)).orderBy(bookings.createdAt);
  const rows = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
  const ticketed = rows.find(({ state }) => state === 'ticketed');
  if (!booking || !ticketed) throw new Error('nothing was booked');
  const letter = await process.letters.letterOf({ id: 'mail-1', kind: 'ticketed', bookingId: ticketed.id, cause: 'ticketed' });
  if (!letter) throw new Error('there is no letter');
  return { letter, booking: ticketed };
}

it.each([
  [
    'en',
    [
      'Outbound · Sat, Mar 13',
      'JFK New York 9:30 PM → LHR London 9:15 AM (+1 day)',
      'Fare: $410.00',
      'Our service fee: $15.00',
      'Paid: $500.00\nVisa ending in 4242',
    ],
  ],
  ['es', ['Ida · sáb, 13 mar', 'JFK Nueva York 9:30 p. m. → LHR']],
] as const)('%s: begins like a boarding pass, and tells what was paid', async (locale, parts) => {
  const { letter, booking } = await ticketedLetter(locale);
  const text = letter.text.replace(/[\u00a0\u202f]/g, ' ');
  for (const part of [...parts, booking.reference, booking.supplierReference ?? 'none']) expect(text).toContain(part);
  expect(text.indexOf('JFK')).toBeLessThan(text.indexOf('Boeing'));
  expect(letter.html).toContain('<a href="tel:+1');
  expect(text).not.toMatch(/Declined|Held on your card|Rechazad/);
});
