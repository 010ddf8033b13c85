/** `npm run recordings`: drives the real machines along the journeys of tools/machines/journeys and writes what the recorder received, and what each machine said. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordJourney } from './journeys/journey';
import { ALL_PARTS, MACHINES, recordingsOf } from './machines';
import { saidFile, saidText, textOf } from './recordings/recordedFiles';

async function main(): Promise<void> {
  for (const known of MACHINES) {
    // its runs are in the recordings of the machines that invoke it
    if (Object.keys(known.journeys).length === 0) continue;
    const folder = path.resolve(__dirname, '../..', recordingsOf(known));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const said: Record<string, readonly object[]> = {};
    for (const [name, journey] of Object.entries(known.journeys)) {
      const played = await recordJourney(known.machine, ALL_PARTS, journey);
      writeFileSync(path.join(folder, `${name}.json`), textOf(played.recording));
      said[name] = played.said;
    }
    mkdirSync(path.dirname(saidFile(known)), { recursive: true });
    writeFileSync(saidFile(known), saidText(said));
    console.log(`${recordingsOf(known)}: ${String(Object.keys(known.journeys).length)}`);
  }
}
void main();
