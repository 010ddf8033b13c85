/** Airports of former days: closed ones with those that took their flights over, and codes that have changed (search.48). */
import type { NearPlace } from '#core/domain/places/airports';
import lines from './data/former-airports.json';

export interface FormerAirport {
  /** Empty where the airport of today has it (Kai Tak was HKG too). */
  readonly code: string;
  /** Its name, then what it is called besides, in English and Spanish. */
  readonly names: readonly [string, ...string[]];
  readonly nameEs: string;
  readonly kind: NearPlace['kind'] & ('closed' | 'renamed');
  /** Codes of the airports of today, the one to offer first in front. */
  readonly today: readonly [string, ...string[]];
}

/** `code | name; other names | Spanish name | kind | codes of today`; what is not known is empty. */
const LINE = /^(?<code>[A-Z]{0,3}) \| (?<names>[^|]+) \| (?<spanish>[^|]*) \| (?<kind>closed|renamed) \| (?<today>[A-Z ]+)$/;

function read(line: string): FormerAirport {
  const { code = '', names = '', spanish = '', kind, today = '' } = LINE.exec(line)?.groups ?? {};
  const [name = '', ...others] = names.split('; ');
  const [first = '', ...further] = today.split(' ');
  if (kind !== 'closed' && kind !== 'renamed') throw new Error(`not an airport of former days: ${line}`);
  const nameEs = spanish || name;
  return { code, names: [name, ...(spanish === '' ? [] : [spanish]), ...others], nameEs, kind, today: [first, ...further] };
}

export const FORMER_AIRPORTS: readonly FormerAirport[] = lines.map(read);
