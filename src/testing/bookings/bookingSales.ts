/** What tests of the booking service share besides their world: a server started again, a payment, and its books afterwards. */
import type { BookAnswer } from '#server/bookings/wire/answers';
import { SECRET } from './bookingWorld';
import type { Process, World } from './bookingWorld';

/** The browser of somebody else. */
export const OTHER = 'b'.repeat(64);
/** How a draft stands that was paid for once, and one that nothing was taken for. */
export const paid = { bookings: 1, taken: 50_000, held: 0, charges: 1 };
export const nothing = { bookings: 0, taken: 0, held: 0, charges: 0 };

let keys = 0;
/** An idempotency key that no other payment of this file has. */
export const newKey = (): string => `key-${String((keys += 1)).padStart(6, '0')}`;

/** Starts a server whose supplier does as it should and knows no order. */
export function startAnew(world: World): Process {
  Object.assign(world.supplier, {
    total: 50_000,
    repriceFault: null,
    bookFault: null,
    isSilent: false,
    isAnswerLost: false,
    status: 'ticketed',
    isTicketless: false,
  });
  world.supplier.orders.clear();
  world.errors.length = 0;
  return world.start();
}

/** Pays for a draft with a card of its own. */
export async function payAt(world: World, server: Process, ...order: readonly [draftId: string, card?: string, acceptedTotal?: number]) {
  return server.checkout.book(await world.body(server, ...order), newKey(), SECRET);
}

/** The attempt of an answer that is not a refusal. */
export function attemptOf(answer: BookAnswer) {
  if (answer.kind !== 'attempt') throw new Error(answer.code);
  return answer.attempt;
}
