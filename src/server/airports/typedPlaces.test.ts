/** What a visitor sees for what was typed: the browser's own table at once, completed by the server's answer (search.7, search.34, search.48). */
import { messages as english } from '#core/content/messages/messages.en';
import { messages as spanish } from '#core/content/messages/messages.es';
import { codeOfLabel, completedRows, isLongEnough } from '#core/domain/places/airports';
import type { Suggestion } from '#core/domain/places/airports';
import { labelOf } from '#core/domain/places/airportLabel';
import { metroPlace, placeOfCode } from '#core/domain/places/metros';
import { suggestionRows } from '#core/domain/places/suggestionRows';
import { recallSuggestions } from '#web/api/majorAirports';
import { nearHead, shownText } from '#web/parts/places/placeWords';
import { isRelease } from '#testing/testSize';
import { buildNetwork, servedAirports } from '../flights/suppliers/sandbox/timetable/network';
import { loadAirports } from './airportTable';
import { FORMER_AIRPORTS } from './formerAirports';
import { createPlaceSuggest } from './suggestPlaces';
import ownScripts from './data/own-script-names.json';

const table = loadAirports();
const served = servedAirports(buildNetwork(table));
const suggest = createPlaceSuggest(table, ({ code }) => served.has(code));
const found = (text: string): readonly Suggestion[] =>
  suggest(text, 10).map(({ airport, near, isUnserved }) => ({ ...airport, label: labelOf(airport), isMetro: false, near, isUnserved }));
const answerTo = (text: string): Promise<readonly Suggestion[]> => suggestionRows(text, (part) => Promise.resolve(found(part)));

/** The rows in the end, and those before the server's answer. */
async function rowsFor(text: string) {
  const recalled = await recallSuggestions(text);
  const answer = await answerTo(text);
  return { recalled, answer, shown: recalled.length > 0 ? completedRows(recalled, 0, answer, text) : answer };
}

