/** `npm run charts`: draws every machine into docs/machines; with `--check` it only says which drawing is stale. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MACHINES } from '../src/testing/machines';
import { chartOf } from '../src/web/devtools/chart/definition';
import { layOut } from '../src/web/devtools/chart/layout';
import { drawn } from '../src/web/devtools/chart/svg';

const FOLDER = path.resolve(__dirname, '..', 'docs', 'machines');
const isCheck = process.argv.includes('--check');

mkdirSync(FOLDER, { recursive: true });
const stale = MACHINES.flatMap(({ machine }) => {
  const chart = layOut(chartOf(machine));
  return (['light', 'dark'] as const)
    .filter((theme) => {
      const file = path.join(FOLDER, `${machine.id}.${theme}.svg`);
      const svg = drawn(chart, { theme });
      const isStale = !existsSync(file) || readFileSync(file, 'utf8') !== svg;
      if (isStale && !isCheck) writeFileSync(file, svg);
      return isStale;
    })
    .map((theme) => `${machine.id}.${theme}.svg`);
});
if (!isCheck) console.log(stale.length === 0 ? 'The charts were up to date' : `Drawn: ${stale.join(', ')}`);
else if (stale.length > 0) {
  console.error(`Stale charts: ${stale.join(', ')}. Run npm run charts.`);
  process.exitCode = 1;
}
