import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SearchWords } from '#core/content/searchFile';
import { wordsOfAddress } from '#core/domain/site/siteSearch';
import { useMessages } from '#web/platform/sent/messages';
import { useHydrated } from '#web/platform/useHydrated';
import { FoundPages, NoSearch } from './FoundPages';
import { SearchBox } from './SearchBox';
import { useSiteSearch } from './siteSearch.hooks';
import { paramIn } from '#core/domain/values/texts';

/** What the address asks for; empty in prerendered HTML. */
const useSearchedText = (): string => {
  const { search } = useLocation();
  return useHydrated() ? paramIn(new URLSearchParams(search), 'q').trim() : '';
};

/** The page of everything that is found. */
export function SiteSearchForm() {
  const text = useSearchedText();
  return (
    <div className="found-page">
      <SearchBox key={text} initial={text} isFirst />
      {text === '' ? null : <Answer text={text} />}
    </div>
  );
}

function Answer({ text: text }: { text: string }) {
  const state = useSiteSearch(true);
  if (state.is === 'failed') return <NoSearch />;
  const found = state.is === 'open' ? state.search.find(text) : [];
  return (
    <>
      <p className="found__count" role="status">
        {state.is === 'open' ? <Count text={text} found={found.length} words={state.search.words} /> : null}
      </p>
      {state.is === 'open' && found.length > 0 ? <FoundPages key={text} pages={found} search={state.search} /> : null}
    </>
  );
}

function Count({ text: text, found, words }: { text: string; found: number; words: SearchWords }) {
  if (found === 0)
    return (
      <>
        {words.nothing} “{text}”. {words.nothingMore}
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

/** Pages that an address which is not there may have meant, when they are requested: coming by themselves they would move what is read. */
export function LostSearch() {
  const words = useMessages().shell.siteSearch;
  const [isRequested, setRequested] = useState(false);
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const meant = isHydrated ? wordsOfAddress(pathname) : '';
  const state = useSiteSearch(isRequested && meant !== '');
  const found = state.is === 'open' ? state.search.find(meant).slice(0, MOST_GUESSES) : [];
  return (
    <div className="found-page">
      <SearchBox key={meant} initial={meant} />
      {isRequested ? null : (
        <p className="found__guess">
          <button className="btn btn--line" type="button" onClick={() => setRequested(true)}>
            {words.guess}
          </button>
        </p>
      )}
      {isRequested && state.is === 'failed' ? <NoSearch /> : null}
      {state.is === 'open' && found.length === 0 ? (
        <p className="found__count" role="status">
          {state.search.words.nothing} “{meant}”. {state.search.words.nothingMore}
        </p>
      ) : null}
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
