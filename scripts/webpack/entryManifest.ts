/** Writes which files each entry needs, with their integrity, for the server and the prerenderer. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import type { BuildManifest, BuiltEntry, BuiltFile } from '../../src/server/content/pages/buildManifest';
import { integrityOf } from './chunkIntegrity';

export class EntryManifest {
  /** `preloadFonts` picks the fonts of the first paint by their name in the build. */
  constructor(
    private readonly file: string,
    private readonly preloadFonts: RegExp,
    private readonly withIntegrity: boolean,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('EntryManifest', (compilation) => {
      const root = compilation.outputOptions.path ?? '';
      const built = (name: string): BuiltFile => ({
        src: `/${name}`,
        integrity: this.withIntegrity ? integrityOf(readFileSync(path.join(root, name))) : null,
      });
      const builtOf = (files: readonly string[]): BuiltEntry => ({
        scripts: files.filter((f) => f.endsWith('.js')).map(built),
        styles: files.filter((f) => f.endsWith('.css')).map(built),
      });
      const entries = Object.fromEntries([...compilation.entrypoints].map(([name, entry]) => [name, builtOf(entry.getFiles())]));
      const chunks = Object.fromEntries(
        [...compilation.namedChunkGroups].filter(([name]) => !(name in entries)).map(([name, group]) => [name, builtOf(group.getFiles())]),
      );
      const fonts = compilation.getAssets().flatMap(({ name }) => (this.preloadFonts.test(name) ? [`/${name}`] : []));
      const manifest: BuildManifest = { entries, chunks, fonts };
      writeFileSync(this.file, `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }
}
