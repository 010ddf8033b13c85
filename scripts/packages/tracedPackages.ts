/** Which packages a program can load, found by following the imports of its source, including those loaded on demand. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';

export interface TracedPackages {
  /** Imported by our own files. */
  readonly direct: ReadonlySet<string>;
  /** Imported by other packages alone. */
  readonly brought: ReadonlySet<string>;
}

const ROOT = path.resolve(__dirname, '../..');
const { imports } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  imports: Readonly<Record<string, string | readonly string[]>>;
};

/** `#web/*` may be one of two kinds of file, of which esbuild tries the first alone. */
const ownAliases: Plugin = {
  name: 'own aliases',
  setup(builder) {
    builder.onResolve({ filter: /^#/ }, ({ path: name }) => {
      const [room = '', ...rest] = name.split('/');
      const targets = [imports[`${room}/*`] ?? []].flat();
      // style sheets are named with their endings
      const names = targets.flatMap((target) => [target, target.replace(/\.tsx?$/, '')]);
      const files = names.map((each) => path.join(ROOT, each.replace('*', rest.join('/'))));
      return { path: files.find((file) => existsSync(file)) };
    });
  },
};

/** The package that a file belongs to; null for our own. */
const packageOf = (file: string): string | null => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? null;

/** The packages that the entries, files from the project's folder on, lead to; not by way of a module whose name is `leftOut`. */
export async function tracePackages(entries: readonly string[], leftOut?: string): Promise<TracedPackages> {
  const notFollowed: Plugin = {
    name: 'not followed',
    setup(builder) {
      if (leftOut !== undefined) builder.onResolve({ filter: new RegExp(`/${leftOut}$`) }, () => ({ external: true }));
    },
  };
  const { metafile } = await build({
    entryPoints: entries.map((entry) => path.join(ROOT, entry)),
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'nowhere',
    platform: 'node',
    logLevel: 'silent',
    plugins: [notFollowed, ownAliases],
    loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty', '.node': 'empty' },
  });
  const inputs = Object.entries(metafile.inputs);
  const all = new Set(inputs.flatMap(([file]) => packageOf(file) ?? []));
  const direct = new Set(
    inputs.flatMap(([file, input]) =>
      packageOf(file) === null ? input.imports.flatMap((each) => (each.external === true ? [] : (packageOf(each.path) ?? []))) : [],
    ),
  );
  return { direct, brought: new Set([...all].filter((name) => !direct.has(name))) };
}
