/** Suggestions among airports and among places without one of their own: one list for both (search.7, search.40). */
import { BEGUN, FOUND, suggestSteps } from '#core/domain/places/suggest';
import type { Match } from '#core/domain/places/suggest';
import { createReader } from '#core/domain/places/typedArea';
import type { Reading } from '#core/domain/places/typedArea';
import { codeAmongFirst } from '#core/domain/places/typedCode';
import type { SuggestAirport } from '#core/domain/places/suggestTable';
import { foldName } from '#core/domain/values/foldText';
import { inOneGo } from '#core/domain/values/steps';
import type { Airport, AirportTable } from './airportTable';
import { nearestServed } from './nearestServed';
import type { SuggestedAirport } from './nearestServed';
import { formerPlaces, namesakePlaces, servedPlaces } from './nearPlaces';
import type { ServedPlace } from './nearPlaces';
import { at, known } from '#core/domain/values/checkedReads';

interface PlaceRow extends SuggestAirport {
  readonly place: ServedPlace;
  /** Its names, as they are compared. */
  readonly names: readonly string[];
  /** Names of its state and country: a text that begins one of these means all of that, and not this place in it. */
  readonly around: readonly string[];
}

/** From a million travelers a year on, a city is meant by its whole name before places of the same name. */
const KNOWN_CITY = 1;
/** Rows that several places share, and those that one of them has at least. */
const SHARED_ROWS = 8;
const LEAST_ROWS = 2;

/** What an airport is called in scripts that write it next to its name: `成田空港`, `인천국제공항`, `аэропорт Домодедово`. */
const AIRPORT_WORD = /(?:国際|國際|国际|국제)?(?:空港|机场|機場|공항)$|^(?:аэропорт|مطار|สนามบิน|ท่าอากาศยาน)\s*/iu;

/** Letters and digits alone, as names are compared. */
const bare = (text: string): string => foldName(text).replaceAll(' ', '');

function rowOf(table: AirportTable, place: ServedPlace, index: number): PlaceRow {
  const name = at(place.names, 0);
  const country = table.countries.find(({ code }) => code === place.country)?.name ?? '';
  const around = [
    ...known([place.regionName, table.spanish.regions[place.regionName], ...(table.otherNames.regions[place.regionName] ?? [])]),
    ...[country, ...(table.otherNames.countries[place.country] ?? [])],
  ];
  return {
    // no airport's code
    code: `place ${String(index)}`,
    name,
    city: name,
    municipality: name,
    country: place.country,
    regionName: place.regionName,
    weight: Math.max(...place.airports.map(({ airport }) => airport.weight)),
    place,
    names: place.names.map(bare),
    around: around.map(bare),
  };
}

/** The order in which matches stand: the lower the earlier. */
const TIER = { code: 0, knownCity: 1, place: 2, begunAirport: 3, begunPlace: 4, airport: 5, otherPlace: 6, guess: 7 } as const;

/**
 * Makes `suggest(text, limit)`. A place that the text names whole goes before all airports but that code and well-known cities
 * of that very name (Naples is in Italy first, and in Florida); one that it begins goes after airports that it begins. Where either is found as it
 * was typed, nothing is guessed among the others: Napa is not Naha. Next to a place named in full no other place is meant.
 * An airport without flights is offered behind the nearest that have some where its city is meant, before them where its code was typed, and
 * else left out. A code of former days that was typed in capitals goes before all.
 */
