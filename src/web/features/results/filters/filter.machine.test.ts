import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { NO_CRITERIA, parseCriteria, withoutFilters, writeCriteria } from '#core/domain/filters/filters';
import type { Criteria } from '#core/domain/filters/filters';
import { filterMachine } from './filter.machine';
import type { CriteriaChanged, FilterEvent } from './filter.machine';

const BOUNDS = {
  price: { min: 300_00, max: 900_00 },
  outboundDepartureHours: { min: 360, max: 1320 },
  outboundArrivalHours: { min: 480, max: 1430 },
  returnDepartureHours: { min: 420, max: 1260 },
  returnArrivalHours: { min: 30, max: 1380 },
  duration: { min: 400, max: 2000 },
  layover: { min: 40, max: 600 },
};
const ARRIVED: FilterEvent = { type: 'list.arrived', bounds: BOUNDS, carriers: ['AF', 'DL'] };

function started(criteria: Criteria = NO_CRITERIA) {
  const clock = new SimulatedClock();
  const emitted: CriteriaChanged[] = [];
  const actor = createActor(filterMachine, { input: { criteria }, clock });
  actor.on('criteria.changed', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, emitted, criteria: () => actor.getSnapshot().context.criteria };
}

it.each<[FilterEvent, Partial<Criteria>]>([
  [{ type: 'sort.chosen', sort: 'fastest' }, { sort: 'fastest' }],
  [{ type: 'extras.chosen', extras: ['checkedBag'] }, { extras: ['checkedBag'] }],
  [{ type: 'filter.chosen', filter: 'stops', value: [1, 0] }, { filters: { stops: [0, 1] } }],
  [{ type: 'filter.chosen', filter: 'airlines', value: ['AF'] }, { filters: { airlines: ['AF'] } }],
  [{ type: 'filter.chosen', filter: 'returnArrival', value: ['night'] }, { filters: { returnArrival: ['night'] } }],
  [{ type: 'filter.chosen', filter: 'nights', value: ['redEye'] }, { filters: { nights: ['redEye'] } }],
  [{ type: 'filter.chosen', filter: 'checkedBag', value: true }, { filters: { checkedBag: true } }],
])('%o is a choice: emitted at once, as a step that Back undoes', (event, wanted) => {
  const { actor, emitted, criteria } = started();
  actor.send(event);
  expect(criteria()).toEqual({ ...NO_CRITERIA, ...wanted });
  expect(emitted).toEqual([{ type: 'criteria.changed', criteria: criteria(), how: 'push' }]);
});

it('a slider changes the list at once and the address when it has settled, in place', () => {
  const { actor, clock, emitted, criteria } = started();
  actor.send(ARRIVED);
  for (const cents of [800_00, 700_00, 600_00]) {
    actor.send({ type: 'slider.moved', filter: 'price', end: 'max', to: cents });
    clock.increment(150);
  }
  expect(criteria().filters.price).toEqual({ max: 600_00 });
  expect(emitted).toEqual([]);
  clock.increment(50);
  expect(emitted).toEqual([{ type: 'criteria.changed', criteria: criteria(), how: 'replace' }]);
});

it.each<[FilterEvent, Criteria['filters']]>([
  [{ type: 'slider.moved', filter: 'price', end: 'max', to: 900_00 }, {}],
  [{ type: 'slider.moved', filter: 'price', end: 'min', to: 300_00 }, {}],
  [{ type: 'slider.moved', filter: 'duration', end: 'max', to: 2000 }, {}],
  [{ type: 'slider.moved', filter: 'duration', end: 'max', to: 900 }, { duration: { max: 900 } }],
  [{ type: 'slider.moved', filter: 'layover', end: 'max', to: 600 }, {}],
  [{ type: 'slider.moved', filter: 'layover', end: 'max', to: 90 }, { layover: { max: 90 } }],
])('%o: an end of the range is no limit', (event, wanted) => {
  const { actor, criteria } = started();
  actor.send(ARRIVED);
  actor.send(event);
  expect(criteria().filters).toEqual(wanted);
});

it('the two ends of the price never cross', () => {
  const { actor, criteria } = started();
  actor.send(ARRIVED);
  actor.send({ type: 'slider.moved', filter: 'price', end: 'max', to: 500_00 });
  actor.send({ type: 'slider.moved', filter: 'price', end: 'min', to: 700_00 });
  expect(criteria().filters.price).toEqual({ min: 500_00, max: 500_00 });
});

it('a slider means nothing before the list has arrived', () => {
  const { actor } = started();
  expect(actor.getSnapshot().can({ type: 'slider.moved', filter: 'price', end: 'max', to: 1 })).toBe(false);
});

