/**
 * What others do to the page: browsers that translate put elements in the place of text or words into it, extensions wrap and take away.
 * React knows nothing of it. It would write a new amount into text that is no longer on the screen, and fail where a node is not where
 * it put it. So before it touches such a place, what others did there is undone; a translation then translates it anew.
 */

export interface ForeignChanges {
  /** The page as it was when this began, for React to take it over. What was added beside it is taken away as well. */
  readonly undoAll: () => void;
  /** Whether others changed the page: what is taken over later may not match what was sent then, and React draws that part anew. */
  readonly isChanged: () => boolean;
}

/** Begins with the first script: changes before it are unknown. React must not have run yet. */
export function tolerateForeignChanges(root: Node): ForeignChanges {
  const { insertBefore, removeChild, appendChild } = Node.prototype;
  const nodeValue = accessor('nodeValue');
  const textContent = accessor('textContent');
  let changes = new WeakMap<Node, MutationRecord[]>();
  /** Where what others took out stood. */
  let homes = new WeakMap<Node, Node>();
  let hasTaken = false;
  let isChanged = false;
  let untilTakenOver: MutationRecord[] | null = [];

  const keep = (records: readonly MutationRecord[]): void => {
    for (const record of records) {
      const place = placeOf(record);
      if (place === null) continue;
      isChanged = true;
      const before = changes.get(place);
      if (before) before.push(record);
      else changes.set(place, [record]);
      for (const node of record.removedNodes) homes.set(node, place);
      hasTaken ||= record.removedNodes.length > 0;
      untilTakenOver?.push(record);
    }
  };
  const observer = new MutationObserver(keep);
  observer.observe(root, { childList: true, characterData: true, characterDataOldValue: true, subtree: true });

  const undo = ({ type, target, oldValue, addedNodes, removedNodes, nextSibling, previousSibling }: MutationRecord): void => {
    if (type === 'characterData') {
      nodeValue.set.call(target, oldValue);
      return;
    }
    const isHere = (node: Node | null): node is Node => node?.parentNode === target;
    const added = [...addedNodes].filter(isHere);
    const next = [...added, nextSibling].find(isHere) ?? (isHere(previousSibling) ? previousSibling.nextSibling : null);
    for (const node of removedNodes) {
      insertBefore.call(target, node, next);
      homes.delete(node);
    }
    for (const node of added) removeChild.call(target, node);
  };
  /** Leaves alone what was merely added, as the button of a password manager. */
  const undoAt = (place: Node): void => {
    const records = changes.get(place);
    if (!records?.some(({ type, removedNodes }) => type === 'characterData' || removedNodes.length > 0)) return;
    changes.delete(place);
    for (const record of records.reverse()) undo(record);
  };
  /** Work of our own: what was recorded before it was done by others, what it does itself is no change of others. */
  const own = <T>(work: () => T): T => {
    keep(observer.takeRecords());
    const done = work();
    observer.takeRecords();
    return done;
  };
  /** Puts a node back that others took out, or took out with what it is in. */
  const bringHome = (node: Node): void => {
    for (let at: Node | null = hasTaken ? node : null; at !== null; at = at.parentNode) {
      const home = homes.get(at);
      if (home) undoAt(home);
    }
  };

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return own(() => {
      bringHome(this);
      if (child.parentNode !== this) undoAt(this);
      // taken along by others: removed from wherever it is
      if (child.parentNode !== null) removeChild.call(child.parentNode, child);
      return child;
    });
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    return own(() => {
      bringHome(this);
      bringHome(node);
      if (child !== null && child.parentNode !== this) undoAt(this);
      let next = child;
      // wrapped by others: before what it is in
      while (next !== null && next.parentNode !== this) next = next.parentNode;
      insertBefore.call(this, node, next);
      return node;
    });
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    return own(() => {
      bringHome(this);
      bringHome(node);
      appendChild.call(this, node);
      return node;
    });
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      own(() => {
        bringHome(this);
        // a sentence is translated as a whole: its words may stand in the place of another part of it
        if (this.parentNode !== null) undoAt(this.parentNode);
        nodeValue.set.call(this, value);
      });
    },
  });
  Object.defineProperty(Node.prototype, 'textContent', {
    ...textContent,
    set(this: Node, value: string | null) {
      own(() => {
        bringHome(this);
        changes.delete(this);
        textContent.set.call(this, value);
      });
    },
  });

  return {
    isChanged() {
      keep(observer.takeRecords());
      return isChanged;
    },
    undoAll() {
      own(() => undefined);
      for (const record of untilTakenOver?.reverse() ?? []) undo(record);
      untilTakenOver = null;
      changes = new WeakMap();
      homes = new WeakMap();
      observer.takeRecords();
    },
  };
}

const placeOf = ({ type, target }: MutationRecord): Node | null => (type === 'childList' ? target : target.parentNode);

interface Accessor {
  readonly get: () => string | null;
  readonly set: (value: string | null) => void;
}

function accessor(name: 'nodeValue' | 'textContent'): Accessor {
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, name) ?? {};
  if (!get || !set) throw new Error(`nodes have no ${name}`);
  return { get, set };
}
