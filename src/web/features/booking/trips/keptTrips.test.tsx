/** What stays on a device after the visit: flights, and nothing personal (booking.55). */
import fc from 'fast-check';
import { bookingFromWire } from '#core/contract/bookings/bookings';
import { bookingIn } from '#testing/flights/chosenFlight';
import { createStore } from '#web/platform/browser/storage';
import { lastOf } from '#core/domain/values/nonEmpty';
import { dropAllBut, keepTrip, readKept } from './keptTrips';

const BOOKING = bookingFromWire(bookingIn('ticketed'));
const NOW = Date.parse(`${BOOKING.slices[0].legs[0].departs}:00Z`) - 86_400_000;
const store = createStore(() => window.localStorage);
const references = (now = NOW) => readKept(now, store).map(({ reference }) => reference);
const other = (reference: string) => ({ ...BOOKING, reference });
beforeEach(() => window.localStorage.clear());

it('keeps where and when a trip flies, and since when that is known', () => {
  keepTrip(BOOKING, NOW, store);
  const { reference, supplierReference, query, slices, airports, carriers } = BOOKING;
  expect(readKept(NOW, store)).toMatchObject([
    { reference, supplierReference, query: { slices: query.slices }, slices, airports, carriers, asOf: new Date(NOW).toISOString() },
  ]);
});

it('keeps nobody’s name, address, card, passport, ticket number or price', () => {
  keepTrip(
    {
      ...BOOKING,
      travelers: [{ kind: 'adult', name: 'Canary Quiñones', tickets: ['057-2106312810'] }],
      email: 'c•••@canary.example',
      card: { brand: 'visa', last4: '4242', wallet: null },
    },
    NOW,
    store,
  );
  const kept = window.localStorage.getItem('wf.trips') ?? '';
  expect(kept).toContain(BOOKING.reference);
  expect(kept).not.toMatch(/canary|quiñones|2106312810|4242|visa/i);
  expect(Object.keys(readKept(NOW, store)[0] ?? {}).sort()).toEqual(
    ['airports', 'asOf', 'carriers', 'checkIn', 'conditions', 'query', 'reference', 'slices', 'supplierReference'].sort(),
  );
  expect(Object.keys(readKept(NOW, store)[0]?.query ?? {})).toEqual(['slices']);
});

it('has each trip once, the one seen last first, ten at most', () => {
  for (let i = 0; i < 12; i += 1) keepTrip(other(`WF000${String.fromCharCode(65 + i)}`), NOW, store);
  keepTrip(other('WF000H'), NOW, store);
  expect(references()).toEqual(['H', 'L', 'K', 'J', 'I', 'G', 'F', 'E', 'D', 'C'].map((end) => `WF000${end}`));
});

it.each([
  ['cancelled', { state: 'cancelled' as const }],
  ['that failed', { state: 'failed' as const }],
])('drops a trip %s', (_, change) => {
  keepTrip(BOOKING, NOW, store);
  keepTrip({ ...BOOKING, ...change }, NOW, store);
  expect(window.localStorage.getItem('wf.trips')).toBeNull();
});

it('drops what this device may no longer open, and a week after the last flight', () => {
  keepTrip(other('WFAAAA'), NOW, store);
  keepTrip(other('WFBBBB'), NOW, store);
  dropAllBut(['WFAAAA', 'WFCCCC'], NOW, store);
  expect(references()).toEqual(['WFAAAA']);
  const over = Date.parse(`${lastOf(lastOf(BOOKING.slices).legs).arrives}:00Z`) + 7 * 86_400_000;
  expect([references(over), references(over + 1)]).toEqual([['WFAAAA'], []]);
});

it('takes whatever else is there for nothing (reliability.18)', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      store.write('wf.trips', value);
      return readKept(NOW, store).length === 0;
    }),
  );
  const [kept] = [{ ...BOOKING, asOf: new Date(NOW).toISOString() }];
  for (const broken of [
    { slices: [] },
    { slices: [{ legs: [], layovers: [] }] },
    { asOf: 'never' },
    { airports: null },
    { query: { slices: [1] } },
  ]) {
    store.write('wf.trips', [{ ...kept, ...broken }]);
    expect(readKept(NOW, store)).toEqual([]);
  }
});
