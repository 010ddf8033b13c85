/** Rendered pages that processes of a site let each other have, compressed as browsers take them. Only pages that name nobody go there. */
import { textOf } from '../../http/replies/preparedBody';
import type { SharedStore } from '../../platform/shared/sharedStore';
import type { PageBody } from './pageBody';

interface SharedPages {
  /** The text and its compressed form; undefined where no process rendered it. */
  find(name: string): Promise<{ readonly text: string; readonly br: Buffer } | undefined>;
  /** Compresses the page while requests are answered, and lets the others have it. */
  keep(name: string, page: PageBody, keepMs: number): void;
}

/** Pages in `store`; none without one. */
export function createSharedPages(store: SharedStore | null): SharedPages {
  return {
    async find(name) {
      const br = await store?.get(name);
      if (br === undefined) return undefined;
      try {
        return { text: await textOf({ br }), br };
      } catch {
        return undefined; // not what a process of this site put there
      }
    },
    keep(name, page, keepMs) {
      if (store === null) return;
      page.packed('br').then(
        (br) => store.put(name, br, keepMs),
        () => undefined,
      );
    },
  };
}
