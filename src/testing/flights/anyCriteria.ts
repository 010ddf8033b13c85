/** Criteria of every kind, most filters left alone so that something is left of a list: for properties of filters. */
import fc from 'fast-check';
import { SORTS } from '#core/domain/filters/filterChoices';
import { FILTERS } from '#core/domain/filters/filterList';
import { NO_CRITERIA, withExtras, withFilter } from '#core/domain/filters/filters';
import type { CodesName, Criteria, FilterValue, SliderName } from '#core/domain/filters/filters';
import { EXTRAS } from '#core/domain/fares/wholeCost';

/** What is drawn from where the list decides what there is to choose. */
interface Pools {
  readonly codes: Readonly<Record<CodesName, readonly string[]>>;
  readonly figures: Readonly<Record<SliderName, readonly [least: number, most: number]>>;
}

function anyValue(filter: (typeof FILTERS)[number], { codes, figures }: Pools): fc.Arbitrary<FilterValue> {
  switch (filter.kind) {
    case 'flag':
      return fc.boolean();
    case 'choices':
      return fc.subarray<unknown>([...filter.options]) as fc.Arbitrary<FilterValue>;
    case 'codes':
      return fc.subarray([...codes[filter.name]]);
    case 'range': {
      const [min, max] = figures[filter.name];
      const figure = fc.option(fc.integer({ min, max }), { nil: undefined });
      const low = filter.address.min === undefined ? fc.constant(undefined) : figure;
      return fc.tuple(low, figure).map(([a, b]) => (a !== undefined && b !== undefined && a > b ? { min: b, max: a } : { min: a, max: b }));
    }
  }
}

export function anyCriteria(pools: Pools): fc.Arbitrary<Criteria> {
  const each = FILTERS.map((filter) =>
    fc.tuple(fc.nat({ max: 2 }), anyValue(filter, pools)).map(
      ([lot, value]) =>
        (c: Criteria): Criteria =>
          lot === 0 ? withFilter(c, filter.name, value) : c,
    ),
  );
  return fc
    .tuple(fc.tuple(...each), fc.oneof(fc.constant([]), fc.subarray([...EXTRAS])), fc.constantFrom(...SORTS))
    .map(([filters, extras, sort]) => withExtras({ ...filters.reduce((c, set) => set(c), NO_CRITERIA), sort }, extras));
}
