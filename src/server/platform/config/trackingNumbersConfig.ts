/** The number table of an installation (tracking.1): which tracking codes there are, and what each one dials. */
import { TRACKING_NUMBERS } from '#core/content/phoneNumbers';
import { acceptedCode, codeOfNumber } from '#core/domain/site/trackingCode';
import type { NumberTable } from '#core/domain/site/trackingCode';

const VARIABLE = 'TRACKING_NUMBERS';
const SHAPE = 'a JSON object of codes and numbers such as {"GOOGLE1":"(800) 555-0111"}';

interface Fault {
  readonly variable: string;
  readonly mustBe: string;
}

/**
 * Reads the table; unset, it is that of the site. A number tells which code led to a call, so each stands for one code and none is a
 * line of the agency. `lines` are those lines by the variable that sets them. What cannot be used is added to `faults`, by name.
 */
export function readTrackingNumbers(
  text: string | undefined,
  isPhone: (text: string) => boolean,
  lines: Readonly<Record<string, string>>,
  faults: Fault[],
): NumberTable {
  const table = text === undefined || text.trim() === '' ? TRACKING_NUMBERS : parseObject(text);
  const wrong = table === null ? ['this is not one'] : wrongIn(table, isPhone, lines);
  if (wrong.length > 0) faults.push({ variable: VARIABLE, mustBe: `${SHAPE}; ${wrong.join('; ')}` });
  // every value has been seen to be text
  return wrong.length > 0 ? TRACKING_NUMBERS : (table as NumberTable);
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function wrongIn(
  table: Readonly<Record<string, unknown>>,
  isPhone: (text: string) => boolean,
  lines: Readonly<Record<string, string>>,
): readonly string[] {
  const seen: Record<string, string> = {};
  return Object.entries(table).flatMap(([code, number]) => {
    if (acceptedCode(code, { [code]: '' }) === null) return [`the code ${JSON.stringify(code)} is not 1 to 16 letters and digits`];
    if (typeof number !== 'string' || !isPhone(number)) return [`${code} has no telephone number`];
    const twin = codeOfNumber(number, lines) ?? codeOfNumber(number, seen);
    seen[code] = number;
    return twin === null ? [] : [`${code} has the number of ${twin}`];
  });
}
