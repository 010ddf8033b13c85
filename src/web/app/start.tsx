/** The application on its root: store, address, router; takes a prerendered page over as it stands. */
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { splitLocale } from '#core/domain/site/routes';
import type { ForeignChanges } from '#web/platform/browser/foreignChanges';
import { nextTask, whenIdle } from '#web/platform/browser/idle';
import { createAddress } from '#web/platform/browser/location';
import { PageFactsContext, readPageFacts } from '#web/platform/sent/pageFacts';
import { loadMessages } from '#web/platform/sent/messages';
import { loadLeaving } from '#web/platform/browser/loadLeaving';
import { browserStores, CARRIED } from '#web/platform/browser/storage';
import { startActors } from './actors';
import { App } from './App';
import { startSearchOf } from './earlySearch';
import { inspectFlag } from './inspection/inspectFlag';
import { documentKindOf, DocumentKindContext } from './ownDocument';
import { preloadPage } from './routes';
import { createAppStore } from './store';
import type { RootState } from './store';

const loadRecorder = async () => (await import(/* webpackChunkName: "recorder" */ './inspection/recorder')).startRecorder;
/** A constant of the build: a release has no replay, and nothing of it. */
const loadReplay =
  process.env['INSPECT'] === '1'
    ? async () => (await import(/* webpackChunkName: "replay" */ './inspection/replaying')).startReplaying
    : null;

/** On `html`: pages from here on are drawn whole at once (`pages/hero.css`). */
const STARTED = 'is-started';

interface TakingOver {
  /** What others did to the page; undone right before it is taken over. */
  readonly foreign?: ForeignChanges;
  /** Called when the page is there and listens. */
  readonly onShown?: () => void;
}

/** Starts once a document. */
export async function start(root: HTMLElement, { foreign, onShown }: TakingOver = {}): Promise<void> {
  const isReplay = loadReplay !== null && new URLSearchParams(window.location.search).has('replay');
  // a replay asks which recording before the page is drawn: what is pressed from here on is meant for it
  if (isReplay) onShown?.();
  const prepare = isReplay ? await (await loadReplay())(root) : null;
  document.documentElement.classList.add(STARTED);
  const { pathname, search } = window.location;
  if (CARRIED in Object(window.history.state)) (await loadLeaving()).takeCarried();
  const store = createAppStore(browserStores);
  prepare?.(store);
  const address = createAddress({ pathname, search });
  const facts = readPageFacts(document);
  // without it nothing is recorded, and nothing else is missing
  const record = (): Promise<unknown> =>
    loadRecorder().then(
      (begin) => begin(store),
      () => undefined,
    );
  let isInspected = false;
  // a constant of the build: a release has no inspector, and nothing of this is in it
  if (process.env['INSPECT'] === '1') {
    const flag = inspectFlag(search, process.env['NODE_ENV'] === 'development');
    if (flag) {
      const { startInspecting } = await import(/* webpackChunkName: "devtools" */ './inspection/inspecting');
      startInspecting(store, flag);
      await record();
      isInspected = true;
    }
  }
  if (!isInspected) whenIdle(() => void record());
  // outside of rendering, which in development asks for everything twice
  const actors = startActors(store, address);
  const app = (takenOver?: RootState) => (
    <StrictMode>
      <DocumentKindContext value={documentKindOf(pathname)}>
        <PageFactsContext value={facts}>
          <App store={store} address={address} actors={actors} takenOver={takenOver} onShown={onShown}>
            {(page) => <BrowserRouter>{page}</BrowserRouter>}
          </App>
        </PageFactsContext>
      </DocumentKindContext>
    </StrictMode>
  );
  if (!root.firstElementChild) {
    createRoot(root).render(app());
    return;
  }
  // a script that does not arrive is reported by the page's own boundary; words and page are evaluated one after the other, as the steps of loadApp
  await loadMessages(splitLocale(pathname).locale).catch(() => undefined);
  await nextTask();
  await preloadPage(pathname).catch(() => undefined);
  const takenOver = store.getState();
  void startSearchOf({ pathname, search }, store);
  await nextTask();
  // a transition: taken over in short slices, between which the browser answers and paints
  foreign?.undoAll();
  const onRecoverableError = (error: unknown): void => {
    if (foreign?.isChanged() !== true) reportError(error);
  };
  startTransition(() => void hydrateRoot(root, app(takenOver), { onRecoverableError }));
}
