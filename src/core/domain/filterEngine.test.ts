import fc from 'fast-check';
import { buildFlight, buildFlights, engineOver } from '#testing/buildFlights';
import { naiveFacets, naiveVisible } from '#testing/naiveFilter';
import { cases } from '#testing/testSize';
import { DAY_PARTS, FILTERS, isFilterSet, NIGHTS, NO_CRITERIA, SORTS, STOP_CHOICES, withoutFilter } from './filters';
import type { Criteria } from './filters';
import { EXTRAS, wholeCost } from './wholeCost';

const some = <T>(options: readonly T[]): fc.Arbitrary<T[]> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant<T[]>([]) }, { weight: 1, arbitrary: fc.subarray([...options]) });
const criteria: fc.Arbitrary<Criteria> = fc.record({
  stops: some(STOP_CHOICES),
  airlines: some(['AF', 'DL', 'TP', 'FI', 'B6', 'UA', 'ZZ']),
  priceMin: fc.option(fc.integer({ min: 20_000, max: 60_000 }), { freq: 2 }),
  priceMax: fc.option(fc.integer({ min: 30_000, max: 110_000 }), { freq: 2 }),
  windows: fc.record({
    outboundDeparture: some(DAY_PARTS),
    outboundArrival: some(DAY_PARTS),
    returnDeparture: some(DAY_PARTS),
    returnArrival: some(DAY_PARTS),
  }),
  maxMinutes: fc.option(fc.integer({ min: 700, max: 1900 }), { freq: 2 }),
  connections: some(['LIS', 'KEF', 'LHR', 'XXX']),
  originAirports: some(['JFK', 'EWR']),
  destinationAirports: some(['CDG', 'ORY']),
  maxLayover: fc.option(fc.integer({ min: 30, max: 700 }), { freq: 2 }),
  nights: some(NIGHTS),
  lowEmissions: fc.boolean(),
  checkedBag: fc.boolean(),
  cheapestOnly: fc.boolean(),
  extras: some(EXTRAS),
  sort: fc.constantFrom(...SORTS),
});
const lists = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer(), fc.boolean()).map(([n, seed, round]) => buildFlights(n, seed, round));

const idsOf = (flights: ReturnType<typeof buildFlights>, c: Criteria): (string | undefined)[] =>
  [...engineOver(flights, c.extras).run(c).visible].map((i) => flights[i]?.id);

it('shows the same flights in the same order as the definition', () => {
  fc.assert(
    fc.property(lists, criteria, (flights, c) => {
      expect(idsOf(flights, c)).toEqual(naiveVisible(flights, c));
    }),
    { numRuns: cases(80, 400) },
  );
});

it('counts and prices every option as the definition does: given all other filters', () => {
  fc.assert(
    fc.property(lists, criteria, (flights, c) => {
      const { priceBins, ...facets } = engineOver(flights, c.extras).run(c).facets;
      const wanted = naiveFacets(flights, c);
      expect(facets).toEqual(wanted);
      expect(priceBins.reduce((a, b) => a + b, 0)).toBe(
        naiveVisible(flights, { ...withoutFilter(c, 'price'), cheapestOnly: false }).length,
      );
    }),
    { numRuns: cases(80, 400) },
  );
});

it('names a smallest set of filters to let go, with exactly what each unlocks', () => {
  fc.assert(
    fc.property(lists, criteria, (flights, c) => {
      const { relaxations } = engineOver(flights, c.extras).run(c);
      const left = naiveVisible(flights, c).length;
      expect(relaxations.length > 0).toBe(left === 0 && flights.length > 0);
      for (const r of relaxations) {
        const relaxed = r.filters.reduce(withoutFilter, c);
        const ids = naiveVisible(flights, relaxed);
        expect(ids).toHaveLength(r.count);
        const costs = flights.filter((f) => ids.includes(f.id)).map((f) => wholeCost(f, c.extras));
        const known = costs.filter((cost) => cost.certainty === 'known').map((cost) => cost.perAdult);
        expect(r.lowest).toBe(known.length === 0 ? null : Math.min(...known));
      }
      // No smaller set helps.
      const size = relaxations[0]?.filters.length ?? 0;
      const set = FILTERS.filter((name) => name !== 'cheapestOnly' && isFilterSet(c, name));
      if (size > 1) for (const name of set) expect(naiveVisible(flights, withoutFilter(c, name))).toHaveLength(0);
    }),
    { numRuns: cases(60, 300) },
  );
});

