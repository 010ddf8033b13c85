/** Places with their state or country behind them, and other words around a place, as people paste them (search.36), over the whole table. */
import { completedRows } from '#core/domain/places/airports';
import type { Suggestion } from '#core/domain/places/airports';
import { labelOf } from '#core/domain/places/airportLabel';
import { suggestionRows } from '#core/domain/places/suggestionRows';
import { recallSuggestions } from '#web/api/majorAirports';
import { buildNetwork, servedAirports } from '../flights/suppliers/sandbox/timetable/network';
import { loadAirports } from './airportTable';
import { namesakePlaces } from './nearPlaces';
import { createPlaceSuggest } from './suggestPlaces';

const table = loadAirports();
const served = servedAirports(buildNetwork(table));
const suggest = createPlaceSuggest(table, ({ code }) => served.has(code));
const found = (text: string): readonly Suggestion[] =>
  suggest(text, 10).map(({ airport, near, isUnserved }) => ({ ...airport, label: labelOf(airport), isMetro: false, near, isUnserved }));

/** What stands in the list in the end: the browser's own rows, completed by the server's answer. */
async function codesFor(text: string): Promise<string[]> {
  const recalled = await recallSuggestions(text);
  const answer = await suggestionRows(text, (part) => Promise.resolve(found(part)));
  return (recalled.length > 0 ? completedRows(recalled, 0, answer, text) : answer).map(({ code }) => code);
}

test.each([
  // territories of the United States
  ['San Juan, PR', 'SJU'],
  ['San Juan, Puerto Rico', 'SJU'],
  ['San Juan, PR, USA', 'SJU'],
  ['Ponce, PR', 'PSE'],
  ['St. Thomas, VI', 'STT'],
  // states and provinces by code
  ['Boston, MA', 'BOS'],
  ['Boston (MA)', 'BOS'],
  ['Boston, MA, USA', 'BOS'],
  ['Boston, Massachusetts, Estados Unidos', 'BOS'],
  ['St. Louis, MO', 'STL'],
  ['Odessa, TX', 'MAF'],
  ['Odessa, Texas', 'MAF'],
  ['Sydney, NS', 'YQY'],
  ['Wilmington, DE', 'ILG'],
  ['Washington, DC', 'WAS'],
  // towns without an airport whose namesake is far
  ['Vancouver, WA', 'PDX'],
  ['Jamaica, NY', 'JFK'],
  ['Kansas City, KS', 'MCI'],
  ['Paris, TX', 'DFW'],
  ['Paris Texas', 'DFW'],
  ['Springfield, MA', 'BDL'],
  ['Pasadena, TX', 'HOU'],
  ['Rome GA', 'ATL'],
  ['London KY', 'LEX'],
  ['Miami OK', 'XNA'],
  ['Las Vegas NM', 'ABQ'],
  ['Warsaw IN', 'SBN'],
  ['Cairo IL', 'STL'],
  // a town that nobody knows there is in that state all the same
  ['Lagos, TX', 'DFW'],
  ['Lagos TX', 'DFW'],
  // countries by code, name and Spanish name
  ['Santiago DR', 'STI'],
  ['Santiago RD', 'STI'],
  ['Santiago, República Dominicana', 'STI'],
  ['San Jose, CR', 'SJO'],
  ['Hamilton NZ', 'HLZ'],
  ['Hamilton, Nueva Zelanda', 'HLZ'],
  ['London, GB', 'LON'],
  ['London UK', 'LON'],
  ['Londres, Reino Unido', 'LON'],
  ['Munich, DE', 'MUC'],
  ['Toronto, CA', 'YTO'],
  ['Hong Kong, China', 'HKG'],
  ['Belfast, Ireland', 'BFS'],
  // on the way to a name that the last letters only begin
  ['san fr', 'SFO'],
  ['new de', 'DEL'],
  ['punta ca', 'PUJ'],
  ['new mexico', 'ABQ'],
])('%s is %s first', async (text, code) => {
  expect([(await codesFor(text))[0], (await codesFor(text.toLowerCase().replace(',', '')))[0]]).toEqual([code, code]);
});

it('offers nothing outside of what was named while something is in it', () => {
  const countries = (text: string): string[] => [...new Set(found(text).map(({ country }) => country))];
  expect(['San Juan, PR', 'Boston, MA', 'Paris, TX', 'San Jose, CR', 'London, GB'].map(countries)).toEqual([
    ['PR'],
    ['US'],
    ['US'],
    ['CR'],
    ['GB'],
  ]);
});

test.each([
  ['Bob Hope Airport', 'BUR'],
  ['kennedy', 'JFK'],
  ['London (any)', 'LON'],
  ['St Pete', 'TPA'],
  ['DC area', 'WAS'],
  ['From: JFK', 'JFK'],
  ['Desde: Madrid', 'MAD'],
  ['LA, CA', 'LAX'],
  ['BOS/JFK', 'BOS'],
  ['to LAX', 'LAX'],
  ['Midland/Odessa', 'MAF'],
  ['成田空港', 'NRT'],
  ['인천국제공항', 'ICN'],
  ['аэропорт Домодедово', 'DME'],
  ['纽约', 'NYC'],
  ['ニューヨーク', 'NYC'],
  ['パリ', 'PAR'],
  ['Нью-Йорк', 'NYC'],
  ['Лондон', 'LON'],
  ['لندن', 'LON'],
])('%s is %s first', async (text, code) => {
  expect((await codesFor(text))[0]).toBe(code);
});

it('lists both cities of a name, and both airports of one', async () => {
  expect(await codesFor('Odessa')).toEqual(expect.arrayContaining(['MAF', 'ODS']));
  expect(await codesFor('St Pete')).toEqual(expect.arrayContaining(['TPA', 'PIE']));
});

it('offers airports with flights near every town of a great name, along with its state alone', () => {
  const wrong = namesakePlaces(table).flatMap(({ names: [name = ''], regionName, airports }) => {
    const [first] = found(`${name}, ${regionName}`);
    const isFirst = first?.code === airports[0]?.airport.code && first?.near?.region === regionName;
    const isServed = airports.every(({ airport, near }) => served.has(airport.code) && (near.miles ?? Infinity) < 200);
    const isAlone = found(name).some(({ near }) => near?.name === name && near.region === regionName);
    return isFirst && isServed && !isAlone ? [] : [`${name}, ${regionName}`];
  });
  expect(wrong).toEqual([]);
});
