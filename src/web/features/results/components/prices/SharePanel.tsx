import '../card/pricePanel.css';
import { useLocation } from 'react-router-dom';
import { tabTitle } from '#core/content/phrases/tripDays';
import { shareableSearch } from '#core/domain/flights/shareLink';
import type { SearchQuery } from '#core/domain/search/trip';
import { ShareLink } from '#web/parts/share/ShareLink';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';

/** The address of these flights for somebody else. */
export function SharePanel({ query }: { readonly query: SearchQuery }) {
  const words = { ...useMessages(), ...useResultsWords() };
  const { pathname, search } = useLocation();
  return (
    <section className="card pricing sharepanel" aria-label={words.results.shareView}>
      <ShareLink path={`${pathname}?${shareableSearch(search)}`} title={tabTitle(words, query)} what="search" />
    </section>
  );
}