export function createPlaceSuggest(
  table: AirportTable,
  hasFlights: (airport: Airport) => boolean = () => true,
): (text: string, limit: number) => SuggestedAirport[] {
  const namesakes = new Set(namesakePlaces(table));
  const places = [...servedPlaces(table), ...formerPlaces(table), ...namesakes].map((place, index) => rowOf(table, place, index));
  const suggestAirports = inOneGo(suggestSteps(table));
  const suggestPlaces = inOneGo(
    suggestSteps({
      ...table,
      airports: places,
      groups: [],
      otherNames: { ...table.otherNames, cities: Object.fromEntries(places.map(({ code, place }) => [code, place.names.slice(1)])) },
      spanish: { ...table.spanish, cities: {} },
    }),
  );
  const groupNames = new Map(table.groups.flatMap((g) => g.airports.map((code) => [code, g.name] as const)));
  const cityNames = (a: Airport): string[] =>
    known([a.city, groupNames.get(a.code), a.cityEs, ...[a.code, a.metro].flatMap((code) => table.otherNames.cities[code] ?? [])]).map(
      bare,
    );

  const nearest = nearestServed(table, hasFlights);
  const withFlights = (found: readonly SuggestedAirport[], text: string, limit: number): SuggestedAirport[] => {
    const isServed = ({ airport, near }: SuggestedAirport): boolean => near !== undefined || hasFlights(airport);
    const cities = new Set(found.filter(isServed).map(({ airport }) => airport.metro));
    const code = text.trim().toUpperCase();
    const isMeant = (airport: Airport): boolean => cityNames(airport).includes(bare(text)) && !cities.has(airport.metro);
    const isOwn = ({ airport, near }: SuggestedAirport): boolean => airport.code === code && near === undefined;
    const rows = found.flatMap((one, i): readonly SuggestedAirport[] => {
      if (isServed(one)) return [one];
      const own = { ...one, isUnserved: true } as const;
      if (isOwn(one)) return [own, ...nearest(one.airport)];
      return i === 0 || isMeant(one.airport) ? [...nearest(one.airport), own] : [];
    });
    return codeAmongFirst(eachOnce(rows), { isOwn, isForIt: ({ near }) => near?.code === code }).slice(0, limit);
  };

  /** Whole, since airports without flights are left out of it; no more than `limit` places of one name. */
  const suggestAll = ({ text, isInside }: Reading, limit: number): readonly SuggestedAirport[] => {
    const airports = suggestAirports(text, Infinity, isInside);
    if (text === '') return airports.map(({ airport }) => ({ airport }));
    const wanted = bare(text);
    const begins = (name: string): boolean => name.startsWith(wanted);
    const found = suggestPlaces(text, Infinity, isInside).filter(
      ({ airport: { names, around, place } }) =>
        (names.some(begins) || !around.some(begins)) && (isInside !== undefined || !namesakes.has(place)),
    );
    const isFound = ({ rank }: Match<SuggestAirport>): boolean => rank <= FOUND;
    const arePlacesFound = found.some(isFound);
    if (found.length === 0 || (!arePlacesFound && airports.some(isFound))) return airports.map(({ airport }) => ({ airport }));

    const isWhole = ({ airport: { names } }: Match<PlaceRow>): boolean => names.includes(wanted);
    const whole = found.filter(isWhole);
    const own = new Set(whole.flatMap(({ airport }) => airport.place.airports.map((one) => one.airport)));
    const isKnownCity = (a: Airport): boolean => a.weight >= KNOWN_CITY && !own.has(a) && cityNames(a).includes(wanted);
    const city = new Set(airports.flatMap(({ airport }) => (isKnownCity(airport) ? [airport] : [])));
    /** Another city's name begins what it is called besides: Miami University is in Oxford, and Oxford is not meant by Miami. */
    const isOfAnother = ({ airport: { names, place } }: Match<PlaceRow>): boolean =>
      city.size > 0 && !begins(at(names, 0)) && !place.airports.some(({ airport }) => city.has(airport));
    const meant = (whole.length > 0 ? whole : arePlacesFound ? found.filter(isFound) : found)
      .filter((match) => !isOfAnother(match))
      .slice(0, limit);
    const rows = Math.max(LEAST_ROWS, Math.floor(SHARED_ROWS / meant.length));
    const airportTier = ({ airport, rank }: Match<Airport>): number => {
      if (rank === 0) return TIER.code;
      if (rank <= BEGUN) return isKnownCity(airport) ? TIER.knownCity : TIER.begunAirport;
      return rank <= FOUND ? TIER.airport : TIER.guess;
    };
    const placeTier = (match: Match<PlaceRow>): number => {
      const { rank } = match;
      if (match.airport.place.airports[0]?.near.code === text.trim()) return TIER.code;
      if (isWhole(match)) return TIER.place;
      if (rank <= BEGUN) return TIER.begunPlace;
      return rank <= FOUND ? TIER.otherPlace : TIER.guess;
    };
    const list = [
      ...airports
        .filter((match) => !arePlacesFound || isFound(match))
        .map((match) => ({ tier: airportTier(match), rank: match.rank, rows: [{ airport: match.airport }] })),
      ...meant.map((match) => ({ tier: placeTier(match), rank: match.rank, rows: match.airport.place.airports.slice(0, rows) })),
    ].sort((x, y) => x.tier - y.tier || x.rank - y.rank);
    return eachOnce(list.flatMap((entry): readonly SuggestedAirport[] => entry.rows));
  };

  const read = createReader(table, ({ text, isInside }) => [
    ...suggestAirports(text, Infinity, isInside),
    ...suggestPlaces(text, Infinity, isInside),
  ]);
  return (text, limit) => {
    const reading = read(text.trim().replace(AIRPORT_WORD, ''));
    return withFlights(suggestAll(reading, limit), reading.text, limit);
  };
}

/** Each airport where it first stands. */
function eachOnce(rows: readonly SuggestedAirport[]): readonly SuggestedAirport[] {
  const seen = new Set<Airport>();
  return rows.filter(({ airport }) => !seen.has(airport) && seen.add(airport));
}
