import { createActor } from 'xstate';
import type { Snapshot } from 'xstate';
import type { FailureCode } from '#core/domain/booking/failures';
import { err, ok } from '#core/domain/values/result';
import { AT_PAYMENT, ATTEMPT, attempt, draft, DRAFT, lost, pay, paying, play, refusedAs as refused } from '#testing/bookings/bookingGame';
import type { Script } from '#testing/bookings/bookingGame';
import { bookingMachine } from './booking.machine';
import type { BookingInput, DraftAnswer } from './booking.types';

describe('the payment', () => {
  const repriced = draft(52_000);
  const cases: readonly [string, Script, string][] = [
    ['paid', { payments: [ok(attempt('done'))] }, 'booked'],
    ['declined', { payments: [refused('card_declined')] }, 'declined'],
    ['declined by a stored attempt', { payments: [lost('insufficient_funds')] }, 'declined'],
    ['seats lost', { payments: [lost('booking_failed')] }, 'declined'],
    [
      'price changed',
      { drafts: [ok(draft(50_000)), ok(repriced)], payments: [refused('price_changed', { draft: repriced })] },
      'repricing',
    ],
    ['offer gone', { payments: [refused('offer_gone')] }, 'offerGone'],
    ['already booked', { payments: [refused('already_booked')] }, 'alreadyBooked'],
    ['wrong form', { payments: [refused('invalid_request')] }, 'filling:enteringPayment'],
    ['self-transfer not confirmed', { payments: [refused('self_transfer_open')] }, 'filling:reviewing'],
    ['too many tries', { payments: [refused('rate_limited')] }, 'filling:enteringPayment'],
    ['gateway away', { tokens: [err('unavailable')] }, 'filling:enteringPayment'],
    ['card incomplete', { tokens: [err('invalid_fields')] }, 'filling:enteringPayment'],
    ['another tab pays', { payments: [refused('draft_busy')], statuses: [ok(attempt('done'))] }, 'processing'],
    ['another tab waits for the bank', { payments: [refused('draft_busy', { attempt: attempt('challenge') })] }, 'challenging'],
    ['on its way', { payments: [ok(attempt('processing'))] }, 'processing'],
    ['answer lost', { payments: [refused('network')] }, 'unsure'],
    ['server broken', { payments: [refused('internal')] }, 'unsure'],
    ['the bank asks', { payments: [ok(attempt('challenge'))] }, 'challenging'],
  ];
  it.each(cases)('%s', async (_name, script, state) => {
    const game = await pay(script);
    // Asking for the new price goes on at once; what counts is that it was requested.
    if (state === 'repricing') expect(game.count('reprice')).toBe(2);
    else expect(game.state()).toBe(state);
  });

  it('asks for consent to a price that changed under the payment, and starts a new attempt after it', async () => {
    const game = await pay({
      drafts: [ok(draft(50_000)), ok(draft(52_000))],
      payments: [refused('price_changed', { draft: draft(52_000) }), ok(attempt('done'))],
    });
    expect(game.state()).toBe('priceChanged');
    game.actor.send({ type: 'price.accepted' });
    game.actor.send({ type: 'pay.pressed', key: 'key-0002' });
    await game.settle();
    expect(game.state()).toBe('booked');
    expect(game.calls.filter((c) => c.call === 'pay').map((c) => c.input)).toEqual([
      paying(50_000, 'key-0001'),
      paying(52_000, 'key-0002'),
    ]);
    // a wallet in the card's frame shows the same amount
    expect(game.calls.filter((c) => c.call === 'tokenise').map((c) => c.input)).toMatchObject([{ amount: 50_000 }, { amount: 52_000 }]);
  });

  describe('after several declines', () => {
    const NEEDED = refused('bot_check_needed');
    it.each<[string, Script, string, FailureCode | null, number]>([
      [
        'a token is had and the same attempt sent again',
        { payments: [NEEDED, ok(attempt('done'))], proofs: [ok('proof')] },
        'booked',
        null,
        2,
      ],
      ['no token can be had', { payments: [NEEDED], proofs: [err('unavailable')] }, 'filling:enteringPayment', 'bot_check_failed', 1],
      [
        'the token is refused',
        { payments: [NEEDED, refused('bot_check_failed')], proofs: [ok('proof')] },
        'filling:enteringPayment',
        'bot_check_failed',
        2,
      ],
      ['another is requested', { payments: [NEEDED, NEEDED], proofs: [ok('proof')] }, 'filling:enteringPayment', 'bot_check_needed', 2],
      [
        'nobody judges it',
        { payments: [NEEDED, refused('bot_check_unavailable')], proofs: [ok('proof')] },
        'filling:enteringPayment',
        'bot_check_unavailable',
        2,
      ],
      ['the answer is lost', { payments: [NEEDED, refused('network')], proofs: [ok('proof')] }, 'unsure', 'network', 2],
    ])('%s', async (_name, script, state, problem, payments) => {
      const game = await pay(script);
      expect([game.state(), game.problem()]).toEqual([state, problem]);
      expect(game.calls.flatMap((c) => (c.call === 'pay' ? [c.input] : []))).toEqual(
        [null, 'proof'].slice(0, payments).map((botToken) => paying(50_000, 'key-0001', botToken)),
      );
      expect(game.count('prove')).toBe(1);
    });

    it('no token is had for the payment of another tab, whose key is not known here', async () => {
      const game = play(AT_PAYMENT, {
        drafts: [ok(draft(50_000, { status: 'paying' }))],
        statuses: [ok(attempt('challenge'))],
        verified: [NEEDED],
        proofs: [ok('proof')],
      });
      await game.settle();
      game.tell({ type: 'challenge.finished' });
      await game.settle();
      expect([game.state(), game.count('prove'), game.count('pay')]).toEqual(['filling:enteringPayment', 0, 0]);
    });

    it('the next attempt may prove itself again', async () => {
      const game = await pay({ payments: [NEEDED, refused('bot_check_failed'), NEEDED, ok(attempt('done'))], proofs: [ok('proof')] });
      game.actor.send({ type: 'pay.pressed', key: 'key-0002' });
      await game.settle();
      expect([game.state(), game.count('prove')]).toEqual(['booked', 2]);
    });
  });

  it('is sent once, however often Pay is pressed', async () => {
    const game = play(AT_PAYMENT, { payments: [ok(attempt('processing'))] });
    await game.settle();
    for (let i = 0; i < 50; i += 1) game.actor.send({ type: 'pay.pressed', key: `key-${String(i)}` });
    await game.settle();
    for (let i = 0; i < 50; i += 1) game.actor.send({ type: 'pay.pressed', key: `late-${String(i)}` });
    await game.settle();
    expect(game.count('tokenise')).toBe(1);
    expect(game.calls.filter((c) => c.call === 'pay').map((c) => c.input)).toEqual([paying(50_000, 'key-0')]);
  });

  it('repeats a request whose answer was lost with the same key: three times by itself, then on request', async () => {
    const game = await pay({
      payments: [refused('network'), refused('network'), refused('network'), refused('network'), ok(attempt('done'))],
    });
    for (let i = 0; i < 6; i += 1) {
      game.clock.increment(60_000);
      await game.settle();
    }
    expect(game.count('pay')).toBe(4);
    expect(game.state()).toBe('unsure');
    game.tell({ type: 'retry.pressed' });
    await game.settle();
    expect(game.state()).toBe('booked');
    expect(new Set(game.calls.filter((c) => c.call === 'pay').map((c) => JSON.stringify(c.input))).size).toBe(1);
  });

  it('waits for the supplier by asking, through lost answers', async () => {
    const game = await pay({
      payments: [ok(attempt('processing'))],
      statuses: [refused('offline'), ok(attempt('processing')), ok(attempt('done'))],
    });
    for (let i = 0; i < 3; i += 1) {
      game.clock.increment(6_000);
      await game.settle();
    }
    expect(game.state()).toBe('booked');
    expect(game.count('pay')).toBe(1);
    expect(game.emitted).toContainEqual({ type: 'flight.booked', draftId: DRAFT, charged: 50_000 });
  });

  it.each([
    ['done', ok(attempt('done')), 'booked'],
    ['failed', lost('challenge_failed'), 'declined'],
    ['still open', ok(attempt('processing')), 'processing'],
    ['answer lost', refused('network'), 'processing'],
  ] as const)('after the bank: %s', async (_name, verified, state) => {
    const game = await pay({ payments: [ok(attempt('challenge'))], verified: [verified] });
    game.tell({ type: 'challenge.finished' });
    await game.settle();
    expect(game.state()).toBe(state);
    expect(game.calls.at(-1)).toMatchObject({ call: 'verify', input: { attemptId: ATTEMPT } });
  });

  it('goes back to the card when the bank is turned away, unless it had gone through', async () => {
    for (const [verified, state] of [
      [lost('challenge_failed'), 'filling:enteringPayment'],
      [ok(attempt('done')), 'booked'],
      [ok(attempt('processing')), 'processing'],
    ] as const) {
      const game = await pay({ payments: [ok(attempt('challenge'))], verified: [verified] });
      game.tell({ type: 'challenge.abandoned' });
      await game.settle();
      expect(game.state()).toBe(state);
      expect(game.calls.at(-1)).toMatchObject({ call: 'abandon', input: { attemptId: ATTEMPT } });
      // the bank did not refuse: it was not answered
      if (state === 'filling:enteringPayment') expect(game.problem()).toBe('challenge_closed');
    }
  });

  it.each<[string, Script, FailureCode]>([
    ['a declined card', { payments: [refused('card_declined')] }, 'card_declined'],
    ['a stored decline', { payments: [lost('insufficient_funds')] }, 'insufficient_funds'],
  ])('%s ends it, and the reason is reported', async (_name, script, code) => {
    const game = await pay(script);
    expect(game.actor.getSnapshot().status).toBe('done');
    expect(game.emitted).toContainEqual({ type: 'payment.failed', code });
    expect(game.stages()).toEqual(['repriced', 'failed']);
  });

  it('an offer that is gone ends the attempt, gives the flight up and says so', async () => {
    const game = await pay({ payments: [refused('offer_gone')] });
    expect(game.emitted.slice(-3)).toEqual([{ type: 'attempt.ended' }, { type: 'offer.lost' }, { type: 'notice.shown' }]);
  });

  it('an attempt is kept before anything is sent, so that a reload finds it', async () => {
    const game = await pay({ payments: [] });
    expect([game.state(), game.count('pay')]).toEqual(['paying', 1]);
    expect(game.emitted).toContainEqual({ type: 'attempt.kept', key: 'key-0001', attemptId: null });
    expect(game.emitted).toContainEqual({ type: 'payment.given' });
  });

  it.each<[string, DraftAnswer, string, FailureCode | null]>([
    ['is opened again under the card, and the page says so', ok(draft(50_000)), 'filling:enteringPayment', 'draft_renewed'],
    ['at another price, which is agreed to first', ok(draft(52_000)), 'priceChanged', null],
    ['and cannot be opened without a cookie', err('cookies_blocked'), 'filling:enteringPayment', 'cookies_blocked'],
    ['and whose flight is gone', err('offer_gone'), 'offerGone', 'offer_gone'],
  ])('a draft that was forgotten under the payment %s', async (_name, opened, state, problem) => {
    const game = await pay({ payments: [refused('draft_unknown')], drafts: [ok(draft(50_000)), opened] });
    const { context } = game.actor.getSnapshot();
    expect([game.state(), game.count('openDraft'), context.attempt.key, context.problem]).toEqual([state, 1, null, problem]);
    expect(game.emitted).toContainEqual({ type: 'attempt.ended' });
    expect(game.emitted.slice(-2)).toContainEqual({ type: 'notice.shown' });
    expect(game.emitted.filter(({ type }) => type === 'draft.kept')).toHaveLength(opened.ok ? 1 : 0);
  });

  it('a payment that nobody knows any more, as its cookie is gone, is told of next to the card', async () => {
    const game = await pay({ payments: [ok(attempt('processing'))], statuses: [refused('draft_unknown')] });
    game.tell({ type: 'retry.pressed' });
    await game.settle();
    expect([game.state(), game.problem()]).toEqual(['filling:enteringPayment', 'draft_unknown']);
    expect(game.emitted.slice(-2)).toContainEqual({ type: 'notice.shown' });
  });

  it('queries the status of a payment at once on request', async () => {
    const game = await pay({ payments: [ok(attempt('processing'))], statuses: [ok(attempt('done'))] });
    game.tell({ type: 'retry.pressed' });
    await game.settle();
    expect([game.state(), game.count('askStatus')]).toEqual(['booked', 1]);
  });

  it('a self-transfer that was not confirmed is questioned again, and the page says so', async () => {
    const game = await pay({ payments: [refused('self_transfer_open')] });
    expect([game.state(), game.actor.getSnapshot().context.done.review]).toEqual(['filling:reviewing', false]);
    expect(game.emitted).toContainEqual({ type: 'attempt.ended' });
    expect(game.emitted).toContainEqual({ type: 'notice.shown' });
  });

  it('a traveler who turns the bank away is told so next to the card', async () => {
    const game = await pay({ payments: [ok(attempt('challenge'))], verified: [lost('challenge_failed')] });
    game.tell({ type: 'challenge.abandoned' });
    await game.settle();
    expect(game.emitted.slice(-3).map(({ type }) => type)).toContain('notice.shown');
  });

  it('tells its stages in order', async () => {
    const game = await pay({ payments: [ok(attempt('challenge'))], verified: [ok(attempt('done'))] });
    game.tell({ type: 'challenge.finished' });
    await game.settle();
    const told = game.emitted.map((event) => (event.type === 'stage.reached' ? event.stage : event.type));
    const stages = ['repriced', 'payment.given', 'challenge.shown', 'paid', 'ticketed'];
    expect(told.filter((one) => stages.includes(one))).toEqual(stages);
  });
});

