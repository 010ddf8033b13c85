/** Renders the whole application at an address, as a browser would after its chunks have arrived. */
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '#web/app/App';
import { preloadPage } from '#web/app/routes';
import { createAppStore } from '#web/app/store';
import type { AppStore } from '#web/app/store';
import { createAddress } from '#web/platform/browser/location';
import type { AddressSource } from '#web/platform/browser/location';
import { browserStores } from '#web/platform/browser/storage';

export interface RenderedApp {
  readonly store: AppStore;
  readonly address: AddressSource;
  readonly unmount: () => void;
}

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
  const store = createAppStore(browserStores);
  const address = createAddress({ pathname: url.pathname, search: url.search });
  const view = await act(async () =>
    render(
      <App store={store} address={address}>
        {(page) => <MemoryRouter initialEntries={places}>{around(page)}</MemoryRouter>}
      </App>,
    ),
  );
  return { store, address, unmount: view.unmount };
}

/** Brings the pages of a file's tests before the first of them; a page's calls go through a store, as in the browser. */
export async function preloadPages(...paths: readonly string[]): Promise<void> {
  createAppStore(browserStores);
  await Promise.all(paths.map(preloadPage));
}
