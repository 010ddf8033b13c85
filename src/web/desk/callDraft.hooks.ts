/** What an agent knows of the open call, saved as it is given: choices at once, text at a pause, when its field is left and with the page. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskCall, SaveCall } from '#core/contract/desk.schema';
import { useSaveCallMutation } from './desk.api';

export type Typed = Omit<SaveCall, 'id' | 'callCode' | 'isOver'>;

const PAUSE_MS = 800;

export function useCallDraft(call: DeskCall, callCode: string, reference: string) {
  const [save, saved] = useSaveCallMutation();
  const [typed, setTyped] = useState<Typed>(() => ({
    dialed: call.dialed,
    clickId: call.clickId,
    reference: call.reference ?? reference,
    reason: call.reason,
    outcome: call.outcome,
    callerNumber: call.callerNumber,
    note: call.note,
  }));
  const unsent = useRef<Typed | null>(null);
  const pause = useRef(0);
  // one after another: an earlier answer never overwrites a later one
  const sent = useRef<Promise<unknown>>(Promise.resolve());

  const send = (next: Typed, isOver = false): void => {
    window.clearTimeout(pause.current);
    unsent.current = null;
    sent.current = sent.current.then(() => save({ id: call.id, callCode, ...next, isOver }));
  };
  const leave = (): void => {
    if (unsent.current !== null) send(unsent.current);
  };
  const hide = useEffectEvent(() => {
    // no time to wait for what was sent before
    if (unsent.current !== null) void save({ id: call.id, callCode, ...unsent.current, isOver: false });
  });
  useEffect(() => {
    const listen = (): void => hide();
    window.addEventListener('pagehide', listen);
    return () => window.removeEventListener('pagehide', listen);
  }, []);

  return {
    typed,
    saved,
    leave,
    choose: (change: Partial<Typed>): void => {
      const next = { ...typed, ...change };
      setTyped(next);
      send(next);
    },
    type: (change: Partial<Typed>): void => {
      const next = { ...typed, ...change };
      setTyped(next);
      unsent.current = next;
      window.clearTimeout(pause.current);
      pause.current = window.setTimeout(leave, PAUSE_MS);
    },
    end: (): void => send(typed, true),
  };
}
