import { err, ok } from '#core/domain/values/result';
import type { Fare } from '#core/domain/fares/fareFamilies';
import { AT_PAYMENT, attempt, draft, DRAFT, FRESH, play, refusedAs } from '#testing/bookings/bookingGame';
import type { Script } from '#testing/bookings/bookingGame';
import { CHOSEN_FLIGHT } from '#testing/flights/chosenFlight';
import type { BookingInput, FareAnswer } from './booking.types';

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
    ['refused as already booked before there was a draft here', FRESH, { drafts: [err('already_booked')] }, 'alreadyBooked'],
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
    expect(game.emitted).toContainEqual({ type: 'draft.kept', draftId: DRAFT, acceptedTotal: 52_000 });
    expect(game.stages()).toEqual(['repriced', 'price_change_shown', 'price_change_accepted']);
  });

  it('asks again on request', async () => {
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

  it('is a draft of its own, at the total that was shown next to it', async () => {
    const game = await choose([opened(62_000)]);
    expect(game.state()).toBe('filling:reviewing');
    expect(game.actor.getSnapshot().context).toMatchObject({
      draftId: NEW,
      acceptedTotal: 62_000,
      quote: { price: { total: 62_000 } },
      fareChange: { kind: 'done', fare: FLEX },
    });
    expect(game.emitted).toContainEqual({ type: 'fare.changed', fare: FLEX });
    expect(game.emitted).toContainEqual({ type: 'draft.kept', draftId: NEW, acceptedTotal: 62_000 });
    expect(game.emitted.at(-1)).toEqual({ type: 'notice.shown' });
    expect(game.stages()).toEqual(['selected', 'repriced', 'selected']);
  });

  it('needs a yes of its own where its price has moved meanwhile', async () => {
    const game = await choose([opened(63_000)]);
    expect([game.state(), game.actor.getSnapshot().context.acceptedTotal]).toEqual(['priceChanged', 62_000]);
    game.actor.send({ type: 'price.accepted' });
    expect(game.state()).toBe('filling:reviewing');
    expect(game.emitted).toContainEqual({ type: 'draft.kept', draftId: NEW, acceptedTotal: 63_000 });
  });

  it.each(['offer_gone', 'network', 'rate_limited'] as const)('that is refused (%s) leaves the one before, and says so', async (code) => {
    const game = await choose([err(code)]);
    expect(game.state()).toBe('filling:reviewing');
    expect(game.actor.getSnapshot().context).toMatchObject({
      draftId: DRAFT,
      acceptedTotal: 50_000,
      fareChange: { kind: 'refused', code },
    });
    expect(game.emitted.filter((event) => event.type === 'fare.changed')).toEqual([]);
    expect(game.emitted.at(-1)).toEqual({ type: 'notice.shown' });
  });

  it('is opened again where the server forgot its draft', async () => {
    const game = play({ ...AT_PAYMENT, step: 'review' }, { changes: [opened(62_000)], payments: [refusedAs('draft_unknown')] });
    await game.settle();
    game.actor.send({ type: 'fare.chosen', fare: FLEX });
    await game.settle();
    game.actor.send({ type: 'step.chosen', step: 'payment' });
    game.actor.send({ type: 'pay.pressed', key: 'key-0001' });
    await game.settle();
    expect(game.calls.filter((c) => c.call === 'openDraft').map((c) => c.input)).toEqual([{ flightId: 'AF7-Flex', seenTotal: 62_000 }]);
  });

  it('is requested once, and not waited for by a traveler who goes on', async () => {
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

  it.each([
    ['review', { type: 'trip.reviewed' }, null],
    ['travelers', { type: 'travelers.completed' }, { type: 'travelers.edited' }],
    ['contact', { type: 'contact.completed' }, { type: 'contact.edited' }],
  ] as const)('lead from %s, opened again, back to the payment', async (step, completed, edited) => {
    const game = play(AT_PAYMENT, {});
    await game.settle();
    game.actor.send({ type: 'step.chosen', step });
    if (edited) game.actor.send(edited);
    game.actor.send(completed);
    expect(game.steps()).toEqual(['payment stay', `${step} push`, 'payment push']);
  });

  it('lead from a review that was left for a change to what the change left open', async () => {
    const game = play({ ...AT_PAYMENT, step: 'review', done: { review: true, travelers: true, contact: false } }, {});
    await game.settle();
    game.actor.send({ type: 'trip.reviewed' });
    expect(game.steps()).toEqual(['review stay', 'contact push']);
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
