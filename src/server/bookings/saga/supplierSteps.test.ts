/** Each step at the supplier by itself: what it requests, where it takes the attempt, and what it writes with the move. */
import { err, ok } from '#core/domain/values/result';
import { offerAt } from '#testing/bookings/fakeSupplier';
import { seatOf } from '#testing/bookings/fakeExtras';
import { ATTEMPT_ID, inMinutes, minutesAgo, NOW, order, PRICE, sagaPorts, SILENT, workAt } from '#testing/bookings/sagaPorts';
import type { PricedOffer, RefusedField } from '../../flights/supplier';
import type { AttemptState } from '../states';
import { confirmPrice, findOrder, placeSupplierOrder } from './supplierSteps';

const NOT_FOUND = { kind: 'order_not_found', subject: ATTEMPT_ID, attemptId: ATTEMPT_ID, providerId: 'PNR1', amount: PRICE };
const failure = (code: string) => ({ attempt: { failure: code }, notices: [] });

describe('confirmPrice', () => {
  it.each([
    ['the same', offerAt(PRICE)],
    ['lower', offerAt(PRICE - 1)],
  ])('a price that is %s leads to an order', async (_name, offer) => {
    const { deps, calls, moves } = sagaPorts({ again: async () => ok(offer) });
    const work = workAt('authorised');
    await confirmPrice(deps, work);
    expect(calls).toEqual([['pricing.again', work.booking.offer]]);
    const mails = [{ kind: 'received', dueAt: inMinutes(1) }];
    expect(moves).toEqual([{ to: 'booking', changes: { attempt: { supplierRequestedAt: NOW }, booking: { offer }, mails } }]);
  });

  it('a seat that was sold meanwhile ends the attempt, though the price fell: the draft is without it', async () => {
    const offer = { ...offerAt(PRICE - 3900), soldMeanwhile: [seatOf('12A', 3900)] };
    const { deps, calls, moves } = sagaPorts({ again: async () => ok(offer) });
    const work = workAt('authorised');
    await confirmPrice(deps, work);
    expect(calls.slice(1)).toEqual([['drafts.quote', work.attempt.draftId, offer, ATTEMPT_ID]]);
    expect(moves).toEqual([{ to: 'undoing', changes: failure('extra_gone') }]);
  });

  it('a higher price needs another consent: the draft shows it, and the attempt is given up', async () => {
    const offer = offerAt(PRICE + 1);
    const { deps, calls, moves } = sagaPorts({ again: async () => ok(offer) });
    const work = workAt('authorised');
    await confirmPrice(deps, work);
    expect(calls.slice(1)).toEqual([['drafts.quote', work.attempt.draftId, offer, ATTEMPT_ID]]);
    expect(moves).toEqual([{ to: 'undoing', changes: failure('price_changed') }]);
  });

  it.each(['offer_gone', 'supplier_unavailable', 'call_us'] as const)('%s gives the attempt up', async (code) => {
    const { deps, moves } = sagaPorts({ again: async () => err({ code }) });
    await confirmPrice(deps, workAt('authorised'));
    expect(moves).toEqual([{ to: 'undoing', changes: failure(code) }]);
  });

  it('asks for no price once the attempt is too old', async () => {
    const { deps, calls, moves } = sagaPorts();
    await confirmPrice(deps, workAt('authorised', { createdAt: minutesAgo(14) }));
    expect([calls, moves]).toEqual([[], [{ to: 'undoing', changes: failure('booking_failed') }]]);
  });
});

