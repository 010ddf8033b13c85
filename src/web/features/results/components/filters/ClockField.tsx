import './priceField.css';
import './clockField.css';
import { useId, useState } from 'react';
import type { Bounds, Range, RangeEnd } from '#core/domain/filters/filterKinds';
import type { SliderName } from '#core/domain/filters/filters';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';
import type { FilterActions } from '../../results.hooks';
import { LimitInput } from './RangeStep';
import type { Limit } from './RangeStep';

interface ClockFieldProps {
  readonly name: ClockName;
  /** Where the times of the list begin and end, minutes since midnight. */
  readonly bounds: Bounds;
  readonly limits: Range;
  readonly actions: FilterActions;
}

export type ClockName = Extract<SliderName, `${string}Hours`>;

/** Minutes that a key moves a limit by. */
const STEP = 30;

/** A window of time as one slider with two ends, and two fields in which the same is typed. */
export function ClockField({ name, bounds, limits, actions }: ClockFieldProps) {
  const { results } = useResultsWords();
  const { common } = useMessages();
  const limitOf = (end: RangeEnd, lead: string): Limit => {
    const value = limits[end] ?? bounds[end];
    return {
      ...bounds,
      label: results.sliders[name][end],
      lead,
      text: common.time(value),
      value,
      step: STEP,
      onMoved: (minutes) => actions.move(name, end, minutes),
    };
  };
  const [earliest, latest] = [limitOf('min', results.priceFrom), limitOf('max', results.priceUpTo)];
  return (
    <>
      <div className="range__ends">
        <LimitInput {...earliest} />
        <LimitInput {...latest} />
      </div>
      <div className="clock">
        <TypedTime {...earliest} />
        <TypedTime {...latest} />
      </div>
    </>
  );
}

/** What is typed counts once the field is left or Enter is pressed: a half-typed hour moves nothing. */
function TypedTime({ label, lead, value, onMoved }: Limit) {
  const { results } = useResultsWords();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const take = (): void => {
    const minutes = typed === null ? null : minutesOf(typed);
    setTyped(null);
    if (minutes !== null && minutes !== value) onMoved(minutes);
  };
  return (
    <label className="clock__end" htmlFor={id}>
      <span className="small muted">{lead}</span>
      <input
        id={id}
        type="time"
        aria-label={results.typed(label)}
        value={typed ?? clockOf(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
    </label>
  );
}

/** `14:05`, as fields of time hold it. */
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Null for what is no time. */
function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(clock) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