it('what was asked before changes no answer, and no answer given before', () => {
  fc.assert(
    fc.property(lists, fc.array(criteria, { maxLength: 4 }), (flights, asked) => {
      const questions = asked.map((c): Criteria => ({ ...c, extras: [] }));
      const engine = engineOver(flights);
      const answers = questions.map((c) => engine.run(c));
      expect(answers).toEqual(questions.map((c) => engineOver(flights).run(c)));
    }),
    { numRuns: cases(40, 200) },
  );
});

it('keeps an option that leaves nothing, with a count of zero', () => {
  const flights = [
    buildFlight({ id: 'a', carrier: 'AF', perAdult: 400_00, out: { via: [], departMinutes: 1100, minutes: 455 } }),
    buildFlight({ id: 'b', carrier: 'TP', perAdult: 350_00, out: { via: ['LIS'], departMinutes: 600, minutes: 700 } }),
  ];
  const { facets } = engineOver(flights).run({ ...NO_CRITERIA, stops: [0] });
  expect(facets.airlines.get('TP')).toEqual({ count: 0, lowest: null });
  expect(facets.airlines.get('AF')).toEqual({ count: 1, lowest: 400_00 });
  expect(facets.stops.get(1)).toEqual({ count: 1, lowest: 350_00 });
});

it('names the leaders of three orders and the ends of the sliders', () => {
  const flights = [
    buildFlight({ id: 'slow', carrier: 'TP', perAdult: 300_00, out: { via: ['LIS'], departMinutes: 600, minutes: 1400 } }),
    buildFlight({ id: 'good', carrier: 'AF', perAdult: 320_00, out: { via: [], departMinutes: 1100, minutes: 460 } }),
    buildFlight({ id: 'fast', carrier: 'DL', perAdult: 900_00, out: { via: [], departMinutes: 1100, minutes: 440 } }),
  ];
  const engine = engineOver(flights);
  expect(engine.run(NO_CRITERIA).leaders).toEqual({ best: 1, cheapest: 0, fastest: 2 });
  expect(engine.bounds).toEqual({ priceMin: 300_00, priceMax: 900_00, minutesMin: 440, minutesMax: 1400, layoverMin: 60, layoverMax: 60 });
});

it('an empty list has nothing to show, count or relax', () => {
  const engine = engineOver([]);
  expect(engine.run(NO_CRITERIA).leaders).toBeNull();
  expect(engine.run(NO_CRITERIA).facets.checkedBag).toEqual({ count: 0, lowest: null });
  expect(engine.run({ ...NO_CRITERIA, stops: [0] }).relaxations).toEqual([]);
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
  expect(idsOf(flights, { ...c, cheapestOnly: true })).toEqual(['included']);
  expect(idsOf(flights, { ...c, priceMax: 250_00 })).toEqual(['unknown', 'refused']);
  const engine = engineOver(flights, c.extras);
  expect(engine.bounds).toMatchObject({ priceMin: 100_00, priceMax: 400_00 });
  const { facets } = engine.run(c);
  expect(facets.stops.get(0)).toEqual({ count: 4, lowest: 350_00 });
  expect(facets.airlines.get('TP')).toEqual({ count: 1, lowest: null });
  expect(engine.run({ ...c, stops: [1], airlines: ['TP'] }).relaxations).toEqual([{ filters: ['stops'], count: 1, lowest: null }]);
});