describe('placeSupplierOrder', () => {
  it('orders for these travelers under the name of the attempt, and keeps the reference', async () => {
    const { deps, calls, moves } = sagaPorts();
    const work = workAt('booking');
    const offer = offerAt(PRICE - 100);
    const step = await placeSupplierOrder(deps, work, offer);
    expect(calls).toEqual([['supplier.book', offer, work.booking.travelers, ATTEMPT_ID, NOW, work.booking.contact]]);
    expect(moves).toEqual([{ to: 'booked', changes: { booking: { supplierReference: 'PNR1', offer }, notices: [] } }]);
    expect(step).toMatchObject({ kind: 'moved', order: order('ticketed') });
  });

  it('requests for assistance are passed on by a person', async () => {
    const { deps, moves } = sagaPorts();
    const { travelers } = workAt('booking').booking;
    const work = workAt('booking', {}, { travelers: travelers.map((traveler) => ({ ...traveler, assistance: ['wheelchair'] as const })) });
    await placeSupplierOrder(deps, work, offerAt(PRICE));
    expect(moves[0]?.changes.notices).toEqual([
      { kind: 'assistance_unsent', subject: ATTEMPT_ID, attemptId: ATTEMPT_ID, providerId: 'PNR1', reason: 'WCHR 1' },
    ]);
  });

  it.each([
    ['offer_gone', 'offer_gone'],
    ['call_us', 'call_us'],
    ['duplicate_booking', 'duplicate_booking'],
    ['not_booked', 'booking_failed'],
  ] as const)('%s gives the attempt up as %s', async (code, reason) => {
    const { deps, moves } = sagaPorts({ supplier: { book: async () => err({ code }) } });
    await placeSupplierOrder(deps, workAt('booking'), offerAt(PRICE));
    expect(moves).toEqual([{ to: 'undoing', changes: failure(reason) }]);
  });

  it('what the airline does not take is kept by places in the body of the order', async () => {
    const fields: readonly RefusedField[] = [
      { traveler: 1, field: 'lastName' },
      { traveler: null, field: 'email' },
    ];
    const { deps, moves } = sagaPorts({ supplier: { book: async () => err({ code: 'traveler_refused', fields }) } });
    await placeSupplierOrder(deps, workAt('booking'), offerAt(PRICE));
    const refusedFields = ['/travelers/1/lastName', '/contact/email'];
    expect(moves).toEqual([{ to: 'undoing', changes: { attempt: { failure: 'traveler_refused', refusedFields } } }]);
  });

  /** Corrects the price of each order in turn, and then takes it. */
  const correcting = (...totals: readonly number[]) => {
    const left = [...totals];
    return {
      book: async (): Promise<
        ReturnType<typeof ok<ReturnType<typeof order>>> | ReturnType<typeof err<{ code: 'price_changed'; offer: PricedOffer }>>
      > => {
        const total = left.shift();
        return total === undefined ? ok(order('ticketed')) : err({ code: 'price_changed' as const, offer: offerAt(total) });
      },
    };
  };

  it('a fare that fell is ordered again at what it costs now', async () => {
    const { deps, calls, moves } = sagaPorts({ supplier: correcting(PRICE - 1, PRICE - 2) });
    await placeSupplierOrder(deps, workAt('booking'), offerAt(PRICE));
    expect(calls.map(([, offer]) => offer)).toEqual([offerAt(PRICE), offerAt(PRICE - 1), offerAt(PRICE - 2)]);
    expect(moves.map(({ to, changes }) => [to, changes.booking?.offer?.price.total])).toEqual([
      ['booking', PRICE - 1],
      ['booking', PRICE - 2],
      ['booked', PRICE - 2],
    ]);
  });

  it('a seat that was sold while it was ordered ends the attempt, and the others stay chosen', async () => {
    const [window, middle] = [seatOf('12A', 3900), seatOf('12B', 0)];
    const offer = { ...offerAt(PRICE), extras: [window, middle], price: { ...offerAt(PRICE).price, extras: 3900, total: PRICE + 3900 } };
    const { deps, calls, moves } = sagaPorts({ supplier: { book: async () => err({ code: 'extra_gone', ids: [window.id] }) } });
    await placeSupplierOrder(deps, workAt('booking'), offer);
    const [, , left] = calls.find(([name]) => name === 'drafts.quote') ?? [];
    expect(left).toEqual({ ...offerAt(PRICE), extras: [middle], soldMeanwhile: [window] });
    expect(moves).toEqual([{ to: 'undoing', changes: failure('extra_gone') }]);
  });

  it('seats stay chosen where the fare fell', async () => {
    const extras = [seatOf('12A', 3900)];
    const offer = { ...offerAt(PRICE), extras, price: { ...offerAt(PRICE).price, extras: 3900, total: PRICE + 3900 } };
    const { deps, moves } = sagaPorts({ supplier: correcting(PRICE - 100) });
    await placeSupplierOrder(deps, workAt('booking', {}, { acceptedTotal: PRICE + 3900 }), offer);
    expect(moves.at(-1)?.changes.booking?.offer).toMatchObject({ extras, price: { extras: 3900, total: PRICE + 3800 } });
  });

  it('is not ordered again by a process that has lost the attempt', async () => {
    const { deps, callNames } = sagaPorts({ supplier: correcting(PRICE - 1), takenOver: 'booking' });
    expect(await placeSupplierOrder(deps, workAt('booking'), offerAt(PRICE))).toEqual({ kind: 'superseded' });
    expect(callNames()).toEqual(['supplier.book']);
  });

  it('a fare above what was accepted needs another consent', async () => {
    const { deps, callNames, moves } = sagaPorts({ supplier: correcting(PRICE + 1) });
    await placeSupplierOrder(deps, workAt('booking'), offerAt(PRICE));
    expect([callNames(), moves]).toEqual([['supplier.book', 'drafts.quote'], [{ to: 'undoing', changes: failure('price_changed') }]]);
  });

  it('a fare above the price that was asked last, and not above what was accepted, is ordered: nobody is asked again', async () => {
    const { deps, moves } = sagaPorts({ supplier: correcting(PRICE) });
    await placeSupplierOrder(deps, workAt('booking'), offerAt(PRICE - 100));
    expect(moves.map(({ to, changes }) => [to, changes.booking?.offer?.price.total])).toEqual([
      ['booking', PRICE],
      ['booked', PRICE],
    ]);
  });

  it('a fare that is another one each time is not ordered for ever', async () => {
    const { deps, callNames, moves } = sagaPorts({ supplier: correcting(PRICE, PRICE - 1, PRICE, PRICE - 1) });
    await placeSupplierOrder(deps, workAt('booking'), offerAt(PRICE));
    expect(callNames()).toEqual(['supplier.book', 'supplier.book', 'supplier.book']);
    expect(moves.at(-1)).toEqual({ to: 'undoing', changes: failure('booking_failed') });
  });

  it('an order without an answer is looked up, and not sent again', async () => {
    const { deps, callNames, moves } = sagaPorts({ supplier: { book: async () => SILENT } });
    await placeSupplierOrder(deps, workAt('booking'), offerAt(PRICE));
    expect([callNames(), moves[0]?.to]).toEqual([['supplier.book', 'supplier.lookup'], 'booked']);
  });
});

