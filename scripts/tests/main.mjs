/**
 * `npm test`: installs and builds when needed, then runs what is quick (docs/testing.md): unit and page tests (jest), those about dates in
 * a second time zone, bookings under faults, and the tests of the whole (Playwright). In CI an eighth of the release's tests is added,
 * another one each day. `npm run test:release` runs everything, and tests the tests (tools/mutants). With `unit`, `faults` or `e2e` one
 * part alone; further arguments go to its runner. The last line is `N passed, N failed`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { ensureChromium, ensureFallbackFonts, ensureHeadlessShell } from '../chromium.mjs';
import { ensureBuilt, ensureInstalled, requireNode, root } from '../prepare.mjs';

/** Zones whose calendar day differs from UTC's for most of the day, on either side: a date taken for a moment shows there. */
const [BEHIND, AHEAD] = ['Pacific/Honolulu', 'Pacific/Kiritimati'];
/** What a file that could take a date for a moment has in it. */
const DATED = /\bnew Date\b|\bDate\.|IsoDate|LocalDateTime|DateTimeFormat|moment|'20\d\d-\d\d-\d\d/;
/** What a file has in it whose tests are more in a release (src/testing/testSize.ts). */
const LARGER = /\b(?:cases|firstRows|inRelease|isRelease|itInRelease|CASES)\b/;
const WHOLE_PAGE = /\.pages\.test\.tsx$|src\/web\/(?:pages|features\/booking)\//;
/** Bookings of a short run of faults, eight a row, and of a release. */
const [SOME_BOOKINGS, MANY_BOOKINGS] = ['96', '500'];
const REAL_SERVERS = ['named points', 'two servers', 'changes', 'database', 'Stripe', 'Duffel'].map((row) => `processes: ${row}`);
/** The workers of jest inherit it: room for young objects costs memory and saves a twentieth of the processor time. */
const YOUNG_OBJECTS = '--max-semi-space-size=64';
/** The priority of what runs beside browsers, below a site's searches (src/server/platform/workThreads.ts); at 10 it starves beside other programs. */
const BESIDE = 5;
const EIGHTHS = 8;
const INSPECTED = /^\s*(?:inspector|replay)\.e2e/;
const PLAYWRIGHT = '@playwright/test/cli.js';
const SLOWEST = 20;

const [part = 'all', ...rest] = process.argv.slice(2);
if (!['all', 'release', 'unit', 'faults', 'e2e'].includes(part)) {
  console.error(`Name a part: npm run test:unit -- ${part}, or npm run test:e2e -- ${part}`);
  process.exit(1);
}
const results = path.join(root, '.cache', 'results');
const RELEASE = { TEST_SIZE: 'release' };
/** By the day of the commit: a commit is tested in the same way on every day. */
const day = commitDay();
const eighth = `${1 + (day % EIGHTHS)}/${EIGHTHS}`;
/** @type {{ name: string, seconds: number, passed: number, failed: number }[]} */
const parts = [];
/** @type {{ name: string, seconds: number }[]} */
const files = [];
/** @type {string[]} */
const reds = [];
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isEnding = false;
process.once('SIGTERM', endEarly);

requireNode();
timed('install', () => ensureInstalled());
mkdirSync(results, { recursive: true });

if (part === 'unit') await jest('unit', rest, { TZ: BEHIND });
else {
  if (part === 'all') await inJest();
  if (part === 'release') for (const TZ of [BEHIND, AHEAD]) await jest(`unit ${TZ}`, [], { TZ, ...RELEASE });
  timed('build', () => ensureBuilt());
  if (part === 'release') await faults(['--seed', '1', '--bookings', MANY_BOOKINGS]);
  if (part === 'faults') await faults(rest);
  if (part !== 'faults') ensureFallbackFonts();
  if (part === 'all') await Promise.all([inBrowsers(), someFaults()]);
  if (part === 'release') await browser('browser', [], RELEASE);
  if (part === 'release') await mutants();
  if (part === 'e2e') await browser('browser', rest);
}
tellTimes();
const total = (name) => parts.reduce((sum, one) => sum + one[name], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;

/** Before anything else runs: beside browsers a test of some seconds took minutes, until its timeout. */
async function inJest() {
  await jest('unit', [], { TZ: BEHIND });
  await jest(`unit ${AHEAD}`, datedTests(), { TZ: AHEAD });
  if (process.env.CI) await jest(`unit, ${eighth} of the release`, [...testsOfRelease(), '--shard', eighth], { TZ: AHEAD, ...RELEASE });
}

async function inBrowsers() {
  await browser('browser', ['--grep-invert', '@release']);
  if (process.env.CI) await browser(`browser, ${eighth} of the release`, ['--test-list', eighthOfRelease(day % EIGHTHS)], RELEASE);
}

/** Beside browsers, since both wait for others most of the time. */
function someFaults() {
  return faults(['--seed', '1', '--bookings', SOME_BOOKINGS, '--faults', someRows()], { isBeside: true });
}

/** Days since 1970 of the commit that is tested; 0 outside of a repository. */
function commitDay() {
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Math.floor(Number(seconds) / 86_400);
  } catch {
    return 0;
  }
}

