import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { AttemptWire, DraftWire } from '#core/contract/bookings.schema';
import type { FailureCode } from '#core/domain/failures';
import type { Fare } from '#core/domain/fareFamilies';
import { err, ok } from '#core/domain/result';
import { CHOSEN_FLIGHT } from '#testing/chosenFlight';
import { refusedAs as refused } from '#testing/journeys/booking.journeys';
import { bookingMachine } from './booking.machine';
import type { AttemptAnswer, BookingEmitted, BookingInput, DraftAnswer, FareAnswer, ProofAnswer, TokenAnswer } from './booking.types';

const DRAFT = '11111111-1111-4111-8111-111111111111';
const ATTEMPT = '22222222-2222-4222-8222-222222222222';

const draft = (total: number, more: Partial<DraftWire> = {}): DraftWire => ({
  fares: [],
  draftId: DRAFT,
  quote: {
    id: 'q',
    price: { base: total - 5000, taxes: 4000, serviceFee: 1000, total, perTraveler: [{ kind: 'adult', count: 1, each: total }] },
    expiresAt: '2027-01-01T00:00:00Z',
  },
  previousTotal: null,
  status: 'open',
  passportNeeded: false,
  ...more,
});
const attempt = (state: AttemptWire['state'], more: Partial<AttemptWire> = {}): AttemptWire => ({
  attemptId: ATTEMPT,
  state,
  challengeUrl: state === 'challenge' ? '/challenge' : null,
  failure: null,
  reference: state === 'done' ? 'WF7K2Q' : null,
  charged: state === 'done' ? 50_000 : null,
  ...more,
});
const lost = (failure: string): AttemptAnswer => ok(attempt('failed', { failure }));

interface Script {
  readonly drafts?: readonly DraftAnswer[];
  readonly changes?: readonly FareAnswer[];
  readonly tokens?: readonly TokenAnswer[];
  readonly payments?: readonly AttemptAnswer[];
  readonly proofs?: readonly ProofAnswer[];
  readonly verified?: readonly AttemptAnswer[];
  readonly statuses?: readonly AttemptAnswer[];
}

const FRESH: BookingInput = {
  chosen: { total: 50_000 },
  draftId: null,
  attempt: null,
  step: 'review',
  done: { review: false, travelers: false, contact: false },
};
const AT_PAYMENT: BookingInput = { ...FRESH, draftId: DRAFT, step: 'payment', done: { review: true, travelers: true, contact: true } };

