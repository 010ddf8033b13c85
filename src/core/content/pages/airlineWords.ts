/** What a language says in the blocks of airlines' pages. */
import type { FareConditions } from '../../domain/flights/flights';
import type { FeeWords } from '../phrases/feeText';
import type { Cabin } from '../../domain/search/trip';

/** Words of the blocks; a language must have all of them. */
export interface AirlineWords {
  readonly glance: {
    readonly heading: (name: string) => string;
    readonly country: string;
    readonly alliance: string;
    readonly perWeek: string;
    readonly airports: string;
    readonly airportsIn: (airports: string, countries: string) => string;
    readonly us: string;
    /** How many more airports than the named ones. */
    readonly usMore: (names: string, more: string) => string;
    readonly longest: string;
    readonly longestOf: (route: string, miles: string, time: string) => string;
    readonly cabins: string;
    readonly longCabins: string;
  };
  readonly cabins: Readonly<Record<Cabin, string>>;
  readonly map: { readonly heading: (name: string) => string; readonly label: (name: string, hubs: string, airports: string) => string };
  readonly hubs: { readonly heading: (name: string) => string; readonly head: readonly string[] };
  readonly fares: {
    readonly heading: (name: string) => string;
    readonly note: (name: string, day: string) => string;
    readonly head: readonly string[];
    readonly search: (route: string) => string;
  };
  readonly rules: {
    readonly heading: (name: string, route: string) => string;
    readonly note: string;
    /** Where its bags are known from, and since when. */
    readonly bagsFrom: (source: string) => string;
    readonly head: readonly string[];
    readonly families: Readonly<Record<FareConditions['brand'], string>>;
    readonly fee: FeeWords;
    readonly free: string;
    readonly none: string;
    readonly inFull: string;
    readonly less: (amount: string) => string;
  };
  readonly places: { readonly heading: (name: string) => string; readonly note: string; readonly head: readonly string[] };
  readonly finder: Readonly<Record<'label' | 'one' | 'many' | 'none', string>>;
}
