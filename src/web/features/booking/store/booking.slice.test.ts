import { CHOSEN_FLIGHT } from '#testing/flights/chosenFlight';
import { billingTyped, bookingSlice, draftKept, fareChanged, flightBooked, flightChosen } from './booking.slice';
import { NO_BOOKING } from './bookingState';

const DRAFT_ID = '11111111-1111-4111-8111-111111111111';
const FLEX = { id: 'AF7-Flex', conditions: { ...CHOSEN_FLIGHT.conditions, brand: 'Flex' as const }, perAdult: 58_000, total: 63_200 };
const after = (...actions: readonly Parameters<typeof bookingSlice.reducer>[1][]) => {
  const { chosen, draft } = actions.reduce(bookingSlice.reducer, NO_BOOKING);
  return { flightId: chosen?.flightId ?? null, total: chosen?.total ?? null, draftId: draft?.draftId ?? null };
};
const chosen = flightChosen(CHOSEN_FLIGHT);
const kept = (acceptedTotal: number) => draftKept({ draftId: DRAFT_ID, acceptedTotal });
const seenAt = (total: number, flightId = 'AF7') => flightChosen({ ...CHOSEN_FLIGHT, flightId, total });

describe('the price that is remembered', () => {
  it.each([
    ['is the one seen when the flight was chosen', [chosen], { flightId: 'AF7', total: 50_000, draftId: null }],
    ['is the one accepted since', [chosen, kept(52_000)], { flightId: 'AF7', total: 52_000, draftId: DRAFT_ID }],
    [
      'of another fare is included in its draft',
      [chosen, fareChanged(FLEX), kept(63_200)],
      { flightId: 'AF7-Flex', total: 63_200, draftId: DRAFT_ID },
    ],
    [
      'stays while the same flight is under way, whatever the list shows',
      [chosen, kept(52_000), seenAt(54_000)],
      { flightId: 'AF7', total: 52_000, draftId: DRAFT_ID },
    ],
    ['is that of the list before there is a draft', [chosen, seenAt(54_000)], { flightId: 'AF7', total: 54_000, draftId: null }],
    [
      'is that of another flight with the flight',
      [chosen, kept(52_000), seenAt(54_000, 'AF8')],
      { flightId: 'AF8', total: 54_000, draftId: null },
    ],
    ['is gone once booked', [chosen, kept(52_000), flightBooked({ draftId: DRAFT_ID })], { flightId: null, total: null, draftId: null }],
  ])('%s', (_what, actions, remembered) => {
    expect(after(...actions)).toEqual(remembered);
  });
});

it('the state of a card’s address goes with its country', () => {
  const typed = [billingTyped({ field: 'state', text: 'TX' }), billingTyped({ field: 'country', text: 'CA' })];
  expect(typed.reduce(bookingSlice.reducer, NO_BOOKING).forms.billing).toMatchObject({ country: 'CA', state: '' });
});
