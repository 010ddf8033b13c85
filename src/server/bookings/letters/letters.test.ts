/** What the letter about a ticketed booking says first, what may be pressed in it, and what it leaves out. */
import { eq } from 'drizzle-orm';
import type { IsoDate } from '#core/domain/values/dates';
import { mapNonEmpty } from '#core/domain/values/nonEmpty';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { TICKETS } from '#testing/bookings/fakeSupplier';
import { bookings } from '../bookings.tables';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());

const TICKET_MAIL = { id: 'mail-1', kind: 'ticketed', aboutId: null, cause: 'ticketed', details: null, tries: 0 } as const;

/** Of a booking whose first card was declined. */
async function ticketedLetter(locale: 'en' | 'es') {
  const process = world.start();
  const draftId = await world.draft(process);
  const body = { ...(await world.body(process, draftId)), locale };
  const declined = { ...body, paymentToken: await world.token(process, '4000000000000002') };
  await process.checkout.book(declined, `declined-${draftId}`, SECRET);
  await process.checkout.book(body, `paid-${draftId}`, SECRET);
  const rows = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
  const ticketed = rows.find(({ state }) => state === 'ticketed');
  if (!ticketed) throw new Error('nothing was booked');
  const letter = await process.letters.letterOf({ ...TICKET_MAIL, bookingId: ticketed.id });
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
      'Maria Quiñones\n  E-ticket 125-2106312810',
      'British Airways, Check-in opens 24 hours before departure: Check in online: https://www.britishairways.com/',
      'All flights: Add to calendar: https://wingfare.example/api/booking/calendar/',
      'Outbound: Add to Google Calendar: https://calendar.google.com/calendar/render?action=TEMPLATE&text=BA+178',
    ],
  ],
  ['es', ['Salida · sáb, 13 mar', 'JFK Nueva York 9:30 p. m. → LHR', 'Maria Quiñones\n  Boleto electrónico 125-2106312810']],
] as const)('%s: begins like a boarding pass, and tells what was paid', async (locale, parts) => {
  const { letter, booking } = await ticketedLetter(locale);
  const text = letter.text.replace(/[\u00a0\u202f]/g, ' ');
  for (const part of [...parts, booking.reference, booking.supplierReference ?? 'none']) expect(text).toContain(part);
  expect(text.indexOf('JFK')).toBeLessThan(text.indexOf('Boeing'));
  expect(letter.html).toContain('<a href="tel:+1');
  expect(text).not.toMatch(/Declined|Held on your card|Rechazad/);
});

it('names the flight that is left of a trip as it was sold', async () => {
  const { booking } = await ticketedLetter('en');
  const back = { origin: 'LHR', destination: 'JFK', date: '2027-03-20' as IsoDate };
  const slices = mapNonEmpty(booking.offer.slices, (slice) => ({
    ...slice,
    legs: mapNonEmpty(slice.legs, (leg) => ({ ...leg, from: 'LHR', to: 'JFK' })),
  }));
  const query = { ...booking.offer.query, slices: [booking.offer.query.slices[0], back] as const };
  await world.database.db
    .update(bookings)
    .set({ offer: { ...booking.offer, slices, query } })
    .where(eq(bookings.id, booking.id));
  const letter = await world.start().letters.letterOf({ ...TICKET_MAIL, bookingId: booking.id });
  expect(letter?.text).toMatch(/Return · Sat, Mar 13[\s\S]*Return: Add to Google Calendar/);
  expect(letter?.text).not.toContain('Outbound');
});

it('claims no ticket before its number is there, and says so once it is', async () => {
  world.supplier.isTicketless = true;
  const { letter, booking } = await ticketedLetter('en');
  world.supplier.isTicketless = false;
  expect(letter.text).toContain('The airline has not sent all ticket numbers yet');
  expect(letter.text).not.toMatch(/paid and ticketed|E-ticket/);
  await world.database.db
    .update(bookings)
    .set({ tickets: [...TICKETS] })
    .where(eq(bookings.id, booking.id));
  const again = await world.start().letters.letterOf({ ...TICKET_MAIL, bookingId: booking.id, cause: `tickets ${booking.attemptId}` });
  expect(again?.subject).toBe(`Ticket numbers for your trip to London: ${booking.reference}`);
  expect(again?.text).toMatch(/The airline has issued your tickets[\s\S]*E-ticket 125-2106312810/);
});