function play(input: BookingInput, script: Script) {
  const clock = new SimulatedClock();
  const calls: { readonly call: string; readonly input: unknown }[] = [];
  const told: BookingEmitted[] = [];
  /** The last answer of a list is given again and again. */
  const teller = <T, I>(call: string, answers: readonly T[] | undefined, turn = { at: 0 }) => {
    return fromPromise<T, I>(({ input: asked }) => {
      calls.push({ call, input: asked });
      const list = answers ?? [];
      const answer = list[Math.min(turn.at, list.length - 1)];
      turn.at += 1;
      return answer === undefined ? new Promise<T>(() => undefined) : Promise.resolve(answer);
    });
  };
  const drafts = { at: 0 };
  const actor = createActor(
    bookingMachine.provide({
      actors: {
        openDraft: teller('openDraft', script.drafts ?? [ok(draft(50_000))], drafts),
        reprice: teller('reprice', script.drafts ?? [ok(draft(50_000))], drafts),
        changeFare: teller('changeFare', script.changes),
        tokenise: teller('tokenise', script.tokens ?? [ok(null)]),
        pay: teller('pay', script.payments),
        prove: teller('prove', script.proofs),
        verify: teller('verify', script.verified),
        askStatus: teller('askStatus', script.statuses),
      },
    }),
    { input, clock },
  );
  actor.on('*', (event) => told.push(event));
  actor.start();
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 20; i += 1) await Promise.resolve();
  };
  return {
    actor,
    calls,
    told,
    clock,
    settle,
    count: (call: string) => calls.filter((c) => c.call === call).length,
    stages: () => told.flatMap((e) => (e.type === 'stage.reached' ? [e.stage] : [])),
    progress: () => told.flatMap((e) => (e.type === 'progress.changed' ? [e.done] : [])),
    steps: () => told.flatMap((e) => (e.type === 'step.entered' ? [`${e.step} ${e.how}`] : [])),
    state: () => JSON.stringify(actor.getSnapshot().value).replace(/[{}"]/g, ''),
  };
}

async function pay(script: Script, input: BookingInput = AT_PAYMENT) {
  const game = play(input, script);
  await game.settle();
  game.actor.send({ type: 'pay.pressed', key: 'key-0001' });
  await game.settle();
  return game;
}

describe('the price on entry', () => {
  const cases: readonly [string, BookingInput, Script, string][] = [
    ['no flight', { ...FRESH, chosen: null }, {}, 'noFlight'],
    ['a flight at the price seen', FRESH, {}, 'filling:reviewing'],
    ['a higher price', FRESH, { drafts: [ok(draft(52_000))] }, 'priceChanged'],
    ['a lower price needs a yes too', FRESH, { drafts: [ok(draft(48_000))] }, 'priceChanged'],
    ['gone', FRESH, { drafts: [err('offer_gone')] }, 'offerGone'],
    ['server away', FRESH, { drafts: [err('network')] }, 'unpriced'],
    ['reload on a later step', AT_PAYMENT, {}, 'filling:enteringPayment'],
    [
      'a draft the server forgot is opened again',
      AT_PAYMENT,
      { drafts: [err('draft_unknown'), ok(draft(50_000))] },
      'filling:enteringPayment',
    ],
    ['booked in another tab', AT_PAYMENT, { drafts: [ok(draft(50_000, { status: 'booked' }))] }, 'alreadyBooked'],
    ['refused as already booked', AT_PAYMENT, { drafts: [err('already_booked')] }, 'alreadyBooked'],
    [
      'paid for in another tab right now',
      AT_PAYMENT,
      { drafts: [ok(draft(50_000, { status: 'paying' }))], statuses: [ok(attempt('processing'))] },
      'processing',
    ],
  ];
  it.each(cases)('%s', async (_name, input, script, state) => {
    const game = play(input, script);
    await game.settle();
    expect(game.state()).toBe(state);
  });

  it('goes on with the new price only after a yes, at the step it was on', async () => {
    const game = play({ ...AT_PAYMENT, step: 'contact' }, { drafts: [ok(draft(52_000))] });
    await game.settle();
    expect(game.actor.getSnapshot().context.acceptedTotal).toBe(50_000);
    game.actor.send({ type: 'price.accepted' });
    expect(game.state()).toBe('filling:givingContact');
    expect(game.told).toContainEqual({ type: 'draft.kept', draftId: DRAFT, acceptedTotal: 52_000 });
    expect(game.stages()).toEqual(['repriced', 'price_change_shown', 'price_change_accepted']);
  });

  it('asks again when told to', async () => {
    const game = play(AT_PAYMENT, { drafts: [err('network'), ok(draft(50_000))] });
    await game.settle();
    expect(game.state()).toBe('unpriced');
    game.actor.send({ type: 'retry.pressed' });
    await game.settle();
    expect(game.state()).toBe('filling:enteringPayment');
  });
});

describe('another fare of the same flight', () => {
  const NEW = '33333333-3333-4333-8333-333333333333';
  const FLEX: Fare = { id: 'AF7-Flex', conditions: { ...CHOSEN_FLIGHT.conditions, brand: 'Flex' }, perAdult: 58_000, total: 62_000 };
  const opened = (total: number): FareAnswer => ok({ fare: FLEX, draft: draft(total, { draftId: NEW }) });
  async function choose(changes: readonly FareAnswer[]) {
    const game = play(FRESH, { changes });
    await game.settle();
    game.actor.send({ type: 'fare.chosen', fare: FLEX });
    await game.settle();
    return game;
  }

  it('is a draft of its own, at the total that stood beside it', async () => {
    const game = await choose([opened(62_000)]);
    expect(game.state()).toBe('filling:reviewing');
    expect(game.actor.getSnapshot().context).toMatchObject({
      draftId: NEW,
      acceptedTotal: 62_000,
      quote: { price: { total: 62_000 } },
      fareChange: { kind: 'done', fare: FLEX },
    });
    expect(game.told).toContainEqual({ type: 'fare.changed', fare: FLEX });
    expect(game.told).toContainEqual({ type: 'draft.kept', draftId: NEW, acceptedTotal: 62_000 });
    expect(game.told.at(-1)).toEqual({ type: 'notice.shown' });
    expect(game.stages()).toEqual(['selected', 'repriced', 'selected']);
  });

  it('needs a yes of its own where its price has moved meanwhile', async () => {
    const game = await choose([opened(63_000)]);
    expect([game.state(), game.actor.getSnapshot().context.acceptedTotal]).toEqual(['priceChanged', 62_000]);
    game.actor.send({ type: 'price.accepted' });
    expect(game.state()).toBe('filling:reviewing');
    expect(game.told).toContainEqual({ type: 'draft.kept', draftId: NEW, acceptedTotal: 63_000 });
  });

  it.each(['offer_gone', 'network', 'rate_limited'] as const)('that is refused (%s) leaves the one before, and says so', async (code) => {
    const game = await choose([err(code)]);
    expect(game.state()).toBe('filling:reviewing');
    expect(game.actor.getSnapshot().context).toMatchObject({
      draftId: DRAFT,
      acceptedTotal: 50_000,
      fareChange: { kind: 'refused', code },
    });
    expect(game.told.filter((event) => event.type === 'fare.changed')).toEqual([]);
    expect(game.told.at(-1)).toEqual({ type: 'notice.shown' });
  });

  it('is asked for once, and not waited for by who goes on', async () => {
    const game = await choose([]);
    game.actor.send({ type: 'fare.chosen', fare: FLEX });
    expect([game.state(), game.count('changeFare')]).toEqual(['filling:changingFare', 1]);
    game.actor.send({ type: 'step.chosen', step: 'review' });
    expect([game.state(), game.actor.getSnapshot().context.fareChange]).toEqual(['filling:reviewing', null]);
  });
});

describe('the steps', () => {
  it('go forward one by one, each in the address', async () => {
    const game = play(FRESH, {});
    await game.settle();
    game.actor.send({ type: 'trip.reviewed' });
    game.actor.send({ type: 'travelers.completed' });
    game.actor.send({ type: 'contact.completed' });
    expect(game.state()).toBe('filling:enteringPayment');
    expect(game.steps()).toEqual(['review stay', 'travelers push', 'contact push', 'payment push']);
    expect(game.stages()).toEqual(['selected', 'repriced', 'travelers_done']);
  });

  it('go back by the button, and by the address without a second entry', async () => {
    const game = play(AT_PAYMENT, {});
    await game.settle();
    game.actor.send({ type: 'back.pressed' });
    game.actor.send({ type: 'address.changed', step: 'travelers' });
    expect(game.state()).toBe('filling:namingTravelers');
    expect(game.steps()).toEqual(['payment stay', 'contact push', 'travelers stay']);
  });

  it.each([
    [{ review: false, travelers: true, contact: true }, 'reviewing'],
    [{ review: true, travelers: false, contact: true }, 'namingTravelers'],
    [{ review: true, travelers: true, contact: false }, 'givingContact'],
  ])('never stand ahead of what is complete: %j', async (done, state) => {
    const game = play({ ...AT_PAYMENT, done }, {});
    await game.settle();
    expect(game.state()).toBe(`filling:${state}`);
    expect(game.steps()).toHaveLength(1);
    expect(game.steps()[0]).toMatch(/ replace$/);
  });

  it('are open again once something is changed', async () => {
    const game = play({ ...AT_PAYMENT, step: 'travelers' }, {});
    await game.settle();
    for (let i = 0; i < 3; i += 1) game.actor.send({ type: 'travelers.edited' });
    game.actor.send({ type: 'address.changed', step: 'payment' });
    expect(game.state()).toBe('filling:namingTravelers');
    expect(game.progress()).toEqual([{ review: true, travelers: false, contact: true }]);
  });

  it('tell what is complete, whenever that changes', async () => {
    const game = play(FRESH, {});
    await game.settle();
    game.actor.send({ type: 'trip.reviewed' });
    game.actor.send({ type: 'travelers.edited' });
    game.actor.send({ type: 'travelers.completed' });
    game.actor.send({ type: 'contact.completed' });
    game.actor.send({ type: 'contact.edited' });
    expect(game.progress()).toEqual([
      { review: true, travelers: false, contact: false },
      { review: true, travelers: true, contact: false },
      { review: true, travelers: true, contact: true },
      { review: true, travelers: true, contact: false },
    ]);
  });
});

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
    // Asking for the new price goes on at once; what counts is that it was asked for.
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
      { draftId: DRAFT, acceptedTotal: 50_000, key: 'key-0001', botToken: null },
      { draftId: DRAFT, acceptedTotal: 52_000, key: 'key-0002', botToken: null },
    ]);
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
      ['another is asked for', { payments: [NEEDED, NEEDED], proofs: [ok('proof')] }, 'filling:enteringPayment', 'bot_check_needed', 2],
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
      expect([game.state(), game.actor.getSnapshot().context.problem]).toEqual([state, problem]);
      expect(game.calls.flatMap((c) => (c.call === 'pay' ? [c.input] : []))).toEqual(
        [null, 'proof'].slice(0, payments).map((botToken) => ({ draftId: DRAFT, acceptedTotal: 50_000, key: 'key-0001', botToken })),
      );
      expect(game.count('prove')).toBe(1);
    });

    it('the next attempt may prove itself anew', async () => {
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
    expect(game.calls.filter((c) => c.call === 'pay').map((c) => c.input)).toEqual([
      { draftId: DRAFT, acceptedTotal: 50_000, key: 'key-0', botToken: null },
    ]);
  });

  it('asks a lost answer again with the same key: three times by itself, then when told to', async () => {
    const game = await pay({
      payments: [refused('network'), refused('network'), refused('network'), refused('network'), ok(attempt('done'))],
    });
    for (let i = 0; i < 6; i += 1) {
      game.clock.increment(60_000);
      await game.settle();
    }
    expect(game.count('pay')).toBe(4);
    expect(game.state()).toBe('unsure');
    game.actor.send({ type: 'retry.pressed' });
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
    expect(game.told).toContainEqual({ type: 'flight.booked', draftId: DRAFT, charged: 50_000 });
  });

  it.each([
    ['done', ok(attempt('done')), 'booked'],
    ['failed', lost('challenge_failed'), 'declined'],
    ['still open', ok(attempt('processing')), 'processing'],
    ['answer lost', refused('network'), 'processing'],
  ] as const)('after the bank: %s', async (_name, verified, state) => {
    const game = await pay({ payments: [ok(attempt('challenge'))], verified: [verified] });
    game.actor.send({ type: 'challenge.finished' });
    await game.settle();
    expect(game.state()).toBe(state);
    expect(game.calls.at(-1)).toEqual({ call: 'verify', input: { attemptId: ATTEMPT, abandon: false } });
  });

  it('goes back to the card when the bank is turned away, unless it had gone through', async () => {
    for (const [verified, state] of [
      [lost('challenge_failed'), 'filling:enteringPayment'],
      [ok(attempt('done')), 'booked'],
      [ok(attempt('processing')), 'processing'],
    ] as const) {
      const game = await pay({ payments: [ok(attempt('challenge'))], verified: [verified] });
      game.actor.send({ type: 'challenge.abandoned' });
      await game.settle();
      expect(game.state()).toBe(state);
      expect(game.calls.at(-1)).toEqual({ call: 'verify', input: { attemptId: ATTEMPT, abandon: true } });
      // the bank did not refuse: it was not answered
      if (state === 'filling:enteringPayment') expect(game.actor.getSnapshot().context.problem).toBe('challenge_closed');
    }
  });

  it('tells its stages in order', async () => {
    const game = await pay({ payments: [ok(attempt('challenge'))], verified: [ok(attempt('done'))] });
    game.actor.send({ type: 'challenge.finished' });
    await game.settle();
    expect(game.stages()).toEqual(['repriced', 'payment_submitted', 'challenge_required', 'paid', 'ticketed']);
  });
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
