/** The recordings next to a machine as files: one journey each, made again by `npm run recordings`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Recording } from '#core/contract/bookings/recordings.schema';
import { parseRecording } from '#web/recording/recording';
import type { KnownMachine } from '../machines';

export const textOf = (recording: Recording): string => `${JSON.stringify(recording, null, 1)}\n`;

/** What a machine hands out on each of its journeys: a page acts on nothing else. */
export const saidFile = ({ machine }: Pick<KnownMachine, 'machine'>): string => path.join(__dirname, 'said', `${machine.id}.json`);

/** Names of the recordings in a folder, without their ending. */
export const namesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .sort()
    : [];

export function readRecording(file: string): Recording {
  const recording = parseRecording(JSON.parse(readFileSync(file, 'utf8')));
  if (!recording) throw new Error(`${path.basename(file)} is no recording of this format`);
  return recording;
}

/** One event a line. */
export function saidText(said: Readonly<Record<string, readonly object[]>>): string {
  const linesOf = (events: readonly object[]): string => events.map((event) => `  ${JSON.stringify(event)}`).join(',\n');
  const parts = Object.entries(said).map(([name, events]) => ` ${JSON.stringify(name)}: [\n${linesOf(events)}\n ]`);
  return `{\n${parts.join(',\n')}\n}\n`;
}
