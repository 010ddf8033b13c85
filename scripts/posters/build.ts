/**
 * Draws every poster into public/posters: same code, same bytes.
 *
 *   npx ts-node scripts/posters/build.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { POSTERS } from './catalog';

const target = join(__dirname, '../../public/posters');
mkdirSync(target, { recursive: true });
for (const [id, draw] of Object.entries(POSTERS)) {
  const picture = draw();
  writeFileSync(join(target, `${id}.svg`), picture);
  console.log(id.padEnd(20), `${(picture.length / 1024).toFixed(1)} KB`);
}
