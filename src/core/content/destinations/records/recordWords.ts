/** What all destination pages of a language have in common: headings, and how figures are written. */
import type { CityText } from '../../pages/siteTypes';
import type { CitySlug } from '../cities';
import type { CityStory } from '../story';

export interface RecordWords {
  /** Each city's name and the line under its heading. */
  readonly cities: Readonly<Record<CitySlug, Pick<CityText, 'name' | 'line'>>>;
  readonly stories: Readonly<Record<CitySlug, CityStory>>;
  /** Of a pair of languages, `en, es`. */
  readonly pick: (names: readonly [en: string, es: string]) => string;
  readonly heading: (city: string) => string;
  readonly airlines: { readonly hd: string; readonly desc: (city: string) => string; readonly cta: string };
  readonly routes: {
    readonly hd: string;
    readonly desc: (city: string) => string;
    readonly route: (from: string, to: string) => string;
    readonly cta: string;
  };
  readonly info: {
    readonly mainhd: string;
    readonly note: (home: string, city: string) => string;
    readonly lowest: string;
    readonly cheapest: string;
    readonly airlines: string;
    readonly airport: string;
    readonly time: string;
    readonly perWeek: string;
  };
  readonly airports: string;
  /** The name of an airport, of which the short one is known. */
  readonly airportName: (name: string, city: readonly [en: string, es: string]) => string;
  readonly book: string;
  readonly why: { readonly mainhd: string; readonly hds: readonly [string, string, string] };
  readonly tiles: { readonly mainhd: string; readonly note: (city: string) => string };
  readonly parts: {
    readonly mainhd: (city: string) => string;
    readonly arrive: string;
    readonly cheap: string;
    readonly stay: string;
    readonly drawback: string;
  };
  readonly nonstops: {
    readonly mainhd: string;
    /** `from` busiest airports of `count`. */
    readonly from: (names: readonly string[], count: number) => string;
    readonly perWeek: (flights: number) => string;
  };
  readonly figures: {
    readonly price: (cents: number) => string;
    readonly month: (month: number) => string;
    readonly time: (minutes: number) => string;
    readonly count: (n: number) => string;
  };
}
