/** Tables of fees, made of the figures that the code charges by and of the generated rules of baggage (content.47). */
import { serviceFeeOf } from '../../../domain/fares/fares';
import type { Cents } from '../../../domain/values/money';
import type { TravelerKind } from '../../../domain/travelers/travelers';
import { BAGGAGE } from '../../airlines/baggage.generated';
import type { Way } from '../../airlines/baggage.generated';
import { dollars } from './said';
import type { PageTable } from '../siteTypes';

export interface BaggageWords {
  readonly columns: readonly [airline: string, personalItem: string, carryOn: string, first: string, second: string];
  readonly included: string;
  readonly ways: Readonly<Record<Way, { readonly heading: string; readonly note: string }>>;
}

const WAYS: readonly Way[] = ['domestic', 'short', 'atlantic', 'long'];

/** A table for each kind of way: every airline that flies it, by name. */
export const baggageTables = ({ columns, included, ways }: BaggageWords): readonly PageTable[] =>
  WAYS.map((way) => {
    const fee = (cents: Cents): string => (cents === 0 ? included : dollars(cents));
    const rows = BAGGAGE.flatMap(([airline, flown]) => {
      const fees = flown[way];
      // a personal item is in every fare (FareConditions of every family)
      return fees === undefined ? [] : [[airline, included, ...fees.map(fee)]];
    });
    return { ...ways[way], head: columns, rows };
  });

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
