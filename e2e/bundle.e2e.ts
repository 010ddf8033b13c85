/** What a page loads before anybody touches it: never the calendar, moment, the slider or the fingerprint library. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setStage } from './support/stage';

/** A word of each library that survives minification. */
const LIBRARIES = {
  moment: '_isAMomentObject',
  'react-dates': 'CalendarMonth',
  'react-slick': 'slick-track',
  fingerprint: 'domBlockers',
} as const;
const ASSETS = path.resolve(__dirname, '../dist/web/assets');

const stage = setStage();

const librariesIn = (script: string): string[] =>
  Object.entries(LIBRARIES).flatMap(([library, word]) => (script.includes(word) ? [library] : []));

it('finds each library by its word somewhere in the build', () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const found = new Set(scripts.flatMap((name) => librariesIn(readFileSync(path.join(ASSETS, name), 'utf8'))));
  expect([...found].sort()).toEqual(Object.keys(LIBRARIES).sort());
});

it('asks for every chunk by the hash that its file has', () => {
  const read = (name: string) => readFileSync(path.join(ASSETS, name));
  const scripts = readdirSync(ASSETS).filter((name) => /\.(?:js|css)$/.test(name));
  const entry = scripts.find((name) => /^main\..*\.js$/.test(name)) ?? '';
  const named = new Set(
    read(entry)
      .toString()
      .match(/sha384-[\w+/]{64}/g),
  );
  const onDisk = new Set(scripts.map((name) => `sha384-${createHash('sha384').update(read(name)).digest('base64')}`));
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((hash) => !onDisk.has(hash))).toEqual([]);
});

const RESULTS = '/flights/search?ori=JFK&des=LAX&departdate=05-Jan-2020&triptype=O&cabin=Economy&adt=1&chd=0&inf=0';

it('results are usable without them', async () => {
  const open = await stage.open();
  const early: string[] = [];
  let isUsable = false;
  open.page.on('response', (response) => {
    if (!isUsable && response.url().endsWith('.js')) early.push(path.basename(response.url()));
  });
  await open.page.goto(RESULTS);
  await open.page.getByRole('button', { name: 'Search flights' }).waitFor();
  isUsable = true;
  expect(early.length).toBeGreaterThan(2);
  expect(early.flatMap((name) => librariesIn(readFileSync(path.join(ASSETS, name), 'utf8')))).toEqual([]);
  await open.close();
});

it('the home page starts its application without them', async () => {
  const html = await (await fetch(`${stage.origin}/`)).text();
  const scripts = [...new Set([...html.matchAll(/\/assets\/[^"\s]+?\.js/g)].map(([address]) => path.basename(address)))];
  expect(scripts.map((name) => name.split('.')[0])).toEqual(expect.arrayContaining(['main', 'app', 'react', 'state', 'home']));
  expect(scripts.flatMap((name) => librariesIn(readFileSync(path.join(ASSETS, name), 'utf8')))).toEqual([]);
});

/** Scripts as the browser receives them, in KiB brotli (the site's budget: docs/benchmarks.md). */
it.each([
  ['home, before anybody touches it', '/', 117],
  ['results', RESULTS, 180],
])('%s asks for at most its share', async (_page, address, limit) => {
  const html = await (await fetch(stage.origin + address)).text();
  const bytes = [...html.matchAll(/<script src="(\/assets\/[^"]+)"/g)].map(
    (m) => readFileSync(path.join(ASSETS, path.basename(m[1] ?? '') + '.br')).length,
  );
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((a, b) => a + b, 0) / 1024).toBeLessThanOrEqual(limit);
});
