/** What must not be flown or sold, and what is flown all the same (fare-model.33). */
import type { IsoDate } from '#core/domain/values/dates';
import { dayNumber } from '#core/domain/values/dates';
import { loadAirports } from '../../../../airports/airportTable';
import { CHECKED, CLOSURES, isClosedTo } from './closures';
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
  ['HNL', 'ICN', ['KE', 'OZ'], ['HA']],
  ['HNL', 'BOS', [], ['HA']],
  ['HNL', 'JFK', ['HA'], []],
  ['OGG', 'JFK', [], ['HA']],
  ['LGW', 'ISB', [], ['BA']],
  ['ILG', 'MCO', ['XP'], ['AA', 'DL', 'UA']],
  ['LAL', 'HVN', ['XP'], []],
  ['SJU', 'SBH', ['TJ'], ['WM']],
  ['SXM', 'SBH', ['WM'], ['KL']],
  ['LHR', 'IOM', ['LM'], ['BA']],
  ['YHZ', 'FSP', ['PJ'], ['AC', 'WS']],
  ['NAN', 'TRW', ['FJ'], []],
  ['NAN', 'INU', [], ['FJ']],
  ['LAX', 'JFK', ['AA', 'B6', 'DL'], ['AS']],
  ['LAX', 'MIA', ['AA'], ['AS']],
  ['ANC', 'MIA', [], ['AS']],
  ['ANC', 'SEA', ['AS', 'DL'], []],
  ['EWR', 'BOM', ['AI'], ['UA']],
  ['CTU', 'KTM', ['CA'], []],
  ['PEK', 'KTM', [], ['CA']],
  ['PTY', 'BEF', [], ['CM']],
  ['ADD', 'BSG', [], ['ET']],
  ['LGW', 'ACI', [], ['BA']],
  ['LGW', 'JER', ['BA'], []],
  ['HNL', 'CXI', ['FJ'], ['HA']],
  ['GLA', 'KOI', ['LM'], ['BA', 'FR']],
  ['LGW', 'JFK', ['N0', 'BA'], ['DY']],
  ['FRA', 'ANC', ['DE', '4Y'], ['LH']],
  ['FRA', 'TPA', ['4Y'], ['LH']],
  ['ZRH', 'TPA', ['WK'], ['LX']],
  ['ORY', 'EWR', ['BF'], ['AF']],
  ['ICN', 'EWR', ['YP'], ['KE']],
  ['PPT', 'LAX', ['TN'], []],
  ['XMN', 'LAX', ['MF'], []],
  ['TFU', 'LAX', ['3U'], ['CA']],
  ['YVR', 'LAX', ['F8', 'AC', 'WS'], []],
  ['POS', 'JFK', ['BW'], []],
  ['GCM', 'MIA', ['KX', 'AA'], []],
  ['NAS', 'FLL', ['UP'], []],
  ['SDQ', 'EWR', ['DM'], []],
  ['BOS', 'PVC', ['9K'], ['DL', 'B6']],
  ['HPN', 'MVY', ['TJ'], []],
])('%s-%s is flown by %j and not by %j', (from, to, yes, no) => {
  const flying = new Set(routes.filter((route) => route.from.code === from && route.to.code === to).map(({ airline }) => airline));
  expect([yes.filter((airline) => !flying.has(airline)), no.filter((airline) => flying.has(airline))]).toEqual([[], []]);
});

it('has ITA Airways in no alliance, and in the Lufthansa Group', () => {
  const { byCode, isPartner } = net.carriers;
  const [ita, lufthansa, delta] = ['AZ', 'LH', 'DL'].map((code) => byCode.get(code));
  expect(ita?.alliance).toBeNull();
  expect(ita && lufthansa && delta && [isPartner(ita.index, lufthansa.index), isPartner(ita.index, delta.index)]).toEqual([true, false]);
});

it.each([
  ['KTI', true],
  ['TQO', true],
  ['NLU', true],
  ['PNH', false],
  ['ISL', false],
  ['SAI', true],
  ['REP', false],
  ['SBH', true],
  ['IOM', true],
  ['FSP', true],
  ['TRW', true],
  ['CXI', true],
  ['SFG', false],
  ['MNI', false],
])('whether %s has passengers: %s', (code, isOpen) => {
  expect(net.airports.get(code) !== undefined && routes.some(({ to }) => to.code === code)).toBe(isOpen);
});

it('closes no route that airlines are listed with: a line that nobody can fly is taken out', () => {
  const dead = net.carriers.list.flatMap(({ code, listed }) =>
    listed.flatMap(({ from, to }) => {
      const [a, b] = [net.airports.get(from), net.airports.get(to)];
      return a && b && isClosedTo(code, a, b) ? [`${code} ${from}-${to}`] : [];
    }),
  );
  expect(dead).toEqual([]);
});

it('says of each closure why and since when, in codes that exist', () => {
  const countries = new Set(net.airports.airports.map((a) => a.country));
  const airlines = new Set(net.carriers.list.map((c) => c.code));
  for (const closure of CLOSURES) {
    expect(closure.reason.length).toBeGreaterThan(10);
    expect(closure.since <= CHECKED).toBe(true);
    const { kind } = closure;
    if (kind === 'country') for (const country of closure.countries.split(' ')) expect(countries).toContain(country);
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