test.each([
  // beginnings before all else, the major airport of a city first
  ...[
    ['tok', 'TYO'],
    ['vic', 'YYJ'],
    ['houston', 'IAH'],
    ['houst', 'IAH'],
    ['dallas', 'DFW'],
    ['washington', 'WAS'],
    ['miami', 'MIA'],
  ],
  ...[
    ['istanbul', 'IST'],
    ['berlin', 'BER'],
    ['luanda', 'NBJ'],
    ['bishkek', 'BSZ'],
    ['chisinau', 'RMO'],
    ['adana', 'COV'],
    ['rajkot', 'HSR'],
    ['noida', 'DXN'],
    ['delhi', 'DEL'],
    ['sydney', 'SYD'],
    ['badgerys creek', 'WSI'],
  ],
  // codes in capitals, of airports without flights too
  ...[
    ['HHR', 'HHR'],
    ['VNY', 'VNY'],
    ['BIR', 'BIR'],
    ['LOS', 'LOS'],
    ['HOU', 'HOU'],
    ['JFK', 'JFK'],
    ['IOS', 'IOS'],
    ['SFG', 'SFG'],
  ],
  // codes of today
  ...[
    ['RMO', 'RMO'],
    ['BSZ', 'BSZ'],
    ['NBJ', 'NBJ'],
    ['HSR', 'HSR'],
    ['AYJ', 'AYJ'],
    ['COV', 'COV'],
    ['UBN', 'UBN'],
    ['NQZ', 'NQZ'],
  ],
  // those of yesterday lead there
  ...[
    ['KIV', 'RMO'],
    ['FRU', 'BSZ'],
    ['LAD', 'NBJ'],
    ['RAJ', 'HSR'],
    ['ADA', 'COV'],
    ['ULN', 'UBN'],
    ['DXN', 'DXN'],
    ['WSI', 'WSI'],
    ['TSE', 'NQZ'],
    ['KVD', 'GNJ'],
  ],
  ...[
    ['TXL', 'BER'],
    ['SXF', 'BER'],
    ['THF', 'BER'],
    ['ISL', 'IST'],
    ['PNH', 'KTI'],
    ['REP', 'SAI'],
    ['NAY', 'PKX'],
    ['DKR', 'DSS'],
  ],
  ...[
    ['YMX', 'YUL'],
    ['YXD', 'YEG'],
    ['PFN', 'ECP'],
    ['ISN', 'XWA'],
    ['SDV', 'TLV'],
    ['MES', 'KNO'],
    ['DIA', 'DOH'],
    ['FBU', 'OSL'],
  ],
  ...[
    ['tegel', 'BER'],
    ['Kai Tak', 'HKG'],
    ['Stapleton', 'DEN'],
    ['ataturk', 'IST'],
    ['Tempelhof', 'BER'],
  ],
  // cities in their own script, and as keyboards without their signs write them
  ...[
    ['東京', 'TYO'],
    ['モスクワ', 'MOW'],
    ['ヴェネツィア', 'VCE'],
    ['마드리드', 'MAD'],
    ['하노이', 'HAN'],
    ['Новый Орлеан', 'MSY'],
    ['البندقية', 'VCE'],
    ['とうきょう', 'TYO'],
    ['北京', 'BJS'],
    ['上海', 'PVG'],
    ['大阪', 'OSA'],
    ['廣州', 'CAN'],
    ['广州', 'CAN'],
    ['台北', 'TPE'],
  ],
  ...[
    ['서울', 'SEL'],
    ['부산', 'PUS'],
    ['제주', 'CJU'],
    ['Москва', 'MOW'],
    ['МОСКВА', 'MOW'],
    ['Санкт-Петербург', 'LED'],
    ['София', 'SOF'],
  ],
  ...[
    ['Αθήνα', 'ATH'],
    ['ΑΘΗΝΑ', 'ATH'],
    ['Θεσσαλονίκη', 'SKG'],
    ['القاهرة', 'CAI'],
    ['القاهره', 'CAI'],
    ['دبي', 'DXB'],
    ['الدوحة', 'DOH'],
  ],
  ...[
    ['תל אביב', 'TLV'],
    ['กรุงเทพ', 'BKK'],
    ['ภูเก็ต', 'HKT'],
    ['Երևան', 'EVN'],
    ['თბილისი', 'TBS'],
    ['दिल्ली', 'DEL'],
    ['मुंबई', 'BOM'],
  ],
  ...[
    ['ঢাকা', 'DAC'],
    ['சென்னை', 'MAA'],
    ['ಬೆಂಗಳೂರು', 'BLR'],
    ['काठमाडौं', 'KTM'],
    ['کراچی', 'KHI'],
    ['አዲስ አበባ', 'ADD'],
    ['ភ្នំពេញ', 'KTI'],
  ],
  ...[
    ['München', 'MUC'],
    ['Muenchen', 'MUC'],
    ['Duesseldorf', 'DUS'],
    ['Zuerich', 'ZRH'],
    ['Koeln', 'CGN'],
    ['København', 'CPH'],
  ],
] as [string, string][])('%s is %s first, in the browser as on the server', async (text, code) => {
  expect(isLongEnough(text)).toBe(true);
  const { recalled, answer, shown } = await rowsFor(text);
  expect([answer[0]?.code, shown[0]?.code]).toEqual([code, code]);
  // before the answer: the same place, or one that it takes the place of at once
  if (recalled[0] && recalled[0].code !== code) expect(shown).toBe(answer);
});

it.each(['hhr', 'vny', 'bir', 'los', 'sfg', 'ios', 'dut', 'new', 'par', 'san', 'lon', 'chi'])(
  '%s is among the first three as a code',
  async (text) => {
    const code = text.toUpperCase();
    const { shown } = await rowsFor(text);
    const isThere = shown.slice(0, 3).some((row) => row.code === code);
    expect(isThere).toBe(table.get(code) !== undefined || table.resolve(code).length > 0);
  },
);

it('puts every code that is typed first, and in small letters among the first three', async () => {
  const wrong: string[] = [];
  for (const { code } of table.airports.filter((_, i) => i % 7 === 0)) {
    const [great, small] = [await rowsFor(code), await rowsFor(code.toLowerCase())];
    if (great.shown[0]?.code !== code || great.shown[0].near) wrong.push(code);
    if (!small.shown.slice(0, 3).some((row) => row.code === code)) wrong.push(code.toLowerCase());
  }
  expect(wrong).toEqual([]);
});

