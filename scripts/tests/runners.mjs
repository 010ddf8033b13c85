/** Runs jest, Playwright and our own tools, and counts what they found. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { ensureChromium, ensureHeadlessShell } from '../chromium.mjs';
import { root } from '../prepare.mjs';

export const results = path.join(root, '.cache', 'results');
export const PLAYWRIGHT = '@playwright/test/cli.js';
/** Where every test is tried with many cases, or with few (src/testing/testSize.ts). */
export const RELEASE = { TEST_SIZE: 'release' };
export const FEW = { TEST_SIZE: 'few' };
/** The workers of jest inherit it: room for young objects costs memory and saves a twentieth of the processor time. */
const YOUNG_OBJECTS = '--max-semi-space-size=64';
/** The priority of what runs beside browsers, below a site's searches (src/server/platform/workThreads.ts); at 10 it starves beside other programs. */
const BESIDE = 5;
const SLOWEST = 20;

/** @type {{ name: string, seconds: number, passed: number, failed: number }[]} */
const parts = [];
/** @type {{ name: string, seconds: number }[]} */
const files = [];
/** @type {string[]} */
const reds = [];
/** How many tests of what kind did not run, by the reason; nothing where they were not counted. @type {Map<string, number | ''>} */
const leftOut = new Map();
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isEnding = false;
process.once('SIGTERM', endEarly);
mkdirSync(results, { recursive: true });

export const inModules = (program) => path.join(root, 'node_modules', program);

/** Says in the last lines that something did not run here. */
export const leaveOut = (why, count) => void (count > 0 && leftOut.set(why, (leftOut.get(why) ?? 0) + count));
/** The same of what nobody counted. */
export const leaveOutRest = (why) => void leftOut.set(why, '');

export function jest(name, args, env, options = {}) {
  const file = path.join(results, `${name.replace(/\W+/g, '-')}.json`);
  const read = (json) => {
    for (const { name: test, startTime, endTime, assertionResults, status } of json.testResults) {
      const file = `${path.relative(root, test)} (${name})`;
      files.push({ name: file, seconds: (endTime - startTime) / 1000 });
      const failed = assertionResults.filter((one) => one.status === 'failed');
      reds.push(...failed.map(({ fullName }) => `${file}: ${fullName}`));
      if (status === 'failed' && failed.length === 0) reds.push(`${file}: did not run`);
    }
    leaveOut('tests of CI and of releases: npm test -- --all, npm run test:release', json.numPendingTests);
    return { passed: json.numPassedTests, failed: json.numFailedTests + json.numRuntimeErrorTestSuites };
  };
  const command = [YOUNG_OBJECTS, inModules('jest/bin/jest.js'), '--json', `--outputFile=${file}`, ...args];
  return run({ name, file, command, env, read, ...options });
}

/** Each row of faults counts as a test; what writes no results (`--faults list`, `--again`) is none. */
export const faults = (args, options) => tool('faults', args, options);

/** Each of their rooms counts as a test. */
export const mutants = () => tool('mutants', []);

/** A tool that writes how many of its parts passed and failed. */
function tool(name, args, options = {}) {
  const file = path.join(results, `${name}.json`);
  const command = [inModules('ts-node/dist/bin-transpile.js'), path.join(root, 'tools', name, 'main.ts'), '--json', file, ...args];
  return run({ name, file, command, env: {}, read: (json) => json, ...options });
}

/**
 * playwright.config.ts names the file of the results. What passes only when tried again has failed. A release is tested in the browser that
 * people have, and so is what somebody watches (`isWhole`); other runs take its light form.
 */
export function browser(name, args, { env = {}, isWhole = false } = {}) {
  const file = path.join(results, 'e2e.json');
  const read = (json) => {
    const { expected = 0, unexpected = 0, flaky = 0 } = json.stats;
    for (const suite of json.suites) {
      files.push({ name: `e2e/${suite.file} (${name})`, seconds: secondsOf(suite) });
      reds.push(...failedIn(suite).map((title) => `e2e/${suite.file} (${name}): ${title}`));
      for (const why of skippedIn(suite)) leaveOut(why, 1);
    }
    return { passed: expected, failed: unexpected + flaky + json.errors.length };
  };
  const CHROME_PATH = isWhole ? ensureChromium() : ensureHeadlessShell();
  return run({ name, file, command: [inModules(PLAYWRIGHT), 'test', ...args], env: { CHROME_PATH, ...env }, read });
}

const testsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(testsOf)];

/** Of all tests of a file, one after another. */
const secondsOf = (suite) =>
  testsOf(suite)
    .flatMap(({ tests }) => tests.flatMap((test) => test.results))
    .reduce((sum, { duration }) => sum + duration / 1000, 0);

/** Titles of the tests of a file that failed, or passed only when tried again. */
const failedIn = (suite) =>
  testsOf(suite)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ title }) => title);

/** Why tests of a file were skipped, one for each. */
const skippedIn = (suite) =>
  testsOf(suite)
    .flatMap(({ tests }) => tests.filter(({ status }) => status === 'skipped'))
    .map(({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? 'skipped');

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

/** Builds beside the tests of jest, which wait for a database now and then. Says whether there is a build; a failed one counts as a failure. */
export async function build() {
  const began = performance.now();
  const { code, output } = await ended([path.join(root, 'scripts', 'build.mjs'), '--for-tests'], {}, true);
  if (code !== 0) console.error(output);
  if (code !== 0) reds.push('the build');
  parts.push({ name: 'build', seconds: (performance.now() - began) / 1000, passed: 0, failed: code === 0 ? 0 : 1 });
  return code === 0;
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

/** The same for work of this process. */
export function timed(name, work) {
  const began = performance.now();
  work();
  parts.push({ name, seconds: (performance.now() - began) / 1000, passed: 0, failed: 0 });
}

/** Whether something failed so far. */
export const hasFailed = () => parts.some(({ failed }) => failed > 0);

/** What took how long, what failed, what did not run here; the last line is `N passed, N failed`. */
export function tellResults() {
  const line = (seconds, name, rest = '') => console.log(`${seconds.toFixed(0).padStart(6)} s  ${name}${rest}`);
  console.log('\nSlowest files');
  for (const { name, seconds } of files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)) line(seconds, name);
  console.log('\nParts');
  for (const { name, seconds, passed, failed } of parts)
    line(seconds, name, passed + failed > 0 ? `: ${passed} passed, ${failed} failed` : '');
  if (leftOut.size > 0) console.log('\nNot run here');
  for (const [why, count] of leftOut) console.log(`${String(count).padStart(8)}  ${why}`);
  if (reds.length > 0) console.log(`\nFailed\n${reds.map((name) => `  ${name}`).join('\n')}`);
  const total = (name) => parts.reduce((sum, one) => sum + one[name], 0);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
}
