/** The results page as HTML while its flights are on their way, for a thread of the server: it knows nothing but the address. */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PageFacts } from '#core/contract/pages/pageFacts';
import type { RenderedResults, ResultsRequest } from '#core/content/prerendered';
import type { IsoDate } from '#core/domain/values/dates';
import { lazily } from '#core/domain/values/once';
import { href, LOCALES, matchRoute } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { searchOfAddress } from '#core/domain/search/validateSearch';
import { startActors } from '#web/app/actors';
import { App } from '#web/app/App';
import { preloadPage } from '#web/app/routes';
import { createAppStore } from '#web/app/store';
import { createAddress } from '#web/platform/browser/location';
import type { PageLocation } from '#web/platform/browser/location';
import { SLOT_BRAND } from '#core/content/brandSlots';
import { loadMessages, loadResultsWords } from '#web/platform/sent/messages';
import { PageFactsContext } from '#web/platform/sent/pageFacts';
import { takeSettings } from '#web/platform/sent/settings';
import { tabTitle } from '#core/content/phrases/tripDays';
import { renderWithFares } from './fares';
import { nothing } from './nothing';

/** The server's thread opens one file. */
export { renderWithFares };

const ANY_DAY = '2026-01-01' as IsoDate;
/** After so many the compiler has seen what matters; a quarter of a second in all. */
const WARM_RENDERS = 10;
const ANY_SEARCH = '?ori=JFK&des=LAX&departdate=01-Feb-2026&triptype=O&cabin=Economy&adt=1&chd=0&inf=0';

/** Brings everything that the page is made of; from then on it is rendered at once. */
const open = lazily(async (): Promise<(request: ResultsRequest) => RenderedResults> => {
  takeSettings({ brand: SLOT_BRAND });
  // Nothing is ever sent to them, so that the same do for all requests.
  const store = createAppStore({ local: nothing, session: nothing });
  const actors = startActors(store, createAddress({ pathname: '/', search: '' }));
  const app = (place: PageLocation, facts: PageFacts) => (
    <StrictMode>
      <PageFactsContext value={facts}>
        <App store={store} address={createAddress(place)} actors={actors}>
          {(page) => <StaticRouter location={place}>{page}</StaticRouter>}
        </App>
      </PageFactsContext>
    </StrictMode>
  );
  const wordsOf = async (locale: Locale) => ({ ...(await loadMessages(locale)), ...(await loadResultsWords(locale)) });
  const words = { en: await wordsOf('en'), es: await wordsOf('es') };
  for (const locale of LOCALES) {
    const pathname = href('results', locale);
    await preloadPage(pathname);
    // the first render waits for what is loaded on demand, all words of a list included
    const { prelude } = await prerender(app({ pathname, search: ANY_SEARCH }, { today: ANY_DAY, cities: {}, first: null }));
    await new Response(prelude).text();
  }
  return ({ place, facts }) => {
    const searched = searchOfAddress(new URLSearchParams(place.search), facts.today);
    const locale = matchRoute(place.pathname)?.locale ?? 'en';
    return { title: searched.ok ? tabTitle(words[locale], searched.value) : null, html: renderToString(app(place, facts)) };
  };
});

/** The page of an address; the first one waits for what it is made of. */
export const renderResults = async (request: ResultsRequest): Promise<RenderedResults> => (await open())(request);

/** Renders what visitors ask for first, for nobody: scripts are read and compiled then. */
export async function warmUp(): Promise<void> {
  const render = await open();
  const place = { pathname: href('results', 'en'), search: ANY_SEARCH };
  for (let times = 0; times < WARM_RENDERS; times += 1) render({ place, facts: { today: ANY_DAY, cities: {}, first: null } });
  const banner = { Pageurl: '/', hd1: '', hd2: '', hd3: '', hd4: '', ImgUrl: ['/img/hero'] };
  await renderWithFares({ pathname: '/', record: null, answers: { query: '', banner } });
}
