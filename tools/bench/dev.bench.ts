/** How long a developer waits after a change: for the reloaded page under `npm run dev`, and for the result of one test file. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../../e2e/fixtures/chromium';
import { freePort } from '../../e2e/fixtures/site';
import { median } from './quantiles';
import { most } from './report';
import type { BenchReport, BenchRow } from './report';

const root = path.resolve(__dirname, '../..');
const RELOAD_S = 2;
const TEST_S = 5;
const ROUNDS = 5;
/** Between two changes, as between two thoughts: what the last one began has ended. */
const PAUSE_MS = 3_000;

const COMPONENT = 'src/web/features/shell/components/Footer.tsx';
const STYLE = 'src/web/ui/styles/base.css';
const ROUTE = 'src/server/http/health.ts';
const TESTS: readonly (readonly [name: string, file: string])[] = [
  ['a rule', 'src/core/domain/values/dates.test.ts'],
  ['a machine', 'src/web/features/booking/checkout/booking.machine.test.ts'],
  ['a route', 'src/server/http/health.test.ts'],
  ['a page', 'src/web/features/enquiries/contact.test.tsx'],
];

export async function run(): Promise<BenchReport> {
  const clone = mkdtempSync(path.join(tmpdir(), 'wingfare-dev-'));
  try {
    execFileSync('git', ['clone', '--quiet', root, clone]);
    symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'));
    return {
      title: 'Development loop',
      method: `From a changed line to the reloaded page or the end of \`npm run test:unit -- FILE\`. Medians of ${String(ROUNDS)}.`,
      rows: [...(await reloads(clone)), ...TESTS.map(([name, file]) => testOf(clone, name, file))],
    };
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

async function reloads(clone: string): Promise<readonly BenchRow[]> {
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, DATA_DIR: path.join(clone, 'var') };
  const dev = spawn(process.execPath, ['-r', 'ts-node/register/transpile-only', 'scripts/dev.ts'], { cwd: clone, env, stdio: 'ignore' });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await untilServed(page, `http://localhost:${port}/`);
    const rows: BenchRow[] = [];
    for (const [name, file, line] of [
      ['a component', COMPONENT, "console.log('one line more');"],
      ['a style sheet', STYLE, '.one-line-more { color: red; }'],
      ['the server', ROUTE, "console.error('one line more');"],
    ] as const) {
      const took: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        await sleep(PAUSE_MS);
        const loaded = page.waitForEvent('load', { timeout: 120_000 });
        const began = performance.now();
        append(path.join(clone, file), line);
        await loaded;
        took.push((performance.now() - began) / 1000);
      }
      rows.push(most(`reloaded page: ${name}`, median(took), 's', RELOAD_S));
    }
    return rows;
  } finally {
    await browser.close();
    dev.kill('SIGINT');
    if (dev.exitCode === null) await once(dev, 'exit');
  }
}

async function untilServed(page: Page, address: string): Promise<void> {
  for (;;) {
    const answer = await page.goto(address).catch(() => null); // nobody listens yet
    if (answer?.ok() === true) return;
    await sleep(PAUSE_MS);
  }
}

/** A comment each time: another file for the transform, the same test. */
function testOf(clone: string, name: string, file: string): BenchRow {
  const runTest = (): void => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/tests/main.mjs', 'unit', file], {
      cwd: clone,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${file} failed:\n${stdout}${stderr}`);
  };
  runTest();
  const took = Array.from({ length: ROUNDS }, () => {
    append(path.join(clone, file), '// one line more');
    const began = performance.now();
    runTest();
    return (performance.now() - began) / 1000;
  });
  return most(`one test file: ${name}`, median(took), 's', TEST_S);
}

function append(file: string, line: string): void {
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${line}\n`);
}
