/** Whether this page is inspected, and how (code.17): `?inspect`, `?inspect=stately`, `?inspect=off`; it holds for the tab. */
import { browserStores } from '#web/platform/browser/storage';

const KEY = 'wingfare.inspect';
const STATELY = /^stately(?::(\d{2,5}))?$/;

export interface InspectFlag {
  /** The panel is opened, whatever it was before. */
  readonly isRequested: boolean;
  /** Where Stately's inspector is: its own site, or a port of this machine. */
  readonly stately: { readonly url: string | null } | null;
}

/** Null where the page is not inspected. In development it always is. */
export function inspectFlag(search: string, isDevelopment: boolean): InspectFlag | null {
  const flag = new URLSearchParams(search).get('inspect');
  if (flag === 'off') browserStores.session.remove(KEY);
  else if (flag !== null) browserStores.session.write(KEY, flag);
  const kept = browserStores.session.read(KEY);
  if (typeof kept !== 'string') return isDevelopment ? { isRequested: false, stately: null } : null;
  const stately = STATELY.exec(kept);
  return {
    isRequested: flag !== null && flag !== 'off',
    stately: stately && { url: stately[1] ? `http://127.0.0.1:${stately[1]}/` : null },
  };
}
