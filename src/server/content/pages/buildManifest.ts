/** What the web build made: which files each entry needs, with their integrity. Written by webpack.config.ts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface BuiltFile {
  /** Address on the site, `/assets/main.1a2b3c.js`. */
  readonly src: string;
  /** Subresource integrity, `sha256-…`; null in a watch build, whose files change under the same name. */
  readonly integrity: string | null;
}

export interface BuiltEntry {
  readonly scripts: readonly BuiltFile[];
  readonly styles: readonly BuiltFile[];
}

export interface BuildManifest {
  readonly entries: Readonly<Record<string, BuiltEntry>>;
  /** Files of the chunks that a page loads in addition to its entry, by name. */
  readonly chunks: Readonly<Record<string, BuiltEntry>>;
  /** Fonts that the first paint needs. */
  readonly fonts: readonly string[];
}

/** Reads the manifests of the build folder, the site's with the entry of the desk; throws when the site was not built. */
export function readManifest(distDir: string): BuildManifest {
  // written by our own build next to this bundle, so its shape is taken as given
  const read = (name: string) => JSON.parse(readFileSync(path.join(distDir, name), 'utf8')) as BuildManifest;
  const site = read('manifest.json');
  return { ...site, entries: { ...site.entries, ...read('manifest-desk.json').entries } };
}
