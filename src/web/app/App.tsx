import { Suspense, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ROUTES } from '#core/domain/site/routes';
import type { Locale, RouteMatch } from '#core/domain/site/routes';
import { AddressContext } from '#web/platform/browser/location';
import type { AddressSource } from '#web/platform/browser/location';
import { LanguageContext, loadMessages } from '#web/platform/sent/messages';
import { PreloadContext } from '#web/platform/sent/preload';
import { settings } from '#web/platform/sent/settings';
import { shownLine } from '#core/domain/site/trackingCode';
import { CurrentRouteContext } from '#web/tracking/phone/callPlace';
import { PhoneLineContext } from '#web/tracking/phone/phone.hooks';
import { VisitTracking } from '#web/tracking/visit/VisitTracking';
import { PageErrorBoundary } from '#web/features/shell/components/PageErrorBoundary';
import { PageFrame } from '#web/pages/PageFrame';
import { SearchActorContext } from '#web/features/search/search.hooks';
import { startActors } from './actors';
import type { AppActors } from './actors';
import { AddressSync } from './AddressSync';
import { DocumentKindContext, needsOwnDocument, OwnDocument } from './ownDocument';
import { startSearchOf } from './earlySearch';
import { pageAt, pageScript, preloadLikely } from './routes';
import type { PageProps } from './routes';
import type { AppStore, RootState } from './store';

interface AppProps {
  readonly store: AppStore;
  readonly address: AddressSource;
  /** Started already; its own where left out. */
  readonly actors?: AppActors | undefined;
  /** The state that the HTML was rendered from, while a page is taken over: what arrives meanwhile is shown right after. */
  readonly takenOver?: RootState | undefined;
  /** A router of the right kind around the page: the browser's, or a static one while prerendering. */
  readonly children: (page: ReactNode) => ReactNode;
  /** Called each time a page is there and listens. */
  readonly onShown?: (() => void) | undefined;
}

/** Everything below the entry: store, router, language, page. */
export function App({ store, address, actors: started, takenOver, children, onShown }: AppProps) {
  const [actors] = useState(() => started ?? startActors(store, address));
  return (
    <Provider store={store} {...(takenOver && { serverState: takenOver })}>
      <AddressContext value={address}>
        <SearchActorContext value={actors.search}>
          {children(
            <>
              <AddressSync address={address} onArrival={(place) => void startSearchOf(place, store)} />
              <VisitTracking />
              <CurrentPage onShown={onShown} />
            </>,
          )}
        </SearchActorContext>
      </AddressContext>
    </Provider>
  );
}

function CurrentPage({ onShown }: Pick<AppProps, 'onShown'>) {
  const { pathname } = useLocation();
  const match = pageAt(pathname);
  return (
    <CurrentRouteContext value={match.route}>
      <PhoneLineContext value={shownLine(ROUTES[match.route].phone, match.locale)}>
        <PreloadContext value={preloadLikely}>
          <PageErrorBoundary locale={match.locale} address={pathname}>
            <Suspense fallback={null}>
              <Language locale={match.locale}>
                <Page match={match} onShown={onShown} />
              </Language>
            </Suspense>
          </PageErrorBoundary>
        </PreloadContext>
      </PhoneLineContext>
    </CurrentRouteContext>
  );
}

function Language({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = use(loadMessages(locale));
  return <LanguageContext value={{ locale, messages }}>{children}</LanguageContext>;
}

function Page({ match, onShown }: { match: RouteMatch } & Pick<AppProps, 'onShown'>) {
  const mustLeave = needsOwnDocument(match.route, use(DocumentKindContext), settings().botCheck !== null);
  return (
    <PageFrame match={match}>
      <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
        {mustLeave ? <OwnDocument /> : <Content match={match} />}
        <Shown onShown={onShown} />
      </Suspense>
    </PageFrame>
  );
}

function Content({ match }: PageProps) {
  const script = use(pageScript(match.route));
  return <script.Page match={match} />;
}

/** Next to the content, so its effect runs after the content's own, once that is no longer waiting. */
function Shown({ onShown }: Pick<AppProps, 'onShown'>) {
  useEffect(() => onShown?.(), [onShown]);
  return null;
}
