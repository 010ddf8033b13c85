/** `npm run recordings`: drives the real machines along the journeys of tools/machines/journeys and writes what the recorder received. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordJourney } from './journeys/journey';
import { MACHINES, recordingsOf } from './machines';
import { textOf } from './recordings/recordedFiles';

async function main(): Promise<void> {
  for (const known of MACHINES) {
    const folder = path.resolve(__dirname, '../..', recordingsOf(known));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [name, journey] of Object.entries(known.journeys))
      writeFileSync(path.join(folder, `${name}.json`), textOf(await recordJourney(known.machine, known.parts, journey)));
    console.log(`${recordingsOf(known)}: ${String(Object.keys(known.journeys).length)}`);
  }
}
void main();
