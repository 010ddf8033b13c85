/** The version of all posters together: it is in the addresses of raster pictures, which are kept for a year. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Text of src/core/content/pictures/artVersion.ts for the posters in `folder`. */
export function artVersionFile(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  const version = hash.digest('base64url').slice(0, 12);
  return `/** Changes with every poster; written by tools/art/build.ts. */\nexport const ART_VERSION = '${version}';\n`;
}
