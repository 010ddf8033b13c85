import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { outcomeOf, stateInWords, titleOf } from '../log/entries';
import type { Entry, EntryKind } from '../log/entries';
import { refusalOf } from '../log/verdicts';

interface TimeLineProps {
  readonly entries: readonly Entry[];
  readonly chosen: number | null;
  readonly onChoose: (entry: Entry) => void;
  readonly onNow: () => void;
}

const ROW = 48;
const AHEAD = 6;
/** Nearer to the end than this, it follows what is new. */
const NEAR = 2 * ROW;

export const KIND_WORDS: Readonly<Record<EntryKind, string>> = { event: 'Machine', action: 'Store', cache: 'Query', call: 'Network' };

/** The events of machines, the store's actions, the cache's entries and the network's answers, in the order in which they came. */
export function TimeLine({ entries, chosen, onChoose, onNow }: TimeLineProps) {
  'use no memo'; // the virtualizer changes in place, which the compiler cannot see
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // oxlint-disable-next-line react/incompatible-library -- said above
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: AHEAD,
    initialRect: { width: 400, height: 400 },
    getItemKey: (i) => entries[i]?.id ?? i,
  });
  const lastId = entries.at(-1)?.id;
  useLayoutEffect(() => {
    if (isAtEnd.current && chosen === null && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lastId, chosen]);

  const at = chosen === null ? -1 : entries.findIndex(({ id }) => id === chosen);
  const choose = (index: number): void => {
    const entry = entries[Math.max(0, Math.min(entries.length - 1, index))];
    if (!entry) return;
    onChoose(entry);
    virtualizer.scrollToIndex(entries.indexOf(entry));
  };
  const press = (event: KeyboardEvent): void => {
    const from = at === -1 ? entries.length : at;
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? ROW) / ROW) - 1);
    const to: Readonly<Record<string, number>> = {
      ArrowUp: from - 1,
      ArrowDown: from + 1,
      PageUp: from - page,
      PageDown: from + page,
      Home: 0,
      End: entries.length - 1,
    };
    const index = to[event.key];
    if (event.key === 'Escape') onNow();
    if (index === undefined) return;
    event.preventDefault();
    choose(index);
  };

  return (
    <div
      ref={box}
      className="insp-list"
      role="listbox"
      aria-label="Time line"
      aria-activedescendant={at === -1 ? undefined : `insp-entry-${String(chosen)}`}
      tabIndex={0}
      onKeyDown={press}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        isAtEnd.current = scrollTop + clientHeight > scrollHeight - NEAR;
      }}
    >
      {entries.length === 0 && <p className="insp-empty">Nothing here yet, or nothing that the filters let through.</p>}
      <div role="presentation" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map((row) => {
          const entry = entries[row.index];
          return entry ? (
            <div
              key={row.key}
              id={`insp-entry-${String(entry.id)}`}
              className="insp-row"
              role="option"
              aria-selected={entry.id === chosen}
              aria-setsize={entries.length}
              aria-posinset={row.index + 1}
              data-kind={entry.kind}
              data-outcome={entry.kind === 'event' ? outcomeOf(entry) : undefined}
              style={{ transform: `translateY(${String(row.start)}px)` }}
              onClick={() => onChoose(entry)}
            >
              <span className="insp-time">{timeInWords(entry.at)}</span>
              <span className="insp-title">{titleOf(entry)}</span>
              <span className="insp-from">{fromOf(entry)}</span>
              <span className="insp-result">{resultOf(entry)}</span>
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}

/** `0:07.250`: minutes, seconds and thousandths since the page began. */
export const timeInWords = (at: number): string =>
  `${String(Math.floor(at / 60_000))}:${((at % 60_000) / 1000).toFixed(3).padStart(6, '0')}`;

const fromOf = (entry: Entry): string =>
  entry.kind === 'event' ? `${entry.machine}, from ${entry.source}` : entry.kind === 'call' ? KIND_WORDS.call : KIND_WORDS[entry.kind];

function resultOf(entry: Entry): string {
  switch (entry.kind) {
    case 'event': {
      const outcome = outcomeOf(entry);
      if (outcome === 'refused') return refusalOf(entry);
      const [before, after] = [stateInWords(entry.before?.value), stateInWords(entry.after.value)];
      if (outcome === 'jumped') return `put back to ${after}`;
      return before === after ? 'stays' : `→ ${changedPart(before, after)}`;
    }
    case 'call':
      return entry.status === 0 ? 'no answer' : `${String(entry.status)} in ${String(Math.round(entry.ms))} ms`;
    case 'action':
    case 'cache':
      return '';
  }
}

/** Of regions that are active at once, those that changed. */
function changedPart(before: string, after: string): string {
  const known = new Set(before.split(', '));
  return after
    .split(', ')
    .filter((part) => !known.has(part))
    .join(', ');
}
