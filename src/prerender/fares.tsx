/** Content pages with the fares that were seen, for the thread of the server that renders results pages. */
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { SLOT_BRAND } from '#core/content/brandSlots';
import type { FarePageRequest } from '#core/content/prerendered';
import { lazily } from '#core/domain/values/once';
import { startActors } from '#web/app/actors';
import { App } from '#web/app/App';
import { preloadPage } from '#web/app/routes';
import { createAppStore } from '#web/app/store';
import { takeAnswersFrom } from '#web/platform/sent/pageAnswers';
import { createAddress } from '#web/platform/browser/location';
import { takeRecordsFrom } from '#web/platform/sent/pageRecord';
import { takeSettings } from '#web/platform/sent/settings';
import { nothing } from './nothing';

/** Nothing is ever sent to them, so that the same do for all pages. */
const open = lazily(() => {
  takeSettings({ brand: SLOT_BRAND });
  const store = createAppStore({ local: nothing, session: nothing });
  return { store, actors: startActors(store, createAddress({ pathname: '/', search: '' })) };
});

/** Inside of the root element, as the build renders it, with the fares in it. */
export async function renderWithFares({ pathname, record, answers }: FarePageRequest): Promise<string> {
  const { store, actors } = open();
  takeRecordsFrom(() => (record ? Promise.resolve(record) : Promise.reject(new Error(`no record of ${pathname}`))));
  takeAnswersFrom(() => Promise.resolve(answers));
  await preloadPage(pathname);
  const { prelude } = await prerender(
    <StrictMode>
      <App store={store} address={createAddress({ pathname, search: '' })} actors={actors}>
        {(page) => <StaticRouter location={pathname}>{page}</StaticRouter>}
      </App>
    </StrictMode>,
    {
      // otherwise large parts arrive as inline scripts, which the content security policy refuses
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
