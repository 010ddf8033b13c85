/** What `npm run desk -- doctor` says of one thing: each provider's part writes its own. */
export interface Finding {
  readonly about: string;
  /** `note`: works, and somebody should know. */
  readonly verdict: 'ok' | 'note' | 'wrong';
  readonly says: string;
}

export const ok = (about: string, says: string): Finding => ({ about, verdict: 'ok', says });
export const note = (about: string, says: string): Finding => ({ about, verdict: 'note', says });
export const wrong = (about: string, says: string): Finding => ({ about, verdict: 'wrong', says });
