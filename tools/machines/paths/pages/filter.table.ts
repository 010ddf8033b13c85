/** The filters next to a list of flights, on a wide page. */
import { messages } from '#core/content/messages/messages.en';
import { resultsPage } from '#core/content/messages/flights/results/resultsPage.en';
import { chosenOptions, NO_CRITERIA, sameCriteria, setFilters, SLIDERS, valueOf } from '#core/domain/filters/filters';
import type { Criteria, FilterName } from '#core/domain/filters/filters';
import type { FilterOption } from '#core/domain/filters/filterKinds';
import type { FilterContext, FilterEvent } from '#web/features/results/filters/filter.machine';
import { optionLabel } from '#web/features/results/filters/filterWords';
import type { OptionsFilter } from '#web/features/results/filters/filterWords';
import type { AnyEventObject } from 'xstate';
import { naiveVisible } from '#testing/flights/naiveFilter';
import type { PageAction, Standing } from '../routes';
import { FILTER_WALKS, LISTED, OPTIONS, pressed } from '../filter.paths';
import type { Walk } from '../walk';
import type { PageReader, PageDriver, PageTable, Part } from './pageDriver';

const words = { ...messages, ...resultsPage };
const { results, wholeCost } = words;
const FILTERS: Part = { role: 'region', name: results.filters };
const groupOf = (name: FilterName): Part => ({ role: 'group', name: results.names[name], within: FILTERS });
const extraBox: Part = { role: 'checkbox', name: wholeCost.extras.checkedBag, within: FILTERS };
const boxOf = (filter: OptionsFilter, option: FilterOption): Part => ({
  role: 'checkbox',
  name: new RegExp(optionLabel(words, filter, option, null)),
  within: groupOf(filter.name),
});
const criteriaOf = (context: unknown): Criteria => (context as FilterContext).criteria;

/** SearchAction something in a group that may be folded. */
const inGroup = async (driver: PageDriver, name: FilterName, act: () => Promise<void>): Promise<void> => {
  await driver.unfold({ role: 'button', name: results.names[name], within: FILTERS });
  await act();
};
const slide =
  (filter: (typeof SLIDERS)[number]) =>
  (event: AnyEventObject, driver: PageDriver): Promise<void> =>
    inGroup(driver, filter.name, () =>
      driver.slide({ role: 'slider', name: results.sliders[filter.name].max, within: FILTERS }, Number(event['to'])),
    );

interface Page {
  /** Whether Back was pressed: the places behind the page are gone through once. */
  readonly hasTravelled: boolean;
}

const walk = FILTER_WALKS['filters'] as Walk;

const isLeft = (criteria: Criteria): boolean => naiveVisible(LISTED, criteria).length > 0;

/** What a traveler does, by its gesture: the event depends on what is chosen already. */
function doneBy(c: Criteria, page: Page): readonly PageAction<Page>[] {
  const action = (event: FilterEvent, by: string, isThere = true): readonly PageAction<Page>[] =>
    isThere ? [{ events: [event], by }] : [];
  return [
    // pressed already, it tells of nothing; without a flight there is no order of flights
    ...action({ type: 'sort.chosen', sort: 'fastest' }, 'sort.chosen', c.sort !== 'fastest' && isLeft(c)),
    ...action({ type: 'extras.chosen', extras: c.extras.length > 0 ? [] : ['checkedBag'] }, 'extra.pressed'),
    ...action({ type: 'extras.chosen', extras: [] }, 'extras.cleared', c.extras.length > 0),
    ...OPTIONS.flatMap(([{ name }, option]) => action(pressed(c, name, option), `filter.chosen ${name}`)),
    ...walk.events.filter(isMoved).flatMap((event) => action(event, `slider.moved ${event.filter}`)),
    ...action({ type: 'filters.cleared', filters: ['stops'] }, 'filter.cleared', c.filters.stops !== undefined),
    ...action({ type: 'filters.cleared' }, 'filters.cleared', setFilters(c).length > 0),
    ...(page.hasTravelled ? [] : [{ events: [{ type: 'address.changed', criteria: BEHIND }], page: { hasTravelled: true } }]),
  ];
}
const isMoved = (event: AnyEventObject): event is Extract<FilterEvent, { type: 'slider.moved' }> => event.type === 'slider.moved';

/** What the place of the visit behind the page asks for. */
const BEHIND: Criteria = { ...NO_CRITERIA, filters: { checkedBag: true } };

/** Boxes that every list has, with whether they are ticked. */
export const FILTER_BOXES: readonly (readonly [Part, (criteria: Criteria) => boolean])[] = [
  ...OPTIONS.filter(([{ kind }]) => kind !== 'codes').map(
    ([filter, option]) => [boxOf(filter, option), (c: Criteria) => chosenOptions(valueOf(c, filter.name)).includes(option)] as const,
  ),
  [extraBox, ({ extras }) => extras.includes('checkedBag')],
];

async function seesList(reader: PageReader, { context }: { readonly context: unknown }): Promise<void> {
  const left = naiveVisible(LISTED, criteriaOf(context)).length;
  if (left === 0) await reader.sees({ role: 'heading', name: results.zeroTitle });
  else await reader.sees({ role: 'heading', name: left === 1 ? '1 flight' : `${String(left)} flights` });
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
        isLeft(criteria),
      ];
    },
    byItself: ({ snapshot }) => {
      const arrived = walk.events.find(({ type }) => type === 'list.arrived');
      return (snapshot.context as FilterContext).bounds === null && arrived ? { events: [arrived] } : null;
    },
    everyGesture: true,
    actions: ({ snapshot, page }: Standing<Page>) => doneBy(criteriaOf(snapshot.context), page),
  },
  gestures: {
    'sort.chosen': (_event, driver) => driver.press({ role: 'radio', name: new RegExp(`^${results.sorts.fastest}`) }),
    'extra.pressed': (_event, driver) => driver.press(extraBox),
    'extras.cleared': (_event, driver) => driver.press({ role: 'button', name: wholeCost.clear + wholeCost.clearWhat, within: FILTERS }),
    ...Object.fromEntries(
      OPTIONS.map(([filter, option]) => [
        `filter.chosen ${filter.name}`,
        (_event: AnyEventObject, driver: PageDriver) => inGroup(driver, filter.name, () => driver.press(boxOf(filter, option))),
      ]),
    ),
    ...Object.fromEntries(SLIDERS.map((filter) => [`slider.moved ${filter.name}`, slide(filter)])),
    'filter.cleared': (_event, driver) =>
      driver.press({ role: 'button', name: `${results.clear} ${results.names.stops}`, within: FILTERS }),
    'filters.cleared': (_event, driver) => driver.press({ role: 'button', name: results.clearAll, within: FILTERS }),
    'address.changed': (_event, driver) => driver.travel('note=1'),
  },
  sights: { resting: seesList, sliding: seesList },
};

export const FILTER_TABLES = { filters: table } satisfies Readonly<Record<string, PageTable<Page>>>;
