/**
 * The loader of a web build asks for every chunk by the hash of its file. The hashes are put in last, into files that are final, so that
 * nothing of an earlier build that webpack kept can be named.
 */
import { createHash } from 'node:crypto';
import webpack from 'webpack';
import type { Chunk, Compilation, Compiler } from 'webpack';

const NAME = 'ChunkIntegrity';
const HASHES = '__webpack_require__.chunkIntegrity';
/** As long as a hash, so that nothing moves in the file where it stands. */
const placeOf = (chunk: string): string => `sha256-${`<${chunk}>`.padEnd(44, '-')}`;
const PLACE = /sha256-<([^>]+)>-+/g;

/** Subresource integrity of a file's text. */
export const integrityOf = (text: string | Buffer): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The table of hashes of the chunks that a runtime may ask for, to be filled when they are known. */
class IntegrityTable extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  override generate(): string {
    const chunks = [...(this.chunk?.getAllAsyncChunks() ?? [])].map(({ id }) => String(id)).sort();
    return `${HASHES} = ${JSON.stringify(Object.fromEntries(chunks.map((id) => [id, placeOf(id)])))};`;
  }
}

export class ChunkIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (code) =>
        webpack.Template.asString([
          code,
          `script.integrity = ${HASHES}[chunkId];`,
          // as the tags of the document say it (server/content/pages/document/AssetTags.tsx): otherwise a preloaded file is fetched again
          `script.crossOrigin = ${JSON.stringify(compilation.outputOptions.crossOriginLoading)};`,
        ]),
      );
      compilation.hooks.runtimeRequirementInTree.for(webpack.RuntimeGlobals.loadScript).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTable());
      });
      // after the names, which hold the hashes of what the chunks contain, before the files are compressed
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => fillPlaces(compilation));
    });
  }
}

function fillPlaces(compilation: Compilation): void {
  const chunks = new Map([...compilation.chunks].map((chunk) => [String(chunk.id), chunk]));
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    const name = scriptOf(chunk);
    const text = name === undefined ? '' : textOf(compilation, name);
    if (name === undefined || !text.includes('sha256-<')) continue;
    const filled = text.replace(PLACE, (_place, id: string) => {
      const loaded = chunks.get(id);
      const file = loaded && scriptOf(loaded);
      // of style sheets alone: nobody asks for its script
      return file === undefined ? '' : integrityOf(textOf(compilation, file));
    });
    compilation.updateAsset(name, new webpack.sources.RawSource(filled));
  }
}

const scriptOf = ({ files }: Chunk): string | undefined => [...files].find((file) => file.endsWith('.js'));

function textOf(compilation: Compilation, name: string): string {
  const asset = compilation.getAsset(name);
  if (!asset) throw new Error(`${name} is not in the build`);
  return asset.source.source().toString();
}
