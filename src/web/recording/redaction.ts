/**
 * What of an event, an answer or a context may stand in a recording (code.20): an allow-list beside each machine says it; what it
 * does not name is hidden. Hiding keeps what machines decide by, whether something is there at all.
 */
import type { AnyEventObject } from 'xstate';

/** What the machine knows: what is a day to fly on depends on today. */
type Known = Readonly<Record<string, unknown>>;
export type Shape = (value: unknown, context: Known) => unknown;

export const REDACTED = '[redacted]';

export const kept: Shape = (value) => value;

/** Nothing stays of what is there; nothing, emptiness and yes or no stay what they are. */
export const hidden: Shape = (value) =>
  value === undefined || value === null || value === '' || typeof value === 'boolean' ? value : REDACTED;

/** An object part by part; a part that is not named is hidden. */
export const fields =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, context) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, (shapes[key] ?? hidden)(part, context)]))
      : hidden(value, context);

export const listOf =
  (shape: Shape): Shape =>
  (value, context) =>
    Array.isArray(value) ? value.map((one) => shape(one, context)) : hidden(value, context);

/** An answer that succeeded or failed, as in core/domain/result. */
export const resultOf = (value: Shape, error: Shape = kept): Shape => fields({ ok: kept, value, error });

/** Letters and digits of a text without what they say: its length and signs stay, since machines look at those. */
export const masked: Shape = (value, context) =>
  typeof value === 'string'
    ? value.replace(/\p{L}/gu, (letter) => (letter === letter.toLowerCase() ? 'x' : 'X')).replace(/\p{N}/gu, '0')
    : hidden(value, context);

/** The allow-list of a machine; the compiler asks for every event and every part of the context. */
export interface RecordedParts<
  Event extends { readonly type: string } = AnyEventObject,
  Context extends object = Readonly<Record<string, unknown>>,
> {
  readonly machine: string;
  readonly input: Shape;
  /** Parts of each event beside its type. */
  readonly events: Readonly<Record<Event['type'], Readonly<Record<string, Shape>>>>;
  /** What an actor answered, by the id it was invoked with. */
  readonly answers: Readonly<Record<string, Shape>>;
  readonly context: Readonly<Record<keyof Context & string, Shape>>;
}

const DONE = 'xstate.done.actor.';
const FAILED = 'xstate.error.actor.';

/** `context` is what the machine knew after the event. */
export function redactedEvent(parts: RecordedParts, event: AnyEventObject, context: Known): AnyEventObject {
  const { type } = event;
  if (type.startsWith(DONE)) return { type, output: (parts.answers[type.slice(DONE.length)] ?? hidden)(event['output'], context) };
  // errors carry whatever was at hand; that there was one decides
  if (type.startsWith(FAILED)) return { type, error: 'failed' };
  const shapes = Object.hasOwn(parts.events, type) ? parts.events[type] : undefined;
  if (!shapes) return { type };
  const { type: _type, ...rest } = event;
  return { ...(fields(shapes)(rest, context) as object), type };
}

export const redactedContext = (parts: RecordedParts, context: Known): Known => fields(parts.context)(context, context) as Known;

/** Of an action's payload: how many rows, which parts are there, and switches; never a text or a number. */
export function redactedPayload(value: unknown): unknown {
  if (Array.isArray(value)) return { rows: value.length };
  if (typeof value !== 'object' || value === null) return hidden(value, {});
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_PARTS)
      .map(([key, part]) => [key, hidden(part, {})]),
  );
}
/** Objects by id have more: their keys say nothing about what happened. */
const MOST_PARTS = 12;
