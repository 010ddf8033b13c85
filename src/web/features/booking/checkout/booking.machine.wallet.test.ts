import type { FailureCode } from '#core/domain/booking/failures';
import { err, ok } from '#core/domain/values/result';
import { AT_PAYMENT, attempt, draft, pay, paying as payingWith, play, refusedAs as refused } from '#testing/bookings/bookingGame';
import type { Script } from '#testing/bookings/bookingGame';
import type { BookingInput } from './booking.types';

describe('a wallet', () => {
  /** Everything is filled in, and a wallet is tapped. */
  async function tap(script: Script, input: BookingInput = AT_PAYMENT) {
    const game = play(input, script);
    await game.settle();
    game.actor.send({ type: 'wallet.tapped', key: 'key-0001' });
    await game.settle();
    return game;
  }

  it.each<[string, Script, string, FailureCode | null]>([
    ['paid', { wallets: [ok(null)], payments: [ok(attempt('done'))] }, 'booked', null],
    ['the bank asks', { wallets: [ok(null)], payments: [ok(attempt('challenge'))] }, 'challenging', null],
    ['declined', { wallets: [ok(null)], payments: [refused('card_declined')] }, 'declined', 'card_declined'],
    ['answer lost', { wallets: [ok(null)], payments: [refused('network')] }, 'unsure', 'network'],
    ['still open', { wallets: [] }, 'inWallet', null],
    ['dismissed', { wallets: [err('dismissed')] }, 'filling:enteringPayment', null],
    ['gateway away', { wallets: [err('unavailable')] }, 'filling:enteringPayment', 'payment_unavailable'],
    ['something else is not right', { wallets: [err('invalid_request')] }, 'filling:enteringPayment', 'invalid_request'],
  ])('%s', async (_name, script, state, problem) => {
    const game = await tap(script);
    expect([game.state(), game.problem()]).toEqual([state, problem]);
    expect([game.count('openWallet'), game.count('tokenise')]).toEqual([1, 0]);
  });

  it('that was confirmed is a payment like that of a card', async () => {
    const game = await tap({ wallets: [ok(null)], payments: [] });
    expect([game.state(), game.count('pay')]).toEqual(['paying', 1]);
    expect(game.emitted).toContainEqual({ type: 'attempt.kept', key: 'key-0001', attemptId: null });
    expect(game.emitted).toContainEqual({ type: 'payment.given' });
  });

  it('is not opened before the payment step, nor under a payment, nor twice', async () => {
    const early = await tap({ wallets: [ok(null)] }, { ...AT_PAYMENT, step: 'contact', done: { ...AT_PAYMENT.done, contact: false } });
    expect(early.count('openWallet')).toBe(0);
    const twice = await tap({});
    twice.actor.send({ type: 'wallet.tapped', key: 'key-0002' });
    twice.actor.send({ type: 'pay.pressed', key: 'key-0003' });
    await twice.settle();
    expect([twice.state(), twice.count('openWallet'), twice.count('tokenise')]).toEqual(['inWallet', 1, 0]);
    const paying = await pay({ payments: [ok(attempt('processing'))] });
    paying.actor.send({ type: 'wallet.tapped', key: 'key-0002' });
    await paying.settle();
    expect([paying.state(), paying.count('openWallet')]).toEqual(['processing', 0]);
  });

  it('that is closed on the page pays nothing, and the card pays after it', async () => {
    const game = await tap({ payments: [ok(attempt('done'))] });
    game.tell({ type: 'wallet.closed' });
    await game.settle();
    expect([game.state(), game.count('pay')]).toEqual(['filling:enteringPayment', 0]);
    game.actor.send({ type: 'pay.pressed', key: 'key-0002' });
    await game.settle();
    expect([game.state(), game.count('pay')]).toEqual(['booked', 1]);
  });

  it('shows the accepted total, and the new one once a changed price was agreed to', async () => {
    const game = await tap({
      drafts: [ok(draft(50_000)), ok(draft(52_000))],
      wallets: [ok(null)],
      payments: [refused('price_changed', { draft: draft(52_000) }), ok(attempt('done'))],
    });
    expect(game.state()).toBe('priceChanged');
    game.actor.send({ type: 'price.accepted' });
    game.actor.send({ type: 'wallet.tapped', key: 'key-0002' });
    await game.settle();
    expect(game.state()).toBe('booked');
    expect(game.calls.flatMap(({ call, input }) => (call === 'openWallet' ? [input] : []))).toMatchObject([
      { amount: 50_000 },
      { amount: 52_000 },
    ]);
    expect(game.calls.flatMap(({ call, input }) => (call === 'pay' ? [input] : []))).toEqual([
      payingWith(50_000, 'key-0001'),
      payingWith(52_000, 'key-0002'),
    ]);
  });
});
