/**
 * Tells the service worker which files its pages need, by the names they have in this build, and gives it a name that changes with them: a
 * build that changes none of them is no update to a browser.
 */
import { createHash } from 'node:crypto';
import webpack from 'webpack';
import type { Compilation, Compiler } from 'webpack';

const NAME = 'OfflineShell';
const WORKER = 'sw.js';
/** Parts of the build that the pages of a booking load, and their fonts. */
const PARTS = /^(?:main|app|react|state|queries|after-payment|find-booking|(?:messages|booking-words|trip-words)-..)$/;
const FONTS = /latin-wght-normal[^/]*\.woff2$/;

export class OfflineShell {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // once all names are final and hashes are filled in, before files are compressed
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => writeFiles(compilation));
    });
  }
}

function writeFiles(compilation: Compilation): void {
  const worker = compilation.getAsset(WORKER);
  if (!worker) throw new Error(`${WORKER} is not in the build`);
  const groups = [...compilation.namedChunkGroups].filter(([name]) => PARTS.test(name)).flatMap(([, group]) => group.getFiles());
  const fonts = compilation.getAssets().flatMap(({ name }) => (FONTS.test(name) ? [name] : []));
  const files = [...new Set([...groups, ...fonts])].filter((name) => /\.(?:js|css|woff2)$/.test(name)).sort();
  const text = worker.source.source().toString();
  const version = createHash('sha256')
    .update([text, ...files].join(' '))
    .digest('base64url')
    .slice(0, 12);
  const filled = text.replace('%FILES%', files.map((name) => `/${name}`).join(' ')).replace('%VERSION%', version);
  if (/%(?:FILES|VERSION)%/.test(filled) || filled === text) throw new Error(`${WORKER} has no place for its files`);
  compilation.updateAsset(WORKER, new webpack.sources.RawSource(filled));
}