describe('an order of an attempt that another process took over', () => {
  it.each<[AttemptState | null, isGivenBack: boolean]>([
    ['undoing', true],
    ['failed', true],
    ['booked', false],
    ['done', false],
    [null, false],
  ])('and is %s: given back %s', async (takenOver, isGivenBack) => {
    const { deps, calls } = sagaPorts({ takenOver });
    expect(await placeSupplierOrder(deps, workAt('booking'), offerAt(PRICE))).toEqual({ kind: 'superseded' });
    expect(calls.slice(1)).toEqual(
      isGivenBack
        ? [
            ['supplier.cancel', ATTEMPT_ID, null, NOW],
            ['attempts.orderGivenBack', ATTEMPT_ID, []],
          ]
        : [],
    );
  });
});

describe('findOrder', () => {
  const NONE = ok(null);
  it.each([
    ['found', ok(order('ticketing')), 1, 1, ['booked', undefined, []]],
    ['cancelled', ok(order('cancelled')), 1, 1, ['undoing', 'booking_failed', []]],
    ['unknown, half a minute after the last step', NONE, 0.5, 0.5, ['waiting']],
    ['unknown, a moment later', NONE, 0.6, 0.6, ['undoing', 'booking_failed', []]],
    ['unknown, ten minutes after it was sent', NONE, 1, 10, ['undoing', 'booking_failed', []]],
    ['unknown, eleven minutes after it was sent', NONE, 1, 11, ['undoing', 'booking_failed', [NOT_FOUND]]],
    ['not answered for 13 minutes', SILENT, 13, 13, ['waiting']],
    ['not answered for 14 minutes', SILENT, 14, 14, ['undoing', 'booking_failed', [NOT_FOUND]]],
  ])('%s', async (_name, found, inStateFor, sentAgo, expected) => {
    const { deps, calls, moves } = sagaPorts({ supplier: { lookup: async () => found } });
    const work = workAt('booking', { stateSince: minutesAgo(inStateFor), supplierRequestedAt: minutesAgo(sentAgo) });
    const step = await findOrder(deps, work, offerAt(PRICE));
    const [move] = moves;
    expect(move ? [move.to, move.changes.attempt?.failure, move.changes.notices] : [step.kind]).toEqual(expected);
    expect(calls).toEqual([['supplier.lookup', ATTEMPT_ID]]);
  });

  it('an order without a time is as old as its state', async () => {
    const { deps, moves } = sagaPorts({ supplier: { lookup: async () => SILENT } });
    await findOrder(deps, workAt('booking', { stateSince: minutesAgo(14), supplierRequestedAt: null }), offerAt(PRICE));
    expect(moves[0]?.to).toBe('undoing');
  });
});
