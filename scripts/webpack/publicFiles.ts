/** Copies a folder into a build as it stands, so that its files are compressed and listed like every other asset. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sources } from 'webpack';
import type { Compiler } from 'webpack';

export class PublicFiles {
  constructor(
    private readonly folder: string,
    private readonly prefix = '',
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PublicFiles', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      compilation.hooks.processAssets.tap(
        { name: 'PublicFiles', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const name of readdirSync(this.folder, { recursive: true, encoding: 'utf8' })) {
            const file = path.join(this.folder, name);
            const isHidden = name.split(path.sep).some((part) => part.startsWith('.'));
            if (!isHidden && statSync(file).isFile())
              compilation.emitAsset(this.prefix + name.split(path.sep).join('/'), new sources.RawSource(readFileSync(file)));
          }
        },
      );
    });
  }
}
