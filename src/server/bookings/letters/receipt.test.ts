/** The receipt counts money that moved, in either language, and carries nothing that its policy refuses (money.27). */
import { randomUUID } from 'node:crypto';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import { agreed, bookOnce } from '#testing/bookings/exchangeWorld';
import { carriedBy } from '../../content/pages/pageBody';
import { RECEIPT_STYLE_SOURCE } from './receiptFile';

const MASTERCARD = '5555555555554444';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());

/** Text of the document, cells parted by bars. */
const said = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ')
    .replace(/\|[| ]*/g, '|');

it('names agency, payer, card, parts of the price, each movement and both totals, before and after a refund', async () => {
  const process = world.start();
  const draftId = await world.draft(process);
  const body = await world.body(process, draftId);
  await process.checkout.book(body, 'receipt-key-1', SECRET);
  const receipt = async (locale?: 'en' | 'es') => {
    const file = await process.manage.document('receipt', SECRET, draftId, locale);
    if (!file.ok) throw new Error(file.error.code);
    return file.value;
  };
  const paid = await receipt();
  const text = said(paid.text);
  for (const part of [
    `Receipt ${paid.reference}`,
    '|Wingfare Travel Inc.|',
    '|1200 Example Avenue, Suite 400|',
    '|Paid by|Maria Quinones|',
    '|Visa ending in 4242|',
    '|Taxes and airline fees|$75.00|',
    '|Our service fee|$15.00|',
    '|Total price|$500.00|',
    'UTC|Charged to your card|Visa ending in 4242|$500.00|',
    '|Total paid|$500.00|',
    '|Total given back|$0.00|',
    'Test mode',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Paid in the end');
  expect(said((await receipt('es')).text)).toContain('|Total pagado|$500.00|');

  world.minutes(5);
  await process.manage.cancel({ reference: paid.reference, refund: 50_000 }, SECRET);
  const after = said((await receipt()).text);
  for (const part of ['|Refunded to your card|−$500.00|', '|Total given back|$500.00|', '|Paid in the end|$0.00|'])
    expect(after).toContain(part);
  expect(await process.manage.document('receipt', 'b'.repeat(64), draftId)).toMatchObject({
    ok: false,
    error: { code: 'booking_unknown' },
  });
});

it('names the card that paid for a change of flights along with that of the booking, as the mail does', async () => {
  const process = world.start();
  Object.assign(world.supplier.exchanges, { difference: 4_000, penalty: 7_500, refundTo: 'card' });
  const booked = await bookOnce(world, process);
  await process.exchanging.make(await agreed(world, process, booked, MASTERCARD), randomUUID(), SECRET);
  const file = await process.manage.document('receipt', SECRET, booked.draftId);
  const text = file.ok ? said(file.value.text) : '';
  for (const part of [
    '|Paid by|',
    '|Visa ending in 4242|Mastercard ending in 4444|',
    '|Charged to your card|Visa ending in 4242|$500.00|',
    '|Charged to your card|Mastercard ending in 4444|$115.00|',
    '|Total paid|$615.00|',
  ])
    expect(text).toContain(part);
  const mail = { id: 'mail-1', kind: 'ticketed', aboutId: null, cause: 'again', details: null, tries: 0 } as const;
  const letter = await process.letters.letterOf({ ...mail, bookingId: booked.bookingId });
  expect(letter?.text).toMatch(/Paid: \$615\.00\nVisa ending in 4242\n.* UTC\nMastercard ending in 4444\n.* UTC/);
});

it('has one style, which the policy may name, and no other', async () => {
  const process = world.start();
  const draftId = await world.draft(process);
  await process.checkout.book(await world.body(process, draftId), 'receipt-key-2', SECRET);
  const file = await process.manage.document('receipt', SECRET, draftId);
  expect(file.ok && file.value.text.match(/<style|style=|<script|<link|src=/g)).toEqual(['<style']);
  expect(file.ok && carriedBy(file.value.text)).toEqual({ scripts: [], styles: [RECEIPT_STYLE_SOURCE] });
});
