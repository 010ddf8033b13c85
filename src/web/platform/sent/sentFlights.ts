/** The flights that a results page was rendered with. */
import { use, useState } from 'react';
import type { FirstFlights } from '#core/contract/flights/firstFlights';
import { useHydrated } from '../useHydrated';
import { PageFactsContext } from './pageFacts';

/** The first flights that the document came with; null on every page opened after it. */
export function useSentFlights(): FirstFlights | null {
  const facts = use(PageFactsContext);
  const isTakenOver = !useHydrated();
  const [first] = useState(isTakenOver ? (facts?.first ?? null) : null);
  return first;
}
