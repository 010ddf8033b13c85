/**
 * Stately's own inspector (`?inspect=stately`): its package opens its window and speaks its protocol. What goes there leaves the page,
 * so it passes the allow-lists of recordings first (code.20, code.27).
 */
import { createBrowserInspector } from '@statelyai/inspect';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyEventObject, InspectionEvent } from 'xstate';
import { redactedContext, redactedEvent } from '#core/domain/recorded/allowList';
import type { RecordedParts } from '#core/domain/recorded/allowList';
import type { SeenActor } from './log/log';

export interface StatelyOptions {
  readonly listen: (listener: (event: InspectionEvent) => void) => () => void;
  /** Those that run already. */
  readonly actors: readonly SeenActor[];
  readonly parts: readonly RecordedParts[];
  /** A receiver on this machine; Stately's own where left out. */
  readonly url?: string;
}

/** Returns the function that stops it. */
export function attachStately({ listen, actors, parts, url }: StatelyOptions): () => void {
  const machines = new Map<string, string>();
  const allowed = (event: StatelyInspectionEvent): StatelyInspectionEvent => withoutPersonal(event, parts, machines);
  const inspector = createBrowserInspector({
    ...(url !== undefined && { url }),
    // other actors are calls: what they carry is shown by the events of the machines that invoked them
    filter: (event) => isOfKnownMachine(event, parts, machines),
    serialize: (event) => JSON.parse(JSON.stringify(allowed(event))) as StatelyInspectionEvent,
  });
  for (const { ref, snapshot } of actors) if (snapshot) inspector.actor(ref, snapshot);
  const stop = listen((event) => inspector.inspect.next?.(event));
  return () => {
    stop();
    inspector.stop();
  };
}

/** By session: which machine it is. */
type Machines = Map<string, string>;

function isOfKnownMachine(event: StatelyInspectionEvent, parts: readonly RecordedParts[], machines: Machines): boolean {
  if (event.type === '@xstate.actor' && typeof event.definition === 'string') {
    const { id } = JSON.parse(event.definition) as { readonly id?: unknown };
    if (typeof id === 'string' && parts.some(({ machine }) => machine === id)) machines.set(event.sessionId, id);
  }
  return machines.has(event.sessionId);
}

function withoutPersonal(event: StatelyInspectionEvent, parts: readonly RecordedParts[], machines: Machines): StatelyInspectionEvent {
  const own = parts.find(({ machine }) => machine === machines.get(event.sessionId));
  if (!own) throw new Error('an actor that is not known passed the filter');
  const context = 'snapshot' in event ? contextOf(event.snapshot) : {};
  return {
    ...event,
    ...('snapshot' in event && { snapshot: { ...event.snapshot, children: {}, context: redactedContext(own, context) } }),
    ...('event' in event && { event: redactedEvent(own, event.event as AnyEventObject, context) }),
  } as StatelyInspectionEvent;
}

const contextOf = (snapshot: object): Readonly<Record<string, unknown>> =>
  'context' in snapshot && typeof snapshot.context === 'object' && snapshot.context !== null
    ? (snapshot.context as Readonly<Record<string, unknown>>)
    : {};
