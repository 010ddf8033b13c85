/** Where two books differ, item by item. */
import { offerAt } from '#testing/bookings/fakeSupplier';
import { RELEASED } from '../../payments/gateway';
import type { BookedPayment, BookedRefund } from '../../payments/gateway';
import type { AttemptState } from '../states';
import { compareDispute, compareOrder, comparePayment, compareRefund, missingRefund, silence, totalsOf } from './compareBooks';
import type { Difference, OurOrder, OurPayment, OurRefund, ProviderAnswer } from './compareBooks';

const AT = new Date('2027-01-31T12:00:00Z');

const ours = (state: AttemptState, capturedAmount: number | null, more: Partial<OurPayment> = {}): OurPayment => ({
  attempt: { id: 'a1', state, paymentId: 'pi_1', capturedAmount },
  reference: 'K7MPX2',
  refunded: 0,
  ledgerFaults: [],
  ...more,
});
const gatewayPayment = (state: BookedPayment['state'], capturedAmount: number, refundedAmount = 0) => ({
  paymentId: 'pi_1',
  state,
  capturedAmount,
  refundedAmount,
});

it.each<[string, OurPayment | null, ProviderAnswer<ReturnType<typeof gatewayPayment>>, readonly Difference[] | null]>([
  ['charged on both sides', ours('done', 500), gatewayPayment('captured', 500), []],
  ['charged and refunded in part', ours('done', 500, { refunded: 200 }), gatewayPayment('captured', 500, 200), []],
  ['lost, and given back', ours('failed', null), gatewayPayment('refunded', 500, 500), []],
  ['lost, and let go', ours('failed', null), gatewayPayment('voided', 0), []],
  ['under way, held', ours('booking', null), gatewayPayment('authorised', 0), []],
  ['under way, at the bank', ours('started', null), gatewayPayment(null, 0), []],
  ['never there: no payment was made', ours('failed', null, { attempt: { ...ours('failed', null).attempt, paymentId: null } }), null, null],
  ['charged there alone', ours('failed', null), gatewayPayment('captured', 500), ['taken']],
  ['charged otherwise', ours('done', 500), gatewayPayment('captured', 400), ['taken']],
  ['refunded there alone', ours('done', 500), gatewayPayment('captured', 500, 200), ['refunded']],
  ['refunded here alone', ours('done', 500, { refunded: 200 }), gatewayPayment('captured', 500), ['refunded']],
  ['lost, and still held', ours('failed', null), gatewayPayment('authorised', 0), ['still held']],
  ['charged here, unknown there', ours('done', 500), null, ['unknown at the gateway']],
  ['nothing is received', ours('done', 500), 'silent', ['the gateway does not answer']],
  ['of somebody else', null, gatewayPayment('captured', 500), ['unknown here']],
  ['a ledger with a fault', ours('done', 500, { ledgerFaults: ['charged_twice'] }), gatewayPayment('captured', 500), ['charged_twice']],
])('a payment %s', (_what, here, there, differences) => {
  expect(comparePayment(here, there)?.differences ?? null).toEqual(differences);
});

const refund: BookedRefund = { refundId: 're_1', paymentId: 'pi_1', name: 'c1', amount: 200, isFailed: false, at: AT };
const cancelled: OurRefund = { id: 'c1', paymentKey: 'a1', paymentId: 'pi_1', amount: 200, isDone: true, reference: 'K7MPX2' };
const released = { ...refund, name: RELEASED };

it.each<[string, BookedRefund, OurRefund | null, OurPayment | null, boolean, readonly Difference[]]>([
  ['that was agreed to', refund, cancelled, ours('done', 500), false, []],
  ['of another amount', { ...refund, amount: 300 }, cancelled, ours('done', 500), false, ['amount']],
  ['that failed', { ...refund, isFailed: true }, cancelled, ours('done', 500), false, ['failed at the bank']],
  ['that failed and was made again', { ...refund, isFailed: true }, cancelled, ours('done', 500), true, []],
  ['of a cancellation that waits', refund, { ...cancelled, isDone: false }, null, false, ['not finished here']],
  ['of a payment that was lost', released, null, ours('failed', null), false, []],
  ['of a whole charge that stands', released, null, ours('done', 500), false, ['unknown here']],
  ['made in the dashboard', { ...refund, name: null }, null, ours('done', 500), false, ['unknown here']],
])('a refund %s', (_what, there, here, payment, isReplaced, differences) => {
  expect(compareRefund(there, here, payment, isReplaced).differences).toEqual(differences);
});

