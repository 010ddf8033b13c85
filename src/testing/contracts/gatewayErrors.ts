/** What the payment port promises where the gateway answers with errors. */
import { randomUUID } from 'node:crypto';
import { AMOUNT, NOT_TAKEN, playAt, UNAVAILABLE, valueOf } from './gatewayPlay';
import type { GatewayUnderTest, TurnedAway } from './gatewayPlay';

/** Declares the tests of one adapter, within those of its contract. */
export function describeGatewayErrors(subject: () => GatewayUnderTest, turnsAway: readonly TurnedAway[]): void {
  const { authorise, pay, found } = playAt(subject);

  describe.each(['server error', 'server error after'] as const)('when it answers with an error of its own (%s)', (fault) => {
    /** Asks while it fails, and again once it does not: the second answer. */
    async function askTwice<T>(ask: () => Promise<T>): Promise<T> {
      subject().fail(fault);
      await ask();
      subject().fail(null);
      return ask();
    }

    it('a capture is made once, by asking again', async () => {
      const { attemptId, payment } = await pay();
      const taken = valueOf(await askTwice(() => subject().gateway.capture(payment.paymentId, 900)));
      expect(taken).toMatchObject({ state: 'captured', capturedAmount: 900 });
      expect(await found(attemptId)).toEqual(taken);
    });

    it('a refund is made once, by asking again', async () => {
      const { attemptId, payment } = await pay();
      valueOf(await subject().gateway.capture(payment.paymentId, AMOUNT));
      const given = valueOf(await askTwice(() => subject().gateway.refund(payment.paymentId, 300, 'first')));
      expect(given).toMatchObject({ state: 'captured', refundedAmount: 300 });
      expect(await found(attemptId)).toEqual(given);
    });

    it.each([
      ['a hold', false, { state: 'voided', refundedAmount: 0 }],
      ['a charge', true, { state: 'refunded', refundedAmount: AMOUNT }],
    ])('%s is released, by asking again', async (_what, isCaptured, end) => {
      const { attemptId, payment } = await pay();
      if (isCaptured) valueOf(await subject().gateway.capture(payment.paymentId, AMOUNT));
      expect(valueOf(await askTwice(() => subject().gateway.release(payment.paymentId)))).toMatchObject(end);
      expect(await found(attemptId)).toMatchObject(end);
    });

    it('a payment that it does not take holds nothing, and another one can be made', async () => {
      const attemptId = randomUUID();
      subject().fail(fault);
      const answer = await authorise(attemptId, await subject().token('approved'));
      subject().fail(null);
      const payment = await found(attemptId);
      if (answer.ok) expect(payment).toEqual(answer.value);
      else if (answer.error.code === 'not_taken') expect(payment?.state ?? 'none').toMatch(/^(?:none|voided)$/);
      else expect(answer).toEqual(UNAVAILABLE);
      expect((await pay()).payment.state).toBe('authorised');
    });
  });

  if (turnsAway.length > 0)
    describe.each(turnsAway)('when it turns a call away (%s)', (fault) => {
      it('says at once that it took no payment, and the card may pay another', async () => {
        const [attemptId, token] = [randomUUID(), await subject().token('approved')];
        subject().fail(fault);
        expect(await authorise(attemptId, token)).toEqual(NOT_TAKEN);
        subject().fail(null);
        expect(await found(attemptId)).toBeNull();
        expect(valueOf(await authorise(randomUUID(), token))).toMatchObject({ state: 'authorised' });
      });

      it('a capture, a refund and a release are made once, by asking again', async () => {
        const { attemptId, payment } = await pay();
        const { gateway } = subject();
        for (const [ask, end] of [
          [() => gateway.capture(payment.paymentId, 900), { state: 'captured', capturedAmount: 900, refundedAmount: 0 }],
          [() => gateway.refund(payment.paymentId, 300, 'first'), { state: 'captured', refundedAmount: 300 }],
          [() => gateway.release(payment.paymentId), { state: 'refunded', refundedAmount: 900 }],
        ] as const) {
          subject().fail(fault);
          expect(await ask()).toEqual(UNAVAILABLE);
          subject().fail(null);
          expect(valueOf(await ask())).toMatchObject(end);
          expect(await found(attemptId)).toMatchObject(end);
        }
      });
    });
}
