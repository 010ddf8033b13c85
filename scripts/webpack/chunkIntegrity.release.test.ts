/** A build out of webpack's cache names the files that it wrote: the same bytes as one without a cache. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { ChunkIntegrity } from './chunkIntegrity';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chunk-integrity-'));
  write('entry.js', "import('./one').then(({ shown }) => console.log(shown)); import('./two').then(({ shown }) => console.log(shown));");
  write('one.js', "export const shown = 'one';");
  write('two.js', "export const shown = 'two';");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);

/** Files of a build by name. */
async function build(cache: boolean): Promise<Readonly<Record<string, string>>> {
  const output = path.join(folder, 'dist');
  rmSync(output, { recursive: true, force: true });
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    cache: cache && { type: 'filesystem', cacheDirectory: path.join(folder, 'cache') },
    output: { path: output, filename: '[name].[contenthash:8].js', publicPath: '/', crossOriginLoading: 'anonymous' },
    plugins: [new ChunkIntegrity()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()));
  });
  await new Promise((resolve) => compiler?.close(resolve));
  return Object.fromEntries(readdirSync(output).map((name) => [name, readFileSync(path.join(output, name), 'utf8')]));
}

const hashesOf = (files: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(files).flatMap(([name, text]) =>
    name.startsWith('main.') ? [] : [`sha256-${createHash('sha256').update(text).digest('base64')}`],
  );
const namedBy = (files: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(files).flatMap(([name, text]) =>
    name.startsWith('main.') ? [...text.matchAll(/sha256-[\w+/]{43}=/g)].map(([hash]) => hash) : [],
  );

test('every chunk is requested with the hash of its file, before and after changes, with a cache as without', async () => {
  for (const shown of ['two', 'three', 'two']) {
    write('two.js', `export const shown = '${shown}';`);
    const kept = await build(true);
    expect([...namedBy(kept)].sort()).toEqual([...hashesOf(kept)].sort());
    expect(namedBy(kept)).toHaveLength(2);
    expect(kept).toEqual(await build(false));
  }
});

test('a chunk is requested as documents ask for it: with its hash, across origins', async () => {
  const files = await build(false);
  const loader = Object.entries(files).find(([name]) => name.startsWith('main.'))?.[1];
  expect(loader).toMatch(/\.integrity=[\w.]+\[\w+\]/);
  expect(loader).toMatch(/\.crossOrigin="anonymous"/);
});
