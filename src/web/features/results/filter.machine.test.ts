import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { NO_CRITERIA, parseCriteria, withoutFilters, writeCriteria } from '#core/domain/filters';
import type { Criteria } from '#core/domain/filters';
import { filterMachine } from './filter.machine';
import type { CriteriaChanged, FilterEvent } from './filter.machine';

const BOUNDS = { priceMin: 300_00, priceMax: 900_00, minutesMin: 400, minutesMax: 2000, layoverMin: 40, layoverMax: 600 };
const ARRIVED: FilterEvent = { type: 'list.arrived', bounds: BOUNDS, carriers: ['AF', 'DL'] };

function started(criteria: Criteria = NO_CRITERIA) {
  const clock = new SimulatedClock();
  const told: CriteriaChanged[] = [];
  const actor = createActor(filterMachine, { input: { criteria }, clock });
  actor.on('criteria.changed', (event) => told.push(event));
  actor.start();
  return { actor, clock, told, criteria: () => actor.getSnapshot().context.criteria };
}

it.each<[FilterEvent, Partial<Criteria>]>([
  [{ type: 'sort.chosen', sort: 'fastest' }, { sort: 'fastest' }],
  [{ type: 'stops.toggled', stops: 0 }, { stops: [0] }],
  [{ type: 'airline.toggled', airline: 'AF' }, { airlines: ['AF'] }],
  [{ type: 'window.toggled', window: 'returnArrival', part: 'night' }, { windows: { ...NO_CRITERIA.windows, returnArrival: ['night'] } }],
  [{ type: 'connection.toggled', airport: 'LIS' }, { connections: ['LIS'] }],
  [{ type: 'airport.toggled', end: 'originAirports', airport: 'EWR' }, { originAirports: ['EWR'] }],
  [{ type: 'night.toggled', night: 'redEye' }, { nights: ['redEye'] }],
  [{ type: 'lowEmissions.toggled' }, { lowEmissions: true }],
  [{ type: 'checkedBag.toggled' }, { checkedBag: true }],
  [{ type: 'cheapestOnly.toggled' }, { cheapestOnly: true }],
  [{ type: 'extra.toggled', extra: 'checkedBag' }, { extras: ['checkedBag'] }],
])('%o is a choice: told at once, as a step that Back undoes', (event, wanted) => {
  const { actor, told, criteria } = started();
  actor.send(event);
  expect(criteria()).toEqual({ ...NO_CRITERIA, ...wanted });
  expect(told).toEqual([{ type: 'criteria.changed', criteria: criteria(), how: 'push' }]);
});

it('a slider changes the list at once and the address when it has settled, in place', () => {
  const { actor, clock, told, criteria } = started();
  actor.send(ARRIVED);
  for (const cents of [800_00, 700_00, 600_00]) {
    actor.send({ type: 'price.moved', end: 'max', cents });
    clock.increment(150);
  }
  expect(criteria().priceMax).toBe(600_00);
  expect(told).toEqual([]);
  clock.increment(50);
  expect(told).toEqual([{ type: 'criteria.changed', criteria: criteria(), how: 'replace' }]);
});

it.each<[FilterEvent, Partial<Criteria>]>([
  [{ type: 'price.moved', end: 'max', cents: 900_00 }, { priceMax: null }],
  [{ type: 'price.moved', end: 'min', cents: 300_00 }, { priceMin: null }],
  [{ type: 'duration.moved', minutes: 2000 }, { maxMinutes: null }],
  [{ type: 'duration.moved', minutes: 900 }, { maxMinutes: 900 }],
  [{ type: 'layover.moved', minutes: 600 }, { maxLayover: null }],
  [{ type: 'layover.moved', minutes: 90 }, { maxLayover: 90 }],
])('%o: an end of the range is no limit', (event, wanted) => {
  const { actor, criteria } = started();
  actor.send(ARRIVED);
  actor.send(event);
  expect(criteria()).toMatchObject(wanted);
});

it('the two ends of the price never cross', () => {
  const { actor, criteria } = started();
  actor.send(ARRIVED);
  actor.send({ type: 'price.moved', end: 'max', cents: 500_00 });
  actor.send({ type: 'price.moved', end: 'min', cents: 700_00 });
  expect(criteria()).toMatchObject({ priceMin: 500_00, priceMax: 500_00 });
});

