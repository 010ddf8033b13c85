/** The recordings next to a machine as files: one journey each, made again by `npm run recordings`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Recording } from '#core/contract/bookings/recordings.schema';
import { parseRecording } from '#web/recording/recording';

export const textOf = (recording: Recording): string => `${JSON.stringify(recording, null, 1)}\n`;

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
