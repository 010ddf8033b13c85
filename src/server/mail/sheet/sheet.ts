/** What a letter or an itinerary says, in parts: one source for HTML and plain text, so that both say the same. */

/** A value that is called or opened when it is pressed. */
export interface LinkedText {
  readonly text: string;
  readonly href: string;
}

export interface Stop {
  readonly code: string;
  readonly city: string;
  readonly time: string;
  /** `Terminal 4`; empty where it is not known. */
  readonly terminal: string;
}

/** One direction of a trip at a glance. */
export interface Flown {
  readonly what: string;
  readonly from: Stop;
  readonly to: Stop;
  readonly between: string;
  readonly flights: string;
}

export type Block =
  | { readonly kind: 'title' | 'text' | 'note' | 'strong'; readonly text: string }
  /** Terms and what they are. */
  | { readonly kind: 'facts'; readonly title?: string; readonly rows: readonly (readonly [term: string, value: string | LinkedText])[] }
  /** Like a boarding pass, in text alone: mail programs keep pictures back. */
  | { readonly kind: 'pass'; readonly references: readonly (readonly [term: string, value: string])[]; readonly flown: readonly Flown[] }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly (readonly string[])[] }
  | { readonly kind: 'table'; readonly title: string; readonly names: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'link' | 'plainLink'; readonly label: string; readonly href: string };

export interface Sheet {
  readonly lang: string;
  readonly title: string;
  /** The name in the band above. */
  readonly brand: string;
  readonly blocks: readonly Block[];
  readonly foot: readonly string[];
}
