/**
 * What a traveler does to a page and sees of it, by roles and names: the words that gestures and sights are written in. Two read them,
 * the drawn application (drawn.tsx) and a real browser (e2e/fixtures/pageDriver.ts).
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { PageWalk } from '../routes';

/** A control or a part of the page, by its role and its accessible name. */
export interface Part {
  readonly role:
    | 'alert'
    | 'button'
    | 'checkbox'
    | 'combobox'
    | 'dialog'
    | 'gridcell'
    | 'group'
    | 'heading'
    | 'iframe'
    | 'link'
    | 'listbox'
    | 'main'
    | 'option'
    | 'radio'
    | 'region'
    | 'search'
    | 'slider'
    | 'status'
    | 'textbox';
  /** All of the name, or a pattern in it; left out: any. */
  readonly name?: string | RegExp;
  /** The part that it lies in. */
  readonly within?: Part;
}

export interface PageDriver {
  readonly press: (part: Part) => Promise<void>;
  /** Presses what is folded, so that it is open. */
  readonly unfold: (part: Part) => Promise<void>;
  /** Takes the place of what is in a field. */
  readonly type: (part: Part, text: string) => Promise<void>;
  readonly choose: (part: Part, option: string) => Promise<void>;
  /** Moves a slider. */
  readonly slide: (part: Part, value: number) => Promise<void>;
  /** A key where the focus is, in the words of user-event: `{ArrowDown}`. */
  readonly key: (key: string) => Promise<void>;
  /** The button of the pointer goes down, or up, wherever the pointer is. */
  readonly hold: (part: Part) => Promise<void>;
  readonly release: () => Promise<void>;
  readonly focus: (part: Part) => Promise<void>;
  /** The focus goes to the page itself. */
  readonly leave: () => Promise<void>;
  /** Back or forward, to the nearest place of the visit whose address has this in it. */
  readonly travel: (search: string) => Promise<void>;
  /** What a frame of the gateway says to the page. */
  readonly hear: (frame: Part, message: object) => Promise<void>;
}

/** Throws where the page shows something else. */
export interface PageReader {
  readonly sees: (part: Part, text?: string | RegExp) => Promise<void>;
  readonly seesNot: (part: Part) => Promise<void>;
  readonly holdsValue: (part: Part, value: string) => Promise<void>;
}

/** How a machine's events are made on its page, and how its states look there. */
export interface PageTable<Page> {
  readonly walk: PageWalk<Page>;
  /** By what a action is done by: the type of its last event unless it says otherwise. */
  readonly gestures: Readonly<Record<string, (event: AnyEventObject, driver: PageDriver, snapshot: AnyMachineSnapshot) => Promise<void>>>;
  /** By state, `filling.reviewing`; of a parallel machine by each of its regions' states. */
  readonly sights: Readonly<Record<string, (reader: PageReader, snapshot: AnyMachineSnapshot, page: Page) => Promise<void>>>;
}

/** `filling.reviewing`; of parallel states one path each. */
export function statesOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path === '' ? value : `${path}.${value}`];
  return Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([key, inner]) =>
    statesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}
