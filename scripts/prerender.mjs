/**
 * After a release build: every page that does not depend on a search as `dist/pages/{path}.json`, the others' heads and scripts as
 * `dist/shells.json`, and the files that the site is searched with, besides the scripts. Threads render, one a processor; the first page
 * that cannot be rendered fails the build, and nothing is written before the last is there. What the same renderer has written is kept: a
 * change of the server alone renders nothing.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Piscina } from 'piscina';
import { root } from './prepare.mjs';

/** Each holds all content: more gain little. */
const MOST_THREADS = 4;

const dist = path.resolve(root, process.env.BUILD_DIR ?? 'dist');
const isQuick = process.env.COMPRESSION === 'quick';
const renderer = path.join(dist, 'prerender', 'main.js');
const folder = path.join(dist, 'pages');
const stamp = path.join(folder, '.stamp');
const wanted = rendererHash();

if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) console.error('The pages are those of this renderer.');
else {
  rmSync(folder, { recursive: true, force: true });
  await renderAll();
  writeFileSync(stamp, wanted);
}

/** Of the files that render, and of how well the files of the site search are compressed. */
function rendererHash() {
  const hash = createHash('sha256').update(isQuick ? 'quick' : 'best');
  const bundles = path.dirname(renderer);
  for (const name of readdirSync(bundles).sort()) hash.update(`\0${name}\0`).update(readFileSync(path.join(bundles, name)));
  return hash.digest('hex');
}

async function renderAll() {
  const { prerenderedPaths, renderShell, searchFilesOf, shellPaths } = createRequire(import.meta.url)(renderer);

  const threads = Math.min(MOST_THREADS, availableParallelism());
  const pool = new Piscina({ filename: renderer, name: 'renderFound', minThreads: threads, maxThreads: threads });
  const rendered = await Promise.all(prerenderedPaths().map((page) => pool.run(page)));
  await pool.destroy();
  const shells = await Promise.all(shellPaths().map(async (page) => [page, await renderShell(page)]));
  const search = searchFilesOf(rendered.flatMap(({ found }) => found ?? []));
  const searchable = (page) => ({ ...page, head: `${page.head}\n${search.meta}`.trim() });

  for (const { path: address, page } of rendered) {
    const file = path.join(folder, `${address === '/' ? 'index' : address}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(searchable(page)));
  }
  const shellRows = shells.map(([page, shell]) => [page, searchable(shell)]);
  writeFileSync(path.join(dist, 'shells.json'), JSON.stringify(Object.fromEntries(shellRows), null, 2));

  // the web build, which may still be writing, leaves these alone
  const assets = path.join(dist, 'web', 'assets');
  mkdirSync(assets, { recursive: true });
  for (const name of readdirSync(assets)) if (/^search-\w+\.[\da-f]+\.json/.test(name)) rmSync(path.join(assets, name));
  for (const [address, text] of Object.entries(search.files)) {
    const file = path.join(dist, 'web', address);
    const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : 11 } });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, packed);
    writeFileSync(`${file}.gz`, gzipSync(text, { level: isQuick ? 6 : 9 }));
    console.error(`${address}: ${(packed.length / 1024).toFixed(1)} KiB compressed.`);
  }
  console.error(`Rendered ${rendered.length} pages.`);
}
