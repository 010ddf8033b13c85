/** What a destination landing page says (content.16): the wire's field names, one record a file and language. */
import type { AirlineSlug } from '../../airlines/airlineSlugs';
import type { PosterId } from '../../pictures/posters';
import type { CitySlug } from '../cities';

/** An example figure, one of the timetable that does not age, or one computed on a day (content.17). */
export type FactBasis = 'example' | 'timetable' | 'computed';

export interface FlightFact {
  readonly hd: string;
  readonly value: string;
  readonly basis: FactBasis;
}

type Five<T> = readonly [T, T, T, T, T];

interface Route {
  readonly label: string;
  readonly frmTo: readonly [from: string, to: string];
}

export interface DestinationRecord {
  readonly id: CitySlug;
  readonly destName: string;
  /** What is searched for by default; the whole search is made of it in defaultSearch.ts. */
  readonly searchTerm: string;
  /** What a search for the city uses comes first. */
  readonly arptCode: readonly [string, ...string[]];
  /** Last part of the address: `/flights-to-{url}`. */
  readonly url: CitySlug;
  readonly mainhd: string;
  readonly subhd: string;
  readonly par1: string;
  readonly para2: string;
  readonly fareImg: PosterId;
  readonly popularArlns: {
    readonly hd: string;
    readonly desc: string;
    /** `url` is the slug of the airline's page. */
    readonly arlnLinks: readonly { readonly label: string; readonly url: AirlineSlug }[];
    readonly cta: string;
  };
  readonly popularRoutes: {
    readonly hd: string;
    readonly desc: string;
    /** Codes of origin and destination, which pre-fill the search. The first is the one whose real fare stands among the flight information. */
    readonly routes: readonly [Route, ...Route[]];
    readonly cta: string;
  };
  readonly FlightInfo: { readonly mainhd: string; readonly subhd: string; readonly tableData: readonly FlightFact[] };
  readonly topAirports: {
    readonly mainhd: string;
    readonly subhd: string;
    readonly airportsList: readonly { readonly code: string; readonly name: string }[];
  };
  /** Airports and the way into town, the year in fares, neighborhoods, and what speaks against the trip (content.34). */
  readonly cityParts: {
    readonly mainhd: string;
    readonly parts: readonly { readonly hd: string; readonly des: string }[];
  };
  /** Who flies nonstop from the United States, by the timetable. */
  readonly nonstops: {
    readonly mainhd: string;
    readonly subhd: string;
    readonly airlines: readonly { readonly label: string; readonly from: string; readonly perWeek: string }[];
  };
  readonly topPlaces: {
    readonly mainhd: string;
    readonly subhd: string;
    readonly topPlacesList: Five<{ readonly img: PosterId; readonly hd: string; readonly des: string; readonly btn: string }>;
  };
  readonly whyChooseUs: {
    readonly mainhd: string;
    readonly points: readonly { readonly hd: string; readonly des: string }[];
  };
  readonly topDestinations: {
    readonly mainhd: string;
    readonly subhd: string;
    /** `url` is the last part of `/flights-to-{city}`. */
    readonly topDestinationsItem: readonly { readonly img: PosterId; readonly title: string; readonly url: CitySlug }[];
  };
}