it('takes over what back and forward bring, without telling the address', () => {
  const { actor, emitted, criteria } = started({ ...NO_CRITERIA, filters: { stops: [0] } });
  actor.send({ type: 'address.changed', criteria: { ...NO_CRITERIA, sort: 'cheapest' } });
  expect(criteria()).toEqual({ ...NO_CRITERIA, sort: 'cheapest' });
  expect(emitted).toEqual([]);
});

it('drops the echo of its own navigation: a slider on its way is not thrown back', () => {
  const { actor, clock, emitted } = started();
  actor.send(ARRIVED);
  actor.send({ type: 'slider.moved', filter: 'price', end: 'max', to: 500_00 });
  actor.send({ type: 'address.changed', criteria: actor.getSnapshot().context.criteria });
  expect(actor.getSnapshot().value).toBe('sliding');
  clock.increment(200);
  expect(emitted).toHaveLength(1);
});

it('a slider on its way is forgotten when Back brings another address', () => {
  const { actor, clock, emitted } = started();
  actor.send(ARRIVED);
  actor.send({ type: 'slider.moved', filter: 'price', end: 'max', to: 500_00 });
  actor.send({ type: 'address.changed', criteria: { ...NO_CRITERIA, filters: { checkedBag: true } } });
  clock.increment(1000);
  expect(emitted).toEqual([]);
});

it('one filter or all are cleared by one event; the order stays', () => {
  const { actor, emitted, criteria } = started({
    ...NO_CRITERIA,
    filters: { stops: [0], airlines: ['AF'], checkedBag: true },
    sort: 'arrival',
  });
  actor.send({ type: 'filters.cleared', filters: ['stops', 'checkedBag'] });
  expect(criteria()).toEqual({ ...NO_CRITERIA, filters: { airlines: ['AF'] }, sort: 'arrival' });
  actor.send({ type: 'filters.cleared' });
  expect(criteria()).toEqual(withoutFilters(criteria()));
  actor.send({ type: 'filters.cleared' });
  expect(emitted).toHaveLength(2);
});

it('what prices include stays when the filters are cleared, and is cleared by an event of its own', () => {
  const { actor, emitted, criteria } = started({ ...NO_CRITERIA, filters: { stops: [0] }, extras: ['seatChoice'] });
  actor.send({ type: 'extras.chosen', extras: ['seatChoice', 'carryOn'] });
  expect(criteria().extras).toEqual(['carryOn', 'seatChoice']);
  actor.send({ type: 'filters.cleared' });
  expect(criteria()).toEqual({ ...NO_CRITERIA, extras: ['carryOn', 'seatChoice'] });
  actor.send({ type: 'extras.chosen', extras: [] });
  expect(criteria()).toEqual(NO_CRITERIA);
  actor.send({ type: 'extras.chosen', extras: [] });
  expect(emitted).toHaveLength(3);
});

it('on every short path what was emitted last is what it holds, and the address can carry it', () => {
  const events: FilterEvent[] = [
    ARRIVED,
    { type: 'filter.chosen', filter: 'stops', value: [1] },
    { type: 'filter.chosen', filter: 'stops', value: [] },
    { type: 'filter.chosen', filter: 'outboundDeparture', value: ['evening'] },
    { type: 'filter.chosen', filter: 'cheapestOnly', value: true },
    { type: 'filter.chosen', filter: 'cheapestOnly', value: false },
    { type: 'extras.chosen', extras: ['seatChoice'] },
    { type: 'extras.chosen', extras: [] },
    { type: 'sort.chosen', sort: 'departure' },
    { type: 'slider.moved', filter: 'price', end: 'max', to: 500_00 },
    { type: 'filters.cleared' },
    { type: 'address.changed', criteria: { ...NO_CRITERIA, filters: { airlines: ['DL'] } } },
  ];
  const paths = getShortestPaths(filterMachine, {
    input: { criteria: NO_CRITERIA },
    events,
    limit: 2_000,
    stopWhen: (snapshot) => snapshot.context.criteria.filters.airlines !== undefined,
  });
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const { actor, clock, emitted, criteria } = started();
    for (const { event } of path.steps) if ((event.type as string) !== 'xstate.init') actor.send(event as FilterEvent);
    clock.increment(1000);
    const address = path.steps.some(({ event }) => event.type === 'address.changed');
    if (!address && emitted.length > 0) expect(emitted.at(-1)?.criteria).toEqual(criteria());
    expect(parseCriteria(new URLSearchParams(writeCriteria('', criteria())))).toEqual(criteria());
    expect(actor.getSnapshot().value).toBe('resting');
  }
});
