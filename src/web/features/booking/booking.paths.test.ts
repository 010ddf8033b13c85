import { getShortestPaths } from 'xstate/graph';
import type { EventFromLogic } from 'xstate';
import type { AttemptWire, DraftWire } from '#core/contract/bookings.schema';
import type { Fare } from '#core/domain/fareFamilies';
import { err, ok } from '#core/domain/result';
import { CHOSEN_FLIGHT } from '#testing/chosenFlight';
import { bookingMachine } from './booking.machine';
import type { BookingInput, PayRefusal } from './booking.types';

const DRAFT: DraftWire = {
  fares: [],
  draftId: 'd',
  quote: { id: 'q', price: { base: 1, taxes: 1, serviceFee: 1, total: 500, perTraveler: [] }, expiresAt: '' },
  previousTotal: null,
  status: 'open',
  passportNeeded: false,
};
const FLEX: Fare = { id: 'f-Flex', conditions: CHOSEN_FLIGHT.conditions, perAdult: 700, total: 700 };
const changed: DraftWire = { ...DRAFT, quote: { ...DRAFT.quote, price: { ...DRAFT.quote.price, total: 600 } } };
const attempt = (state: AttemptWire['state']): AttemptWire => ({
  attemptId: 'a',
  state,
  challengeUrl: state === 'challenge' ? '/c' : null,
  failure: state === 'failed' ? 'card_declined' : null,
  reference: null,
  charged: null,
});
const refused = (code: PayRefusal['code']) => err({ code, draft: null, attempt: null });

/** What the world may answer to each question, and what a traveler may do. */
const answers = (id: string, outputs: readonly unknown[]) =>
  outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id }));
const attempts = [
  ...(['done', 'challenge', 'processing', 'failed'] as const).map((s) => ok(attempt(s))),
  refused('network'),
  refused('price_changed'),
];
const EVENTS = [
  ...answers('openDraft', [ok(DRAFT), ok(changed), err('offer_gone'), err('network')]),
  ...answers('changeFare', [
    ok({ fare: FLEX, draft: { ...DRAFT, draftId: 'e' } }),
    ok({ fare: { ...FLEX, total: 500 }, draft: DRAFT }),
    err('offer_gone'),
  ]),
  ...answers('reprice', [ok(DRAFT), err('draft_unknown'), ok({ ...DRAFT, status: 'booked' as const })]),
  ...answers('tokenise', [ok(null), err('invalid_fields'), err('unavailable')]),
  ...answers('pay', [...attempts, refused('already_booked'), refused('rate_limited'), refused('offer_gone'), refused('bot_check_needed')]),
  ...answers('prove', [ok('proof'), err('unavailable')]),
  ...answers('verify', attempts),
  ...answers('abandon', attempts),
  ...answers('askStatus', [...attempts, refused('not_found')]),
  { type: 'xstate.after.pollDelay.booking.processing' },
  { type: 'xstate.after.retryDelay.booking.unsure' },
  { type: 'trip.reviewed' },
  { type: 'fare.chosen', fare: FLEX },
  { type: 'travelers.completed' },
  { type: 'contact.completed' },
  { type: 'back.pressed' },
  { type: 'price.accepted' },
  { type: 'pay.pressed', key: 'k' },
  { type: 'challenge.finished' },
  { type: 'challenge.abandoned' },
  { type: 'retry.pressed' },
];

const input: BookingInput = {
  chosen: { total: 500 },
  draftId: null,
  attempt: null,
  step: 'review',
  done: { review: false, travelers: false, contact: false },
};

const paths = getShortestPaths(bookingMachine, {
  input,
  // The world's answers are no events of the machine's own type.
  events: EVENTS as unknown as EventFromLogic<typeof bookingMachine>[],
  limit: 20_000,
  serializeState: (s) => JSON.stringify([s.value, s.context.done, s.context.step, s.context.attemptId !== null]),
});
const reached = new Set(paths.map((path) => JSON.stringify(path.state.value)));

it('reaches every state in which it can rest', () => {
  const resting = [
    ...[
      'opening',
      'repricing',
      'unpriced',
      'priceChanged',
      'offerGone',
      'tokenising',
      'paying',
      'proving',
      'unsure',
      'challenging',
      'verifying',
    ],
    ...['abandoning', 'processing', 'asking', 'booked', 'alreadyBooked', 'declined'],
  ].map((state) => JSON.stringify(state));
  const steps = ['reviewing', 'changingFare', 'namingTravelers', 'givingContact', 'enteringPayment'].map((step) =>
    JSON.stringify({ filling: step }),
  );
  expect([...resting, ...steps].filter((state) => !reached.has(state))).toEqual([]);
});

it('never stands on a step ahead of what is complete, and pays only at the accepted price', () => {
  for (const { state } of paths) {
    const { done, quote, acceptedTotal } = state.context;
    if (state.matches({ filling: 'namingTravelers' })) expect(done.review).toBe(true);
    if (state.matches({ filling: 'givingContact' })) expect(done.review && done.travelers).toBe(true);
    if (state.matches({ filling: 'enteringPayment' })) expect(done.review && done.travelers && done.contact).toBe(true);
    if (state.matches('tokenising')) expect(quote?.price.total).toBe(acceptedTotal);
  }
});
