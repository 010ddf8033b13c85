/** What a traveler does with a booking: the calls of one who does it without end, and a booking that another makes meanwhile. */
import { randomUUID } from 'node:crypto';
import { Buyer } from '../../../e2e/fixtures/buyer';
import type { Site } from '../../../e2e/fixtures/site';
import { daysAhead, GOOD_CARD } from '../../../e2e/fixtures/traveler';
import type { Call } from '../load/client';

/** Changes of flights, of seats and of a traveler's numbers, by the browser that booked. */
export async function changesOf({ origin }: Site): Promise<readonly Call[]> {
  const buyer = new Buyer(origin);
  const { draftId } = await buyer.prepare();
  const { body: attempt } = await buyer.book(await buyer.prepare(GOOD_CARD, '-Flex'));
  const reference = String(attempt['reference']);
  const slices = [{ place: 0, date: daysAhead(60) }];
  const { body: found } = await buyer.send('POST', '/api/booking/exchange-offers', { reference, slices });
  const [offer] = (found['offers'] ?? []) as readonly { readonly id: string; readonly due: number; readonly refund: number }[];
  if (!offer) throw new Error(`no offers: ${JSON.stringify(found)}`);
  const call = (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Call => ({
    method: 'POST',
    path,
    body: JSON.stringify(body),
    headers: { cookie: buyer.cookie, ...headers },
  });
  const made = { reference, offerId: offer.id, due: offer.due, refund: offer.refund, paymentToken: null };
  return [
    call('/api/booking/exchange-offers', { reference, slices }),
    call('/api/booking/exchange', made, { 'idempotency-key': randomUUID() }),
    call('/api/extras', { draftId, seenTotal: 0, choices: [] }),
    call('/api/booking/traveler', { reference, traveler: 0, frequentFlyer: { airline: 'AA', number: '1234567' } }),
  ];
}

/** From the search to the ticket, in milliseconds; never where it was refused. */
export async function bookNow({ origin }: Site): Promise<number> {
  const began = performance.now();
  try {
    const buyer = new Buyer(origin);
    const { status } = await buyer.book(await buyer.prepare());
    return status === 201 ? performance.now() - began : Infinity;
  } catch {
    return Infinity;
  }
}
