/** What an airline's page shows besides its text: facts, network, fares and rules as tables, and its map. */
import type { AirlineClassesWire, AirlineWire } from '../../contract/flights/airlines.schema';
import type { BagFee } from '../../domain/flights/flights';
import { CABINS } from '../../domain/search/trip';
import { foldText } from '../../domain/values/foldText';
import { formatCents } from '../../domain/values/money';
import { href, LANGUAGE_TAG, LOCALES } from '../../domain/site/routes';
import type { Locale } from '../../domain/site/routes';
import { MAP_WIDTH } from '../../domain/places/worldMap';
import { originNames } from '../airlines/airlineFacts';
import { hubsOf } from '../airlines/airlineHubs';
import { AIRLINES } from '../airlines/airlines';
import { AIRLINE_CODES } from '../airlines/airlineSlugs';
import type { AirlineCode } from '../airlines/airlineSlugs';
import type { AirlineNetwork } from '../airlines/airlineNetwork';
import { bagRegionBetween } from '../airlines/bags/bagRegions';
import { bagSourceText, tripBags } from '../airlines/bags/bags';
import { MAP_VIEWS, NETWORKS, NETWORKS_AS_OF } from '../airlines/networks.generated';
import { feeText } from '../phrases/feeText';
import { hoursMinutes } from '../messages/hoursMinutes';
import type { AirlineWords } from './airlineWords';
import type { PageMap, PageTable } from './siteTypes';
import { known } from '../../domain/values/checkedReads';

/** A kilometer in miles. */
const MILES = 0.621_371;
const GATEWAYS = 5;
/** The usual name of these is an official one. */
const SHORT_NAMES = new Set(['HK', 'MO']);

const countryNames = Object.fromEntries(
  LOCALES.map((locale) => {
    const [long, short] = (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(LANGUAGE_TAG[locale], { type: 'region', style }),
    );
    return [locale, (code: string) => (SHORT_NAMES.has(code) ? short : long)?.of(code) ?? code] as const;
  }),
);
const countryName = (code: string, locale: Locale): string => countryNames[locale]?.(code) ?? code;

const cityName = (airport: string, locale: Locale): string => originNames(airport)[locale === 'es' ? 1 : 0];
const withCode = (airport: string, locale: Locale): string => `${cityName(airport, locale)} (${airport})`;

interface AirlineBlocks {
  readonly map: PageMap;
  readonly tables: readonly PageTable[];
}

/** Every block of an airline's page. */
export function airlineBlocks(words: AirlineWords, locale: Locale, code: AirlineCode): AirlineBlocks {
  const { name } = AIRLINES[code];
  const network = NETWORKS[code];
  const tag = LANGUAGE_TAG[locale];
  const number = new Intl.NumberFormat(tag);
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  const { glance, hubs, fares, places } = words;
  const airports = network.countries.reduce((sum, [, codes]) => sum + codes.length, 0);
  const cabins = (index: number): string | null => {
    const sold = network.cabins[index];
    return sold ? list.format(sold.map((cabin) => words.cabins[cabin])) : null;
  };
  const gateways = network.gateways.slice(0, GATEWAYS);
  const named = gateways.map((airport) => withCode(airport, locale));
  const more = network.usAirports - gateways.length;
  const { longest } = network;
  const rows: readonly (readonly [string, string | null])[] = [
    [glance.country, countryName(network.country, locale)],
    [glance.alliance, network.alliance],
    [glance.perWeek, number.format(network.perWeek)],
    [glance.airports, glance.airportsIn(number.format(airports), number.format(network.countries.length))],
    [glance.us, named.length === 0 ? null : more > 0 ? glance.usMore(named.join(', '), number.format(more)) : list.format(named)],
    [
      glance.longest,
      glance.longestOf(
        `${withCode(longest.from, locale)} – ${withCode(longest.to, locale)}`,
        number.format(Math.round(longest.km * MILES)),
        hoursMinutes(longest.minutes),
      ),
    ],
    [glance.cabins, cabins(0)],
    [glance.longCabins, cabins(1)],
  ];
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(NETWORKS_AS_OF));
  const page = href('airline', locale, { airline: AIRLINES[code].slug });
  return {
    map: mapOf(words, locale, code, number.format(airports)),
    tables: [
      { heading: glance.heading(name), rows: rows.flatMap(([hd, value]) => (value === null ? [] : [[hd, value]])) },
      {
        heading: hubs.heading(name),
        head: hubs.head,
        rows: network.stations.map((station) => [
          withCode(station.code, locale),
          number.format(station.perWeek),
          number.format(station.airports),
          [...new Set(station.busiest.map((airport) => cityName(airport, locale)))].join(', '),
        ]),
      },
      {
        heading: fares.heading(name),
        note: fares.note(name, day),
        head: fares.head,
        rows: network.fares.map(({ from, to, lowest, usual }) => [
          `${withCode(from, locale)} – ${withCode(to, locale)}`,
          formatCents(lowest),
          formatCents(usual),
          { label: fares.search(`${from}–${to}`), to: `${page}?ori=${from}&des=${to}` },
        ]),
      },
      ...network.rules.map((sold) => rulesTable(words, locale, code, sold)),
      {
        heading: places.heading(name),
        note: places.note,
        head: places.head,
        rows: network.countries.map(([country, codes]) => [
          countryName(country, locale),
          codes.map((airport) => withCode(airport, locale)).join(', '),
        ]),
      },
    ],
  };
}

