/** What the document of a results page was rendered with; none on other pages and where nothing was rendered. */
import { createContext, use, useSyncExternalStore } from 'react';
import { FACTS_META } from '#core/contract/pages/pageFacts';
import type { PageFacts } from '#core/contract/pages/pageFacts';
import type { IsoDate } from '#core/domain/values/dates';
import { today } from '../clock';

export const PageFactsContext = createContext<PageFacts | null>(null);

export function readPageFacts(doc: Document): PageFacts | null {
  const content = doc.querySelector(`meta[name="${FACTS_META}"]`)?.getAttribute('content');
  // our own server wrote it from the same type
  return content ? (JSON.parse(content) as PageFacts) : null;
}

const never = () => () => undefined;

/** The browser's date; while a page is taken over, the one in its HTML. */
export function useToday(): IsoDate {
  const facts = use(PageFactsContext);
  return useSyncExternalStore(never, today, () => facts?.today ?? today());
}

/** The city of a code of the address, where the document says it. */
export const useSentCity = (code: string): string | undefined => use(PageFactsContext)?.cities[code];
