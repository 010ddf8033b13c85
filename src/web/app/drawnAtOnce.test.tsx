/** A page whose scripts have come is drawn in one go: where React has to draw it anew at once, no key finds a fallback instead of its field. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { createAddress } from '#web/platform/browser/location';
import { browserStores } from '#web/platform/browser/storage';
import { fakeServer } from '#testing/site/fakeServer';
import { preloadPages } from '#testing/site/renderApp';
import { App } from './App';
import { createAppStore } from './store';

// records of pages, which every server has
fakeServer({}).serveFile();

const PATHS = ['/', '/us-es', '/about-us', '/us-es/contact-us', '/flights/search?ori=JFK&des=LAX', '/flights/payment'] as const;

beforeAll(() => preloadPages(...PATHS.map((path) => path.split('?')[0] ?? path)), 60_000);

// as in a browser: nothing waits for what the page does afterwards
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

it.each(PATHS)('draws %s without waiting', (path) => {
  const [pathname = '', search = ''] = path.split('?');
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <App store={createAppStore(browserStores)} address={createAddress({ pathname, search })}>
        {(page) => <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>}
      </App>,
    ),
  );
  expect(host.querySelector('.page-wait')).toBeNull();
  expect(host.querySelector('main h1')).toBeInTheDocument();
  flushSync(() => root.unmount());
  host.remove();
});