/** Fares of a round trip on one route, each with its bags and its rules. */
function rulesTable(
  { rules }: AirlineWords,
  locale: Locale,
  code: AirlineCode,
  { from, to, fares }: AirlineNetwork['rules'][number],
): PageTable {
  const airport = (place: string) => ({
    code: place,
    country: NETWORKS[code].countries.find(([, codes]) => codes.includes(place))?.[0] ?? '',
  });
  const region = bagRegionBetween(airport(from), airport(to));

  const source = bagSourceText(code, locale);
  const fee = (answer: BagFee): string => feeText(answer, rules.fee);
  return {
    heading: rules.heading(AIRLINES[code].name, `${from}–${to}`),
    note: source === null ? rules.note : `${rules.note} ${rules.bagsFrom(source)}`,
    head: rules.head,
    rows: fares.map(({ brand, soldAs, seatChoice, changeable, refundPenalty }) => {
      const { carryOn, checkedBag } = tripBags(code, { cabin: 'Economy', brand }, [region, region]);
      return [
        soldAs === undefined ? rules.families[brand] : `${rules.families[brand]} (${soldAs})`,
        fee(carryOn),
        fee(checkedBag),
        fee(seatChoice),
        changeable === 'notOffered' ? rules.fee.notAllowed : changeable === 0 ? rules.free : fee(changeable),
        refundPenalty === null ? rules.none : refundPenalty === 0 ? rules.inFull : rules.less(formatCents(refundPenalty)),
      ];
    }),
  };
}

function mapOf({ map }: AirlineWords, locale: Locale, code: AirlineCode, airports: string): PageMap {
  const [x, y, width, height] = MAP_VIEWS[code];
  const { name } = AIRLINES[code];
  const first = Math.floor(x / MAP_WIDTH);
  const last = Math.floor((x + width) / MAP_WIDTH);
  const hubs = NETWORKS[code].stations.slice(0, 3).map((station) => cityName(station.code, locale));
  return {
    heading: map.heading(name),
    label: map.label(name, new Intl.ListFormat(LANGUAGE_TAG[locale], { type: 'conjunction' }).format([...new Set(hubs)]), airports),
    file: `/maps/airlines/${code.toLowerCase()}.svg`,
    view: [x, y, width, height].join(' '),
    land: Array.from({ length: last - first + 1 }, (_, i) => (first + i) * MAP_WIDTH),
  };
}

/** The airlines that have a page, by name; found by name, code, country and alliance in either language. */
export function airlineWires(locale: Locale): readonly AirlineWire[] {
  const wires = AIRLINE_CODES.map((code): AirlineWire => {
    const { name, slug } = AIRLINES[code];
    const { country, alliance } = NETWORKS[code];
    const countries = LOCALES.map((of) => countryName(country, of));
    return {
      ...{ code, name, country, alliance },
      url: slug,
      path: href('airline', locale, { airline: slug }),
      countryName: countryName(country, locale),
      hubs: [...hubsOf(code, locale)],
      words: foldText(known([name, code, country, ...countries, alliance]).join(' ')),
    };
  });
  return wires.sort((a, b) => a.name.localeCompare(b.name, LANGUAGE_TAG[locale]));
}

/** The cabins that each of them sells on some of its flights. */
export const airlineClassesWires = (): readonly AirlineClassesWire[] =>
  AIRLINE_CODES.map((code) => {
    const sold = new Set(NETWORKS[code].cabins.flat());
    const { name, slug } = AIRLINES[code];
    return { code, name, url: slug, cabins: CABINS.filter((cabin) => sold.has(cabin)) };
  });
