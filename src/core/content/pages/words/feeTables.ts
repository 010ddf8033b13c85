/** Tables of fees, made of the figures that the code charges by and of the one table of bags (content.47). */
import { serviceFeeOf } from '../../../domain/fares/fares';
import type { FareBrand } from '../../../domain/flights/flights';
import type { Locale } from '../../../domain/site/routes';
import type { TravelerKind } from '../../../domain/travelers/travelers';
import { BAG_PAGES } from '../../airlines/bags/bagPages';
import { BAG_REGIONS } from '../../airlines/bags/bagRegions';
import type { BagRegion } from '../../airlines/bags/bagRegions';
import { bagsOf, bagSourceText } from '../../airlines/bags/bags';
import type { Bags } from '../../airlines/bags/bags';
import { WAYS_FLOWN } from '../../airlines/bags/waysFlown.generated';
import { feeText } from '../../phrases/feeText';
import type { FeeWords } from '../../phrases/feeText';
import { dollars } from './said';
import type { PageTable } from '../siteTypes';

export interface BaggageWords {
  readonly columns: readonly [airline: string, personalItem: string, carryOn: string, first: string, second: string, source: string];
  readonly families: Readonly<Record<FareBrand, string>>;
  readonly fee: FeeWords;
  readonly regions: Readonly<Record<BagRegion, { readonly heading: string; readonly note: string }>>;
}

const BRANDS = ['Basic', 'Main', 'Flex'] as const;

/** A table for each part of the world: every airline that flies there, by name, in a row for all its fares or a row for each rule. */
export const baggageTables = (locale: Locale, { columns, families, fee, regions }: BaggageWords): readonly PageTable[] => {
  const cells = ({ carryOn, checkedBag, secondBag }: Bags): readonly string[] =>
    [0, carryOn, checkedBag, secondBag].map((answer) => feeText(answer, fee, dollars));
  return BAG_REGIONS.map((region) => {
    const rows = WAYS_FLOWN.flatMap(([code, airline, flown]) => {
      const lowest = flown[region];
      if (lowest === undefined) return [];
      const said = bagSourceText(code, locale) ?? fee.unknown;
      const page = BAG_PAGES[code];
      const source = page === undefined ? said : { label: said, to: page };
      const rules = new Map<string, { readonly names: string[]; readonly row: readonly string[] }>();
      for (const brand of BRANDS.slice(BRANDS.indexOf(lowest))) {
        const row = cells(bagsOf(code, { cabin: 'Economy', brand }, region));
        const rule = rules.get(row.join()) ?? { names: [], row };
        rule.names.push(families[brand]);
        rules.set(row.join(), rule);
      }
      return [...rules.values()].map(({ names, row }) => [rules.size === 1 ? airline : `${airline}: ${names.join(', ')}`, ...row, source]);
    });
    return { ...regions[region], head: columns, rows };
  });
};

export interface ServiceFeeWords {
  readonly heading: string;
  readonly note: string;
  readonly columns: readonly [traveler: string, domestic: string, international: string];
  readonly kinds: Readonly<Record<TravelerKind, string>>;
  readonly none: string;
}

const KINDS: readonly TravelerKind[] = ['adult', 'child', 'infant'];

export const serviceFeeTable = ({ heading, note, columns, kinds, none }: ServiceFeeWords): PageTable => {
  const fee = (kind: TravelerKind, isDomestic: boolean): string => {
    const cents = serviceFeeOf(kind, isDomestic);
    return cents === 0 ? none : dollars(cents);
  };
  return { heading, note, head: columns, rows: KINDS.map((kind) => [kinds[kind], fee(kind, true), fee(kind, false)]) };
};