/** Every other simulated row, the others the next day, and one row of real servers. */
function someRows() {
  return [day % 2 === 0 ? 'even rows' : 'odd rows', REAL_SERVERS[day % REAL_SERVERS.length]].join(',');
}

/**
 * A file that names the browser tests of the release for one day out of eight. The tests of a file, which take alike, are dealt out:
 * Playwright's own shards are runs of neighbors. Those on a build with the inspector have a day of their own, since it is built for them.
 */
function eighthOfRelease(part) {
  const listed = execFileSync(process.execPath, [inModules(PLAYWRIGHT), 'test', '--list', '--grep', '@release'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: browserPath(), ...RELEASE },
  });
  const names = listed.split('\n').filter((line) => line.includes(' › '));
  const others = names.filter((name) => !INSPECTED.test(name));
  const chosen = part === 0 ? names.filter((name) => INSPECTED.test(name)) : others.filter((_, i) => i % (EIGHTHS - 1) === part - 1);
  const file = path.join(results, 'eighth.txt');
  writeFileSync(file, chosen.join('\n'));
  return file;
}

/**
 * Tests of rules and of parts of pages that have to do with dates, by what they or the file they test contain. Whole pages, which take most
 * of the time and show dates by these parts, come in that zone with the eighth of the day.
 */
function datedTests() {
  const isDated = (file) => existsSync(file) && (/date/i.test(path.basename(file)) || DATED.test(readFileSync(file, 'utf8')));
  return testsIn('src/core', 'src/web', 'src/server/geography')
    .filter((file) => !WHOLE_PAGE.test(file))
    .filter((file) => [file, file.replace('.test.', '.'), file.replace('.test.ts', '.tsx')].some(isDated));
}

/** What a release adds: its own tests, those with more cases, and whole pages in the other zone. */
function testsOfRelease() {
  return testsIn('src', 'tools', 'scripts').filter(
    (file) => /\.release\.test\./.test(file) || WHOLE_PAGE.test(file) || LARGER.test(readFileSync(file, 'utf8')),
  );
}

function testsIn(...folders) {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(root, folder, name))
      .filter((file) => /\.test\.tsx?$/.test(file)),
  );
}

function jest(name, args, env) {
  const file = path.join(results, `${name.replace(/\W+/g, '-')}.json`);
  const read = (json) => {
    for (const { name: test, startTime, endTime, assertionResults, status } of json.testResults) {
      const file = `${path.relative(root, test)} (${name})`;
      files.push({ name: file, seconds: (endTime - startTime) / 1000 });
      const failed = assertionResults.filter((one) => one.status === 'failed');
      reds.push(...failed.map(({ fullName }) => `${file}: ${fullName}`));
      if (status === 'failed' && failed.length === 0) reds.push(`${file}: did not run`);
    }
    return { passed: json.numPassedTests, failed: json.numFailedTests + json.numRuntimeErrorTestSuites };
  };
  const command = [YOUNG_OBJECTS, inModules('jest/bin/jest.js'), '--json', `--outputFile=${file}`, ...args];
  return run({ name, file, command, env, read });
}

/** Each row of faults counts as a test; what writes no results (`--faults list`, `--again`) is none. */
function faults(args, options) {
  return tool('faults', args, options);
}

/** Each of their rooms counts as a test. */
function mutants() {
  return tool('mutants', []);
}

