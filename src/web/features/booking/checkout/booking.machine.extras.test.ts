import type { DraftWire } from '#core/contract/bookings/drafts.schema';
import type { ChosenExtra } from '#core/domain/extras/extras';
import { err, ok } from '#core/domain/values/result';
import { AT_PAYMENT, attempt, draft, DRAFT, FRESH, lost, pay, play, refusedAs } from '#testing/bookings/bookingGame';
import type { Script } from '#testing/bookings/bookingGame';
import { CHOSEN_FLIGHT } from '#testing/flights/chosenFlight';
import type { BookingEvent, BookingInput } from './booking.types';

const seatAt = (designator: string, isExitRow = false): ChosenExtra => ({
  kind: 'seat',
  id: `seat-0-0-${designator}-0`,
  traveler: 0,
  slice: 0,
  leg: 0,
  designator,
  isExitRow,
  price: 4000,
});
const WINDOW = seatAt('12A');
const SELLS = { sellsExtras: true } as const;
/** The draft at 500 dollars and what these extras cost. */
const selling = (extras: readonly ChosenExtra[] = [], more: Partial<DraftWire> = {}): DraftWire =>
  draft(50_000 + 4000 * extras.length, { ...SELLS, ...(extras.length > 0 && { extras: [...extras] }), ...more });

const AT_EXTRAS: BookingInput = { ...AT_PAYMENT, step: 'extras' };
const WITH_SEAT: BookingInput = {
  ...AT_PAYMENT,
  chosen: { flightId: 'AF7', total: 54_000 },
  done: { ...AT_PAYMENT.done, extras: true },
};
const SAVE: BookingEvent = { type: 'extras.saved', choices: [{ id: WINDOW.id, quantity: 1 }], total: 54_000 };
const taken = (answered: DraftWire, seenTotal = 54_000) => ok({ draft: answered, seenTotal });

async function start(input: BookingInput, script: Script) {
  const game = play(input, script);
  await game.settle();
  return { ...game, context: () => game.actor.getSnapshot().context };
}
async function save(script: Script, input = AT_EXTRAS) {
  const game = await start(input, { drafts: [ok(selling())], ...script });
  game.actor.send(SAVE);
  await game.settle();
  return game;
}

describe('the step of seats and bags', () => {
  it.each([
    ['comes before the payment where something is sold', selling(), AT_PAYMENT, 'filling:choosingExtras'],
    ['is where the address says', selling(), AT_EXTRAS, 'filling:choosingExtras'],
    ['is passed for good once it is done', selling([WINDOW]), WITH_SEAT, 'filling:enteringPayment'],
    ['is not there where nothing is sold', draft(50_000), AT_EXTRAS, 'filling:enteringPayment'],
  ] as const)('%s', async (_name, answered, input, state) => {
    const game = await start(input, { drafts: [ok(answered)] });
    expect(game.state()).toBe(state);
  });

  it('is one step of the way there and back', async () => {
    const game = await start({ ...AT_PAYMENT, step: 'contact', done: { ...AT_PAYMENT.done, contact: false } }, { drafts: [ok(selling())] });
    game.actor.send({ type: 'contact.completed' });
    expect(game.state()).toBe('filling:choosingExtras');
    game.actor.send({ type: 'extras.skipped' });
    expect([game.state(), game.count('saveExtras')]).toEqual(['filling:enteringPayment', 0]);
    expect(game.progress().at(-1)).toEqual({ ...AT_PAYMENT.done, extras: true });
    game.actor.send({ type: 'back.pressed' });
    expect(game.state()).toBe('filling:choosingExtras');
    game.actor.send({ type: 'back.pressed' });
    expect(game.state()).toBe('filling:givingContact');
    expect(game.steps()).toEqual(['contact stay', 'extras push', 'payment push', 'extras push', 'contact push']);
  });
});

