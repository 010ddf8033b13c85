import { buildFlight } from '#testing/flights/buildFlights';
import { bestReason } from './bestReason';
import type { BestReason } from './bestReason';
import type { Flight } from './flights';

const day = { departMinutes: 600, minutes: 400 };
const flight = (perAdult: number, out: Partial<Parameters<typeof buildFlight>[0]['out']> = {}): Flight =>
  buildFlight({ id: `${String(perAdult)} ${JSON.stringify(out)}`, carrier: 'AF', perAdult, out: { via: [], ...day, ...out } });

const best = flight(321_00);
const nightly = flight(293_00, { departMinutes: 1400, minutes: 390 });
const slow = flight(250_00, { via: ['LIS'], minutes: 900 });
const dear = flight(500_00, { minutes: 390 });

it.each<[string, Flight, Flight, BestReason]>([
  ['both', best, best, { leads: ['cheapest', 'fastest'], comparison: null }],
  [
    'a red-eye is faster and cheaper',
    nightly,
    nightly,
    { leads: [], comparison: { rival: 'fastest', merits: ['redEye'], cents: 28_00, minutes: 10 } },
  ],
  ['the fastest', slow, best, { leads: ['fastest'], comparison: { rival: 'cheapest', merits: ['stop'], cents: 71_00, minutes: -500 } }],
  ['the cheapest', best, dear, { leads: ['cheapest'], comparison: { rival: 'fastest', merits: [], cents: -179_00, minutes: 10 } }],
])('the best compared with the first of other orders: %s (results.34)', (_, cheapest, fastest, reason) => {
  expect(bestReason({ best, cheapest, fastest }, ({ perAdult }) => perAdult)).toEqual(reason);
});

it('says no difference of prices that are not known whole', () => {
  const { comparison } = bestReason({ best, cheapest: slow, fastest: best }, (one) => (one === slow ? null : one.perAdult));
  expect(comparison).toMatchObject({ cents: null, minutes: -500 });
});
