/** What the payment port promises where people and banks do something at the provider. */
import { playAt, UNAVAILABLE, valueOf } from './gatewayPlay';
import type { GatewayUnderTest, ProviderDashboard } from './gatewayPlay';

const NOT_REFUNDABLE = { ok: false, error: { code: 'not_refundable' } };

/** Declares the tests of one adapter, within those of its contract. */
export function describeDashboard(subject: () => GatewayUnderTest): void {
  const { pay } = playAt(subject);
  const dashboard = (): ProviderDashboard => {
    const { dashboard: opened } = subject();
    if (!opened) throw new Error('a provider without a dashboard');
    return opened;
  };
  async function taken(): Promise<string> {
    const { payment } = await pay();
    return valueOf(await subject().gateway.capture(payment.paymentId, 900)).paymentId;
  }
  const givenBack = async (paymentId: string) => valueOf(await subject().gateway.givenBack(paymentId));

  describe('what went back at the provider', () => {
    afterEach(() => dashboard().hasBalance(null));

    it('is what somebody refunded at the provider too, without a name, and no more than the rest can be refunded', async () => {
      const paymentId = await taken();
      dashboard().refund(paymentId, 300);
      dashboard().refund(paymentId, 200);
      expect((await givenBack(paymentId)).refunds.map(({ name, amount }) => [name, amount]).sort()).toEqual([
        [null, 200],
        [null, 300],
      ]);
      expect(await subject().gateway.refund(paymentId, 401, 'first')).toEqual(NOT_REFUNDABLE);
      expect(valueOf(await subject().gateway.refund(paymentId, 400, 'first'))).toMatchObject({ state: 'refunded' });
    });

    it.each([
      ['inquiry', { chargedBack: 0, isDisputed: false }, true],
      ['open', { chargedBack: 0, isDisputed: true }, false],
      ['under review', { chargedBack: 0, isDisputed: true }, false],
      ['won', { chargedBack: 0, isDisputed: false }, true],
      ['lost', { chargedBack: 900, isDisputed: false }, false],
    ] as const)('with a dispute that is %s: %j', async (status, back, canRefund) => {
      const paymentId = await taken();
      dashboard().dispute(paymentId, status);
      expect(await givenBack(paymentId)).toMatchObject(back);
      expect((await subject().gateway.refund(paymentId, 100, 'first')).ok).toBe(canRefund);
    });

    it('can be refunded as soon as a dispute is won', async () => {
      const paymentId = await taken();
      dashboard().dispute(paymentId, 'open');
      expect(await subject().gateway.refund(paymentId, 900, 'first')).toEqual(NOT_REFUNDABLE);
      dashboard().dispute(paymentId, 'won');
      expect(valueOf(await subject().gateway.refund(paymentId, 900, 'first'))).toMatchObject({ state: 'refunded' });
    });

    it('can be refunded by the first try after there is money for it', async () => {
      const paymentId = await taken();
      dashboard().hasBalance(899);
      for (let tries = 0; tries < 2; tries += 1) expect(await subject().gateway.refund(paymentId, 900, 'first')).toEqual(NOT_REFUNDABLE);
      dashboard().hasBalance(null);
      expect(valueOf(await subject().gateway.refund(paymentId, 900, 'first'))).toMatchObject({ state: 'refunded', refundedAmount: 900 });
    });

    it('of a release likewise', async () => {
      const paymentId = await taken();
      dashboard().hasBalance(899);
      expect(await subject().gateway.release(paymentId)).toEqual(UNAVAILABLE);
      dashboard().hasBalance(null);
      expect(valueOf(await subject().gateway.release(paymentId))).toMatchObject({ state: 'refunded', refundedAmount: 900 });
    });
  });
}
