/** After a release build: every page that does not depend on a search as `dist/pages/{path}.json`, the others' heads and scripts as `dist/shells.json`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './prepare.mjs';

const dist = path.resolve(root, process.env.BUILD_DIR ?? 'dist');
const { prerenderedPaths, render, renderShell, shellPaths } = createRequire(import.meta.url)(path.join(dist, 'prerender', 'main.js'));

const folder = path.join(dist, 'pages');
rmSync(folder, { recursive: true, force: true });
const paths = prerenderedPaths();
for (const page of paths) {
  const file = path.join(folder, `${page === '/' ? 'index' : page}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(await render(page)));
}
const shells = await Promise.all(shellPaths().map(async (page) => [page, await renderShell(page)]));
writeFileSync(path.join(dist, 'shells.json'), JSON.stringify(Object.fromEntries(shells), null, 2));
console.error(`Rendered ${paths.length} pages.`);
