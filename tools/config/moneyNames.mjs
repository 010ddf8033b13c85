import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(import.meta.dirname, '../../src');

/** `price: Cents | null` of an interface, `paid: Type.Optional(Cents)` of a schema. */
const PROPERTY = /\b(?:readonly (\w+)\??: (?:\(?(?:null|undefined) \| )?|(\w+): (?:Type\.Optional\()?)Cents\b(?!\[)/g;
/** `function dollars(…): Cents | null`, `const dollars = (…): Cents | null =>`. */
const FUNCTION = /\b(?:function|const) (\w+)(?: = )?(?:async )?\((?:[^()]|\([^()]*\))*\): (?:null \| )?Cents\b(?!\[)/g;

/** The names that the sources give to amounts of money: properties of type `Cents`, and functions that return it. */
export function moneyNames() {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const texts = files.map((file) => readFileSync(path.join(SOURCES, file), 'utf8')).filter((text) => text.includes('Cents'));
  const found = texts.flatMap((text) => [...text.matchAll(PROPERTY), ...text.matchAll(FUNCTION)]);
  return new Set(found.map(([, ...names]) => names.find((name) => name !== undefined)));
}
