/** What `npm start` and `npm test` need on a fresh clone: packages and a build, each made only when something changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const INSTALL_STAMP = path.join(root, 'node_modules', '.wingfare-installed');
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

/** Installs the locked packages when they are missing or the lockfile is another one. */
export function ensureInstalled() {
  const wanted = hashOf([path.join(root, 'package-lock.json')], `${process.platform} ${process.arch}`);
  if (readText(INSTALL_STAMP) === wanted) return;
  if (!wasInstalledByHand()) {
    console.error('Installing packages (npm ci) …');
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  }
  writeFileSync(INSTALL_STAMP, wanted);
}

/** npm writes the lockfile and its own list in node_modules within moments of each other. */
const NPM_WRITES_MS = 5000;

/** npm's own list in node_modules is as new as the lockfile: somebody ran `npm ci` or `npm install` already. */
function wasInstalledByHand() {
  const list = path.join(root, 'node_modules', '.package-lock.json');
  return existsSync(list) && statSync(list).mtimeMs + NPM_WRITES_MS >= statSync(path.join(root, 'package-lock.json')).mtimeMs;
}

/** Tables that the build and the tests compile in; each script leaves a fresh one alone. */
export function generate() {
  run(process.execPath, [path.join(root, 'scripts', 'build-airports.mjs')]);
}

/** Builds when any source differs from those of the last complete build. */
export function ensureBuilt() {
  const wanted = hashOfSources();
  if (readText(stampOf(RELEASE)) !== wanted) build(wanted, RELEASE);
}

/** The same for a build with the inspector (docs/inspecting.md), beside the release. */
export function ensureInspectedBuilt() {
  const wanted = hashOfSources();
  if (readText(stampOf(INSPECTED)) !== wanted) build(wanted, INSPECTED, { INSPECT: '1', BUILD_DIR: INSPECTED });
}

/** Builds in any case. */
export function buildAnew() {
  build(hashOfSources(), RELEASE);
}

function hashOfSources() {
  const sources = BUILD_INPUTS.flatMap((input) => filesOf(path.join(root, input)));
  return hashOf(sources.filter((file) => !/\.test\.tsx?$|\.generated\.json$/.test(file)));
}

function build(stamp, dist, env = {}) {
  console.error('Building …');
  const began = performance.now();
  rmSync(stampOf(dist), { force: true });
  generate();
  run(process.execPath, [path.join(root, 'node_modules/webpack-cli/bin/cli.js'), '--mode', 'production'], env);
  run(process.execPath, [path.join(root, 'scripts', 'prerender.mjs')], { ...env, NODE_ENV: 'production' });
  writeFileSync(stampOf(dist), stamp);
  console.error(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
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
