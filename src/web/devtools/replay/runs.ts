/** The runs of a recording that belong together: of a machine and of those that it invoked, in the order in which their steps came. */
import type { RecordedStep, Recording, Run } from '#core/contract/bookings/recordings.schema';
import type { RecordedParts } from '#core/domain/recorded/allowList';

/** A run, and those of the machines that it invoked, which have their own name for an id: they began before the next of the same machine. */
export function runsWith({ runs }: Recording, run: Run, parts: readonly RecordedParts[]): readonly [Run, ...Run[]] {
  const answers = parts.find(({ machine }) => machine === run.machine)?.answers ?? {};
  const later = runs.slice(runs.indexOf(run) + 1);
  const next = later.findIndex(({ machine }) => machine === run.machine);
  const invoked = (next < 0 ? later : later.slice(0, next)).filter(({ machine }) => Object.hasOwn(answers, machine));
  const begins = run.input === null ? (run.steps[0]?.at ?? 0) : 0;
  // where the beginning was cut off, the end of the first ones may be in it
  return [run, ...invoked.filter(({ steps }, i) => i === invoked.length - 1 || steps.some(({ at }) => at >= begins))];
}

/** One step of what is played. */
export interface PlayedStep {
  readonly step: RecordedStep;
  /** Place of its run in the list: 0 is the machine of the page, the others are those that it invoked, one after the other. */
  readonly run: number;
  /** The machine comes to it by itself: the machine that it invoked has ended. */
  readonly isByItself: boolean;
}

export function playedSteps([main, ...invoked]: readonly Run[]): readonly PlayedStep[] {
  const played: PlayedStep[] = [];
  let [current, ...rest] = invoked;
  let place = 1;
  let steps = current?.steps ?? [];
  const play = (count: number): void => {
    played.push(...steps.slice(0, count).map((step) => ({ step, run: place, isByItself: false })));
    steps = steps.slice(count);
  };
  for (const step of main?.steps ?? []) {
    const isEnd = current !== undefined && step.event.type === `xstate.done.actor.${current.machine}`;
    const later = isEnd ? -1 : steps.findIndex(({ at }) => at >= step.at);
    play(later < 0 ? steps.length : later);
    played.push({ step, run: 0, isByItself: isEnd });
    if (!isEnd) continue;
    [current, ...rest] = rest;
    place += 1;
    steps = current?.steps ?? [];
  }
  play(steps.length);
  return played;
}