it('says where no flights are sold, and offers the nearest that have some right after', async () => {
  const [own, ...others] = await answerTo('VNY');
  expect(own).toMatchObject({ code: 'VNY', isUnserved: true });
  expect(others.slice(0, 2).map(({ code, near }) => [code, near?.code])).toEqual([
    ['BUR', 'VNY'],
    ['LAX', 'VNY'],
  ]);
});

it('leads every code of former days to its successor, in suggestions, addresses and the API', async () => {
  for (const { code, today } of FORMER_AIRPORTS.filter((former) => former.code !== '')) {
    expect([code, table.resolve(code).map((airport) => airport.code)]).toEqual([code, [today[0]]]);
    expect([code, placeOfCode(code, found(code))]).toEqual([code, expect.objectContaining({ code: today[0] })]);
    expect(table.airports.some((airport) => airport.code === code)).toBe(false);
    expect(table.groups.some((group) => group.code === code)).toBe(false);
  }
});

test.each([
  [
    'TXL',
    'Berlin Tegel (TXL) is closed to passengers. Airports today:',
    'Berlín-Tegel (TXL) está cerrado a pasajeros. Aeropuertos de hoy:',
  ],
  ['KIV', 'Chișinău (KIV) is an old code. Today’s code:', 'Chișinău (KIV) es un código antiguo. El código de hoy:'],
])('%s is led on with a word in both languages', (code, inEnglish, inSpanish) => {
  const near = found(code)[0]?.near;
  if (!near) throw new Error(`${code} is not known`);
  expect([nearHead(english, near, 'en'), nearHead(spanish, near, 'es')]).toEqual([inEnglish, inSpanish]);
});

test.each([
  ['miami', 'Oxford', 'miami university'],
  ['athens', 'Ohio University', 'athens ohio'],
  ['moscow', 'University of Idaho', 'moscow idaho'],
  ['dublin', 'Ohio Stadium', 'dublin ohio'],
  ['valencia', 'Six Flags Magic Mountain', 'valencia california'],
])('%s alone does not mean %s, which more letters do', (city, other, more) => {
  const places = (text: string) => found(text).map(({ near }) => near?.name);
  expect(places(city)).not.toContain(other);
  expect(places(more)).toContain(other);
});

it('finds cities in their own script by each name, among the first three', async () => {
  const lost: string[] = [];
  for (const [code, names] of Object.entries(ownScripts)) {
    const own = new Set([
      code,
      ...table.resolve(code).map((airport) => airport.metro),
      ...table.resolve(code).map((airport) => airport.code),
    ]);
    const group = table.groups.find(({ airports }) => airports.includes(code));
    for (const airport of group?.airports ?? []) own.add(airport);
    for (const name of names) {
      const rows = (await answerTo(name)).slice(0, 3);
      if (own.size > 1 && !rows.some((row) => own.has(row.code) || own.has(row.near?.code ?? ''))) lost.push(`${code} ${name}`);
    }
  }
  expect(lost).toEqual([]);
});

it('reads what stands in a field when it is typed again, for airports and cities, in both languages', async () => {
  const lost: string[] = [];
  // every day one of so many, a release all
  const step = isRelease ? 1 : 40;
  const airports = table.airports.filter((_, i) => i % step === 0).flatMap(({ code }) => found(code).filter((row) => row.code === code));
  const cities = table.groups.flatMap(({ code }) => {
    const inCity = found(code).find((row) => row.metro === code && row.code !== code && !row.near);
    return inCity ? [metroPlace(code, inCity)] : [];
  });
  for (const place of [...airports, ...cities])
    for (const messages of [english, spanish]) {
      const text = shownText(messages, place.label, place);
      const [first] = await answerTo(text);
      // of a city with flights at one airport alone, that airport
      const isSame = first?.code === place.code || (place.isMetro && first?.metro === place.code);
      if (codeOfLabel(text) !== place.code || !isSame || first.ends) lost.push(`${text}: ${first?.label ?? 'nothing'}`);
    }
  expect([airports.length > 50, cities.length > 20, lost]).toEqual([true, true, []]);
});
