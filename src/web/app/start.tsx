/** The application on its root: store, address, router; takes a prerendered page over as it stands. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createAddress } from '#web/platform/location';
import { browserStores } from '#web/platform/storage';
import { App } from './App';
import { documentKindOf, DocumentKindContext } from './ownDocument';
import { preloadPage } from './routes';
import { createAppStore } from './store';

/** Starts once a document; `onShown` is told when the page is there and listens. */
export function start(root: HTMLElement, onShown?: () => void): void {
  const { pathname, search } = window.location;
  const store = createAppStore(browserStores);
  const address = createAddress({ pathname, search });
  const app = (
    <StrictMode>
      <DocumentKindContext value={documentKindOf(pathname)}>
        <App store={store} address={address} onShown={onShown}>
          {(page) => <BrowserRouter>{page}</BrowserRouter>}
        </App>
      </DocumentKindContext>
    </StrictMode>
  );
  if (root.firstElementChild) {
    // once its scripts are here, or failed: the page's own boundary tells then
    const takeOver = () => hydrateRoot(root, app);
    preloadPage(pathname).then(takeOver, takeOver);
  } else createRoot(root).render(app);
}
