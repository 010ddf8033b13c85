/** The filters of a list, each over its column. A rule is made when a filter is set, or when what its options would leave is first asked for. */
import type { Column, Columns, Rows } from './filterColumns';
import { byWindow, DAY_PARTS, FILTERS, NIGHTS, STOP_CHOICES } from './filters';
import type { Criteria, FilterName, TimeWindow, TripEnd } from './filters';
import { lazily } from './once';
import { centsOf } from './wholeCost';

/** A filter over its column: the values that each option stands for, and whether criteria let a value pass. */
export interface Rule<O> {
  readonly bit: number;
  /** The value of each row. */
  readonly of: Uint32Array;
  /** How many values there are. */
  readonly size: number;
  readonly options: ReadonlyMap<O, readonly number[]>;
  /** For each value 0 where it passes, else the bit. */
  failures(c: Criteria): readonly number[];
}

type Passes<T> = (c: Criteria, value: T) => boolean;
type Choices<T, O> = readonly [all: readonly O[], of: (value: T) => readonly O[]];

export const bitOf = (name: FilterName): number => 1 << FILTERS.indexOf(name);

function ruleOver<T, O>(
  index: Uint32Array,
  name: FilterName,
  { of, values }: Column<T>,
  [all, optionsOf]: Choices<T, O>,
  passes: Passes<T>,
): Rule<O> {
  const bit = bitOf(name);
  const options = new Map(all.map((option): [O, number[]] => [option, []]));
  values.forEach((value, place) => optionsOf(value).forEach((option) => options.get(option)?.push(place)));
  return {
    bit,
    of: index.map((i) => of[i] ?? 0),
    size: values.length,
    options,
    failures: (c) => values.map((value) => (passes(c, value) ? 0 : bit)),
  };
}

const one = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);
/** What counts for one option alone. */
const alone = <T>(values: readonly T[]): readonly T[] => (values.length === 1 ? values : []);
const isWithin = (value: number, low: number | null, high: number | null): boolean => value >= (low ?? 0) && value <= (high ?? Infinity);
/** The rules of a list whose rows stand in the order of their whole cost. */
export function rulesOf(columns: Columns, { index, cost, checkedBag, cheapestFirst }: Rows) {
  const rule = <T, O>(name: FilterName, column: Column<T>, choices: Choices<T, O>, passes: Passes<T>): Rule<O> =>
    ruleOver(index, name, column, choices, passes);
  const codesIn = (column: Column<readonly string[]>): readonly string[] => [...new Set(cheapestFirst(column).flat())];
  const inWindow = (name: TimeWindow) =>
    lazily(() => rule(name, columns.windows[name](), [DAY_PARTS, one], ({ windows: asked }, part) => !part || asked[name].includes(part)));
  const atEnd = (end: TripEnd) =>
    lazily(() => {
      const column = columns.airports[end]();
      return rule(end, column, [codesIn(column), alone], (c, at) => at.every((code) => c[end].includes(code)));
    });
  return {
    stops: lazily(() => rule('stops', columns.stops(), [STOP_CHOICES, one], (c, of) => c.stops.includes(of))),
    price: lazily(() => rule('price', cost(), [[], one], (c, of) => isWithin(centsOf(of), c.priceMin, c.priceMax))),
    airlines: lazily(() =>
      rule('airlines', columns.airlines(), [cheapestFirst(columns.airlines()), one], (c, code) => c.airlines.includes(code)),
    ),
    ...byWindow(inWindow),
    duration: lazily(() => rule('duration', columns.minutes(), [[], one], (c, minutes) => isWithin(minutes, null, c.maxMinutes))),
    originAirports: atEnd('originAirports'),
    destinationAirports: atEnd('destinationAirports'),
    layover: lazily(() => rule('layover', columns.layover(), [[], one], (c, minutes) => isWithin(minutes, null, c.maxLayover))),
    connections: lazily(() => {
      const column = columns.connections();
      return rule('connections', column, [codesIn(column), (at) => at], (c, at) => at.some((code) => c.connections.includes(code)));
    }),
    nights: lazily(() =>
      rule('nights', columns.nights(), [NIGHTS, (free) => free], (c, free) => c.nights.every((night) => free.includes(night))),
    ),
    emissions: lazily(() => rule('emissions', columns.isLowEmission(), [[true], one], (_, isLow) => isLow)),
    checkedBag: lazily(() => rule('checkedBag', checkedBag(), [[true], one], (_, has) => has)),
  } satisfies Record<Exclude<FilterName, 'cheapestOnly'>, () => Rule<unknown>>;
}
