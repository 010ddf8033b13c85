import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const MOST = 20;
/** Folders that are a list: an entry for each journey, change of the tables or city. */
const LISTS = /\/recordings(?:\/|$)|\/migrations(?:\/|$)|\/stories$/;

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => [`${folder}/${name}`, ...foldersIn(`${folder}/${name}`)]);

it('no folder of the product has more entries than one takes in at a glance', () => {
  const full = foldersIn('src')
    .filter((folder) => !LISTS.test(folder))
    .map((folder) => ({ folder, entries: readdirSync(path.join(ROOT, folder)).filter((name) => !/\.test\.tsx?$/.test(name)).length }))
    .filter(({ entries }) => entries > MOST);
  expect(full).toEqual([]);
});
