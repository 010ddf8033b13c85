/** Cancelling where others gave money back, or a bank or the balance is in the way of a refund (money.31). */
import { eq } from 'drizzle-orm';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import { bookedIn, viewOf } from '#testing/bookings/bookedTrips';
import { ledgerFaults } from '#core/domain/payment/priceLedger';
import { attentionEntries } from '../../../attention/attention.tables';
import { bookings } from '../../bookings.tables';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());
beforeEach(async () => {
  await world.database.db.delete(attentionEntries);
  Object.assign(world.supplier, { total: 50_000, isSilent: false, quote: { id: 'quote-1', refund: 0, until: null } });
  world.errors.length = 0;
});
afterEach(() => expect(world.errors).toEqual([]));

const booked = (server: Process) => bookedIn(world, server);

describe('after refunds in the provider’s dashboard (money.31)', () => {
  /** Refunds so much of a booking, each amount by itself. */
  async function refundedByHand(server: Process, draftId: string, amounts: readonly number[]): Promise<string> {
    const [booking] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
    const payment = await server.gateway.lookup(booking?.attemptId ?? '');
    if (!payment.ok || payment.value === null) throw new Error('nothing was paid');
    for (const [i, amount] of amounts.entries()) await server.gateway.refund(payment.value.paymentId, amount, `dashboard ${String(i)}`);
    return payment.value.paymentId;
  }

  it.each([
    ['one', [10_000], 40_000],
    ['several', [10_000, 5_000], 35_000],
    ['everything', [50_000], 0],
  ] as const)('%s: they are quoted and counted, and the rest is refunded', async (_name, amounts, refund) => {
    const server = world.start();
    const { reference, draftId } = await booked(server);
    await refundedByHand(server, draftId, amounts);
    const returned = 50_000 - refund;
    const value = { basis: 'free', paid: refund, airlineKeeps: 0, feeKept: 0, refund, returned, until: null };
    expect(await server.manage.cancelQuote({ reference }, SECRET)).toEqual({ ok: true, value });
    expect(await server.manage.cancel({ reference, refund: 50_000 }, SECRET)).toMatchObject({ error: { code: 'cancel_changed' } });
    expect(await server.manage.cancel({ reference, refund }, SECRET)).toMatchObject({
      ok: true,
      value: { state: 'cancelled', cancellation: { state: 'done', refund, returned } },
    });
    expect(await world.standing(draftId)).toMatchObject({ bookings: 0, taken: 0 });
    const { ledger } = await viewOf(server, draftId);
    const back = ledger.filter(({ reason }) => reason === 'refunded').map(({ source, amount }) => [source, amount]);
    expect(back).toEqual([['agency', returned], ...(refund > 0 ? [['gateway', refund]] : [])]);
    expect(ledgerFaults(ledger)).toEqual([]);
  });

  it('counts them toward a refund by the rules of the fare, then toward what is kept', async () => {
    const server = world.start();
    const { reference, draftId } = await booked(server);
    world.minutes(24 * 60 + 1);
    world.supplier.quote = { id: 'q1', refund: 7_500, until: null };
    await refundedByHand(server, draftId, [10_000]);
    expect(await server.manage.cancelQuote({ reference }, SECRET)).toMatchObject({
      value: { basis: 'airline', paid: 40_000, airlineKeeps: 38_500, feeKept: 1_500, refund: 0, returned: 10_000 },
    });
    expect(await server.manage.cancel({ reference, refund: 0 }, SECRET)).toMatchObject({ ok: true, value: { state: 'cancelled' } });
    expect(await world.standing(draftId)).toMatchObject({ taken: 40_000 });
  });

  it('a disputed payment is named before, waits at the desk, and is refunded once the bank lets it go', async () => {
    const server = world.start();
    const { reference, draftId } = await booked(server);
    const back = { refunds: [], chargedBack: 0, isDisputed: true };
    const disputed = jest.spyOn(server.gateway, 'givenBack').mockResolvedValue({ ok: true, value: back });
    expect(await server.manage.cancelQuote({ reference }, SECRET)).toMatchObject({ value: { refund: 50_000, isDisputed: true } });
    expect(await server.manage.cancel({ reference, refund: 50_000 }, SECRET)).toMatchObject({
      value: { state: 'cancelled', cancellation: { state: 'refunding', isDisputed: true } },
    });
    expect(await world.standing(draftId)).toMatchObject({ bookings: 0, taken: 50_000 });
    expect((await world.attention()).map(([kind]) => kind)).toEqual(['refund_disputed']);
    disputed.mockRestore();
    await server.desk.retry(reference);
    expect(await viewOf(server, draftId)).toMatchObject({ cancellation: { state: 'done' } });
    expect(await world.standing(draftId)).toMatchObject({ taken: 0 });
    expect(await world.attention()).toEqual([]);
  });

  it('a dispute that the bank decided for the cardholder is the refund', async () => {
    const server = world.start();
    const { reference, draftId } = await booked(server);
    const back = { refunds: [], chargedBack: 50_000, isDisputed: false };
    jest.spyOn(server.gateway, 'givenBack').mockResolvedValue({ ok: true, value: back });
    expect(await server.manage.cancelQuote({ reference }, SECRET)).toMatchObject({ value: { refund: 0, returned: 50_000 } });
    expect(await server.manage.cancel({ reference, refund: 0 }, SECRET)).toMatchObject({ value: { cancellation: { state: 'done' } } });
    const { ledger } = await viewOf(server, draftId);
    expect(ledger.slice(-2).map((e) => [e.reason, e.source, e.amount])).toEqual([
      ['refunded', 'bank', 50_000],
      ['cancel_agreed', 'traveler', 0],
    ]);
  });

  it('a refund that is refused for want of money is made by one press of a person', async () => {
    const server = world.start();
    const { reference, draftId } = await booked(server);
    const poor = jest.spyOn(server.gateway, 'refund').mockResolvedValue({ ok: false, error: { code: 'not_refundable' } });
    await server.manage.cancel({ reference, refund: 50_000 }, SECRET);
    expect(await viewOf(server, draftId)).toMatchObject({ state: 'cancelled', cancellation: { state: 'refunding' } });
    poor.mockRestore();
    await server.desk.retry(reference);
    expect(await viewOf(server, draftId)).toMatchObject({ cancellation: { state: 'done' } });
  });
});
