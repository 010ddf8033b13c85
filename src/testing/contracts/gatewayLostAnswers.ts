/** What the payment port promises where the gateway does what was requested and its answer is lost. */
import { randomUUID } from 'node:crypto';
import type { Payment } from '#server/payments/gateway';
import { AMOUNT, playAt, UNAVAILABLE, valueOf } from './gatewayPlay';
import type { GatewayUnderTest } from './gatewayPlay';

/** Declares the tests of one adapter, within those of its contract. */
export function describeLostAnswers(subject: () => GatewayUnderTest): void {
  const { authorise, pay, found } = playAt(subject);

  describe('when its answer is lost', () => {
    /** Asks once with the answer lost, and then looks what has happened. */
    async function askWithoutAnswer(attemptId: string, ask: () => Promise<unknown>): Promise<Payment | null> {
      subject().fail('answer lost');
      expect(await ask()).toEqual(UNAVAILABLE);
      subject().fail(null);
      return found(attemptId);
    }

    it('the payment is found by its attempt, and asking again holds no more', async () => {
      const attemptId = randomUUID();
      const token = await subject().token('approved');
      const held = await askWithoutAnswer(attemptId, () => authorise(attemptId, token));
      expect(held).toMatchObject({ state: 'authorised', amount: AMOUNT });
      expect(await authorise(attemptId, await subject().token('approved'))).toEqual({ ok: true, value: held });
    });

    it('a capture is found, and asking again takes no more', async () => {
      const { attemptId, payment } = await pay();
      const taken = await askWithoutAnswer(attemptId, () => subject().gateway.capture(payment.paymentId, AMOUNT));
      expect(taken).toMatchObject({ state: 'captured', capturedAmount: AMOUNT });
      expect(await subject().gateway.capture(payment.paymentId, AMOUNT)).toEqual({ ok: true, value: taken });
    });

    it('a refund is found, and asking again gives no more back', async () => {
      const { attemptId, payment } = await pay();
      valueOf(await subject().gateway.capture(payment.paymentId, AMOUNT));
      const given = await askWithoutAnswer(attemptId, () => subject().gateway.refund(payment.paymentId, 300, 'first'));
      expect(given).toMatchObject({ state: 'captured', refundedAmount: 300 });
      expect(await subject().gateway.refund(payment.paymentId, 300, 'first')).toEqual({ ok: true, value: given });
    });

    it('a release is found, and may be requested again', async () => {
      const { attemptId, payment } = await pay();
      const released = await askWithoutAnswer(attemptId, () => subject().gateway.release(payment.paymentId));
      expect(released).toMatchObject({ state: 'voided' });
      expect(await subject().gateway.release(payment.paymentId)).toEqual({ ok: true, value: released });
    });
  });
}
