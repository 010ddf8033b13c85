/** Destination records (content.16) out of what is written for each city and what the timetable and the fares say of it. */
import { originNames } from '../../airlines/airlineFacts';
import { AIRLINES } from '../../airlines/airlines';
import { airports as airportNames } from '../../pages/airports';
import { CITIES, CITY_SLUGS } from '../cities';
import type { CitySlug } from '../cities';
import { CITY_AIRPORTS } from '../cityAirports';
import { TILES } from '../cityLists';
import { CITY_FACTS } from '../facts.generated';
import { givenRoutes, RECORD_AIRPORT_NAMES } from '../givenRoutes';
import { NONSTOPS } from '../nonstops.generated';
import type { DestinationRecord, FlightFact } from './record';
import type { RecordWords } from './recordWords';
import type { CityStory, FareYear } from '../story';
import { at } from '../../../domain/values/checkedReads';

export const recordsOf = (words: RecordWords): Readonly<Record<CitySlug, DestinationRecord>> =>
  // Keys of a record of exactly these cities.
  Object.fromEntries(CITY_SLUGS.map((city) => [city, recordOf(words, city, words.stories[city])])) as Record<CitySlug, DestinationRecord>;

function recordOf(words: RecordWords, city: CitySlug, story: CityStory): DestinationRecord {
  const { name, line } = words.cities[city];
  const { code, carriers } = CITIES[city];
  const airports = CITY_AIRPORTS[city];
  const nameOf = (airport: string): string => words.pick(originNames(airport));
  const { routes: computed, airlines } = NONSTOPS[city];
  const [first, ...rest] = givenRoutes(city) ?? computed;
  if (!first) throw new Error(`nobody flies to ${city}`);
  const route = ([from, to]: readonly [string, string]) => ({
    label: words.routes.route(nameOf(from), name),
    frmTo: [from, to] as const,
  });
  return {
    id: city,
    destName: name,
    searchTerm: name,
    arptCode: [code, ...airports.filter((airport) => airport !== code)],
    url: city,
    mainhd: words.heading(name),
    subhd: line,
    par1: story.par1,
    para2: story.par2,
    fareImg: city,
    popularArlns: {
      hd: words.airlines.hd,
      desc: words.airlines.desc(name),
      arlnLinks: carriers.map((carrier) => ({ label: AIRLINES[carrier].name, url: AIRLINES[carrier].slug })),
      cta: words.airlines.cta,
    },
    popularRoutes: {
      hd: words.routes.hd,
      desc: words.routes.desc(name),
      routes: [route(first), ...rest.map(route)],
      cta: words.routes.cta,
    },
    FlightInfo: {
      mainhd: words.info.mainhd,
      subhd: words.info.note(nameOf(first[0]), name),
      tableData: flightFacts(words, city, story, first[1]),
    },
    topAirports: {
      mainhd: words.airports,
      subhd: story.airports,
      airportsList: airports.map((airport) => ({
        code: airport,
        name: words.airportName(RECORD_AIRPORT_NAMES[airport] ?? airportNames[airport] ?? airport, originNames(airport)),
      })),
    },
    cityParts: {
      mainhd: words.parts.mainhd(name),
      parts: [
        { hd: words.parts.arrive, des: story.arrive },
        { hd: words.parts.cheap, des: capitalized(story.cheap(fareYear(words, city))) },
        { hd: words.parts.stay, des: story.stay },
        { hd: words.parts.drawback, des: story.drawback },
      ],
    },
    nonstops: {
      mainhd: words.nonstops.mainhd,
      subhd: story.nonstop,
      airlines: airlines.map(({ code: carrier, from, origins, perWeek }) => ({
        label: AIRLINES[carrier].name,
        from: words.nonstops.from(
          from.map((airport) => `${nameOf(airport)} (${airport})`),
          origins,
        ),
        perWeek: words.nonstops.perWeek(perWeek),
      })),
    },
    topPlaces: {
      mainhd: story.placesHeading,
      subhd: story.placesNote,
      topPlacesList: fiveOf(story.places, ([img, hd, des]) => ({ img, hd, des, btn: words.book })),
    },
    whyChooseUs: {
      mainhd: words.why.mainhd,
      points: words.why.hds.map((hd, i) => ({ hd, des: at(story.why, i) })),
    },
    topDestinations: {
      mainhd: words.tiles.mainhd,
      subhd: words.tiles.note(name),
      topDestinationsItem: TILES[city].map((tile) => ({ img: tile, title: words.cities[tile].name, url: tile })),
    },
  };
}

function flightFacts(words: RecordWords, city: CitySlug, { examples = {} }: CityStory, airport: string): readonly FlightFact[] {
  const { figures, info } = words;
  const facts = CITY_FACTS[city];
  const figure = (hd: string, given: string | undefined, value: string, basis: 'computed' | 'timetable'): FlightFact =>
    given === undefined ? { hd, value, basis } : { hd, value: given, basis: 'example' };
  return [
    figure(info.lowest, examples.price, figures.price(facts.lowestCents), 'computed'),
    figure(info.cheapest, examples.month, capitalized(figures.month(facts.cheapestMonth)), 'computed'),
    figure(info.airlines, undefined, figures.count(facts.airlines), 'timetable'),
    figure(info.airport, undefined, airport, 'timetable'),
    figure(info.time, examples.time, figures.time(facts.flightMinutes), 'timetable'),
    figure(info.perWeek, undefined, figures.count(facts.flightsPerWeek), 'timetable'),
  ];
}

function fareYear({ figures }: RecordWords, city: CitySlug): FareYear {
  const { cheapestMonth, nextMonth, dearestMonth, dearerPercent } = CITY_FACTS[city];
  return {
    low: figures.month(cheapestMonth),
    next: figures.month(nextMonth),
    high: figures.month(dearestMonth),
    more: dearerPercent,
  };
}

/** A month that begins a sentence, or stands alone as a figure, has its capital in Spanish too. */
const capitalized = (text: string): string => text.replace(/(?:^|[.!?] )\p{Ll}/gu, (start) => start.toUpperCase());

type Five<T> = readonly [T, T, T, T, T];

const fiveOf = <T, R>([a, b, c, d, e]: Five<T>, to: (item: T) => R): Five<R> => [to(a), to(b), to(c), to(d), to(e)];
