import fc from 'fast-check';
import { anyCriteria } from '#testing/flights/anyCriteria';
import { buildFlight, buildFlights, engineOver, onTwoTickets } from '#testing/flights/buildFlights';
import { naiveFacets, naiveVisible } from '#testing/flights/naiveFilter';
import { cases } from '#testing/testSize';
import { FILTER_NAMES, letGo, NO_CRITERIA, SLIDERS, valueOf, withFilter } from './filters';
import type { Criteria } from './filters';
import { wholeCost } from '../fares/wholeCost';

const criteria = anyCriteria({
  codes: {
    airlines: ['AF', 'B6', 'DL', 'FI', 'TP', 'UA', 'ZZ'],
    connections: ['KEF', 'LHR', 'LIS', 'XXX'],
    originAirports: ['EWR', 'JFK'],
    destinationAirports: ['CDG', 'ORY'],
  },
  figures: {
    price: [20_000, 110_000],
    outboundDepartureHours: [0, 1439],
    outboundArrivalHours: [0, 1439],
    returnDepartureHours: [0, 1439],
    returnArrivalHours: [0, 1439],
    duration: [700, 1900],
    layover: [30, 700],
  },
});
/** Of some lists every so many flights are on two tickets, of others none or all. */
const lists = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer(), fc.boolean(), fc.constantFrom(1, 3, Infinity))
  .map(([n, seed, round, each]) =>
    buildFlights(n, seed, round).map((flight, i) => (i % each === each - 1 ? onTwoTickets(flight) : flight)),
  );

const idsOf = (flights: ReturnType<typeof buildFlights>, c: Criteria): (string | undefined)[] =>
  engineOver(flights, c.extras)
    .run(c)
    .visible.map((i) => flights[i]?.id);

it('shows the same flights in the same order as the definition', () => {
  fc.assert(
    fc.property(lists, criteria, (flights, c) => {
      expect(idsOf(flights, c)).toEqual(naiveVisible(flights, c));
    }),
    { numRuns: cases(40, 400) },
  );
});

it('counts and prices every option as the definition does: given all other filters', () => {
  fc.assert(
    fc.property(lists, criteria, (flights, c) => {
      const { facets, priceBins } = engineOver(flights, c.extras).run(c);
      expect(facets).toEqual(naiveFacets(flights, c));
      expect(priceBins.reduce((a, b) => a + b, 0)).toBe(
        naiveVisible(flights, (['price', 'cheapestOnly'] as const).reduce(letGo, c)).length,
      );
    }),
    { numRuns: cases(40, 400) },
  );
});

it('names a smallest set of filters to let go, with exactly what each unlocks', () => {
  fc.assert(
    fc.property(lists, criteria, (flights, c) => {
      const { relaxations } = engineOver(flights, c.extras).run(c);
      const left = naiveVisible(flights, c).length;
      expect(relaxations.length > 0).toBe(left === 0 && flights.length > 0);
      for (const r of relaxations) {
        const relaxed = r.filters.reduce(letGo, c);
        const ids = naiveVisible(flights, relaxed);
        expect(ids).toHaveLength(r.count);
        const costs = flights.filter((f) => ids.includes(f.id)).map((f) => wholeCost(f, c.extras));
        const known = costs.filter((cost) => cost.certainty === 'known').map((cost) => cost.perAdult);
        expect(r.lowest).toBe(known.length === 0 ? null : Math.min(...known));
      }
      // No smaller set helps.
      const size = relaxations[0]?.filters.length ?? 0;
      const set = FILTER_NAMES.filter((name) => name !== 'cheapestOnly' && valueOf(c, name) !== undefined);
      if (size > 1) for (const name of set) expect(naiveVisible(flights, letGo(c, name))).toHaveLength(0);
    }),
    { numRuns: cases(30, 300) },
  );
});

it('an earlier query changes no answer, and no answer given before', () => {
  fc.assert(
    fc.property(lists, fc.array(criteria, { maxLength: 4 }), (flights, earlier) => {
      const questions = earlier.map((c): Criteria => ({ ...c, extras: [] }));
      const engine = engineOver(flights);
      const answers = questions.map((c) => engine.run(c));
      expect(answers).toEqual(questions.map((c) => engineOver(flights).run(c)));
    }),
    { numRuns: cases(20, 200) },
  );
});

