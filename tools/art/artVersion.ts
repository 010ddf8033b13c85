/** The version of all drawings together: it is in the addresses of raster pictures, which are kept for a year. */
import { createHash } from 'node:crypto';

/** Text of src/core/content/pictures/artVersion.ts for drawings in the catalog's order. */
export function artVersionFile(pictures: readonly string[]): string {
  const hash = createHash('sha256');
  for (const picture of pictures) hash.update(picture);
  const version = hash.digest('base64url').slice(0, 12);
  return `/** Changes with every drawing; written by tools/art/build.ts. */\nexport const ART_VERSION = '${version}';\n`;
}