/** A tool that writes how many of its parts passed and failed. */
function tool(name, args, options = {}) {
  const file = path.join(results, `${name}.json`);
  const command = [inModules('ts-node/dist/bin-transpile.js'), path.join(root, 'tools', name, 'main.ts'), '--json', file, ...args];
  return run({ name, file, command, env: {}, read: (json) => json, ...options });
}

/** playwright.config.ts names the file of the results. What passes only when tried again has failed. */
function browser(name, args, env = {}) {
  const file = path.join(results, 'e2e.json');
  const read = (json) => {
    const { expected = 0, unexpected = 0, flaky = 0 } = json.stats;
    for (const suite of json.suites) {
      files.push({ name: `e2e/${suite.file} (${name})`, seconds: secondsOf(suite) });
      reds.push(...failedIn(suite).map((title) => `e2e/${suite.file} (${name}): ${title}`));
    }
    return { passed: expected, failed: unexpected + flaky + json.errors.length };
  };
  return run({ name, file, command: [inModules(PLAYWRIGHT), 'test', ...args], env: { CHROME_PATH: browserPath(), ...env }, read });
}

/** A release is tested in the browser that people have, and so is what somebody watches; other runs take its light form. */
function browserPath() {
  const isWatched = rest.some((argument) => ['--headed', '--debug', '--ui'].includes(argument));
  return part === 'release' || isWatched ? ensureChromium() : ensureHeadlessShell();
}

/** Of all tests of a file, one after another. */
function secondsOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [...results.map(({ duration }) => duration / 1000), ...suites.map(secondsOf)].reduce((sum, seconds) => sum + seconds, 0);
}

/** Titles of the tests of a file that failed, or passed only when tried again. */
function failedIn({ specs = [], suites = [] }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
  return [...failed.map(({ title }) => title), ...suites.flatMap(failedIn)];
}

/** Runs a test runner and reads the file of results that it wrote; one that ended badly has failed once at least. */
async function run({ name, file, command, env, read, isBeside = false }) {
  rmSync(file, { force: true });
  if (!isBeside) console.error(`\n${name} tests`);
  const began = performance.now();
  const { code, output } = await ended(command, env, isBeside);
  if (isBeside) console.error(`\n${name} tests\n${output}`);
  const { passed, failed } = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  parts.push({ name, seconds: (performance.now() - began) / 1000, passed, failed: code === 0 ? failed : Math.max(1, failed) });
}

/** The end of a program; the output of one that runs next to another is printed at its end. */
function ended(command, env, isBeside) {
  return new Promise((done) => {
    const stdio = isBeside ? ['ignore', 'pipe', 'pipe'] : ['inherit', 2, 2];
    const program = spawn(process.execPath, command, { cwd: root, stdio, env: { ...process.env, ...env } });
    if (isBeside && program.pid) setPriority(program.pid, BESIDE);
    let output = '';
    for (const stream of [program.stdout, program.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
    running.add(program);
    program.on('error', ({ message }) => console.error(message));
    program.on('close', (code) => {
      running.delete(program);
      if (!isEnding) done({ code: code ?? 1, output });
    });
  });
}

/** Ctrl-C reaches the runners as well, and they end what they started; a signal to this process alone is passed on to them. */
async function endEarly() {
  isEnding = true;
  await Promise.all([...running].map((program) => program.kill('SIGINT') && once(program, 'close')));
  process.exit(128 + constants.signals.SIGTERM);
}

function inModules(program) {
  return path.join(root, 'node_modules', program);
}

function timed(name, work) {
  const began = performance.now();
  work();
  parts.push({ name, seconds: (performance.now() - began) / 1000, passed: 0, failed: 0 });
}

function tellTimes() {
  const line = (seconds, name, rest = '') => console.log(`${seconds.toFixed(0).padStart(6)} s  ${name}${rest}`);
  console.log('\nSlowest files');
  for (const { name, seconds } of files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)) line(seconds, name);
  console.log('\nParts');
  for (const { name, seconds, passed, failed } of parts)
    line(seconds, name, passed + failed > 0 ? `: ${passed} passed, ${failed} failed` : '');
  if (reds.length > 0) console.log(`\nFailed\n${reds.map((name) => `  ${name}`).join('\n')}`);
}
