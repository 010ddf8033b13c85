/** What Stripe's answers may leave out, or have null in: nothing is made up of it. */
import { DAY_MS } from '#core/domain/values/keptFor';
import { paymentOf } from './paymentOf';

type Intent = Parameters<typeof paymentOf>[0];
type Charge = Exclude<Intent['latest_charge'], string | null | undefined>;

const CREATED = Date.parse('2027-04-10T12:00:00Z');
const SECONDS = CREATED / 1000;

const charge = (more: object): Charge => ({ amount: 50_000, created: SECONDS, amount_refunded: 0, ...more }) as Charge;
const intent = (status: Intent['status'], more: object): Intent =>
  ({ id: 'pi_1', status, amount: 50_000, amount_received: 50_000, created: SECONDS, last_payment_error: null, ...more }) as Intent;
const read = (status: Intent['status'], more: object) => paymentOf(intent(status, more), '/challenge');
const card = (more: object) => ({ latest_charge: charge({ payment_method_details: { card: { last4: '4242', ...more } } }) });

const WEEK = new Date(CREATED + 7 * DAY_MS);

test.each<[string, object, Date]>([
  ['an end', card({ capture_before: SECONDS + 86_400 }), new Date(CREATED + DAY_MS)],
  ['a null end', card({ capture_before: null }), WEEK],
  ['no end', card({}), WEEK],
  ['null details', { latest_charge: charge({ payment_method_details: null }) }, WEEK],
  ['no charge', { latest_charge: null }, WEEK],
  ['no word of a charge', {}, WEEK],
])('a hold with %s ends then, else in a week', (_, more, holdEndsAt) => {
  expect(read('requires_capture', more)).toMatchObject({ state: 'authorised', holdEndsAt });
});

test.each<[string, object, string]>([
  ['an error', { last_payment_error: { code: 'card_declined' } }, 'declined'],
  ['a null error', { last_payment_error: null }, 'unsubmitted'],
  ['no error', { last_payment_error: undefined }, 'unsubmitted'],
])('an intent with %s', (_, more, state) => {
  const payment = read('requires_payment_method', more);
  expect(typeof payment === 'string' ? payment : payment.state).toBe(state);
});

test.each<[string, object, object]>([
  ['what was refunded', { latest_charge: charge({ amount_refunded: 20_000 }) }, { state: 'captured', refundedAmount: 20_000 }],
  ['all refunded', { latest_charge: charge({ amount_refunded: 50_000 }) }, { state: 'refunded', refundedAmount: 50_000 }],
  ['no word of refunds', { latest_charge: charge({ amount_refunded: undefined }) }, { state: 'captured', refundedAmount: 0 }],
  ['null refunds', { latest_charge: charge({ amount_refunded: null }) }, { state: 'captured', refundedAmount: 0 }],
  ['null received', { amount_received: null, latest_charge: charge({}) }, { state: 'captured', capturedAmount: 50_000 }],
  ['no word of what was received', { amount_received: undefined }, { state: 'captured', capturedAmount: 50_000, refundedAmount: 0 }],
])('a payment with %s', (_, more, expected) => {
  expect(read('succeeded', more)).toMatchObject(expected);
});