it.each<[ProviderAnswer<number>, number | null, readonly Difference[]]>([
  [200, 200, []],
  [0, null, ['unknown at the gateway']],
  [null, null, ['unknown at the gateway']],
  ['silent', null, ['the gateway does not answer']],
])('a refund of 200 that is in no list, while the payment says %s', (given, there, differences) => {
  expect(missingRefund(cancelled, given)).toMatchObject({ here: 200, there, differences });
});

it('compares disputes by their id and amount', () => {
  const there = { disputeId: 'du_1', paymentId: 'pi_1', amount: 500, at: AT };
  const here = { subject: 'du_1', amount: 500, reference: 'K7MPX2' };
  expect(compareDispute(here, there).differences).toEqual([]);
  expect(compareDispute({ ...here, amount: 400 }, there).differences).toEqual(['amount']);
  expect(compareDispute(null, there).differences).toEqual(['unknown here']);
  expect(compareDispute(here, null).differences).toEqual(['unknown at the gateway']);
});

const booking = (state: OurOrder['state'], supplierReference: string | null = 'PNR1'): OurOrder => ({
  attemptId: 'a1',
  changeFees: 0,
  changeCredits: 0,
  reference: 'K7MPX2',
  state,
  supplierReference,
  offer: offerAt(50_000),
});
/** Fare and taxes; our fee is not the supplier's. */
const PAID = 48_500;
const order = (isCancelled = false, more: object = {}) => ({
  orderId: 'ord_1',
  supplierReference: 'PNR1',
  total: PAID,
  isCancelled,
  ...more,
});

it.each<[string, OurOrder | null, ProviderAnswer<ReturnType<typeof order>>, readonly Difference[]]>([
  ['that stands on both sides', booking('ticketed'), order(), []],
  ['that is cancelled on both sides', booking('cancelled'), order(true), []],
  ['under way', booking('received', null), order(), []],
  ['of another airline reference', booking('ticketed'), order(false, { supplierReference: 'PNR2' }), ['airline reference']],
  ['at another price', booking('ticketed'), order(false, { total: 50_000 }), ['amount']],
  ['in another currency', booking('ticketed'), order(false, { total: null }), ['currency']],
  ['whose total is not reported', booking('ticketed'), { ...order(), total: undefined } as never, []],
  ['that the airline cancelled', booking('ticketed'), order(true), ['cancelled at the supplier']],
  ['that was left standing', booking('failed', null), order(), ['stands at the supplier']],
  ['that was cancelled here alone', booking('cancelled'), order(), ['stands at the supplier']],
  ['of somebody else', null, order(), ['unknown here']],
  ['that is not there', booking('ticketed'), null, ['unknown at the supplier']],
  ['of which nothing is received', booking('ticketed'), 'silent', ['the supplier does not answer']],
])('an order %s', (_what, here, there, differences) => {
  expect(compareOrder(here, there).differences).toEqual(differences);
});

it('adds up each side, and counts what differs', () => {
  const lines = [
    comparePayment(ours('done', 500), gatewayPayment('captured', 500)),
    comparePayment(ours('done', 300), null),
    comparePayment(null, gatewayPayment('captured', 100)),
    silence('order', 'the supplier does not answer'),
  ].flatMap((line) => line ?? []);
  expect(totalsOf(lines)).toEqual([
    { kind: 'payment', countHere: 2, countThere: 2, here: 800, there: 600, differing: 2 },
    { kind: 'refund', countHere: 0, countThere: 0, here: 0, there: 0, differing: 0 },
    { kind: 'dispute', countHere: 0, countThere: 0, here: 0, there: 0, differing: 0 },
    { kind: 'order', countHere: 0, countThere: 0, here: 0, there: 0, differing: 1 },
  ]);
});
