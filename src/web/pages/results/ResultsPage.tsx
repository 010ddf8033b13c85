import './resultsPage.css';
import { createElement, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { confirmOf } from '#core/domain/booking/flightConfirm';
import { seoOfApp, withBrand } from '#core/content/meta/seo';
import { href } from '#core/domain/site/routes';
import type { Locale, RouteMatch } from '#core/domain/site/routes';
import { searchKey } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { nearParams } from '#core/domain/search/nearPlaces';
import { stepOf } from '#core/domain/search/tripStep';
import type { TripStep } from '#core/domain/search/tripStep';
import { searchOfAddress } from '#core/domain/search/validateSearch';
import { flightChosen } from '#web/features/booking/store/booking.slice';
import { Results } from '#web/features/results/components/page/Results';
import { usePageOfForm } from '#web/features/search/search.hooks';
import { useModifySearch } from '#web/features/search/modify.hooks';
import { useHead } from '#web/features/shell/head.hooks';
import { Link } from '#web/parts/Link';
import { useAddress } from '#web/platform/browser/location';
import { useLocale, useMessages, useResultsWords } from '#web/platform/sent/messages';
import { useToday } from '#web/platform/sent/pageFacts';
import { settings } from '#web/platform/sent/settings';
import { useOnDemand } from '#web/platform/useOnDemand';
import { useHydrated } from '#web/platform/useHydrated';
import { tabTitle } from '#core/content/phrases/tripDays';
import { Part } from '#web/parts/Part';
import { lazyPart } from '#web/parts/lazyPart';

/** The form is not part of the first answer: it is loaded when it is requested. */
const SearchForm = lazyPart(() => import('#web/features/search/components/SearchForm').then((m) => ({ default: m.SearchForm })));

/** Reads the search from the address and joins search form, results and booking. */
export function ResultsPage({ match }: { match: RouteMatch }) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const today = useToday();
  const parsed = searchOfAddress(params, today);
  useTitleOfSearch(match, parsed.ok ? parsed.value : null);
  // Another search is another list: filters, sheet and open cards start over.
  if (!parsed.ok) return !params.has('departdate') && params.has('when') ? <OpenPage /> : <UnreadablePage />;
  const step = stepOf(parsed.value, params);
  return <FoundPage key={[searchKey(parsed.value), nearParams(step.near), ...(step.chosen ?? [])].join()} step={step} match={match} />;
}

const loadOpenDates = () => import(/* webpackChunkName: "results-later" */ './OpenDatesPage').then((m) => m.OpenDatesPage);

/** Dates that are left open are chosen first (search.46). */
function OpenPage() {
  const { results } = useResultsWords();
  const page = useOnDemand(true, loadOpenDates);
  return page ? (
    createElement(page, { otherwise: <UnreadablePage /> })
  ) : (
    <section className="sum on-brand">
      <div className="wrap sum__plain">
        <h1>{results.yourSearch}</h1>
      </div>
    </section>
  );
}

/** The tab is named after the search, where there is one. */
function useTitleOfSearch(match: RouteMatch, query: SearchQuery | null): void {
  const words = { ...useMessages(), ...useResultsWords() };
  const { brand } = settings();
  const seo = seoOfApp(match, words, brand);
  const title = query && withBrand(tabTitle(words, query), brand);
  useHead(seo && title ? { ...seo, seoDetails: { ...seo.seoDetails, title } } : seo, match.locale);
}

function FoundPage({ step: first, match }: { step: TripStep; match: RouteMatch }) {
  // one object for the whole life of this search: filters change the address, too, and nothing else hangs on that
  const [step] = useState(first);
  const address = useAddress();
  const dispatch = useDispatch();
  const modify = useModifySearch();
  const [isModifying, setModifying] = useState(false);
  return (
    <Results
      step={step}
      isModifying={isModifying}
      onModify={() => {
        if (!isModifying) modify.open();
        setModifying(!isModifying);
      }}
      modify={
        isModifying ? (
          <div className="modify">
            <div className="wrap">
              <Part fallback={<div className="modify__wait" />}>
                <SearchForm place="inline" onSubmitted={() => setModifying(false)} />
              </Part>
            </div>
          </div>
        ) : null
      }
      whenRefused={<UnreadablePage />}
      onSelect={(flight, found, fare) => {
        dispatch(flightChosen(confirmOf(flight, found, fare)));
        address.push(href('payment', match.locale));
      }}
    />
  );
}

/** A broken or past-dated address: the form with its field errors, everything else kept, no flights requested (search.25). */
function UnreadablePage() {
  const { results } = useResultsWords();
  const locale = useLocale();
  // sent before the form is there, so that it is drawn with its errors from the start
  usePageOfForm();
  // the form's style is loaded with its script
  const isHydrated = useHydrated();
  return (
    <>
      <section className="sum on-brand">
        <div className="wrap sum__plain">
          <h1>{results.invalidTitle}</h1>
          <p className="muted">{results.invalidText}</p>
        </div>
      </section>
      <div className="modify modify--refused">
        <div className="wrap">
          {isHydrated ? (
            <Part fallback={<FormToCome locale={locale} />}>
              <SearchForm place="inline" />
            </Part>
          ) : (
            <FormToCome locale={locale} />
          )}
        </div>
      </div>
    </>
  );
}

/** As high as the form, with a way on for whoever it does not come to. */
function FormToCome({ locale }: { locale: Locale }) {
  const { results } = useResultsWords();
  return (
    <div className="card modify__wait modify__tocome">
      <p>{results.invalidWait}</p>
      <Link className="btn" to={href('home', locale)}>
        {results.invalidHome}
      </Link>
    </div>
  );
}
