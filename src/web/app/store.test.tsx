import { selectChosen, flightChosen, travelerTyped } from '#web/features/booking/store/booking.slice';
import { CHOSEN_FLIGHT } from '#testing/flights/chosenFlight';
import { browserStores } from '#web/platform/browser/storage';
import { createAppStore } from './store';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the checks of development', () => {
  it('complain about a value that could not be stored', () => {
    const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    createAppStore(browserStores).dispatch({ type: 'tried', payload: new Date(0) });
    expect(complained.mock.calls[0]?.[0]).toContain('non-serializable value was detected in an action');
  });

  it('refuse a state that was changed in place', () => {
    window.localStorage.setItem('wf.hasBooked', '"yes"');
    const store = createAppStore(browserStores);
    Reflect.set(store.getState().booking, 'hasBooked', false);
    expect(() => store.dispatch({ type: 'tried' })).toThrow("mutation was detected between dispatches, in the path 'booking.hasBooked'");
  });
});

it('what is typed for a flight outlives the choice of another one', () => {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createAppStore(browserStores);
  store.dispatch(flightChosen(CHOSEN_FLIGHT));
  store.dispatch(travelerTyped({ index: 0, field: 'firstName', text: 'Ada' }));
  store.dispatch(flightChosen({ ...CHOSEN_FLIGHT, flightId: 'AF8' }));
  expect(selectChosen(store.getState())?.flightId).toBe('AF8');
  expect(store.getState().booking.forms.travelers.map((t) => t.firstName)).toEqual(['Ada', '']);
  expect(complained).not.toHaveBeenCalled();
});