it('names travelers as their tickets do: a correction once the airline has made it', async () => {
  const { booking } = await ticketedLetter('en');
  const { id: bookingId, reference, attemptId } = booking;
  const process = world.start();
  const letter = (cause: string) => process.letters.letterOf({ ...TICKET_MAIL, bookingId, cause });
  world.supplier.takesNoNews = true;
  const answer = await process.manage.changeTraveler({ reference, traveler: 0, firstName: 'Mariah' }, SECRET);
  world.supplier.takesNoNews = false;
  expect(answer.ok).toBe(true);
  expect((await letter('again'))?.text).not.toContain('Mariah');
  await process.desk.settleNames(reference, 'corrected');
  const again = await letter(`names ${attemptId} 0`);
  expect(again?.subject).toBe(`A name on your trip to London was corrected: ${reference}`);
  expect(again?.text).toMatch(/The airline has corrected the name as you asked[\s\S]*Mariah Quiñones\n {2}E-ticket/);
});

it.each([
  ['en', 'The airline did not correct a name: booking', 'You asked for: Mariah Quiñones', 'On the ticket: Maria Quiñones'],
  ['es', 'La aerolínea no corrigió un nombre: reserva', 'Usted pidió: Mariah Quiñones', 'En el boleto: Maria Quiñones'],
] as const)('%s: says which name the airline did not correct, while that is so', async (locale, subject, requested, ticket) => {
  const { booking } = await ticketedLetter(locale);
  const { id: bookingId, reference } = booking;
  const process = world.start();
  const letter = () => process.letters.letterOf({ ...TICKET_MAIL, kind: 'name_refused', bookingId });
  expect(await letter()).toBeNull();
  world.supplier.takesNoNews = true;
  await process.manage.changeTraveler({ reference, traveler: 0, firstName: 'Mariah' }, SECRET);
  world.supplier.takesNoNews = false;
  await process.desk.settleNames(reference, 'refused');
  const expected = await letter();
  expect(expected?.subject).toBe(`${subject} ${reference}`);
  expect(expected?.text).toContain(requested);
  expect(expected?.text).toContain(ticket);
  expect(expected?.attachments).toEqual([]);
});

it('says terminals that are known, and nothing of others', async () => {
  const { letter, booking } = await ticketedLetter('en');
  expect(letter.text).not.toContain('Terminal');
  const [slice] = booking.offer.slices;
  const legs = mapNonEmpty(slice.legs, (leg) => ({ ...leg, fromTerminal: '8' }));
  const offer = { ...booking.offer, slices: [{ ...slice, legs }] as const };
  await world.database.db.update(bookings).set({ offer }).where(eq(bookings.id, booking.id));
  const process = world.start();
  const known = await process.letters.letterOf({ ...TICKET_MAIL, bookingId: booking.id });
  const text = known?.text.replace(/[\u00a0\u202f]/g, ' ');
  expect(text).toContain('JFK New York 9:30 PM, Terminal 8 → LHR London 9:15 AM (+1 day)\n');
  expect(text).toMatch(/Departs Sat, Mar 13, 9:30 PM, .*\(JFK\), Terminal 8\n/);
});

it.each([
  ['en', 'Assistance asked for: Maria Quiñones: Wheelchair at the airport\nMaria Quiñones: Deaf or hard of hearing'],
  ['es', 'Asistencia solicitada: Maria Quiñones: Silla de ruedas en el aeropuerto\nMaria Quiñones: Sordera o dificultad para oír'],
] as const)('%s: says which assistance is requested of the airline, and nothing where there is none', async (locale, expected) => {
  const { letter, booking } = await ticketedLetter(locale);
  expect(letter.text).not.toContain(expected.split(':')[0]);
  const travelers = booking.travelers.map((one) => ({ ...one, assistance: ['wheelchair', 'deaf'] as const }));
  await world.database.db.update(bookings).set({ travelers }).where(eq(bookings.id, booking.id));
  expect((await world.start().letters.letterOf({ ...TICKET_MAIL, bookingId: booking.id }))?.text).toContain(expected);
});

