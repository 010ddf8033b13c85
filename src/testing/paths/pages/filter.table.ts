/** The filters beside a list of flights, on a wide page. */
import { results } from '#core/content/messages/results.en';
import { wholeCost } from '#core/content/messages/wholeCost.en';
import { NO_CRITERIA, sameCriteria, setFilters } from '#core/domain/filters';
import type { Criteria } from '#core/domain/filters';
import type { FilterContext } from '#web/features/results/filter.machine';
import type { AnyEventObject } from 'xstate';
import { naiveVisible } from '../../naiveFilter';
import { LISTED, FILTER_WALKS } from '../filter.paths';
import type { Walk } from '../walk';
import type { Eyes, Hands, PageTable, Part } from './hands';

const FILTERS: Part = { role: 'region', name: results.filters };
const box = (name: string | RegExp): Part => ({ role: 'checkbox', name, within: FILTERS });
const slider = (name: string): Part => ({ role: 'slider', name, within: FILTERS });
const criteriaOf = (context: unknown): Criteria => (context as FilterContext).criteria;

/** Presses a control in a group that may be folded. */
const inFold = async (hands: Hands, title: string, act: () => Promise<void>): Promise<void> => {
  await hands.unfold({ role: 'button', name: title, within: FILTERS });
  await act();
};
const tick = (title: string, name: string | RegExp) => (_event: AnyEventObject, hands: Hands) =>
  inFold(hands, title, () => hands.press(box(name)));

interface Page {
  /** Whether Back was pressed: the places behind the page are gone through once. */
  readonly hasTravelled: boolean;
}

const walk = FILTER_WALKS['filters'] as Walk;

const isThere = ({ type }: AnyEventObject, criteria: Criteria): boolean => {
  switch (type) {
    case 'filter.cleared':
      return criteria.stops.length > 0;
    case 'filters.cleared':
      return setFilters(criteria).length > 0;
    case 'extras.cleared':
      return criteria.extras.length > 0;
    // pressed already, it tells of nothing
    case 'sort.chosen':
      return criteria.sort !== 'fastest';
    default:
      return true;
  }
};

/** What the place of the visit behind the page asks for. */
const BEHIND: Criteria = { ...NO_CRITERIA, checkedBag: true };

/** Boxes that every list has, with whether they are ticked. */
export const FILTER_BOXES: readonly (readonly [Part, (criteria: Criteria) => boolean])[] = [
  [box(/^Nonstop/), ({ stops }) => stops.includes(0)],
  [box(new RegExp(results.withoutNight.redEye)), ({ nights }) => nights.includes('redEye')],
  [box(/^Typical or less/), ({ lowEmissions }) => lowEmissions],
  [box(new RegExp(results.checkedBagIncluded)), ({ checkedBag }) => checkedBag],
  [box(new RegExp(results.cheapestOnly)), ({ cheapestOnly }) => cheapestOnly],
  [box(wholeCost.extras.checkedBag), ({ extras }) => extras.includes('checkedBag')],
];

async function seesList(eyes: Eyes, { context }: { readonly context: unknown }): Promise<void> {
  const left = naiveVisible(LISTED, criteriaOf(context)).length;
  if (left === 0) await eyes.sees({ role: 'heading', name: results.zeroTitle });
  else await eyes.sees({ role: 'heading', name: left === 1 ? '1 flight' : `${String(left)} flights` });
}

const table: PageTable<Page> = {
  walk: {
    ...walk,
    page: { hasTravelled: false },
    sameAs: (snapshot) => {
      const criteria = criteriaOf(snapshot.context);
      return [
        walk.sameAs(snapshot),
        criteria.extras.length,
        setFilters(criteria).length > 0,
        criteria.sort,
        sameCriteria(criteria, BEHIND),
      ];
    },
    byItself: ({ snapshot }) => {
      const arrived = walk.events.find(({ type }) => type === 'list.arrived');
      return (snapshot.context as FilterContext).bounds === null && arrived ? { events: [arrived] } : null;
    },
    deeds: ({ snapshot, page }) =>
      walk.events
        .filter(({ type }) => !type.startsWith('xstate.') && type !== 'list.arrived')
        .filter((event) => (event.type === 'address.changed' ? !page.hasTravelled : isThere(event, criteriaOf(snapshot.context))))
        .map((event) => ({ events: [event], page: { hasTravelled: page.hasTravelled || event.type === 'address.changed' } })),
  },
  gestures: {
    'sort.chosen': (_event, hands) => hands.press({ role: 'radio', name: new RegExp(`^${results.sorts.fastest}`) }),
    'stops.toggled': tick(results.names.stops, /^Nonstop/),
    'airline.toggled': tick(results.names.airlines, /^Airline AF/),
    'window.toggled': tick(results.names.returnArrival, /^Night/),
    'connection.toggled': tick(results.names.connections, /LIS/),
    'airport.toggled': tick(results.names.originAirports, /EWR/),
    'night.toggled': tick(results.names.nights, new RegExp(results.withoutNight.redEye)),
    'lowEmissions.toggled': tick(results.names.emissions, /^Typical or less/),
    'checkedBag.toggled': tick(results.names.checkedBag, new RegExp(results.checkedBagIncluded)),
    'cheapestOnly.toggled': tick(results.names.cheapestOnly, new RegExp(results.cheapestOnly)),
    'extra.toggled': (_event, hands) => hands.press(box(wholeCost.extras.checkedBag)),
    'extras.cleared': (_event, hands) => hands.press({ role: 'button', name: wholeCost.clear + wholeCost.clearWhat, within: FILTERS }),
    'price.moved': (event, hands) => hands.slide(slider(results.highestPrice), Number(event['cents'])),
    'duration.moved': (event, hands) =>
      inFold(hands, results.names.duration, () => hands.slide(slider(results.longestTime), Number(event['minutes']))),
    'layover.moved': (event, hands) =>
      inFold(hands, results.names.layover, () => hands.slide(slider(results.longestLayover), Number(event['minutes']))),
    'filter.cleared': (_event, hands) => hands.press({ role: 'button', name: `${results.clear} ${results.names.stops}`, within: FILTERS }),
    'filters.cleared': (_event, hands) => hands.press({ role: 'button', name: results.clearAll, within: FILTERS }),
    'address.changed': (_event, hands) => hands.travel('note=1'),
  },
  sights: { resting: seesList, sliding: seesList },
};

export const FILTER_TABLES = { filters: table } satisfies Readonly<Record<string, PageTable<Page>>>;
