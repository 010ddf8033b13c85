/**
 * After a release build: every page that does not depend on a search as `dist/pages/{path}.json`, the others' heads and scripts as
 * `dist/shells.json`, and the files that the site is searched with beside the scripts.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from './prepare.mjs';

const dist = path.resolve(root, process.env.BUILD_DIR ?? 'dist');
const { prerenderedPaths, render, renderShell, searchFilesOf, shellPaths } = createRequire(import.meta.url)(
  path.join(dist, 'prerender', 'main.js'),
);

const pages = new Map();
for (const page of prerenderedPaths()) pages.set(page, await render(page));
const shells = new Map();
for (const page of shellPaths()) shells.set(page, await renderShell(page));
const search = searchFilesOf(pages);
const searchable = (page) => ({ ...page, head: `${page.head}\n${search.meta}`.trim() });

const folder = path.join(dist, 'pages');
rmSync(folder, { recursive: true, force: true });
for (const [page, rendered] of pages) {
  const file = path.join(folder, `${page === '/' ? 'index' : page}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(searchable(rendered)));
}
const shellRows = [...shells].map(([page, rendered]) => [page, searchable(rendered)]);
writeFileSync(path.join(dist, 'shells.json'), JSON.stringify(Object.fromEntries(shellRows), null, 2));

const assets = path.join(dist, 'web', 'assets');
for (const name of readdirSync(assets)) if (/^search-\w+\.[\da-f]+\.json/.test(name)) rmSync(path.join(assets, name));
for (const [address, text] of Object.entries(search.files)) {
  const file = path.join(dist, 'web', address);
  const packed = brotliCompressSync(text);
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, packed);
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  console.error(`${address}: ${(packed.length / 1024).toFixed(1)} KiB compressed.`);
}
console.error(`Rendered ${pages.size} pages.`);
