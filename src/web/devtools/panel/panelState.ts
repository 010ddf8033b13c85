/** What the inspector's user has chosen; pure. */
import { ENTRY_KINDS } from '../log/entries';
import type { EntryKind } from '../log/entries';
import type { LogView, SeenActor } from '../log/log';

export type Tab = 'context' | 'event' | 'store' | 'send';
/** Where there is room for one at a time. */
export type Pane = 'list' | 'chart' | 'details';

export interface PanelState {
  /** Session id; null for the machine that began last. */
  readonly actor: string | null;
  /** The entry that is looked at; null for now. */
  readonly entry: number | null;
  readonly tab: Tab;
  readonly pane: Pane;
  readonly kinds: ReadonlySet<EntryKind>;
  readonly isActorOnly: boolean;
  readonly isRefusedOnly: boolean;
  readonly hasTracking: boolean;
  readonly text: string;
  /** The panel as it was when pause was pressed; the page goes on, and so does its record. */
  readonly paused: LogView | null;
}

export const AT_FIRST: PanelState = {
  actor: null,
  entry: null,
  tab: 'context',
  pane: 'chart',
  kinds: new Set(ENTRY_KINDS),
  isActorOnly: false,
  isRefusedOnly: false,
  hasTracking: false,
  text: '',
  paused: null,
};

export type PanelChange =
  | { readonly type: 'actor.chosen'; readonly actor: string }
  | { readonly type: 'entry.chosen'; readonly entry: number; readonly actor: string | null }
  | { readonly type: 'now.chosen' }
  | { readonly type: 'tab.chosen'; readonly tab: Tab }
  | { readonly type: 'pane.chosen'; readonly pane: Pane }
  | { readonly type: 'kind.toggled'; readonly kind: EntryKind }
  | { readonly type: 'actorOnly.toggled' }
  | { readonly type: 'refusedOnly.toggled' }
  | { readonly type: 'tracking.toggled' }
  | { readonly type: 'text.typed'; readonly text: string }
  | { readonly type: 'pause.toggled'; readonly view: LogView };

export function changedPanel(state: PanelState, change: PanelChange): PanelState {
  switch (change.type) {
    case 'actor.chosen':
      return { ...state, actor: change.actor, pane: state.pane === 'list' ? 'chart' : state.pane };
    case 'entry.chosen':
      return { ...state, entry: change.entry, actor: change.actor ?? state.actor };
    case 'now.chosen':
      return { ...state, entry: null };
    case 'tab.chosen':
      return { ...state, tab: change.tab };
    case 'pane.chosen':
      return { ...state, pane: change.pane };
    case 'kind.toggled': {
      const kinds = new Set(state.kinds);
      if (!kinds.delete(change.kind)) kinds.add(change.kind);
      return { ...state, kinds };
    }
    case 'actorOnly.toggled':
      return { ...state, isActorOnly: !state.isActorOnly };
    case 'refusedOnly.toggled':
      return { ...state, isRefusedOnly: !state.isRefusedOnly };
    case 'tracking.toggled':
      return { ...state, hasTracking: !state.hasTracking };
    case 'text.typed':
      return { ...state, text: change.text };
    case 'pause.toggled':
      return { ...state, paused: state.paused ? null : change.view };
  }
}

/** The chosen actor; else the machine to which something happened last. */
export function chosenActor({ actors, entries }: LogView, id: string | null): SeenActor | null {
  const last = entries.findLast((entry) => entry.kind === 'event' && entry.before !== null);
  const lately = last?.kind === 'event' ? last.actor : null;
  return (
    actors.find((actor) => actor.id === id) ??
    actors.find((actor) => actor.id === lately) ??
    actors.findLast(({ snapshot }) => snapshot !== null) ??
    null
  );
}
