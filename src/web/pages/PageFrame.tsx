import '#web/features/shell/shell.css';
import '#web/tracking/phone/phone.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { seoOfApp } from '#core/content/meta/seo';
import { ROUTES } from '#core/domain/site/routes';
import type { RouteId, RouteMatch } from '#core/domain/site/routes';
import { parseSearchQuery } from '#core/domain/search/searchQuery';
import { readableParams } from '#core/domain/search/validateSearch';
import { useArrival } from '#web/features/shell/arrival.hooks';
import { BannerPassedContext, useCallBar } from '#web/features/shell/callBar.hooks';
import { CallBar } from '#web/features/shell/components/CallBar';
import { Footer } from '#web/features/shell/components/Footer';
import { Header } from '#web/features/shell/components/header/Header';
import { InquiryStrip } from '#web/features/shell/components/InquiryStrip';
import { PageErrorBoundary } from '#web/features/shell/components/PageErrorBoundary';
import { UtilityLine } from '#web/features/shell/components/header/UtilityLine';
import { useHead } from '#web/features/shell/head.hooks';
import { useMessages } from '#web/platform/sent/messages';
import { settings } from '#web/platform/sent/settings';
import { Part } from '#web/parts/Part';

/** What stands around every page: header, main, footer, call bar. */
export function PageFrame({ match, children }: { match: RouteMatch; children: ReactNode }) {
  const { shell } = useMessages();
  const { pathname, search } = useLocation();
  const [isBannerPassed, setBannerPassed] = useState(false);
  const { isClosed, close } = useCallBar();
  const hasCallBar = !isClosed && match.route !== 'results' && (match.route !== 'home' || isBannerPassed);
  useArrival(match.route);
  return (
    <BannerPassedContext value={setBannerPassed}>
      <a className="skip" href="#main">
        {shell.skip}
      </a>
      {match.route === 'results' && parseSearchQuery(readableParams(new URLSearchParams(search))).ok ? (
        <a className="skip skip--flights" href="#flights">
          {shell.skipToFlights}
        </a>
      ) : null}
      <UtilityLine match={match} />
      <Header match={match} isBarred={hasCallBar} />
      <main id="main" className={ROUTES[match.route].hero ? 'has-hero' : undefined} tabIndex={-1} data-route={match.route}>
        <FrameHead match={match} />
        <PageErrorBoundary locale={match.locale} address={pathname}>
          {children}
        </PageErrorBoundary>
      </main>
      <Part>
        <InquiryStrip match={match} />
        <Footer />
      </Part>
      {hasCallBar ? <CallBar close={close} /> : null}
    </BannerPassedContext>
  );
}

/** Pages that name the tab by themselves: a name in between would be read out. */
const NAMED_BY_PAGE: ReadonlySet<RouteId> = new Set<RouteId>(['results', 'payment', 'confirmation', 'changeFlights']);

/** Stands before the page, so that a page that says more of itself has the last word. */
function FrameHead({ match }: { match: RouteMatch }) {
  useHead(seoOfApp(match, useMessages(), settings().brand), match.locale, NAMED_BY_PAGE.has(match.route));
  return null;
}
