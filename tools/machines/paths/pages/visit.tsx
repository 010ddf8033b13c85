/** The places of a visit: what Back and Forward of a browser go through, long press included. */
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

export interface Visit {
  /** Rendered next to the page, inside its router. */
  readonly around: (page: ReactNode) => ReactNode;
  /** To the nearest place whose address has this in it. */
  readonly travel: (search: string) => void;
  /** Its places, the one that is shown marked. */
  readonly entries: () => readonly string[];
}

export function createVisit(places: readonly string[]): Visit {
  let entries = [...places];
  let at = entries.length - 1;
  let go: (by: number) => void = () => undefined;

  function Follow() {
    const navigate = useNavigate();
    const { pathname, search, key } = useLocation();
    const how = useNavigationType();
    useEffect(() => {
      go = (by) => void navigate(by);
    }, [navigate]);
    useEffect(() => {
      const here = pathname + search;
      if (how === 'PUSH') entries = [...entries.slice(0, at + 1), here];
      if (how === 'PUSH') at += 1;
      if (how === 'REPLACE') entries[at] = here;
    }, [pathname, search, key, how]);
    return null;
  }

  return {
    around: (page) => (
      <>
        {page}
        <Follow />
      </>
    ),
    entries: () => entries.map((entry, i) => (i === at ? `> ${entry}` : entry)),
    travel: (search) => {
      const found = entries
        .map((entry, index) => ({ entry, by: index - at }))
        .filter(({ entry, by }) => by !== 0 && entry.includes(search))
        .sort((a, b) => Math.abs(a.by) - Math.abs(b.by))[0];
      if (!found) throw new Error(`no place of the visit has ${search}: ${entries.join(' ')}`);
      at += found.by;
      go(found.by);
    },
  };
}
