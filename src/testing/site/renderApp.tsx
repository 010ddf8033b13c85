/**
 * Renders the whole application at an address, as a browser would after its chunks have arrived. After each test it looks whether all
 * that was drawn had its names and its language (watchedPage.ts), and whether the page took away what it had registered (leftBehind.ts).
 */
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { splitLocale } from '#core/domain/site/routes';
import { App } from '#web/app/App';
import { preloadPage } from '#web/app/routes';
import { createAppStore } from '#web/app/store';
import type { AppStore } from '#web/app/store';
import { createAddress } from '#web/platform/browser/location';
import type { AddressSource } from '#web/platform/browser/location';
import { browserStores } from '#web/platform/browser/storage';
import { forgetLeftBehind, leftBehind, subscribedCalls } from './leftBehind';
import { watchPage } from './watchedPage';
import type { WatchedPage } from './watchedPage';

export interface RenderedApp {
  readonly store: AppStore;
  readonly address: AddressSource;
  readonly unmount: () => void;
}

const stores = new Set<AppStore>();
const watched = new Set<WatchedPage>();
/** Of the browser, whatever clock a test has set. */
const nextTask = window.setTimeout;

afterEach(async () => {
  if (stores.size === 0) return;
  const faults = [...watched].flatMap((page) => page.faults());
  for (const page of watched) page.stop();
  watched.clear();
  cleanup();
  const left = (): readonly string[] => [...leftBehind(), ...[...stores].flatMap(subscribedCalls)];
  // some leave in the task after the page, such as what stands in the history
  for (let tasks = 0; left().length > 0 && tasks < 20; tasks += 1) await new Promise((done) => nextTask(done));
  const found = left();
  stores.clear();
  expect(faults).toEqual([]);
  if (found.length > 0) throw new Error(`The page is gone and left behind:\n${found.join('\n')}`);
});

/**
 * `renderApp('/flights/search?ori=JFK…')`, or the places of a visit of which the last is shown; `around` puts more next to the page, inside
 * its router. Clear the storages yourself between tests.
 */
export async function renderApp(
  at: string | readonly string[],
  around: (page: ReactNode) => ReactNode = (page) => page,
): Promise<RenderedApp> {
  const places = [at].flat();
  const url = new URL(places.at(-1) ?? '/', 'http://localhost');
  // what a test has begun before, such as the script that listens for as long as the document lives, is not the page's
  if (stores.size === 0) forgetLeftBehind();
  const store = createAppStore(browserStores);
  stores.add(store);
  const container = document.body.appendChild(document.createElement('div'));
  watched.add(watchPage(container, { isSpanish: splitLocale(url.pathname).locale === 'es' }));
  const address = createAddress({ pathname: url.pathname, search: url.search });
  const view = await act(async () =>
    render(
      <App store={store} address={address}>
        {(page) => <MemoryRouter initialEntries={places}>{around(page)}</MemoryRouter>}
      </App>,
      { container },
    ),
  );
  return { store, address, unmount: view.unmount };
}

/** Brings the pages of a file's tests before the first of them; a page's calls go through a store, as in the browser. */
export async function preloadPages(...paths: readonly string[]): Promise<void> {
  createAppStore(browserStores);
  await Promise.all(paths.map(preloadPage));
}
