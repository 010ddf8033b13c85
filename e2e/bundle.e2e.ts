/** What a page loads until it is usable: never the calendar, moment, the slider or the fingerprint library. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PHONE } from './fixtures/chromium';
import { hold } from './fixtures/hold';
import { releaseSize } from './fixtures/releaseSize';
import { expect, test } from './fixtures/test';

/** A word of each library that survives minification. */
const LIBRARIES = {
  moment: '_isAMomentObject',
  'react-dates': 'CalendarMonth',
  'react-slick': 'slick-track',
  fingerprint: 'domBlockers',
} as const;
/**
 * Scripts as the browser receives them, in KiB brotli (docs/benchmarks.md). Four more each since pages bear translation by the browser, what is
 * typed before the application listens, and children's ages in the search form; 14 and 13 more since packages are bundled as they are published and the compiler reads
 * every component (decision 216).
 */
const MOST_KIB = { page: 158, results: 198 } as const;
/** All scripts of the first twelve seconds of a page that is only looked at, in the same KiB. */
const MOST_KIB_UNTOUCHED = { '/': 180, '/flights-to-paris': 185 } as const;
const UNTOUCHED_MS = 12_000;
const ASSETS = path.resolve(__dirname, '../dist/web/assets');

const librariesIn = (script: string): string[] =>
  Object.entries(LIBRARIES).flatMap(([library, word]) => (script.includes(word) ? [library] : []));

test('finds each library by its word somewhere in the build', () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const found = new Set(scripts.flatMap((name) => librariesIn(readFileSync(path.join(ASSETS, name), 'utf8'))));
  expect([...found].sort()).toEqual(Object.keys(LIBRARIES).sort());
});

/** Words of the inspector, of Stately's package and of dagre (code.26). */
const TOOLS = /insp-canvas|inspector\/restored|xstateinspector|rankdir/;

test('a release has nothing of the inspector, in no chunk', { tag: '@smoke' }, () => {
  const files = readdirSync(ASSETS).filter((name) => /\.(?:js|css)$/.test(name));
  expect(files.filter((name) => name.startsWith('devtools') || TOOLS.test(readFileSync(path.join(ASSETS, name), 'utf8')))).toEqual([]);
});

test('asks for every chunk by the hash that its file has', () => {
  const read = (name: string) => readFileSync(path.join(ASSETS, name));
  const scripts = readdirSync(ASSETS).filter((name) => /\.(?:js|css)$/.test(name));
  const entry = scripts.find((name) => /^main\..*\.js$/.test(name)) ?? '';
  const named = new Set(
    read(entry)
      .toString()
      .match(/sha256-[\w+/]{43}=/g),
  );
  const onDisk = new Set(scripts.map((name) => `sha256-${createHash('sha256').update(read(name)).digest('base64')}`));
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((hash) => !onDisk.has(hash))).toEqual([]);
});

const RESULTS = '/flights/search?ori=JFK&des=LAX&departdate=05-Jan-2020&triptype=O&cabin=Economy&adt=1&chd=0&inf=0';

test('results are usable without them', async ({ page }) => {
  const early: string[] = [];
  let isUsable = false;
  page.on('response', (response) => {
    if (!isUsable && response.url().endsWith('.js')) early.push(path.basename(response.url()));
  });
  await page.goto(RESULTS);
  await page.getByRole('button', { name: 'Search flights' }).waitFor();
  isUsable = true;
  expect(early.length).toBeGreaterThan(2);
  expect(early.flatMap((name) => librariesIn(readFileSync(path.join(ASSETS, name), 'utf8')))).toEqual([]);
});

/** In the document itself (decision 063): counted like any other. */
const carried = (): string => readdirSync(ASSETS).find((name) => /^calls\..*\.js$/.test(name)) ?? 'calls';
const kibOf = (names: readonly string[]): number => names.reduce((sum, name) => sum + releaseSize(path.join(ASSETS, name)), 0) / 1024;

for (const address of ['/', '/airlines/delta-airlines-dl'])
  test(`${address} is usable without them, and with its share of scripts, however they are named`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const received: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) received.push(path.basename(response.url()));
    });
    // suggestions without the server: requested when the scripts are here, and nothing waits for it
    const table = await hold(page, /\/assets\/airports\./);
    await page.goto(address);
    // pressed before the application listens: answered as soon as it does
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').waitFor();
    const early = [carried(), ...received];
    await table();
    expect(early.map((name) => name.split('.')[0])).toEqual(expect.arrayContaining(['main', 'app', 'react', 'state', 'messages-en']));
    expect(early.flatMap((name) => librariesIn(readFileSync(path.join(ASSETS, name), 'utf8')))).toEqual([]);
    expect(kibOf(early)).toBeLessThanOrEqual(MOST_KIB.page);
  });

for (const [address, most] of Object.entries(MOST_KIB_UNTOUCHED))
  test(`${address} brings nothing that it can be without while it is only looked at`, { tag: '@release' }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const received: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) received.push(path.basename(response.url()));
    });
    await page.goto(address);
    await page.waitForTimeout(UNTOUCHED_MS);
    expect(received.map((name) => name.split('.')[0])).toEqual(expect.arrayContaining(['app', 'airports']));
    expect(received.flatMap((name) => librariesIn(readFileSync(path.join(ASSETS, name), 'utf8')))).toEqual([]);
    expect(kibOf([carried(), ...received])).toBeLessThanOrEqual(most);
  });

test('results ask for at most their share', { tag: '@smoke' }, async ({ request }) => {
  const html = await (await request.get(RESULTS)).text();
  const named = [...html.matchAll(/<script src="(\/assets\/[^"]+)"/g)].map((m) => path.basename(m[1] ?? ''));
  expect(named.length).toBeGreaterThan(0);
  expect(html).toContain(`<script>${readFileSync(path.join(ASSETS, carried()), 'utf8')}</script>`);
  expect(kibOf([carried(), ...named])).toBeLessThanOrEqual(MOST_KIB.results);
});
