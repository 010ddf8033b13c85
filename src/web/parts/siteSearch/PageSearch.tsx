import { useLocation } from 'react-router-dom';
import type { SearchWords } from '#core/content/searchFile';
import { wordsOfAddress } from '#core/domain/siteSearch';
import { useHydrated } from '#web/platform/useHydrated';
import { FoundPages, NoSearch } from './FoundPages';
import { SearchBox } from './SearchBox';
import { useSiteSearch } from './siteSearch.hooks';

/** What the address asks for; empty in prerendered HTML. */
const useAsked = (): string => {
  const { search } = useLocation();
  return useHydrated() ? (new URLSearchParams(search).get('q') ?? '').trim() : '';
};

/** The page of everything that is found. */
export function SiteSearchForm() {
  const asked = useAsked();
  return (
    <div className="found-page">
      <SearchBox key={asked} initial={asked} isFirst />
      <Answer asked={asked} />
    </div>
  );
}

function Answer({ asked }: { asked: string }) {
  const isHydrated = useHydrated();
  const state = useSiteSearch(isHydrated);
  if (state.is === 'failed') return <NoSearch />;
  const found = state.is === 'open' ? state.search.find(asked) : [];
  return (
    <>
      <p className="found__count" role="status">
        {state.is === 'open' ? <Count asked={asked} found={found.length} words={state.search.words} /> : null}
      </p>
      {state.is === 'open' && found.length > 0 ? <FoundPages key={asked} pages={found} search={state.search} /> : null}
    </>
  );
}

function Count({ asked, found, words }: { asked: string; found: number; words: SearchWords }) {
  if (asked === '') return words.typeSomething;
  if (found === 0)
    return (
      <>
        {words.nothing} “{asked}”. {words.nothingMore}
      </>
    );
  return found === 1 ? words.onePage : `${String(found)} ${words.pages}`;
}

/** Above the list of all pages. */
export function SitemapSearch() {
  return (
    <div className="found-page">
      <SearchBox />
    </div>
  );
}

const MOST_GUESSES = 5;

/** Pages that an address which is not there may have meant. */
export function LostSearch() {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const meant = isHydrated ? wordsOfAddress(pathname) : '';
  const state = useSiteSearch(meant !== '');
  const found = state.is === 'open' ? state.search.find(meant).slice(0, MOST_GUESSES) : [];
  return (
    <div className="found-page">
      <SearchBox key={meant} initial={meant} />
      {state.is === 'open' && found.length > 0 ? (
        <section aria-labelledby="meant">
          <h2 id="meant" className="found__meant">
            {state.search.words.didYouMean}
          </h2>
          <FoundPages pages={found} search={state.search} />
        </section>
      ) : null}
    </div>
  );
}
