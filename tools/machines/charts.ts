/** `npm run charts`: draws every machine into docs/machines and writes the shapes of its events; with `--check` it only says what is stale. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { MACHINES } from './machines';
import { chartOf } from '#web/devtools/chart/definition';
import { layOut } from '#web/devtools/chart/layout';
import { drawn } from './charts/svg';
import { eventShapes } from './charts/eventShapes';

const ROOT = path.resolve(__dirname, '../..');
const isCheck = process.argv.includes('--check');

/** The files as they should be, by their path in the project. */
async function wanted(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const { machine } of MACHINES) {
    files.set(`docs/machines/${machine.id}.svg`, drawn(layOut(chartOf(machine))));
  }
  const shapes = JSON.stringify(eventShapes(ROOT, MACHINES));
  const name = 'src/web/devtools/send/eventShapes.json';
  files.set(name, (await format(name, shapes, { printWidth: 140 })).code);
  return files;
}

async function main(): Promise<void> {
  const stale: string[] = [];
  for (const [name, text] of await wanted()) {
    const file = path.join(ROOT, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    stale.push(name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (!isCheck) writeFileSync(file, text);
  }
  if (!isCheck) console.log(stale.length === 0 ? 'The charts were up to date' : `Written: ${stale.join(', ')}`);
  else if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run npm run charts.`);
    process.exitCode = 1;
  }
}
void main();
