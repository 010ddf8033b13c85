/** What a list of suggestions shows for a text: places, or routes where the text names two (search.9, search.37). */
import { foldName } from '../values/foldText';
import { codeOfLabel, MAX_SUGGESTIONS, isSamePlace, withoutNear } from './airports';
import type { Suggestion } from './airports';
import { withMetroRows } from './metros';
import { codeAmongFirst } from './typedCode';
import { known } from '../values/checkedReads';

/** Finds the airports that a text means, best first. */
type FindAirports = (text: string) => Promise<readonly Suggestion[]>;

/** "JFK to LAX", "de Madrid a Roma", "New York - London", "JFK → LAX"; spaces are single ones here. */
const BETWEEN = / (?:to:?|[a\-–—]|hasta|->) | ?[→>] ?/gi;
const BEFORE = /^(?:from|de|desde):? /i;
/** "From: JFK", "to LAX": a form or a sentence around one place. */
const LEAD = /^(?:(?:from|to|de|desde|a|hasta|para|origin|origen|destination|destino): ?|(?:from|to|desde|hasta) )/i;
/** "BOS/JFK": one airport or the other. */
const EITHER_CODE = /^([a-z]{3})(?: ?\/ ?[a-z]{3})+$/i;
/** "jfk-lax": names have hyphens too, so only what is no name is read so. */
const JOINT = /[-–—/]/g;
/** What names of airports share. */
const OF_ANY_AIRPORT = /\b(?:international|airport|aeropuerto|internacional)\b/gi;

type Ends = readonly [from: string, to: string];

/** A text in two at the first separator that has something on both sides. */
function parted(text: string, separator: RegExp): Ends | null {
  separator.lastIndex = 1;
  const found = separator.exec(text);
  const to = found ? text.slice(found.index + found[0].length) : '';
  return found && to !== '' ? [text.slice(0, found.index), to] : null;
}

function routeIn(text: string): Ends | null {
  const plain = text.replace(/ {2,}/g, ' ');
  return parted(plain.replace(BEFORE, ''), BETWEEN) ?? parted(plain, BETWEEN);
}

/** The rows of places for the airports that were found. */
export function placeRows(airports: readonly Suggestion[], typed: string): Suggestion[] {
  const code = typed.trim().toUpperCase();
  const isOwn = (row: Suggestion): boolean => row.code === code && !row.near;
  return codeAmongFirst(withMetroRows(airports, typed), { isOwn, isForIt: ({ near }) => near?.code === code }).slice(0, MAX_SUGGESTIONS);
}

/** The rows for a text. A route leads from the best origin to each place that its second half may mean. */
export async function suggestionRows(typed: string, find: FindAirports): Promise<readonly Suggestion[]> {
  const whole = typed.trim();
  const text = EITHER_CODE.exec(whole)?.[1] ?? whole.replace(LEAD, '');
  const routes = await routeRows(routeIn(whole), find);
  if (routes.length > 0) return routes;
  // a label, of what stood in a field, means its code: other places have words of its name too
  const code = codeOfLabel(text);
  const labeled = code === null ? [] : placeRows(await find(code), code);
  if (labeled[0]?.code === code) return labeled;
  const places = placeRows(await find(text), text);
  return places.length > 0 ? places : routeRows(parted(text, JOINT), find);
}

async function routeRows(typed: Ends | null, find: FindAirports): Promise<Suggestion[]> {
  if (typed === null) return [];
  const [from, to] = typed;
  const [origins, destinations] = await Promise.all([find(from), find(to)]);
  const origin = placeRows(origins, from)[0];
  const rows = placeRows(destinations, to);
  // "MAN - Manchester Airport" is a label and no route
  if (!origin || rows.some((row) => isSamePlace(origin, row)) || isNamed(origin, from, to)) return [];
  return rows.map((destination) => ({ ...destination, ends: { origin: withoutNear(origin), destination: withoutNear(destination) } }));
}

/** Whether the second half names the airport whose code is the first: words of `Aeropuerto Internacional de Ciudad del Cabo` find others. */
function isNamed({ code, label, city, cityEs }: Suggestion, from: string, to: string): boolean {
  if (from.trim() !== code || !/airport|aeropuerto/i.test(to)) return false;
  const said = new Set(foldName(to).split(' '));
  const names = known([label.slice(code.length + ' - '.length).replace(OF_ANY_AIRPORT, ''), city, cityEs]).map(foldName);
  return names.some((name) => name !== '' && name.split(' ').every((word) => said.has(word)));
}
