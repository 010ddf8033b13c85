import { brotliCompressSync } from 'node:zlib';
import { itInCi } from '#testing/jest/smallerRuns';
import { placeOfCode } from '#core/domain/places/metros';
import { placeRows } from '#core/domain/places/suggestionRows';
import { REGION_COUNTRIES, createSuggest } from '#core/domain/places/suggest';
import { loadAirports } from '#server/airports/airportTable';
import { greatPlaceOf, suggestGreat } from './majorAirports';
import columns from './majorAirports.generated.json';

const all = loadAirports();
const MAJOR: ReadonlySet<string> = new Set(columns.codes.match(/.{3}/g));
/** Regions are known here only where people search by them. */
const suggestAll = createSuggest({
  ...all,
  airports: all.airports.map((a) => (REGION_COUNTRIES.has(a.country) ? a : { ...a, regionName: '' })),
});
const codes = (text: string): string[] => suggestGreat(text, 10).map((p) => p.code);

test.each([
  ['lon', ['LHR', 'LGW', 'STN']],
  ['new', ['JFK', 'EWR', 'LGA']],
  ['los', ['LAX']],
  ['chi', ['ORD', 'MDW']],
  ['tok', ['HND', 'NRT']],
  ['par', ['CDG', 'ORY']],
  ['rom', ['FCO', 'CIA']],
  ['hon', ['HNL']],
  ['nyc', ['JFK', 'EWR', 'LGA']],
  ['são', ['GRU']],
  ['sao', ['GRU']],
  ['  SÃO  paulo ', ['GRU', 'CGH', 'VCP']],
  ['NewYork', ['JFK', 'EWR', 'LGA']],
])('%s begins with %j without the server', (text, first) => {
  expect(codes(text).slice(0, first.length)).toEqual(first);
});

it('knows Hawaii by its state, and puts a city above its airports', () => {
  expect(codes('haw').slice(0, 3)).toContain('HNL');
  expect(placeRows(suggestGreat('nyc', 10), 'nyc')[0]).toMatchObject({ label: 'NYC - New York all airports', isMetro: true });
});

it.each(['', 'ne', '  n y '])('gives nothing for %j', (text) => {
  expect(codes(text)).toEqual([]);
});

/** Beginnings of every name a major airport goes by. */
const texts = all.airports
  .filter((a) => MAJOR.has(a.code))
  .flatMap((a) => [a.code, a.city, a.name, a.metro].flatMap((name) => [3, 4, 6, 9].map((n) => name.slice(0, n))));

itInCi('says of the major airports what the server says, in the same order', () => {
  const differing = [...new Set(texts)].filter((text) => {
    const own = suggestGreat(text, Infinity).map((p) => p.code);
    const served = suggestAll(text, Infinity)
      .map((a) => a.code)
      .filter((code) => MAJOR.has(code));
    // where the server finds no major airport by its beginning, the browser may still know airports by all the words
    return served.length > 0 && own.join() !== served.join();
  });
  expect(differing).toEqual([]);
});

it('leaves the rule room in a chunk of 16 KiB', () => {
  expect(brotliCompressSync(JSON.stringify(columns)).length).toBeLessThan(12.4 * 1024);
});

it('names them alike', () => {
  const served = new Map(all.airports.map((a) => [a.code, a]));
  for (const p of [...new Set(texts)].flatMap((text) => suggestGreat(text, 10))) {
    const a = served.get(p.code);
    expect(p).toEqual({
      code: a?.code,
      label: `${a?.code ?? ''} - ${a?.name ?? ''}`,
      city: a?.city,
      cityEs: a?.cityEs,
      country: a?.country,
      region: a && REGION_COUNTRIES.has(a.country) && a.regionName !== '' ? a.regionName : undefined,
      regionEs: a && REGION_COUNTRIES.has(a.country) ? a.regionEs : undefined,
      metro: a?.metro,
      isMetro: false,
    });
  }
});

it('knows what a code stands for as the suggestions for it do', () => {
  const cities = columns.groups.map((group) => group.code);
  for (const code of [...MAJOR, ...cities, 'XXX', 'Par', ''])
    expect([code, greatPlaceOf(code)]).toEqual([code, placeOfCode(code, suggestGreat(code, 10))]);
});
