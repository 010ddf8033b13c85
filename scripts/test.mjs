/**
 * `npm test`: installs and builds when needed, runs the unit tests in three time zones and the real-browser tests, and ends
 * with `N passed, N failed`. With `unit` or `e2e` it runs that part alone; further arguments go to jest.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, requireNode, root, runOrFail } from './prepare.mjs';

/** Whose calendar day differs from UTC's for most of the day, on either side. */
const FAR_ZONES = ['Pacific/Honolulu', 'Pacific/Kiritimati'];
/** What could take a date for a moment: the rules, and the features that show days. */
const DATED = ['src/core', 'src/web'];

const [part, ...rest] = ['unit', 'e2e'].includes(process.argv[2] ?? '') ? process.argv.slice(2) : ['all', ...process.argv.slice(2)];
const results = path.join(root, '.cache', 'results');

requireNode();
ensureInstalled();
mkdirSync(results, { recursive: true });

const totals = { passed: 0, failed: 0 };
if (part !== 'e2e') {
  jest('unit', [...rest, '--selectProjects', 'node', 'web'], { TZ: 'UTC' });
  if (part === 'all') for (const TZ of FAR_ZONES) jest(`unit ${TZ}`, [...DATED, ...rest, '--selectProjects', 'node', 'web'], { TZ });
}
if (part !== 'unit') {
  ensureBuilt();
  jest('e2e', [...rest, '--runInBand', '--selectProjects', 'e2e'], { CHROME_PATH: ensureChromium() });
}
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

/** One run of jest; a suite that could not run at all counts as a failure. */
function jest(name, args, env) {
  const file = path.join(results, `${name.replace(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  console.error(`\n${name} tests`);
  const code = runOrFail(
    process.execPath,
    [path.join(root, 'node_modules/jest/bin/jest.js'), '--json', `--outputFile=${file}`, ...args],
    env,
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const failed = report === null ? 1 : report.numFailedTests + report.numRuntimeErrorTestSuites;
  totals.passed += report?.numPassedTests ?? 0;
  totals.failed += code !== 0 ? Math.max(1, failed) : failed;
}
