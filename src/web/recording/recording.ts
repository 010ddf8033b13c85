/** What a recording of a machine is (code.18): enough to run it again, nothing personal in it. */
import type { AnyEventObject, StateValue } from 'xstate';

/** Answers of actors and delays are steps too: replay runs without network and clock. */
export interface RecordedStep {
  readonly event: AnyEventObject;
  /** The state after the event. */
  readonly state: StateValue;
}

export interface Recording {
  readonly machine: string;
  readonly version: string;
  readonly input: unknown;
  readonly initial: StateValue;
  readonly steps: readonly RecordedStep[];
}

/** Fields of travelers, contact and payment, wherever they stand (code.12). */
const PERSONAL =
  /name$|birth|passport|traveler(?:number)|known|email|e-mail|phone|address|street|zip|postal|card|token|secret|cvc|expir|holder/i;
const REDACTED = '[redacted]';

/** The same value with everything personal taken out; keys decide, since values cannot tell. */
export function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, PERSONAL.test(key) && inner !== null && inner !== '' ? REDACTED : redacted(inner)]),
  );
}

/** Reads a recording; null for anything else. */
export function parseRecording(value: unknown): Recording | null {
  if (typeof value !== 'object' || value === null) return null;
  const { machine, version, steps, initial } = value as Partial<Record<keyof Recording, unknown>>;
  const areSteps =
    Array.isArray(steps) &&
    steps.every((step: unknown) => typeof step === 'object' && step !== null && 'event' in step && 'state' in step && hasType(step.event));
  // Each part was just looked at.
  return typeof machine === 'string' && typeof version === 'string' && initial !== undefined && areSteps ? (value as Recording) : null;
}

const hasType = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string';
