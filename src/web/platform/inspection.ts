/** The inspection bus: every actor reports to it, the inspector and the recorder listen (code.17). */
import type { InspectionEvent } from 'xstate';

type Listener = (event: InspectionEvent) => void;

const listeners = new Set<Listener>();

export const inspectionBus = {
  /** Given to every actor as `inspect`. */
  emit: (event: InspectionEvent): void => {
    for (const listener of listeners) listener(event);
  },
  /** Returns the function that stops listening. */
  listen: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