it('keeps an option that leaves nothing, with a count of zero', () => {
  const flights = [
    buildFlight({ id: 'a', carrier: 'AF', perAdult: 400_00, out: { via: [], departMinutes: 1100, minutes: 455 } }),
    buildFlight({ id: 'b', carrier: 'TP', perAdult: 350_00, out: { via: ['LIS'], departMinutes: 600, minutes: 700 } }),
  ];
  const { facets } = engineOver(flights).run(withFilter(NO_CRITERIA, 'stops', [0]));
  expect(facets.airlines.get('TP')).toEqual({ count: 0, lowest: null });
  expect(facets.airlines.get('AF')).toEqual({ count: 1, lowest: 400_00 });
  expect(facets.stops.get(1)).toEqual({ count: 1, lowest: 350_00 });
});

it('both ends of a range are within, and a slider has no options to count', () => {
  const flight = (id: string, perAdult: number) =>
    buildFlight({ id, carrier: 'AF', perAdult, out: { via: [], departMinutes: 600, minutes: 455 } });
  const flights = [flight('less', 349_99), flight('same', 350_00), flight('more', 350_01)];
  const c = withFilter(NO_CRITERIA, 'price', { min: 350_00, max: 350_00 });
  expect(idsOf(flights, c)).toEqual(['same']);
  const sliders: readonly string[] = SLIDERS.map(({ name }) => name);
  expect(Object.keys(engineOver(flights).run(c).facets).filter((name) => sliders.includes(name))).toEqual([]);
});

it('a trip has as many stops as the direction with the most, whatever pairs of directions the list has', () => {
  const way = (stops: number) => ({ via: ['LIS', 'KEF'].slice(0, stops), departMinutes: 600, minutes: 600 });
  const pairs = [0, 1, 2].flatMap((out) => [0, 1].map((back): [number, number] => [out, back]));
  const flights = pairs.map(([out, back], i) =>
    buildFlight({ id: `${out}${back}`, carrier: 'AF', perAdult: 400_00 + i, out: way(out), back: way(back) }),
  );
  for (const stops of [0, 1, 2] as const) {
    const wanted = pairs.filter((pair) => Math.max(...pair) === stops).map(([out, back]) => `${out}${back}`);
    expect([...idsOf(flights, withFilter(NO_CRITERIA, 'stops', [stops]))].sort()).toEqual(wanted);
  }
});

it('names first the filter that unlocks most, of several the one that unlocks the cheapest flight', () => {
  const flight = (id: string, carrier: string, perAdult: number, via: readonly string[], departMinutes: number) =>
    buildFlight({ id, carrier, perAdult, out: { via, departMinutes, minutes: 500 } });
  // each fails one of: nonstop, by Delta, in the morning
  const flights = [
    flight('stop', 'DL', 300_00, ['LIS'], 600),
    flight('evening', 'DL', 200_00, [], 1100),
    flight('other', 'AF', 500_00, [], 600),
    flight('third', 'TP', 600_00, [], 600),
  ];
  const c = { ...NO_CRITERIA, filters: { stops: [0], airlines: ['DL'], outboundDeparture: ['morning'] } } as const;
  expect(engineOver(flights).run(c).relaxations).toEqual([
    { filters: ['airlines'], count: 2, lowest: 500_00 },
    { filters: ['outboundDeparture'], count: 1, lowest: 200_00 },
    { filters: ['stops'], count: 1, lowest: 300_00 },
  ]);
});

it('names the leaders of three orders and the ends of the sliders', () => {
  const flights = [
    buildFlight({ id: 'slow', carrier: 'TP', perAdult: 300_00, out: { via: ['LIS'], departMinutes: 600, minutes: 1400 } }),
    buildFlight({ id: 'good', carrier: 'AF', perAdult: 320_00, out: { via: [], departMinutes: 1100, minutes: 460 } }),
    buildFlight({ id: 'fast', carrier: 'DL', perAdult: 900_00, out: { via: [], departMinutes: 1100, minutes: 440 } }),
  ];
  const engine = engineOver(flights);
  expect(engine.run(NO_CRITERIA).leaders).toEqual({ best: 1, cheapest: 0, fastest: 2 });
  expect(engine.bounds).toEqual({
    price: { min: 300_00, max: 900_00 },
    outboundDepartureHours: { min: 600, max: 1100 },
    outboundArrivalHours: { min: 100, max: 560 },
    returnDepartureHours: { min: 0, max: 0 },
    returnArrivalHours: { min: 0, max: 0 },
    duration: { min: 440, max: 1400 },
    layover: { min: 60, max: 60 },
  });
});

