/**
 * `npm test`: installs and builds when needed, runs the unit and page tests (jest) in two far time zones, bookings under faults
 * (scripts/faults.ts) and the tests of the whole (Playwright), and ends with `N passed, N failed`. With `unit`, `faults` or `e2e` it
 * runs that part alone, further arguments go to its runner.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium, ensureFallbackFonts } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, requireNode, root, runOrFail } from './prepare.mjs';

/**
 * Zones whose calendar day differs from UTC's for most of the day, on either side: a date taken for a moment shows there, and in UTC
 * it hides. Everything runs in the first, what could make that mistake, the rules and the features that show days, in both.
 */
const [BEHIND, AHEAD] = ['Pacific/Honolulu', 'Pacific/Kiritimati'];
const DATED = ['src/core', 'src/web'];
/** A run of two minutes; `npm run test:faults` has hundreds. */
const FAULT_BOOKINGS = '100';

const [part = 'all', ...rest] = process.argv.slice(2);
if (!['all', 'unit', 'faults', 'e2e'].includes(part)) {
  console.error(`Name a part: npm run test:unit -- ${part}, or npm run test:e2e -- ${part}`);
  process.exit(1);
}
const results = path.join(root, '.cache', 'results');

requireNode();
ensureInstalled();
mkdirSync(results, { recursive: true });

const totals = { passed: 0, failed: 0 };
if (part === 'all' || part === 'unit') {
  jest('unit', rest, { TZ: BEHIND });
  if (part === 'all') jest(`unit ${AHEAD}`, DATED, { TZ: AHEAD });
}
if (part !== 'unit') ensureBuilt();
if (part === 'all') faults(['--seed', '1', '--bookings', FAULT_BOOKINGS]);
if (part === 'faults') faults(rest);
if (part === 'all' || part === 'e2e') {
  ensureFallbackFonts();
  playwright(rest);
}
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

function jest(name, args, env) {
  const file = path.join(results, `${name.replace(/\W+/g, '-')}.json`);
  const report = runTests(name, file, ['jest/bin/jest.js', '--json', `--outputFile=${file}`, ...args], env);
  count(report.code, report.json?.numPassedTests, report.json && report.json.numFailedTests + report.json.numRuntimeErrorTestSuites);
}

/** Each row of faults counts as a test; what writes no results (`--faults list`, `--again`) is none. */
function faults(args) {
  const file = path.join(results, 'faults.json');
  const report = runTests('fault', file, [
    'ts-node/dist/bin-transpile.js',
    path.join(root, 'scripts', 'faults.ts'),
    '--json',
    file,
    ...args,
  ]);
  count(report.code, report.json?.passed, report.json?.failed);
}

/** playwright.config.ts names the file of the results. */
function playwright(args) {
  const file = path.join(results, 'e2e.json');
  const report = runTests('e2e', file, ['@playwright/test/cli.js', 'test', ...args], { CHROME_PATH: ensureChromium() });
  const { expected = 0, unexpected = 0, flaky = 0 } = report.json?.stats ?? {};
  if (flaky) console.error(`${flaky} flaky: failed once, passed when tried again. Mend them next.`);
  count(report.code, expected + flaky, report.json && unexpected + report.json.errors.length);
}

/** Runs a test runner out of node_modules; gives its exit code and the file of results that it wrote, if it did. */
function runTests(name, file, [program, ...args], env) {
  rmSync(file, { force: true });
  console.error(`\n${name} tests`);
  const code = runOrFail(process.execPath, [path.join(root, 'node_modules', program), ...args], env);
  return { code, json: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null };
}

/** Adds a run to the totals; one that ended badly without a failed test counts as one failure. */
function count(code, passed = 0, failed = 0) {
  totals.passed += passed;
  totals.failed += code === 0 ? failed : Math.max(1, failed);
}
