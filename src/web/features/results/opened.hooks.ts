/** Which cards of the list are open: Back from a page that one of them led to finds them open again (complaints.13). */
import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useEntry } from '#web/platform/browser/scroll.hooks';
import { browserStores } from '#web/platform/browser/storage';
import { useHydrated } from '#web/platform/useHydrated';

const STORED = 'wf.opened';
const NONE: ReadonlySet<string> = new Set();

/** What was open in this history entry, if it was the last one with a list; a bad value means no value (reliability.18). */
function keptOf(entry: string): ReadonlySet<string> {
  const value = browserStores.session.read(STORED);
  if (!Array.isArray(value)) return NONE;
  const [of, ...names] = value as unknown[];
  return of === entry ? new Set(names.filter((name) => typeof name === 'string')) : NONE;
}

/** The names of open cards, and what opens or closes one. */
export function useOpenedCards(): readonly [ReadonlySet<string>, (name: string) => void] {
  const entry = useEntry();
  const how = useNavigationType();
  const isHydrated = useHydrated();
  const [kept] = useState(() => (how === 'POP' ? keptOf(entry) : NONE));
  const [changed, setChanged] = useState<ReadonlySet<string> | null>(null);
  // the document came with all cards closed
  const opened = changed ?? (isHydrated ? kept : NONE);
  useEffect(() => {
    if (isHydrated) browserStores.session.write(STORED, [entry, ...opened]);
  }, [isHydrated, entry, opened]);
  const toggle = (name: string): void => {
    setChanged((before) => {
      const next = new Set(before ?? kept);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  };
  return [opened, toggle];
}
