/** What a city guide shows besides its text: the year's weather, its neighborhoods on a map, and the way to its flights (content.57). */
import { href } from '../../../domain/site/routes';
import type { Locale } from '../../../domain/site/routes';
import { at } from '../../../domain/values/checkedReads';
import type { OfficialSource, PageLink } from '../../pages/siteTypes';
import type { DestinationSlug } from '../cities';
import { GUIDE_MAP_SIZE, GUIDE_MAPS, onGuideMap } from './guideMaps';
import type { GuideText } from './guideText';
import { WEATHER } from './weather';

export interface GuideWords {
  readonly language: string;
  readonly weather: (city: string) => string;
  readonly weatherNote: string;
  readonly weatherSource: (station: string, period: string) => string;
  readonly columns: { readonly month: string; readonly high: string; readonly low: string };
  readonly map: (city: string) => string;
  readonly mapLabel: (city: string) => string;
  readonly flights: (city: string) => string;
  readonly flightsText: (city: string) => string;
  readonly flightsAction: string;
  readonly entryLink: string;
}

export interface GuideMonth {
  readonly name: string;
  readonly high: string;
  readonly low: string;
  /** Where its bar begins and ends, percent of the scale that all guides share. */
  readonly from: number;
  readonly to: number;
}

export interface GuideRecord {
  readonly weather: {
    readonly heading: string;
    readonly note: string;
    readonly columns: GuideWords['columns'];
    readonly months: readonly GuideMonth[];
    readonly source: OfficialSource;
  };
  readonly map: {
    readonly heading: string;
    readonly label: string;
    readonly file: string;
    readonly width: number;
    readonly height: number;
    /** In the order of their numbers; `x` and `y` are units of the map. */
    readonly places: readonly { readonly name: string; readonly text: string; readonly x: number; readonly y: number }[];
  };
  readonly flights: { readonly text: string; readonly action: string; readonly link: PageLink };
  readonly entry: PageLink;
}

interface GuideOf {
  readonly city: DestinationSlug;
  readonly name: string;
  readonly text: Pick<GuideText, 'neighborhoods'>;
  readonly words: GuideWords;
  readonly locale: Locale;
}

/** Degrees of the scale: no month of a guide is colder or hotter. */
const COLDEST = 20;
const HOTTEST = 110;
const onScale = (degrees: number): number => Math.round((100 * (degrees - COLDEST)) / (HOTTEST - COLDEST));
const degrees = (fahrenheit: number): string => `${String(fahrenheit)}° (${String(Math.round(((fahrenheit - 32) * 5) / 9))}°)`;

export function guideRecordOf({ city, name, text, words, locale }: GuideOf): GuideRecord {
  const { station, period, source, highs, lows } = WEATHER[city];
  const [label, to] = source;
  const months = new Intl.DateTimeFormat(words.language, { month: 'long', timeZone: 'UTC' });
  const map = GUIDE_MAPS[city];
  return {
    weather: {
      heading: words.weather(name),
      note: words.weatherNote,
      columns: words.columns,
      months: highs.map((high, i) => ({
        name: months.format(Date.UTC(2027, i, 15)),
        high: degrees(high),
        low: degrees(at(lows, i)),
        from: onScale(at(lows, i)),
        to: onScale(high),
      })),
      source: { asOf: words.weatherSource(station, period), label, to },
    },
    map: {
      heading: words.map(name),
      label: words.mapLabel(name),
      file: `/maps/cities/${city}.svg`,
      ...GUIDE_MAP_SIZE,
      places: text.neighborhoods.map(([place, about], i) => {
        const [lat, lon] = at(map.neighborhoods, i);
        const { x, y } = onGuideMap(map, { lat, lon });
        return { name: place, text: about, x: Math.round(x), y: Math.round(y) };
      }),
    },
    flights: {
      text: words.flightsText(name),
      action: words.flightsAction,
      link: { label: words.flights(name), to: href('landing', locale, { city }) },
    },
    entry: { label: words.entryLink, to: href('visaInfo', locale) },
  };
}
