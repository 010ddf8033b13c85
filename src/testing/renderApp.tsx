/** Renders the whole application at an address, as a browser would after its chunks have arrived. */
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '#web/app/App';
import { createAppStore } from '#web/app/store';
import type { AppStore } from '#web/app/store';
import { createAddress } from '#web/platform/location';
import type { AddressSource } from '#web/platform/location';
import { browserStores } from '#web/platform/storage';

export interface RenderedApp {
  readonly store: AppStore;
  readonly address: AddressSource;
  readonly unmount: () => void;
}

/** `renderApp('/flights/search?ori=JFK…')`; clear the storages yourself between tests. */
export async function renderApp(at: string): Promise<RenderedApp> {
  const url = new URL(at, 'http://localhost');
  const store = createAppStore(browserStores);
  const address = createAddress({ pathname: url.pathname, search: url.search });
  const view = await act(async () =>
    render(
      <App store={store} address={address}>
        {(page) => <MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>}
      </App>,
    ),
  );
  return { store, address, unmount: view.unmount };
}
