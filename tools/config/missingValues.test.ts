/** What is not there is seldom read as nothing (decision 215): `at`, `lookUp`, `required` and `entryOf` say what was missing. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(__dirname, '../../src');
/** `?? 0` and `?? ''`. */
const READ_AS_NOTHING = /\?\? (?:0(?![\w.])|'')/g;
/** Becomes smaller alone. */
const MOST = 120;

it('few missing values are read as nothing', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('testing'),
  );
  const found = files.flatMap((file) => [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(READ_AS_NOTHING)].map(() => file));
  expect(files.length).toBeGreaterThan(1000);
  expect(found.slice(MOST)).toEqual([]);
});
