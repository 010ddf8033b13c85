/** Places without an airport (search.40), over the whole list. */
import { placeRows, suggestionRows } from '#core/domain/places/suggestionRows';
import type { NearPlace, Suggestion } from '#core/domain/places/airports';
import { labelOf } from '#core/domain/places/airportLabel';
import { foldText } from '#core/domain/values/foldText';
import { buildNetwork, routesFrom, servedAirports } from '../flights/suppliers/sandbox/timetable/network';
import { distanceKm } from '../geography/distance';
import { milesOf } from '../geography/nearby';
import { cases, oneOf } from '#testing/testSize';
import { loadAirports } from './airportTable';
import { servedPlaces } from './nearPlaces';
import { createPlaceSuggest } from './suggestPlaces';

const table = loadAirports();
const places = servedPlaces(table);
const suggest = createPlaceSuggest(table);
const found = (text: string): Suggestion[] =>
  suggest(text, 10).map(({ airport: a, near }) => ({ ...a, label: labelOf(a), isMetro: false, ...(near && { near }) }));
const milesTo = ({ miles = NaN }: NearPlace): number => miles;
const rows = (text: string): Suggestion[] => placeRows(found(text), text);
/** `Napa: OAK SFO, Naples: NAP`: airports by what they are suggested for. */
const read = (text: string): string[] => rows(text).map(({ code, near }) => (near ? `${near.name}: ${code}` : code));

test.each([
  ['napa', ['Napa: OAK', 'Napa: SFO', 'Napa: SMF', 'Napa: STS']],
  ['Valle de Napa', ['Napa: OAK']],
  ['napa, ca', ['Napa: OAK']],
  ['bay area', ['Bay Area: SFO', 'Bay Area: OAK', 'Bay Area: SJC']],
  ['hamptons', ['The Hamptons: ISP', 'The Hamptons: JFK']],
  ['oxford mississippi', ['Oxford: MEM']],
  ['tulum', ['Tulum: TQO', 'Tulum: CUN']],
  ['machu pichu', ['Machu Picchu: CUZ']],
  ['yosemite', ['Yosemite National Park: FAT']],
  ['yosemity', ['Yosemite National Park: FAT']],
  ['lake tahoe', ['Lake Tahoe: RNO', 'Lake Tahoe: SMF']],
  ['grand canyon', ['Grand Canyon: FLG', 'Grand Canyon: PHX', 'Grand Canyon: LAS']],
  ['niagara falls', ['Niagara Falls: IAG', 'Niagara Falls: BUF']],
  ['cataratas del niagara', ['Niagara Falls: IAG', 'Niagara Falls: BUF']],
  ['metlife stadium', ['East Rutherford: EWR']],
  ['costa amalfitana', ['Amalfi Coast: NAP']],
  ['sugarbush', ['Sugarbush: BTV']],
  ['jupiter', ['Jupiter: PBI', 'Jupiter: FLL']],
  ['las vegas strip', ['Las Vegas Strip: LAS']],
  ['citi field', ['Flushing: LGA', 'Flushing: JFK']],
  ['bowdoin', ['Bowdoin College: PWM']],
  ['magic mountain', ['Six Flags Magic Mountain: BUR', 'Six Flags Magic Mountain: LAX']],
  ['nellis afb', ['Nellis Air Force Base: LAS']],
  ['port of new orleans', ['Port of New Orleans: MSY']],
  ['tepoztlan', ['Tepoztlán: MEX']],
  ['formentera', ['Formentera: IBZ']],
  ['gardaland', ['Gardaland: VRN']],
  ['coromandel', ['Coromandel Peninsula: AKL']],
  // had a far namesake alone, or nothing
  ['chase field', ['Chase Field: PHX']],
  ['wrigley field', ['Wrigley Field: ORD', 'Wrigley Field: MDW']],
  ['bank of america stadium', ['Bank of America Stadium: CLT']],
  ['bethesda', ['Bethesda: DCA']],
  ['reston', ['Reston: IAD']],
  ['cedar park', ['Round Rock: AUS']],
  ['fenway park', ['Fenway Park: BOS']],
  ['vallejo', ['Vallejo: OAK']],
  ['cornell', ['Cornell University: ITH']],
  ['torre eiffel', ['Roland Garros: ORY']],
  ['homer', ['Homer: ANC']],
  ['cheyenne', ['Cheyenne: DEN']],
  ['champaign', ['University of Illinois: CMI']],
  ['naperville', ['Naperville: ORD']],
  ['sugar land', ['Sugar Land: HOU']],
  ['katy', ['Katy: IAH']],
  ['gilbert', ['Gilbert: AZA', 'Gilbert: PHX']],
  ['henderson', ['Henderson: LAS']],
  ['bellevue', ['Bellevue: SEA']],
  ['queens', ['Queens: LGA', 'Queens: JFK']],
  ['south bay', ['Manhattan Beach: LAX']],
  ['inland empire', ['Riverside: ONT']],
  ['san fernando valley', ['San Fernando Valley: BUR']],
  ['the woodlands', ['The Woodlands: IAH']],
  ['coral gables', ['Coral Gables: MIA']],
  ['pensacola beach', ['Pensacola Beach: PNS']],
  ['blue ridge parkway', ['Blue Ridge Parkway: TRI']],
  // a well-known city goes before places of its name, these before the others
  ['naples', ['NAP', 'Naples: RSW']],
  ['venice', ['VCE', 'Venice: LAX']],
  ['manhattan', ['Manhattan: LGA']],
  ['athens', ['ATH', 'Athens: ATL']],
  ['IOS', ['IOS', 'Ios: JTR']],
])('%s begins with %j', (text, first) => {
  expect(read(text).slice(0, first.length)).toEqual(first);
});