describe('saving', () => {
  it('agrees to the total that was shown next to the button', async () => {
    const game = await save({ extras: [taken(selling([WINDOW]))] });
    expect(game.calls.filter(({ call }) => call === 'saveExtras').map(({ input }) => input)).toEqual([
      { draftId: DRAFT, choices: [{ id: WINDOW.id, quantity: 1 }], seenTotal: 54_000 },
    ]);
    expect(game.state()).toBe('filling:enteringPayment');
    expect(game.context()).toMatchObject({
      acceptedTotal: 54_000,
      extras: [WINDOW],
      quote: { price: { total: 54_000 } },
      extrasChange: null,
    });
    expect(game.emitted).toContainEqual({ type: 'draft.kept', draftId: DRAFT, acceptedTotal: 54_000 });
  });

  it('is requested once, even if pressed twice', async () => {
    const game = await save({});
    game.actor.send(SAVE);
    expect([game.state(), game.count('saveExtras')]).toEqual(['filling:savingExtras', 1]);
  });

  it('needs a yes where the flight costs something else by now', async () => {
    const game = await save({ extras: [taken(draft(56_000, { ...SELLS, extras: [WINDOW] }))] });
    expect([game.state(), game.context().acceptedTotal]).toEqual(['priceChanged', 54_000]);
    game.actor.send({ type: 'price.accepted' });
    expect([game.state(), game.context().acceptedTotal]).toEqual(['filling:choosingExtras', 56_000]);
  });

  it('stays where a seat went to somebody else, at the lower total, and says so', async () => {
    const game = await save({ extras: [taken(selling([], { soldMeanwhile: [WINDOW] }))] });
    expect(game.state()).toBe('filling:choosingExtras');
    expect(game.context()).toMatchObject({ acceptedTotal: 50_000, extras: [], extrasChange: { kind: 'lost', lost: [WINDOW] } });
    expect(game.emitted.at(-1)).toEqual({ type: 'notice.shown' });
    game.actor.send({ type: 'extras.skipped' });
    expect([game.state(), game.context().extrasChange]).toEqual(['filling:enteringPayment', null]);
  });

  it('never takes a higher total for a loss', async () => {
    const game = await save({ extras: [taken(draft(55_000, { ...SELLS, soldMeanwhile: [WINDOW] }))] });
    expect([game.state(), game.context().acceptedTotal]).toEqual(['priceChanged', 54_000]);
    game.actor.send({ type: 'price.accepted' });
    expect([game.state(), game.context().extrasChange?.kind]).toEqual(['filling:choosingExtras', 'lost']);
  });

  it('gives back what the draft has when it is left out after all', async () => {
    const game = await start({ ...WITH_SEAT, step: 'extras' }, { drafts: [ok(selling([WINDOW]))], extras: [taken(selling(), 50_000)] });
    game.actor.send({ type: 'extras.skipped' });
    await game.settle();
    expect(game.calls.at(-1)).toEqual({ call: 'saveExtras', input: { draftId: DRAFT, choices: [], seenTotal: 50_000 } });
    expect([game.state(), game.context().acceptedTotal]).toEqual(['filling:enteringPayment', 50_000]);
  });

  it.each([
    ['offer_gone', 'offerGone'],
    ['already_booked', 'alreadyBooked'],
    ['draft_busy', 'asking'],
    ['network', 'filling:choosingExtras'],
    ['rate_limited', 'filling:choosingExtras'],
  ] as const)('refused as %s', async (code, state) => {
    const game = await save({ extras: [err(code)] });
    expect([game.state(), game.context().acceptedTotal]).toEqual([state, 50_000]);
  });

  it('tells why it was refused until the next step', async () => {
    const game = await save({ extras: [err('network')] });
    expect([game.context().extrasChange, game.emitted.at(-1)]).toEqual([{ kind: 'refused', code: 'network' }, { type: 'notice.shown' }]);
    game.actor.send({ type: 'back.pressed' });
    expect(game.context().extrasChange).toBeNull();
  });

  it('opens a draft again that the server forgot', async () => {
    const game = await save({ drafts: [ok(selling()), ok(selling())], extras: [err('draft_unknown')] });
    expect([game.state(), game.count('openDraft')]).toEqual(['filling:choosingExtras', 1]);
  });
});