it('an empty list has nothing to show, count or relax', () => {
  const engine = engineOver([]);
  expect(engine.run(NO_CRITERIA).leaders).toBeNull();
  expect(engine.run(NO_CRITERIA).facets.checkedBag.get(true)).toEqual({ count: 0, lowest: null });
  expect(engine.run(withFilter(NO_CRITERIA, 'stops', [0])).relaxations).toEqual([]);
});

it('with extras wanted: the known whole cost first, then what is known in part, then what cannot be had', () => {
  const out = { via: [], departMinutes: 600, minutes: 450 };
  const flights = [
    buildFlight({ id: 'refused', carrier: 'B6', perAdult: 100_00, checkedBag: 0, changeable: 'notOffered', out }),
    buildFlight({ id: 'unknown', carrier: 'TP', perAdult: 200_00, checkedBag: null, changeable: 0, out }),
    buildFlight({ id: 'dear', carrier: 'DL', perAdult: 300_00, checkedBag: 100_00, changeable: 0, out }),
    buildFlight({ id: 'included', carrier: 'AF', perAdult: 350_00, checkedBag: 0, changeable: 0, out }),
  ];
  const c: Criteria = { ...NO_CRITERIA, extras: ['checkedBag', 'changeable'], sort: 'cheapest' };
  const order = ['included', 'dear', 'unknown', 'refused'];
  expect(idsOf(flights, c)).toEqual(order);
  expect(idsOf(flights, { ...c, sort: 'best' })).toEqual(order);
  expect(idsOf(flights, withFilter(c, 'cheapestOnly', true))).toEqual(['included']);
  expect(idsOf(flights, withFilter(c, 'price', { max: 250_00 }))).toEqual(['unknown', 'refused']);
  const engine = engineOver(flights, c.extras);
  expect(engine.bounds).toMatchObject({ price: { min: 100_00, max: 400_00 } });
  const { facets } = engine.run(c);
  expect(facets.stops.get(0)).toEqual({ count: 4, lowest: 350_00 });
  expect(facets.airlines.get('TP')).toEqual({ count: 1, lowest: null });
  expect(engine.run({ ...c, filters: { stops: [1], airlines: ['TP'] } }).relaxations).toEqual([
    { filters: ['stops'], count: 1, lowest: null },
  ]);
});

it('leaves out connections on two tickets when there are others, shows them on request, and keeps them where nothing else flies', () => {
  const flight = (id: string, perAdult: number, via: readonly string[]) =>
    buildFlight({ id, carrier: 'DL', perAdult, out: { via, departMinutes: 600, minutes: 500 } });
  const [through, nonstop, own] = [
    flight('through', 40_000, ['BOS']),
    flight('nonstop', 90_000, []),
    onTwoTickets(flight('own', 10_000, ['BOS'])),
  ];
  const shown = withFilter(NO_CRITERIA, 'noSelfTransfer', false);
  expect(idsOf([own, through, nonstop], NO_CRITERIA)).toEqual(['through', 'nonstop']);
  // cheap as it is, it is never best
  expect(idsOf([own, through, nonstop], shown)).toEqual(['through', 'nonstop', 'own']);
  expect(idsOf([own, through, nonstop], { ...shown, sort: 'cheapest' })).toEqual(['own', 'through', 'nonstop']);
  expect(idsOf([own], NO_CRITERIA)).toEqual(['own']);
  expect(engineOver([own, nonstop]).run(withFilter(NO_CRITERIA, 'stops', [1])).relaxations).toEqual([
    { filters: ['noSelfTransfer'], count: 1, lowest: 10_000 },
    { filters: ['stops'], count: 1, lowest: 90_000 },
  ]);
});