it('a slider means nothing before the list has arrived', () => {
  const { actor } = started();
  expect(actor.getSnapshot().can({ type: 'price.moved', end: 'max', cents: 1 })).toBe(false);
});

it('takes over what back and forward bring, without telling the address', () => {
  const { actor, told, criteria } = started({ ...NO_CRITERIA, stops: [0] });
  actor.send({ type: 'address.changed', criteria: { ...NO_CRITERIA, sort: 'cheapest' } });
  expect(criteria()).toEqual({ ...NO_CRITERIA, sort: 'cheapest' });
  expect(told).toEqual([]);
});

it('drops the echo of its own navigation: a slider on its way is not thrown back', () => {
  const { actor, clock, told } = started();
  actor.send(ARRIVED);
  actor.send({ type: 'price.moved', end: 'max', cents: 500_00 });
  actor.send({ type: 'address.changed', criteria: actor.getSnapshot().context.criteria });
  expect(actor.getSnapshot().value).toBe('sliding');
  clock.increment(200);
  expect(told).toHaveLength(1);
});

it('a slider on its way is forgotten when Back brings another address', () => {
  const { actor, clock, told } = started();
  actor.send(ARRIVED);
  actor.send({ type: 'price.moved', end: 'max', cents: 500_00 });
  actor.send({ type: 'address.changed', criteria: { ...NO_CRITERIA, checkedBag: true } });
  clock.increment(1000);
  expect(told).toEqual([]);
});

it('one filter or all are cleared by one event; the order stays', () => {
  const { actor, told, criteria } = started({ ...NO_CRITERIA, stops: [0], airlines: ['AF'], checkedBag: true, sort: 'arrival' });
  actor.send({ type: 'filter.cleared', filters: ['stops', 'checkedBag'] });
  expect(criteria()).toEqual({ ...NO_CRITERIA, airlines: ['AF'], sort: 'arrival' });
  actor.send({ type: 'filters.cleared' });
  expect(criteria()).toEqual(withoutFilters(criteria()));
  actor.send({ type: 'filters.cleared' });
  expect(told).toHaveLength(2);
});

it('what prices include stays when the filters are cleared, and is cleared by an event of its own', () => {
  const { actor, told, criteria } = started({ ...NO_CRITERIA, stops: [0], extras: ['seatChoice'] });
  actor.send({ type: 'extra.toggled', extra: 'carryOn' });
  expect(criteria().extras).toEqual(['carryOn', 'seatChoice']);
  actor.send({ type: 'filters.cleared' });
  expect(criteria()).toEqual({ ...NO_CRITERIA, extras: ['carryOn', 'seatChoice'] });
  actor.send({ type: 'extras.cleared' });
  expect(criteria()).toEqual(NO_CRITERIA);
  actor.send({ type: 'extras.cleared' });
  expect(told).toHaveLength(3);
});

it('on every short path what was told last is what it holds, and the address can carry it', () => {
  const events: FilterEvent[] = [
    ARRIVED,
    { type: 'stops.toggled', stops: 1 },
    { type: 'window.toggled', window: 'outboundDeparture', part: 'evening' },
    { type: 'cheapestOnly.toggled' },
    { type: 'extra.toggled', extra: 'seatChoice' },
    { type: 'sort.chosen', sort: 'departure' },
    { type: 'price.moved', end: 'max', cents: 500_00 },
    { type: 'filters.cleared' },
    { type: 'address.changed', criteria: { ...NO_CRITERIA, airlines: ['DL'] } },
  ];
  const paths = getShortestPaths(filterMachine, {
    input: { criteria: NO_CRITERIA },
    events,
    limit: 2_000,
    stopWhen: (snapshot) => snapshot.context.criteria.airlines.length > 0,
  });
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const { actor, clock, told, criteria } = started();
    for (const { event } of path.steps) if ((event.type as string) !== 'xstate.init') actor.send(event as FilterEvent);
    clock.increment(1000);
    const address = path.steps.some(({ event }) => event.type === 'address.changed');
    if (!address && told.length > 0) expect(told.at(-1)?.criteria).toEqual(criteria());
    expect(parseCriteria(new URLSearchParams(writeCriteria('', criteria())))).toEqual(criteria());
    expect(actor.getSnapshot().value).toBe('resting');
  }
});
