/** What the calendar link of a mail gives to whoever has it, and what it does not. */
import { eq } from 'drizzle-orm';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import { bookings } from '../bookings.tables';

let world: World;
let server: Process;
let keys = 0;
beforeAll(async () => {
  world = await World.open();
  server = world.start();
});
afterAll(() => world.database.close());

const UNKNOWN = { ok: false, error: { code: 'booking_unknown' } };
const STRANGER = 'e'.repeat(64);

/** A booking, and the tokens of its ticket mail. */
async function mailed() {
  const draftId = await world.draft(server);
  await server.checkout.book(await world.body(server, draftId), `calendar-key-${(keys += 1)}`, SECRET);
  const [booking] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
  if (!booking) throw new Error('nothing was booked');
  const mail = {
    id: 'mail-1',
    kind: 'ticketed',
    bookingId: booking.id,
    aboutId: null,
    cause: 'ticketed',
    details: null,
    tries: 0,
  } as const;
  const html = (await server.letters.letterOf(mail))?.html ?? '';
  const tokenAfter = (before: string): string => new RegExp(`${before}([\\w-]{32})"`).exec(html)?.[1] ?? '';
  return { booking, fileToken: tokenAfter('https://wingfare.example/api/booking/calendar/'), openToken: tokenAfter('#open=') };
}

it('gives the flights to any browser, any number of times, and neither reference nor names', async () => {
  const { booking, fileToken } = await mailed();
  for (let times = 0; times < 2; times += 1) {
    const file = await server.manage.calendarByLink(fileToken);
    const text = file.ok ? file.value.replace(/\r\n /g, '') : '';
    expect(text).toContain('SUMMARY:BA 178: New York (JFK) to London (LHR)');
    for (const secret of [booking.reference, booking.supplierReference ?? '-', 'Maria', 'Quiñones', '125-2106312810', 'example.com/'])
      expect(text).not.toContain(secret);
  }
});

it('opens no booking, and the link that opens the booking does not open its file', async () => {
  const { fileToken, openToken } = await mailed();
  expect(await server.manage.openByLink({ token: fileToken }, STRANGER)).toMatchObject(UNKNOWN);
  expect(await server.manage.calendarByLink(openToken)).toMatchObject(UNKNOWN);
  // it was not used up by that
  expect(await server.manage.openByLink({ token: openToken }, STRANGER)).toMatchObject({ ok: true });
});

it('gives nothing for a token that is made up, once the booking is cancelled, or after a month', async () => {
  const { booking, fileToken } = await mailed();
  expect(await server.manage.calendarByLink('a'.repeat(32))).toMatchObject(UNKNOWN);
  await server.manage.cancel({ reference: booking.reference, refund: booking.acceptedTotal }, SECRET);
  expect(await server.manage.calendarByLink(fileToken)).toMatchObject(UNKNOWN);
  const other = await mailed();
  world.minutes(31 * 24 * 60);
  expect(await server.manage.calendarByLink(other.fileToken)).toMatchObject(UNKNOWN);
});
