/** Reads a recording that somebody sent against the lists that the recorder hides by (code.20): what they would change was not recorded. */
import { isEventName, isRedactedPayload, isStateOf, redactedAction, redactedChange, redactedContext, redactedEvent } from './allowList';
import type { RecordedParts } from './allowList';
import { BOOKING_RECORDED } from './booking';
import { CANCEL_RECORDED } from './cancel';
import { EXCHANGE_RECORDED } from './exchange';
import { FILTER_RECORDED } from './filter';
import { PAYMENT_RECORDED } from './payment';
import { SEARCH_RECORDED } from './search';
import type { Known } from './shapes';

/** The allow-list of each machine; one that is not here is not recorded. */
const LISTS: readonly RecordedParts[] = [
  SEARCH_RECORDED,
  FILTER_RECORDED,
  BOOKING_RECORDED,
  CANCEL_RECORDED,
  EXCHANGE_RECORDED,
  PAYMENT_RECORDED,
];

/** Eleven days of one page; later steps are at this moment. */
export const LATEST_MS = 999_999_999;
/** File name of the entry script; what development and recorded journeys are called. */
const BUILD = /^(?:main\.[0-9a-zA-Z]{1,32}\.js|development|journey)$/;
const VERSION = /^\d{1,3}$/;
const MAX_SIDE = 20_000;

interface Step {
  readonly at: number;
  readonly event: { readonly type: string };
  readonly state: unknown;
  readonly changed?: Known | undefined;
}

interface Run {
  readonly machine: string;
  readonly version: string;
  readonly input: Known | null;
  readonly start: { readonly state: unknown; readonly context: Known };
  readonly steps: readonly Step[];
}

/** A recording by its form, as core/contract/bookings/recordings.schema.ts has it. */
interface Sent {
  readonly build: string;
  readonly viewport: { readonly width: number; readonly height: number } | null;
  readonly runs: readonly Run[];
  readonly actions: readonly { readonly at: number; readonly type: string; readonly payload?: unknown }[];
}

/** Null for a recording that the recorder can have made; else the place of the first part that it cannot. */
export function forbiddenIn({ build, viewport, runs, actions }: Sent): string | null {
  if (!BUILD.test(build)) return 'build';
  if (viewport !== null && !Object.values(viewport).every((side) => isUpTo(MAX_SIDE, side))) return 'viewport';
  for (const [i, run] of runs.entries()) {
    const place = forbiddenInRun(run);
    if (place !== null) return `runs/${String(i)}/${place}`;
  }
  if (!inOrder(actions)) return 'actions';
  const wrong = actions.findIndex(({ type, payload }) => redactedAction(type) !== type || !isRedactedPayload(payload));
  return wrong < 0 ? null : `actions/${String(wrong)}`;
}

function forbiddenInRun({ machine, version, input, start, steps }: Run): string | null {
  const parts = LISTS.find((list) => list.machine === machine);
  if (!parts) return 'machine';
  if (!VERSION.test(version)) return 'version';
  if (input !== null && !isSame(parts.input(input, start.context), input)) return 'input';
  if (!isStateOf(parts, start.state)) return 'start/state';
  if (!isSame(redactedContext(parts, start.context), start.context)) return 'start/context';
  if (!inOrder(steps)) return 'steps';
  let known = start.context;
  for (const [i, step] of steps.entries()) {
    known = { ...known, ...step.changed };
    const place = forbiddenInStep(parts, step, known);
    if (place !== null) return `steps/${String(i)}/${place}`;
  }
  return null;
}

function forbiddenInStep(parts: RecordedParts, { event, state, changed = {} }: Step, known: Known): string | null {
  if (!isEventName(parts, event.type) || !isSame(redactedEvent(parts, event, known), event)) return 'event';
  if (!isStateOf(parts, state)) return 'state';
  return isSame(redactedChange(parts, changed, known), changed) ? null : 'changed';
}

const isUpTo = (most: number, value: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

/** As JSON, whatever the order of the keys of an event. */
const isSame = (allowed: unknown, sent: unknown): boolean => canonical(allowed) === canonical(sent);

const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const inOrder = (list: readonly { readonly at: number }[]): boolean =>
  list.every(({ at }, i) => isUpTo(LATEST_MS, at) && at >= (list[i - 1]?.at ?? 0));
