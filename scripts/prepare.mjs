/** What `npm start` and `npm test` need on a fresh clone: packages and a build, each made only when something changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const INSTALL_STAMP = path.join(root, 'node_modules', '.wingfare-installed');
/** What the stamp says after the lockfile's hash: everything is there, or what serving and building need. */
const ALL = 'all';
const SERVING = 'serving';
/** Where a release is built, and where a build with the inspector in it. */
const RELEASE = path.join(root, 'dist');
const INSPECTED = path.join(root, '.cache', 'inspected');
const stampOf = (dist) => path.join(dist, '.stamp');
/** Everything a build is made of. */
const BUILD_INPUTS = [
  'src',
  'public',
  'scripts/webpack',
  'scripts/build-airports.mjs',
  'scripts/compile.mjs',
  'scripts/prerender.mjs',
  'webpack.config.ts',
  'babel.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Ends the script with one line when this Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Installs the locked packages when they are missing or the lockfile is another one. Serving and building need `dependencies` alone,
 * half of all: `npm start` and `npm run build` say `forTests: false`, and whoever needs the others adds them.
 */
export function ensureInstalled({ forTests = true } = {}) {
  const wanted = hashOf([path.join(root, 'package-lock.json')], `${process.platform} ${process.arch}`);
  const [installed, extent] = (readText(INSTALL_STAMP) ?? '').split(' ');
  if (installed === wanted && (extent === ALL || !forTests)) return;
  const isNew = installed !== wanted;
  const byHand = isNew ? installedByHand() : null;
  if (byHand === null || (forTests && byHand !== ALL)) {
    const began = performance.now();
    console.error('Installing packages …');
    // a server that runs out of this folder keeps what it has
    const how = isNew && byHand === null ? ['ci'] : ['install', '--no-save'];
    run('npm', [...how, forTests ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund']);
    told('install', began);
  }
  writeFileSync(INSTALL_STAMP, `${wanted} ${forTests ? ALL : (byHand ?? SERVING)}`);
}

/** Tells what a step took. */
export function told(step, began) {
  console.error(`${step}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** What `npm ci` or `npm install` left there already, when npm's own list in node_modules has the versions of the lockfile; else null. */
function installedByHand() {
  const list = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return null;
  const { packages } = JSON.parse(readFileSync(list, 'utf8'));
  const { packages: locked } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  if (Object.entries(packages).some(([place, { version }]) => locked[place]?.version !== version)) return null;
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const has = (names) => Object.keys(names).every((name) => `node_modules/${name}` in packages);
  return has(dependencies) ? (has(devDependencies) ? ALL : SERVING) : null;
}

/** Tables that the build and the tests compile in; each script leaves a fresh one alone. */
export function generate() {
  run(process.execPath, [path.join(root, 'scripts', 'build-airports.mjs')]);
}

/** What the stamp of a build says after the hash of its sources where its files are compressed quickly. */
const QUICK = 'quick';

/**
 * Builds when any source differs from those of the last complete build: with every page, its files compressed quickly. That is for
 * `npm start` and for tests, which take a release as well.
 */
export function ensureBuilt() {
  const wanted = hashOfSources();
  const [built] = (readText(stampOf(RELEASE)) ?? '').split(' ');
  if (built !== wanted) build(`${wanted} ${QUICK}`, RELEASE, { COMPRESSION: QUICK });
}

/** The same with the best compression: for whoever measures what is sent. */
export function ensureReleaseBuilt() {
  const wanted = hashOfSources();
  if (readText(stampOf(RELEASE)) !== wanted) build(wanted, RELEASE);
}

/** The same for a build with the inspector (docs/inspecting.md), next to the release. */
export function ensureInspectedBuilt() {
  const wanted = hashOfSources();
  if (readText(stampOf(INSPECTED)) !== wanted) build(wanted, INSPECTED, { INSPECT: '1', BUILD_DIR: INSPECTED });
}

/** Builds a release in any case. */
export function buildAnew() {
  build(hashOfSources(), RELEASE);
}

function hashOfSources() {
  const sources = BUILD_INPUTS.flatMap((input) => filesOf(path.join(root, input)));
  return hashOf(sources.filter((file) => !/\.test\.tsx?$|\.generated\.json$|[\\/]src[\\/]testing[\\/]/.test(file)));
}

function build(stamp, dist, env = {}) {
  console.error('Building …');
  const began = performance.now();
  rmSync(stampOf(dist), { force: true });
  generate();
  told('airports table', began);
  run(process.execPath, [path.join(root, 'scripts', 'compile.mjs')], { ...env, NODE_ENV: 'production' });
  writeFileSync(stampOf(dist), stamp);
  told('build', began);
}

/** Runs a program, its output to standard error, and ends the script with its code when it fails. */
export function run(program, args, env = {}) {
  const code = runOrFail(program, args, env);
  if (code !== 0) process.exit(code);
}

/** The same, giving the exit code. */
export function runOrFail(program, args, env = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: ['inherit', 2, 2], env: { ...process.env, ...env } });
  if (error) console.error(`${program}: ${error.message}`);
  return status ?? 1;
}

function filesOf(target) {
  if (!existsSync(target)) return [];
  if (statSync(target).isFile()) return [target];
  return readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function hashOf(files, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of files) hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