test.each([
  ['oxford', ['Oxford: LHR', 'Oxford: MEM']],
  ['disney', ['Walt Disney World: MCO', 'Disneyland: SNA']],
  ['cambridge', ['Cambridge: BOS', 'Cambridge: STN']],
])('%s may mean each of %j', (text, meant) => {
  expect(read(text)).toEqual(expect.arrayContaining(meant));
});

it('guesses no namesake next to a place that was named', () => {
  expect(rows('napa').filter(({ near }) => near === undefined)).toEqual([]);
  expect(rows('bay area').map(({ code }) => code)).not.toContain('MUC');
});

it('offers no far namesake alone: the place that was named is in the first rows, whatever else has its name', () => {
  const some = oneOf(16, places);
  const lost = some.flatMap(({ names: [name = ''] }) => (rows(name).some(({ near }) => near?.name === name) ? [] : [name]));
  expect(lost).toEqual([]);
});

it('measures all distances from one point: those to two airports fit the distance between the two', () => {
  const wrong = places.flatMap(({ names, airports }) =>
    airports.flatMap(({ airport: a, near: one }, i) =>
      airports.slice(i + 1).flatMap(({ airport: b, near: other }) => {
        const between = milesOf(distanceKm(a, b));
        const isPossible = Math.abs(milesTo(one) - milesTo(other)) <= between + 1 && milesTo(one) + milesTo(other) >= between - 1;
        return isPossible ? [] : [`${String(names[0])} ${a.code} ${b.code}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

it('tells how far an airport is as the crow flies', () => {
  expect(rows('napa')[0]?.near).toEqual({
    name: 'Napa',
    country: 'US',
    region: 'California',
    regionEs: undefined,
    kind: 'town',
    miles: 40,
  });
});

it('leads routes to an airport near it', async () => {
  const [first] = await suggestionRows('jfk to napa', (text) => Promise.resolve(found(text)));
  expect([first?.ends?.origin.code, first?.ends?.destination.code]).toEqual(['JFK', 'OAK']);
  expect(first?.ends?.destination).not.toHaveProperty('near');
});

/** All names of a place in a release. */
const namesOf = (names: readonly string[]): readonly string[] => names.slice(0, cases(1, names.length));

it('finds every place by its names', () => {
  expect(places.length).toBeGreaterThan(1150);
  const some = oneOf(10, places);
  const lost = some.flatMap(({ names, airports }) =>
    namesOf(names).filter(
      (name) => !suggest(name, Infinity).some(({ airport, near }) => near?.name === names[0] && airport === airports[0]?.airport),
    ),
  );
  expect(lost).toEqual([]);
});

it('sends nobody to an airport without flights, nor far past a nearer one', () => {
  const net = buildNetwork(table);
  const wrong = places.flatMap(({ names, airports }) => {
    const miles = airports.map(({ near }) => milesTo(near));
    const unserved = airports.filter(({ airport }) => {
      const { first, end } = routesFrom(net, airport);
      return first === end;
    });
    // Antarctica is reached by ship
    const isFar = airports[0]?.near.kind !== 'area' && names[0] !== 'Antarctica' && Math.min(...miles) > 265;
    return [...unserved.map(({ airport }) => `${String(names[0])} ${airport.code}`), ...(isFar ? [`${String(names[0])} is far`] : [])];
  });
  expect(wrong).toEqual([]);
});

it('names the nearest airports with flights for one that has none, and says so, from the timetable as it is', () => {
  const net = buildNetwork(table);
  const flown = servedAirports(net);
  const suggestServed = createPlaceSuggest(table, ({ code }) => flown.has(code));
  // what has no flights leaves its place in the list to what has some
  for (const text of ['pap', 'fiji', 'kodiak', 'alaska', 'san', 'new', 'por']) {
    const all = suggest(text, Infinity).filter(({ airport, near }) => near !== undefined || flown.has(airport.code));
    expect(suggestServed(text, 10).length).toBeGreaterThanOrEqual(Math.min(10, all.length));
  }
  const unserved = table.airports.filter(({ code }) => !flown.has(code));
  expect(unserved.length).toBeGreaterThan(500);
  const wrong = oneOf(16, unserved).flatMap((airport) => {
    const list = suggestServed(airport.code, 10);
    const own = list.findIndex((one) => one.airport === airport && one.near === undefined);
    const offered = list.slice(own + 1).filter(({ near }) => near?.code === airport.code);
    const isTold = offered.every(
      ({ airport: other, near }) =>
        flown.has(other.code) &&
        near?.kind === 'town' &&
        near.name.endsWith(`(${airport.code})`) &&
        // where nothing else is within reach, one of some size
        (milesTo(near) <= 250 || (offered.length === 1 && other.weight >= 1)),
    );
    return own !== 0 || list[own]?.isUnserved !== true || !isTold || offered.length > 3 ? [airport.code] : [];
  });
  expect(wrong).toEqual([]);
  expect(suggestServed('dutch harbor', 10).map(({ airport, near }) => [airport.code, near?.miles])).toEqual([
    ['ANC', 789],
    ['DUT', undefined],
  ]);
});

it('says of no town with an airport of its name that it has none', () => {
  const wrong = places.flatMap(({ names, airports }) =>
    airports[0]?.near.kind === 'town'
      ? airports.flatMap(({ airport, near }) =>
          names.some((name) => foldText(name) === foldText(airport.city)) && milesTo(near) < 60
            ? [`${String(names[0])} ${airport.code}`]
            : [],
        )
      : [],
  );
  expect(wrong).toEqual([]);
});

it('lists a place once', () => {
  const keys = places.map(({ names, country, regionName }) => [names[0], country, regionName].join());
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});
