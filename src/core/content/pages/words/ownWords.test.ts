/** No two pages of cities and airlines say the same (content.36), in either language. */
import { matchRoute } from '../../../domain/site/routes';
import type { Locale } from '../../../domain/site/routes';
import { airlinesTo, PAIR_CITY_SLUGS } from '../../airlines/airlineFacts';
import { AIRLINES } from '../../airlines/airlines';
import { AIRLINE_CODES } from '../../airlines/airlineSlugs';
import { DEFAULT_BRAND } from '../../brand';
import { CITY_SLUGS, DESTINATIONS } from '../../destinations/cities';
import { records as english } from '../../destinations/records/records.en';
import { records as spanish } from '../../destinations/records/records.es';
import type { DestinationRecord } from '../../destinations/records/record';
import { contentOf, recordOf } from '../pageRecords';

const RECORDS = { en: english, es: spanish } as const;
const PREFIX: Readonly<Record<Locale, string>> = { en: '', es: '/us-es' };
/** Most that two pages may share of the shorter one. */
const MOST = 0.2;

/** Sentences as a reader tells them apart: neither case nor punctuation makes another one. */
const sentencesOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap((text) => text.split(/(?<=(?<!\bSt)[.!?])\s+/))
      .map((sentence) =>
        sentence
          .toLowerCase()
          .replace(/[^\p{L}\p{N} ]/gu, '')
          .trim(),
      )
      .filter((sentence) => sentence !== ''),
  );

/** Everything that is written for a city. */
const writtenFor = (r: DestinationRecord): readonly string[] => [
  r.subhd,
  r.par1,
  r.para2,
  r.topAirports.subhd,
  ...r.cityParts.parts.map(({ des }) => des),
  r.nonstops.subhd,
  r.topPlaces.mainhd,
  r.topPlaces.subhd,
  ...r.topPlaces.topPlacesList.map(({ des }) => des),
  ...r.whyChooseUs.points.map(({ des }) => des),
];

/** The same, and what its page says of its blocks. */
const saidOf = (r: DestinationRecord): readonly string[] => [
  ...writtenFor(r),
  r.popularArlns.desc,
  r.popularRoutes.desc,
  r.FlightInfo.subhd,
  r.topDestinations.subhd,
];

/** With the city's name left out: a sentence that differs in it alone is the same one. */
const withoutName = (record: DestinationRecord): readonly string[] =>
  saidOf(record).map((text) => text.replaceAll(record.destName, 'CITY'));

function said(path: string, locale: Locale): readonly string[] {
  const match = matchRoute(PREFIX[locale] + path);
  const content = match && contentOf(match, DEFAULT_BRAND);
  if (!content) throw new Error(`${path} is no page`);
  return [content.lead, ...content.paragraphs, ...content.sections.map(({ text }) => text)];
}

const airlinePage = (code: (typeof AIRLINE_CODES)[number]): string => `/airlines/${AIRLINES[code].slug}`;
const cityPages = (city: string): readonly string[] =>
  airlinesTo(city).map((code) => `${airlinePage(code)}/book-flights-to-${city}-${code.toLowerCase()}`);

const pagesOf = (locale: Locale): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map([
    ...CITY_SLUGS.map((city) => [`/flights-to-${city}`, sentencesOf(withoutName(RECORDS[locale][city]))] as const),
    ...[
      ...DESTINATIONS.map((city) => `/destinations/${city}`),
      ...AIRLINE_CODES.map(airlinePage),
      ...AIRLINE_CODES.map((code) => `/airlines-to-cities-info/${code.toLowerCase()}`),
      ...PAIR_CITY_SLUGS.flatMap(cityPages),
    ].map((path) => [path, sentencesOf(said(path, locale))] as const),
  ]);

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): readonly string[] => [...a].filter((sentence) => b.has(sentence));

describe.each(['en', 'es'] as const)('in %s', (locale) => {
  const pages = [...pagesOf(locale)];

  it('no two pages share more than a fifth of their sentences', () => {
    const alike = pages.flatMap(([path, own], i) =>
      pages.slice(i + 1).flatMap(([other, others]) => {
        const both = shared(own, others);
        return both.length > MOST * Math.min(own.size, others.size) ? [`${path} and ${other}: ${both.join(' / ')}`] : [];
      }),
    );
    expect(pages.length).toBeGreaterThan(700);
    expect(alike).toEqual([]);
  });

  it('what is written for a city stands on no other page', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const city of CITY_SLUGS)
      for (const sentence of sentencesOf(writtenFor(RECORDS[locale][city]))) {
        const first = seen.get(sentence);
        if (first !== undefined) twice.push(`${first}, ${city}: ${sentence}`);
        seen.set(sentence, city);
      }
    expect(twice).toEqual([]);
  });

  it('a guide and the page of flights to its city share no sentence (content.57)', () => {
    const twice = DESTINATIONS.map((city) => {
      const record = RECORDS[locale][city];
      const match = matchRoute(`${PREFIX[locale]}/destinations/${city}`);
      const guide = match && recordOf(match, DEFAULT_BRAND)?.guide;
      const texts = [...said(`/destinations/${city}`, locale), ...(guide?.map.places ?? []).map(({ text }) => text)];
      expect(guide?.flights.link.to).toBe(`${PREFIX[locale]}/flights-to-${city}`);
      return [city, shared(sentencesOf(texts), sentencesOf(saidOf(record)))];
    });
    expect(twice).toEqual(DESTINATIONS.map((city) => [city, []]));
  });

  it('finds pages that are alike', () => {
    const [, paris = new Set<string>()] = pages[0] ?? [];
    expect(shared(paris, sentencesOf(withoutName(RECORDS[locale].paris)))).toHaveLength(paris.size);
    expect(shared(paris, sentencesOf(withoutName(RECORDS[locale].rome))).length).toBeGreaterThan(0);
  });
});
