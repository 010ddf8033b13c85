/** For tests: plays a recording back on the machine it is of, and fails at the first state or context that differs (code.21). */
import path from 'node:path';
import { replay } from '#web/recording/replay';
import type { ReplayResult } from '#web/recording/replay';
import { MACHINES } from '../machines';
import { readRecording } from '../recordings/recordedFiles';

export function expectReplay(folder: string, name: string): void {
  const { runs } = readRecording(path.join(folder, name));
  expect(runs.length).toBeGreaterThan(0);
  const results = runs.map((run): ReplayResult | null => {
    const known = MACHINES.find(({ machine }) => machine.id === run.machine);
    return known ? replay(known.machine, known.parts, run) : null;
  });
  expect(results).toEqual(runs.map((run) => ({ kind: 'same', steps: run.steps.length })));
}
