/** The first flights of a list, which are sent with the document of a results page (results.17). */
import { leadOf, minorAirports, PLAINNESS, plainnessOf, tripMinutes } from '../../domain/flights/bestRanking';
import { bestTerms } from '../../domain/flights/bestTerms';
import type { Flight, FlightList, Slice } from '../../domain/flights/flights';
import { lowestCents } from '../../domain/values/money';
import type { Cents } from '../../domain/values/money';
import { required } from '../../domain/values/checkedReads';
import { once } from '../../domain/values/once';
import { bestReason } from '../../domain/flights/bestReason';
import type { BestReason } from '../../domain/flights/bestReason';
import { countOutbounds, outboundsOf, varied } from '../../domain/flights/outbounds';
import { sortedBy } from '../../domain/values/sortedBy';
import { medianOf, tripEmissions, withoutSelfTransfers } from '../../domain/flights/tripFacts';
import type { SearchQuery } from '../../domain/search/trip';
import { flightsToWire } from './flights';
import type { FlightsAnswerWire } from './flights.schema';

export interface FirstFlights {
  /** The answer cut to its best flights, one an outbound, the best first. */
  readonly answer: FlightsAnswerWire;
  /** For each of them: the other returns of its outbound. */
  readonly returns: readonly OtherReturns[];
  /** How many flights and outbounds of the whole list are shown without filters. */
  readonly listed: number;
  readonly outbounds: number;
  /** Why the first is the best. */
  readonly reason: BestReason;
  /** Kilograms of CO₂e for one traveler: the middle of the whole list. */
  readonly typicalEmissions: number;
}

/** What else an outbound is sold with. */
export interface OtherReturns {
  readonly count: number;
  /** The lowest price of one adult among them; null when there are none. */
  readonly lowest: Cents | null;
}

/** More than a phone shows at once, and all that a desktop does (results.25). */
const MOST = 4;

/** The best flights of a list, as the page orders them without filters; null where it holds none. */
export function firstFlightsOf(list: FlightList, query: SearchQuery): FirstFlights | null {
  if (list.flights.length === 0) return null;
  const shown = withoutSelfTransfers(list.flights);
  const ranked = bestFirst(shown, list);
  const all = varied(outboundsOf(ranked));
  const first = all.slice(0, MOST);
  const byPrice = sortedBy(shown, (f) => f.perAdult);
  const cheapestFirst = [...byPrice].flatMap((i) => shown[i] ?? []);
  const [best, cheapest] = [required(ranked[0], 0), required(cheapestFirst[0], 0)];
  const fastest = cheapestFirst.reduce((least, f) => (tripMinutes(f) < tripMinutes(least) ? f : least), cheapest);
  const flights = first.map(({ lead }) => lead);
  const named = namesIn(flights);
  const only = <T>(table: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(table).filter(([code]) => named.has(code)));
  return {
    answer: flightsToWire({ ...list, flights, carriers: only(list.carriers), airports: only(list.airports) }, query),
    returns: first.map(({ others }) => ({
      count: others.length,
      lowest: lowestCents(others.map(({ perAdult }) => perAdult)),
    })),
    listed: shown.length,
    outbounds: countOutbounds(all),
    reason: bestReason({ best, cheapest, fastest }, (f) => f.perAdult),
    typicalEmissions: medianOf(list.flights.map(tripEmissions)),
  };
}

/** Some flights of a list as its page orders them, which does the same with filters (filterEngine). */
function bestFirst(flights: readonly Flight[], list: FlightList): readonly Flight[] {
  const minor = minorAirports(
    list.flights.map(({ slices }) => slices[0]),
    list.airports,
  );
  const plainOf = once((slice: Slice) => PLAINNESS.indexOf(plainnessOf(slice, minor)));
  const ranked = [...sortedBy(flights, (f) => bestTerms(f).score)].flatMap((i) => flights[i] ?? []);
  const lead = leadOf(ranked, {
    plain: ({ slices }) => Math.min(...slices.map(plainOf)),
    rank: ({ perAdult }) => perAdult,
    cents: ({ perAdult }) => perAdult,
  });
  return [...ranked.slice(lead, lead + 1), ...ranked.slice(0, lead), ...ranked.slice(lead + 1)];
}

/** Codes of the carriers and airports that flights name. */
function namesIn(flights: readonly Flight[]): ReadonlySet<string> {
  const slices = flights.flatMap((f) => f.slices);
  return new Set([
    ...flights.map((f) => f.carrier),
    ...slices.flatMap((s) => s.legs.flatMap((l) => [l.carrier, l.from, l.to, ...(l.stopsAt ?? [])])),
    ...slices.flatMap((s) => s.layovers.flatMap((l) => [l.airport, l.departsFrom])),
  ]);
}