it.each([
  ['en', 'Lucia Quiñones, on the lap of Maria Quiñones'],
  ['es', 'Lucia Quiñones, en brazos de Maria Quiñones'],
] as const)('%s: says on whose lap an infant is', async (locale, expected) => {
  const { booking } = await ticketedLetter(locale);
  const infants = booking.travelers.map((one) => ({ ...one, kind: 'infant' as const, firstName: 'Lucia', heldBy: 0 }));
  const travelers = [...booking.travelers, ...infants];
  await world.database.db.update(bookings).set({ travelers }).where(eq(bookings.id, booking.id));
  expect((await world.start().letters.letterOf({ ...TICKET_MAIL, bookingId: booking.id }))?.text).toContain(expected);
});

it('says where one changes on two tickets (results.39)', async () => {
  const { letter, booking } = await ticketedLetter('en');
  expect(letter.text).not.toContain('Self-transfer');
  const [slice] = booking.offer.slices;
  const [leg] = slice.legs;
  const layover = { airport: leg.to, departsFrom: leg.to, minutes: 200, notes: ['selfTransfer'] as const };
  const offer = { ...booking.offer, slices: [{ ...slice, legs: [leg, leg], layovers: [layover], stops: 1 }] as const };
  await world.database.db.update(bookings).set({ offer }).where(eq(bookings.id, booking.id));
  const process = world.start();
  const expected = 'Self-transfer: collect your bags and check in again';
  expect((await process.letters.letterOf({ ...TICKET_MAIL, bookingId: booking.id }))?.text).toContain(expected);
});

it('says that slices are separate tickets, where they are (results.39)', async () => {
  const { letter, booking } = await ticketedLetter('en');
  const expected = 'Your flights are separate tickets, of airlines that do not work together.';
  expect(letter.text).not.toContain(expected);
  const offer = { ...booking.offer, conditions: { ...booking.offer.conditions, separateTickets: true } as const };
  await world.database.db.update(bookings).set({ offer }).where(eq(bookings.id, booking.id));
  const process = world.start();
  expect((await process.letters.letterOf({ ...TICKET_MAIL, bookingId: booking.id }))?.text).toContain(expected);
});

it('has a link that opens the booking to the first browser that uses it, for a month, and shows nothing of the payment', async () => {
  const { letter, booking } = await ticketedLetter('en');
  const [first, second] = ['b'.repeat(64), 'c'.repeat(64)];
  const token = /find-your-booking#open=([\w-]{32})"/.exec(letter.html)?.[1] ?? '';
  const { manage } = world.start();
  const unknown = { ok: false, error: { code: 'booking_unknown' } };
  expect(await manage.openByLink({ token: token.replace(/^./, (c) => (c === 'x' ? 'y' : 'x')) }, first)).toMatchObject(unknown);

  for (let times = 0; times < 2; times += 1) {
    const opened = await manage.openByLink({ token }, first);
    expect(opened).toMatchObject({ ok: true, value: { reference: booking.reference, card: { brand: 'unknown', last4: '' } } });
  }
  expect(await manage.read(first, null)).toMatchObject({ ok: true, value: { reference: booking.reference, card: { last4: '' } } });
  const receipt = await manage.document('receipt', first, null);
  expect(receipt.ok && receipt.value.text).not.toMatch(/4242|Maria Quinones/);
  expect(await manage.openByLink({ token }, second)).toMatchObject(unknown);

  // whoever knows reference and email is shown all of it
  const known = await manage.lookup({ reference: booking.reference, email: booking.contact.email }, () => first);
  expect(known).toMatchObject({ ok: true, value: { card: { last4: '4242' } } });
  expect(await manage.openByLink({ token }, first)).toMatchObject({ ok: true, value: { card: { last4: '4242' } } });
  world.minutes(31 * 24 * 60);
  expect(await manage.openByLink({ token }, first)).toMatchObject(unknown);
});
