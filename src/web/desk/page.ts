/** What the server wrote into this page for the program. */
import { createContext, use } from 'react';
import type { DeskPage } from '#core/contract/desk.schema';

export const PageContext = createContext<DeskPage | null>(null);

export function usePage(): DeskPage {
  const page = use(PageContext);
  if (page === null) throw new Error('no page of the desk');
  return page;
}

/** How this page writes moments: at the agency's clock, to the minute, like the tables around: `2027-01-31 14:05`. */
export function useMomentText(): (instant: string) => string {
  const { timeZone } = usePage();
  // Swedish dates are ISO's
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant) => format.format(new Date(instant));
}
