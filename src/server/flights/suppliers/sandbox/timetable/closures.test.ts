/** What must not be flown or sold, and what is flown all the same (fare-model.33). */
import type { IsoDate } from '#core/domain/values/dates';
import { dayNumber } from '#core/domain/values/dates';
import { loadAirports } from '../../../../airports/airportTable';
import { CHECKED, CLOSURES } from './closures';
import { flightsOfDay, localTimes } from './legs';
import { buildNetwork, carrierOf, destinationOf, originOf } from './network';

const net = buildNetwork(loadAirports());
const routes = Array.from({ length: net.routes }, (_, r) => ({
  airline: carrierOf(net, r).code,
  from: originOf(net, r),
  to: destinationOf(net, r),
  r,
}));
const airlinesInto = (country: string): ReadonlySet<string> =>
  new Set(routes.filter(({ from, to }) => to.country === country && from.country !== country).map(({ airline }) => airline));

it.each(['KP', 'CU', 'IR', 'SY', 'UA', 'BY', 'AF', 'SD', 'VE'])('nothing is sold to %s', (country) => {
  expect(routes.filter(({ to }) => to.country === country)).toEqual([]);
});

it.each([
  ['RU', ['DL', 'UA', 'AA', 'KL', 'AF', 'LH', 'BA', 'AY', 'LO', 'FR', 'W6', 'JL', 'KE', 'AC', 'LY']],
  ['IL', ['SV', 'QR', 'WY', 'TK', 'PC', 'GF', 'MS', 'FR', 'EK']],
  ['AM', ['TK', 'FR']],
  ['TR', ['LY', 'FR']],
  ['TW', ['6E', 'AI']],
  ['CN', ['AI']],
  ['PK', ['6E', 'AI']],
])('%s is not served by %j', (country, airlines) => {
  expect(airlines.filter((airline) => airlinesInto(country).has(airline))).toEqual([]);
});

it.each([
  ['RU', 'TK'],
  ['RU', 'EK'],
  ['RU', 'CA'],
  ['IL', 'LY'],
  ['IL', 'UA'],
  ['IL', 'EY'],
  ['CN', '6E'],
  ['AM', 'PC'],
])('%s is served by %s', (country, airline) => {
  expect(airlinesInto(country)).toContain(airline);
});

it.each([
  ['KTI', true],
  ['TQO', true],
  ['NLU', true],
  ['PNH', false],
  ['ISL', false],
])('whether %s has passengers: %s', (code, isOpen) => {
  expect(net.airports.get(code) !== undefined && routes.some(({ to }) => to.code === code)).toBe(isOpen);
});

it('says of each closure why and since when, in codes that exist', () => {
  const countries = new Set(net.airports.airports.map((a) => a.country));
  const airlines = new Set(net.carriers.list.map((c) => c.code));
  for (const closure of CLOSURES) {
    expect(closure.reason.length).toBeGreaterThan(10);
    expect(closure.since <= CHECKED).toBe(true);
    const { kind } = closure;
    if (kind === 'country') expect(countries).toContain(closure.countries);
    if (kind === 'airlines of a country') for (const airline of closure.only.split(' ')) expect(airlines).toContain(airline);
    if (kind === 'airline')
      for (const place of closure.never.split(' ')) expect(countries.has(place) || net.airports.get(place) !== undefined).toBe(true);
    if (kind === 'market') for (const country of closure.countries) expect(countries).toContain(country);
  }
});

it('El Al has nothing in the air between sunset on Friday and nightfall on Saturday, in winter and in summer', () => {
  const own = routes.filter(({ airline }) => airline === 'LY');
  const wrong: string[] = [];
  let flown = 0;
  for (const first of ['2026-12-20', '2027-06-20'] as IsoDate[])
    for (let day = dayNumber(first); day < dayNumber(first) + 8; day += 1)
      for (const { r, from, to } of own)
        for (const leg of flightsOfDay(net, r, day)) {
          flown += 1;
          // both ends as a clock on the wall shows them: minutes of a week that begins on Sunday
          const { departs, arrives } = localTimes(net, leg);
          for (const local of [departs, arrives]) {
            const date = new Date(local * 60_000);
            const [weekday, hour] = [date.getUTCDay(), date.getUTCHours()];
            if ((weekday === 5 && hour >= 16) || (weekday === 6 && hour < 21)) wrong.push(`${from.code}-${to.code} ${date.toISOString()}`);
          }
        }
  expect(wrong).toEqual([]);
  expect(flown).toBeGreaterThan(300);
});
