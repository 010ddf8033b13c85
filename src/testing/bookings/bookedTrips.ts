/** Bookings that are ticketed already, for tests of what becomes of them. */
import { SECRET } from './bookingWorld';
import type { Process, World } from './bookingWorld';

let keys = 0;

/** Books the world's flight with the browser of {@link SECRET}. */
export async function bookedIn(world: World, server: Process): Promise<{ readonly reference: string; readonly draftId: string }> {
  const draftId = await world.draft(server);
  await server.checkout.book(await world.body(server, draftId), `booked-key-${(keys += 1)}`, SECRET);
  return { reference: (await viewOf(server, draftId)).reference, draftId };
}

/** The booking of a draft, as its page shows it. */
export async function viewOf(server: Process, draftId: string) {
  const booking = await server.manage.read(SECRET, draftId);
  if (!booking.ok) throw new Error(booking.error.code);
  return booking.value;
}