describe('a seat that is gone when it is paid for', () => {
  const bought = ok(selling([WINDOW]));
  it.each([
    ['refused at once', refusedAs('extra_gone', { draft: selling([], { soldMeanwhile: [WINDOW] }) })],
    ['lost at the airline', lost('extra_gone')],
  ])('%s: nothing is charged, and the step is open again at what is left', async (_name, answer) => {
    const game = await pay({ drafts: [bought, ok(selling())], payments: [answer] }, WITH_SEAT);
    const { context } = game.actor.getSnapshot();
    expect(game.state()).toBe('filling:choosingExtras');
    expect(context).toMatchObject({ acceptedTotal: 50_000, extras: [], extrasChange: { kind: 'lost', lost: [WINDOW] } });
    expect(game.emitted).toContainEqual({ type: 'attempt.ended' });
    expect(game.progress().at(-1)).toMatchObject({ extras: false });
    expect(game.emitted).toContainEqual({ type: 'draft.kept', draftId: DRAFT, acceptedTotal: 50_000 });
  });

  it('keeps what is left', async () => {
    const aisle = seatAt('12C');
    const input = { ...WITH_SEAT, chosen: { flightId: 'AF7', total: 58_000 } };
    const game = await pay({ drafts: [ok(selling([WINDOW, aisle])), ok(selling([aisle]))], payments: [lost('extra_gone')] }, input);
    expect(game.actor.getSnapshot().context).toMatchObject({ acceptedTotal: 54_000, extras: [aisle], extrasChange: { lost: [WINDOW] } });
  });

  it('needs a yes where the flight costs more by now', async () => {
    const game = await pay({ drafts: [bought, ok(draft(55_000, SELLS))], payments: [lost('extra_gone')] }, WITH_SEAT);
    expect(game.state()).toBe('priceChanged');
    game.actor.send({ type: 'price.accepted' });
    expect(game.state()).toBe('filling:choosingExtras');
  });

  it('is reported after a reload too, when nothing says what was sold', async () => {
    const game = await start(
      { ...WITH_SEAT, attempt: { key: 'key-0001', attemptId: null } },
      { drafts: [ok(selling())], statuses: [ok(attempt('failed', { failure: 'extra_gone' }))] },
    );
    expect([game.state(), game.context().extrasChange]).toEqual(['filling:choosingExtras', { kind: 'lost', lost: [] }]);
  });
});

it('another fare has no seats and bags yet, and says so', async () => {
  const fare = { id: 'AF7-Flex', conditions: { ...CHOSEN_FLIGHT.conditions, brand: 'Flex' as const }, perAdult: 58_000, total: 62_000 };
  const game = await start(
    { ...WITH_SEAT, step: 'review' },
    { drafts: [ok(selling([WINDOW]))], changes: [ok({ fare, draft: draft(62_000, { ...SELLS, draftId: 'another' }) })] },
  );
  game.actor.send({ type: 'fare.chosen', fare });
  await game.settle();
  expect(game.context()).toMatchObject({ acceptedTotal: 62_000, extras: [], extrasChange: { kind: 'dropped' }, done: { extras: false } });
  game.actor.send({ type: 'step.chosen', step: 'payment' });
  expect(game.state()).toBe('filling:choosingExtras');
});

it.each([
  [true, false],
  [false, true],
])('a traveler who changes has to choose again a seat at an exit: %s', async (isExitRow, staysDone) => {
  const game = await start(WITH_SEAT, { drafts: [ok(selling([seatAt('15A', isExitRow)]))] });
  game.actor.send({ type: 'travelers.edited' });
  expect(game.context().done).toEqual({ ...FRESH.done, review: true, contact: true, extras: staysDone });
});
