/**
 * What the processes of a site let each other have: answers that one has worked out, and who is working one out. Nothing in it must last, and
 * nothing in it is believed: others may write there too (reliability.24).
 */

/** No answer takes more; what does is not read at all. */
export const MOST_STORED_BYTES = 2 * 1024 * 1024;

export interface SharedStore {
  /** What was put under the name and still holds; undefined where there is none or too much, and where the store does not say so at once. */
  get(name: string): Promise<Buffer | undefined>;
  /** Never waits; what is put while the store is away is lost, and so is what is too much. */
  put(name: string, value: Buffer, keepMs: number): void;
  /** Says that this process works on `name`, for `holdMs` unless it says so again. */
  claim(name: string, holdMs: number): Promise<Claim>;
}

/** `acquired`: nobody else works on it until `release`. `taken`: somebody does. `away`: nobody knows. */
export type Claim = { readonly state: 'acquired'; renew(): void; release(): void } | { readonly state: 'taken' | 'away' };
