import { remember, restored } from '#web/platform/browser/persist';
import { CHOSEN_FLIGHT } from '#testing/flights/chosenFlight';
import { bookingSlice, flightChosen } from './booking.slice';
import { bookingPersisted } from './remembered';

const KEY = 'wf.booking.chosen';
const initial = bookingSlice.getInitialState();
const store = (kept = new Map<string, unknown>()) => ({
  read: (key: string) => kept.get(key) ?? null,
  write: (key: string, value: unknown) => void kept.set(key, value),
  remove: (key: string) => void kept.delete(key),
});
const open = (chosen: unknown) => restored(initial, bookingPersisted, { local: store(), session: store(new Map([[KEY, chosen]])) }).chosen;

/** As a browser has kept it since the first release: the search in the words of addresses. */
const { slices, ...search } = CHOSEN_FLIGHT.query;
const KEPT = {
  ...CHOSEN_FLIGHT,
  query: { ...search, origin: 'JFK', destination: 'CDG', departDate: slices[0].date, returnDate: slices[1]?.date, tripType: 'R' },
};

it('a flight that was chosen before is still chosen, and kept in the same words', () => {
  expect(open(KEPT)).toEqual(CHOSEN_FLIGHT);
  const kept = new Map<string, unknown>();
  remember(initial, { ...initial, chosen: CHOSEN_FLIGHT }, bookingPersisted, { local: store(), session: store(kept) });
  expect(kept.get(KEY)).toEqual(KEPT);
});

it.each([
  ['no search', { ...KEPT, query: undefined }],
  ['no day', { ...KEPT, query: { ...KEPT.query, departDate: null } }],
  ['no word about a return', { ...KEPT, query: { ...KEPT.query, returnDate: undefined } }],
  ['a search of another shape', { ...KEPT, query: CHOSEN_FLIGHT.query }],
  ['no party', { ...KEPT, query: { ...KEPT.query, travelers: { adults: 0, children: 0, infants: 0 } } }],
])('with %s it is no flight', (_name, kept) => {
  expect(open(kept)).toBeNull();
});

describe('what was typed of a traveler', () => {
  const [adult, ...others] = bookingSlice.reducer(initial, flightChosen(CHOSEN_FLIGHT)).forms.travelers;
  const number = (frequentFlyerNumber: unknown) => {
    const forms = { ...initial.forms, travelers: [{ ...adult, frequentFlyerAirline: 'AF', frequentFlyerNumber }, ...others] };
    const session = store(
      new Map<string, unknown>([
        [KEY, KEPT],
        ['wf.booking.forms', forms],
      ]),
    );
    return restored(initial, bookingPersisted, { local: store(), session }).forms.travelers[0]?.frequentFlyerNumber;
  };

  it('stays in the session, a frequent-flyer number too; no text is no form', () => {
    expect([number('1234567890'), number(1_234_567_890)]).toEqual(['1234567890', undefined]);
  });
});
