import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { DocumentFramesContext, mayFrame } from './app/ownDocument';
import { preloadPage } from './app/routes';
import { createAppStore } from './app/store';
import { createAddress } from './platform/location';
import { browserStores } from './platform/storage';

const root = document.getElementById('root');
if (!root) throw new Error('the document has no root');

const store = createAppStore(browserStores);
const address = createAddress({ pathname: window.location.pathname, search: window.location.search });
const app = (
  <StrictMode>
    <DocumentFramesContext value={mayFrame(window.location.pathname)}>
      <App store={store} address={address}>
        {(page) => <BrowserRouter>{page}</BrowserRouter>}
      </App>
    </DocumentFramesContext>
  </StrictMode>
);

// A prerendered page is taken over as it stands, once its scripts are here; an empty shell is rendered.
if (root.firstElementChild) {
  const takeOver = () => hydrateRoot(root, app);
  preloadPage(window.location.pathname).then(takeOver, takeOver);
} else createRoot(root).render(app);