it('a booking that is restored from its snapshot has its payment at the bank', async () => {
  const { actor } = await pay({ payments: [ok(attempt('challenge'))] });
  const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot())) as Snapshot<unknown>;
  const restored = createActor(bookingMachine, { snapshot, input: AT_PAYMENT });
  restored.start();
  const payment = restored.getSnapshot().children.payment;
  expect([restored.getSnapshot().value, payment?.getSnapshot().value]).toEqual(['paying', 'challenging']);
  payment?.send({ type: 'challenge.finished' });
  expect(payment?.getSnapshot().value).toBe('verifying');
});

describe('a reload under a payment', () => {
  const UNDER_WAY: BookingInput = { ...AT_PAYMENT, attempt: { key: 'key-0001', attemptId: null } };
  it.each([
    ['it went through', [ok(attempt('done'))], 'booked'],
    ['the bank asks', [ok(attempt('challenge'))], 'challenging'],
    ['it never arrived', [refused('draft_unknown')], 'filling:enteringPayment'],
    ['the attempt is not known', [refused('not_found')], 'filling:enteringPayment'],
    ['it was refused', [lost('payment_unavailable')], 'filling:enteringPayment'],
    ['too many questions', [refused('rate_limited')], 'processing'],
    ['it was declined', [lost('card_declined')], 'declined'],
    ['it is on its way', [ok(attempt('processing'))], 'processing'],
    ['nobody answers yet', [refused('network')], 'processing'],
  ] as const)('%s', async (_name, statuses, state) => {
    const game = play(UNDER_WAY, { statuses });
    await game.settle();
    expect(game.state()).toBe(state);
    expect([game.count('pay'), game.count('openDraft')]).toEqual([0, 0]);
  });
});
