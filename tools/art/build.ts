/**
 * Draws the posters of the catalog into public/posters and maps into public/maps: same code, same bytes. Writes the version of all posters
 * next to their records.
 *
 *   npx ts-node tools/art/build.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { artVersionFile } from './artVersion';
import { DESTINATIONS } from '#core/content/destinations/cities';
import { POSTERS } from './catalog';
import { cityMap } from './cityMaps/draw';
import { land } from './land';

const posters = join(__dirname, '../../public/posters');
mkdirSync(posters, { recursive: true });
for (const [id, draw] of Object.entries(POSTERS)) {
  const picture = draw();
  writeFileSync(join(posters, `${id}.svg`), picture);
  console.log(id.padEnd(20), `${(picture.length / 1024).toFixed(1)} KB`);
}
writeFileSync(join(__dirname, '../../src/core/content/pictures/artVersion.ts'), artVersionFile(posters));

const maps = join(__dirname, '../../public/maps');
mkdirSync(join(maps, 'cities'), { recursive: true });
for (const city of DESTINATIONS) writeFileSync(join(maps, 'cities', `${city}.svg`), cityMap(city));
writeFileSync(join(maps, 'land.svg'), land());
