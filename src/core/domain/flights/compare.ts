/** Up to three flights side by side: which are chosen (in the address, so that a link shows the same) and which value of a row is best. */
import { paramIn } from '../values/texts';

/** Name in the address; none of the search's, the filters' or the shared flight's own. */
export const COMPARE_PARAM = 'compare';
export const MOST_COMPARED = 3;

/** Between ids; no id holds it. */
const BETWEEN = ' ';
const MOST_LETTERS = 600;

/** Ids of the chosen flights in the order of choosing; what is too long, twice or too many is left out. */
export function parseCompared(params: URLSearchParams): readonly string[] {
  const ids = paramIn(params, COMPARE_PARAM)
    .split(BETWEEN)
    .filter((id) => id !== '' && id.length <= MOST_LETTERS);
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

/** A query string with these flights chosen; everything else stays. No leading `?`. */
export function writeCompared(search: string, ids: readonly string[]): string {
  const params = new URLSearchParams(search);
  if (ids.length === 0) params.delete(COMPARE_PARAM);
  else params.set(COMPARE_PARAM, ids.join(BETWEEN));
  return params.toString();
}

/** The choice after a flight was taken in or out; null when there is no room for it. */
export function toggleCompared(ids: readonly string[], id: string): readonly string[] | null {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < MOST_COMPARED ? [...ids, id] : null;
}

/** Which values of a row are the lowest; none where all are the same, and an unknown one (null) never is. */
export function lowestOf(values: readonly (number | null)[]): readonly boolean[] {
  const known = values.filter((value) => value !== null);
  const lowest = Math.min(...known);
  const isDecided = values.some((value) => value !== lowest);
  return values.map((value) => isDecided && value === lowest);
}
