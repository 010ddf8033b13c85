/** What of a machine's events, answers and context may be in a recording (code.20): what a list does not name is left out. */
import { fields, hidden, REDACTED } from './shapes';
import type { Known, Shape } from './shapes';

interface AnyEvent {
  readonly type: string;
}

/** The allow-list of a machine; where its types are known the compiler asks for every event and every part of the context. */
export interface RecordedParts<Event extends AnyEvent = AnyEvent, Context extends object = Readonly<Record<string, unknown>>> {
  readonly machine: string;
  readonly input: Shape;
  /** Parts of each event besides its type. */
  readonly events: Readonly<Record<Event['type'], Readonly<Record<string, Shape>>>>;
  /** What an actor answered, by the id it was invoked with. */
  readonly answers: Readonly<Record<string, Shape>>;
  readonly context: Readonly<Record<keyof Context & string, Shape>>;
  /** Names of its delays and of all its states. */
  readonly delays: readonly string[];
  readonly states: readonly string[];
}

const DONE = 'xstate.done.actor.';
const FAILED = 'xstate.error.actor.';
const AFTER = 'xstate.after.';
/** More than any of our machines. */
const DEEPEST_STATE = 5;
/** Parts of a payload are counted up to here. */
const MOST_ROWS = 100_000;

/** `context` is what a recording holds of the machine's context after the event. */
export function redactedEvent(parts: RecordedParts, event: AnyEvent, context: Known): AnyEvent {
  const { type, ...rest }: AnyEvent & { readonly output?: unknown } = event;
  if (type.startsWith(DONE)) {
    const id = type.slice(DONE.length);
    return { type, ...(Object.hasOwn(parts.answers, id) && 'output' in rest && { output: parts.answers[id]?.(rest.output, context) }) };
  }
  // errors carry whatever was at hand; that there was one decides
  if (type.startsWith(FAILED)) return { type, ...{ error: 'failed' } };
  const shapes = Object.hasOwn(parts.events, type) ? parts.events[type] : undefined;
  return shapes ? { ...(fields(shapes)(rest, context) as object), type } : { type };
}

/** Whether the machine accepts an event of this name. */
export function isEventName(parts: RecordedParts, type: string): boolean {
  if (Object.hasOwn(parts.events, type)) return true;
  for (const head of [DONE, FAILED]) if (type.startsWith(head)) return Object.hasOwn(parts.answers, type.slice(head.length));
  if (!type.startsWith(AFTER)) return false;
  const [delay = '', machine, ...path] = type.slice(AFTER.length).split('.');
  return parts.delays.includes(delay) && machine === parts.machine && path.every((state) => parts.states.includes(state));
}

/** Whether it is a state of the machine, as XState says it: `filling` or `{ filling: 'reviewing' }`. */
export function isStateOf(parts: RecordedParts, state: unknown, depth = 0): boolean {
  if (typeof state === 'string') return parts.states.includes(state);
  if (typeof state !== 'object' || state === null || Array.isArray(state) || depth === DEEPEST_STATE) return false;
  return Object.entries(state).every(([region, inner]) => parts.states.includes(region) && isStateOf(parts, inner, depth + 1));
}

export const redactedContext = (parts: RecordedParts, context: Known): Known => redactedChange(parts, context, context);

/** Some parts of the context, where `context` is all of it. */
export const redactedChange = (parts: RecordedParts, changed: Known, context: Known): Known =>
  fields(parts.context)(changed, context) as Known;

/** Of an action's payload: how many rows or parts there are, and switches; never a text, a number or a name of a part. */
export function redactedPayload(value: unknown): unknown {
  if (Array.isArray(value)) return { rows: Math.min(value.length, MOST_ROWS) };
  if (typeof value === 'object' && value !== null) return { parts: Math.min(Object.keys(value).length, MOST_ROWS) };
  return hidden(value, {});
}

/** Whether {@link redactedPayload} made it. */
export function isRedactedPayload(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === REDACTED || hidden(value, {}) === value;
  const [part, ...others] = Object.entries(value);
  if (part === undefined || others.length > 0) return false;
  const [name, count] = part;
  return (name === 'rows' || name === 'parts') && Number.isInteger(count) && Number(count) >= 0 && Number(count) <= MOST_ROWS;
}

/** `booking/travelerTyped`, `api/executeMutation/pending book`: our own code names. */
const ACTION = /^(?:@@[A-Z]{2,12}|[A-Za-z_]{1,40})(?:\/[A-Za-z_]{1,40}){0,2}(?: [A-Za-z]{1,40})?$/;

/** The name of an action as a recording may hold it. */
export const redactedAction = (type: string): string => (ACTION.test(type) ? type : 'other');
