/**
 * `npm test`: installs when needed, then runs what the change since the main branch can break: tests of jest by the import graph, with few
 * cases, and where it can be seen in a browser some browser tests on a build. Without a change it runs every file of jest.
 * `npm test -- --all`, and CI: everything, with an eighth of the release's tests in CI, another one each day. `npm run test:release` runs
 * all cases, and tests the tests (tools/mutants). With `unit`, `faults` or `e2e` one part alone; further arguments go to its runner. With
 * `--of FILE …` what a change of these files can break, one test after another from the nearest on, until something fails
 * (`--jest` without browsers, `--browsers` without jest).
 * The last line is `N passed, N failed` (docs/testing.md).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureFallbackFonts, ensureHeadlessShell } from '../chromium.mjs';
import { ensureBuilt, ensureInstalled, requireNode, root } from '../prepare.mjs';
import { changedBrowserTests, changedFiles, concernedTests, isOnScreen, testsIn } from './change.mjs';
import {
  browser,
  build,
  faults,
  FEW,
  hasFailed,
  inModules,
  jest,
  leaveOutRest,
  mutants,
  PLAYWRIGHT,
  RELEASE,
  results,
  tellResults,
  timed,
} from './runners.mjs';

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
const EIGHTHS = 8;
const INSPECTED = /^\s*(?:inspector|replay)\.e2e/;

const [part = 'change', ...rest] = process.argv.slice(2);
const PARTS = { change, '--all': all, '--of': of, release, unit, faults: faultsAlone, e2e };
const run = PARTS[process.env.CI && part === 'change' ? '--all' : part];
if (!run) {
  console.error(`Name a part: npm run test:unit -- ${part}, or npm run test:e2e -- ${part}; npm test -- --all runs everything.`);
  process.exit(1);
}
/** By the day of the commit: a commit is tested in the same way on every day. */
const day = commitDay();
const eighth = `${1 + (day % EIGHTHS)}/${EIGHTHS}`;

requireNode();
timed('install', () => ensureInstalled());
await run();
tellResults();

async function unit() {
  await jest('unit', rest, { TZ: BEHIND });
}

async function faultsAlone() {
  timed('build', () => ensureBuilt());
  await faults(rest);
}

async function e2e() {
  timed('build', () => ensureBuilt());
  ensureFallbackFonts();
  await browser('browser', rest, { isWhole: rest.some((argument) => ['--headed', '--debug', '--ui'].includes(argument)) });
}

/** What a change can break; every file of jest where nothing is changed, or what is under all of them. */
async function change() {
  const changed = changedFiles() ?? [];
  const concerned = changed.length === 0 ? null : concernedTests(changed);
  const isSeen = isOnScreen(changed);
  const own = changedBrowserTests(changed);
  const env = { TZ: BEHIND, ...FEW };
  console.error(
    concerned === null ? 'Every file of jest, with few cases' : `Tests that ${changed.length} changed files concern, with few cases`,
  );
  const [, isBuilt] = await Promise.all([jest('unit', concerned ?? [], env), (isSeen || own.length > 0) && build()]);
  if (isBuilt) ensureFallbackFonts();
  if (isBuilt && isSeen) await browser('browser, some', ['--grep', '@smoke']);
  if (isBuilt && own.length > 0)
    await browser('browser, changed files', ['--grep-invert', isSeen ? '@release|@smoke' : '@release', ...own]);
  leaveOutRest(`everything else, ${isSeen ? 'most browser tests' : 'browser tests'} and bookings under faults among it: npm test -- --all`);
}

/** For one change after another, such as the faults that are sown (tools/mutants): what fails first is enough. */
async function of() {
  const changed = rest.filter((word) => !word.startsWith('--'));
  if (changed.length === 0) throw new Error('Name the files that changed.');
  const own = (name) => path.join(root, 'scripts/tests', name);
  const nearFirst = ['--bail', '--testSequencer', own('nearFirst.cjs'), '--reporters', 'default', '--reporters', own('failedFile.cjs')];
  const env = { TZ: BEHIND, ...FEW, NEAR: changed.join(path.delimiter) };
  if (!rest.includes('--browsers')) await jest('unit', [...(concernedTests(changed) ?? []), ...nearFirst], env);
  if (rest.includes('--jest') || hasFailed() || !isOnScreen(changed) || !(await build())) return;
  ensureFallbackFonts();
  await browser('browser, some', ['--grep', '@smoke', '--max-failures', '1']);
}

async function all() {
  const [, isBuilt] = await Promise.all([inJest(), build()]);
  if (!isBuilt) return;
  ensureFallbackFonts();
  await Promise.all([inBrowsers(), someFaults()]);
}

async function release() {
  for (const TZ of [BEHIND, AHEAD]) await jest(`unit ${TZ}`, [], { TZ, ...RELEASE });
  timed('build', () => ensureBuilt());
  await faults(['--seed', '1', '--bookings', MANY_BOOKINGS]);
  ensureFallbackFonts();
  await browser('browser', [], { env: RELEASE, isWhole: true });
  await mutants();
}

/** Before anything else runs: beside browsers a test of some seconds took minutes, until its timeout. */
async function inJest() {
  await jest('unit', [], { TZ: BEHIND });
  await jest(`unit ${AHEAD}`, datedTests(), { TZ: AHEAD });
  if (process.env.CI) await jest(`unit, ${eighth} of the release`, [...testsOfRelease(), '--shard', eighth], { TZ: AHEAD, ...RELEASE });
}

async function inBrowsers() {
  await browser('browser', ['--grep-invert', '@release']);
  if (process.env.CI) await browser(`browser, ${eighth} of the release`, ['--test-list', eighthOfRelease(day % EIGHTHS)], { env: RELEASE });
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
    env: { ...process.env, CHROME_PATH: ensureHeadlessShell(), ...RELEASE },
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
