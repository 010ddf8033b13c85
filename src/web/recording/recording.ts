/** Reads and cuts recordings; what they are made of is in core/contract/bookings/recordings.schema.ts. */
import type { Recording, Run } from '#core/contract/bookings/recordings.schema';
import { RECORDING_FORMAT } from '#core/domain/site/recordingRules';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isEvent = (value: unknown): boolean => isObject(value) && typeof value['type'] === 'string';
const isRun = (run: unknown): run is Run =>
  isObject(run) &&
  typeof run['machine'] === 'string' &&
  typeof run['version'] === 'string' &&
  isObject(run['start']) &&
  'state' in run['start'] &&
  isObject(run['start']['context']) &&
  Array.isArray(run['steps']) &&
  run['steps'].every((step: unknown) => isObject(step) && isEvent(step['event']) && 'state' in step);

/** Reads a recording; null for anything else. */
export function parseRecording(value: unknown): Recording | null {
  if (!isObject(value) || value['format'] !== RECORDING_FORMAT || typeof value['build'] !== 'string') return null;
  const { runs, actions } = value;
  // Each part that a replay reads was just looked at.
  return Array.isArray(runs) && runs.every(isRun) && Array.isArray(actions) ? (value as Recording) : null;
}

/** The same run without its first `count` steps: it starts where those had led. */
export function withoutFirst(run: Run, count: number): Run {
  if (count <= 0) return run;
  const gone = run.steps.slice(0, count);
  const context = gone.reduce((before, { changed }) => ({ ...before, ...changed }), run.start.context);
  return { ...run, input: null, start: { state: gone.at(-1)?.state ?? run.start.state, context }, steps: run.steps.slice(count) };
}

/** Cut from the front until it has at most so many characters of JSON; by time, so that what belongs together goes together. */
export function cutTo(recording: Recording, maxChars: number): Recording {
  let cut = recording;
  while (JSON.stringify(cut).length > maxChars) {
    const times = [...cut.runs.flatMap(({ steps }) => steps), ...cut.actions].map(({ at }) => at).sort((a, b) => a - b);
    const last = times[Math.floor(times.length * 0.3)];
    if (last === undefined) return { ...cut, runs: [], actions: [] };
    cut = {
      ...cut,
      runs: cut.runs.map((run) => withoutFirst(run, run.steps.filter(({ at }) => at <= last).length)),
      actions: cut.actions.filter(({ at }) => at > last),
    };
  }
  return cut;
}
