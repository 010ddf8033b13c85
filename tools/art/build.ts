/**
 * Draws every poster into public/posters and the land of maps into public/maps: same code, same bytes. Writes the version of the
 * posters next to their records.
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

const target = join(__dirname, '../../public/posters');
mkdirSync(target, { recursive: true });
const pictures: string[] = [];
for (const [id, draw] of Object.entries(POSTERS)) {
  const picture = draw();
  pictures.push(picture);
  writeFileSync(join(target, `${id}.svg`), picture);
  console.log(id.padEnd(20), `${(picture.length / 1024).toFixed(1)} KB`);
}
writeFileSync(join(__dirname, '../../src/core/content/pictures/artVersion.ts'), artVersionFile(pictures));

const maps = join(__dirname, '../../public/maps');
mkdirSync(join(maps, 'cities'), { recursive: true });
for (const city of DESTINATIONS) writeFileSync(join(maps, 'cities', `${city}.svg`), cityMap(city));
writeFileSync(join(maps, 'land.svg'), land());
