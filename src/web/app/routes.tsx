/** RouteId → page, each in its own chunk. */
import type { ComponentType } from 'react';
import { matchRoute, splitLocale } from '#core/domain/site/routes';
import type { RouteId, RouteMatch } from '#core/domain/site/routes';
import { routeMayExist } from '#core/content/routes/routeMayExist';
import { loadApi, loadFlightsApi } from '#web/api/onDemand';
import { keepAnswers } from '#web/platform/sent/kept';
import { loadPageAnswers } from '#web/platform/sent/pageAnswers';
import { BLOG_CHUNK, loadBlog } from '#web/pages/content/loadBlog';
import {
  DEALS_CHUNK,
  FORMS_CHUNK,
  LISTS_CHUNK,
  loadDeals,
  loadLists,
  loadPageForm,
  loadSearch,
  SEARCH_CHUNK,
} from '#web/pages/content/loadForms';
import {
  loadBookingWords,
  loadEnquiryWords,
  loadExchangeWords,
  loadHomeWords,
  loadMessages,
  loadResultsWords,
  loadTripWords,
} from '#web/platform/sent/messages';
import { loadPageRecord } from '#web/platform/sent/pageRecord';

export interface PageProps {
  readonly match: RouteMatch;
}

type PageComponent = ComponentType<PageProps>;

interface Page {
  readonly script: () => Promise<PageComponent>;
  /** Names of the build's chunks that hold the page, for the prerendered document. */
  readonly chunks: (match: RouteMatch) => readonly string[];
  /** Brings what the page shows besides its script: words, a record, answers of calls. */
  readonly loadMore: (match: RouteMatch) => Promise<unknown>;
}

function page(chunk: string, script: () => Promise<PageComponent>): Page {
  return { script, chunks: () => [chunk], loadMore: () => Promise.resolve() };
}

const content = page('content', () =>
  import(/* webpackChunkName: "content" */ '#web/pages/content/ContentPage').then((m) => m.ContentPage),
);

/** A page made of a record, which its document brings. */
const withRecord = (plain: Page): Page => ({ ...plain, loadMore: (match) => Promise.all([plain.loadMore(match), loadPageRecord(match)]) });

/** A page that shows answers of calls, which its document brings as well. */
const withAnswers = (plain: Page): Page => ({
  ...plain,
  loadMore: (match) => Promise.all([plain.loadMore(match), loadPageAnswers(match)]),
});

const contentPage = withAnswers(withRecord(content));
/** A content page with more in it, which is there when the page is. */
const contentWith = (chunk: string, more: (match: RouteMatch) => readonly Promise<unknown>[]): Page => ({
  ...contentPage,
  chunks: (match) => [...contentPage.chunks(match), chunk],
  loadMore: (match) => Promise.all([contentPage.loadMore(match), ...more(match)]),
});
const formPage = contentWith(FORMS_CHUNK, ({ locale }) => [loadPageForm(), loadEnquiryWords(locale), loadTripWords(locale)]);
const blogPage = contentWith(BLOG_CHUNK, () => [loadBlog()]);

/** With a long list and what finds in it. */
const listPage = contentWith(LISTS_CHUNK, () => [loadLists()]);

const dealsPage = contentWith(DEALS_CHUNK, () => [loadDeals()]);

/** With the search of the site, which is there when the page is. */
const searchPage = contentWith(SEARCH_CHUNK, () => [loadSearch()]);

const cityPage = withAnswers(
  withRecord(page('city', () => import(/* webpackChunkName: "city" */ '#web/pages/destinations/CityPage').then((m) => m.CityPage))),
);

const guidePage = withAnswers(
  withRecord(page('city', () => import(/* webpackChunkName: "city" */ '#web/pages/destinations/GuidePage').then((m) => m.GuidePage))),
);

const results = page('results', () => import(/* webpackChunkName: "queries" */ './resultsRoute').then((m) => m.loadResultsPage()));
/** Its flights are requested before its own script is there (earlySearch.ts); its words are its own. */
const resultsPage: Page = {
  ...results,
  chunks: (match) => ['queries', `results-words-${match.locale}`, `trip-words-${match.locale}`, ...results.chunks(match)],
  loadMore: ({ locale }) => Promise.all([loadFlightsApi(), loadResultsWords(locale), loadTripWords(locale)]),
};

const home = withAnswers(page('home', () => import(/* webpackChunkName: "home" */ '#web/pages/home/HomePage').then((m) => m.HomePage)));
const homePage: Page = {
  ...home,
  chunks: (match) => [`home-words-${match.locale}`, ...home.chunks(match)],
  loadMore: (match) => Promise.all([loadHomeWords(match.locale), home.loadMore(match)]),
};

/** Booking has words of its own, which nobody loads before they choose a flight. */
const bookingPage = (chunk: string, script: () => Promise<PageComponent>): Page => ({
  script,
  chunks: ({ locale }) => [chunk, `booking-words-${locale}`, `trip-words-${locale}`],
  loadMore: ({ locale }) => Promise.all([loadBookingWords(locale), loadTripWords(locale)]),
});

/** Its words are partly a record, as those of the pages around it. */
const findBookingPage = withRecord(
  bookingPage('find-booking', () =>
    import(/* webpackChunkName: "find-booking" */ '#web/pages/booking/FindBookingPage').then((m) => m.FindBookingPage),
  ),
);

const changeFlights = bookingPage('exchange', () =>
  import(/* webpackChunkName: "exchange" */ '#web/pages/booking/ChangeFlightsPage').then((m) => m.ChangeFlightsPage),
);
/** With words of its own, in the chunk of booking's: a chunk costs the first scripts of every page its hash. */
const changeFlightsPage: Page = {
  ...changeFlights,
  loadMore: (match) => Promise.all([changeFlights.loadMore(match), loadExchangeWords(match.locale)]),
};

const explore = withAnswers(
  withRecord(page('explore', () => import(/* webpackChunkName: "explore" */ '#web/pages/explore/ExplorePage').then((m) => m.ExplorePage))),
);

const PAGES: Record<RouteId, Page> = {
  home: homePage,
  results: resultsPage,
  payment: bookingPage('booking', () =>
    import(/* webpackChunkName: "booking" */ '#web/pages/booking/PaymentPage').then((m) => m.PaymentPage),
  ),
  // what comes of a payment is one chunk: each costs the entry of every page its name and hash
  confirmation: bookingPage('after-payment', () =>
    import(/* webpackChunkName: "after-payment" */ '#web/pages/confirmation/ConfirmationPage').then((m) => m.ConfirmationPage),
  ),
  paymentFailure: bookingPage('after-payment', () =>
    import(/* webpackChunkName: "after-payment" */ '#web/pages/booking/PaymentFailurePage').then((m) => m.PaymentFailurePage),
  ),
  changeFlights: changeFlightsPage,
  // in the chunk of the search that it has
  notFound: page(SEARCH_CHUNK, () => loadSearch().then((m) => m.NotFoundPage)),
  explore: { ...explore, chunks: () => ['queries', 'explore'], loadMore: (match) => Promise.all([loadApi(), explore.loadMore(match)]) },
  findBooking: findBookingPage,
  cancelRequest: formPage,
  newsletter: formPage,
  subscription: formPage,
  deals: dealsPage,
  callNow: contentPage,
  bookByPhone: contentPage,
  flightsTo: cityPage,
  landing: cityPage,
  destination: guidePage,
  airlines: listPage,
  airline: contentPage,
  airlineToCity: contentPage,
  airlineCities: contentPage,
  airlineCitiesOf: contentPage,
  about: contentPage,
  contact: formPage,
  faq: listPage,
  terms: contentPage,
  disclaimer: contentPage,
  refundPolicy: contentPage,
  privacy: contentPage,
  paymentPolicy: contentPage,
  safeShopping: contentPage,
  accessibility: contentPage,
  fareRules: contentPage,
  baggageFees: contentPage,
  visaInfo: contentPage,
  serviceFees: contentPage,
  beforeYouFly: contentPage,
  pets: contentPage,
  minors: contentPage,
  pregnancy: contentPage,
  medication: contentPage,
  liquids: contentPage,
  sitemap: searchPage,
  siteSearch: searchPage,
  vacations: formPage,
  hotels: contentPage,
  blog: blogPage,
  blogPost: blogPage,
  blogAuthor: blogPage,
};

const scripts = keepAnswers<{ readonly Page: PageComponent }>();

/** The page's component; once it was brought, `use` reads it without waiting, where `lazy` would wait once more. */
export const pageScript = (route: RouteId) => scripts.get(route, async () => ({ Page: await PAGES[route].script() }));

/** The address of a document that the server sent because nothing is there. */
const lost = typeof document !== 'undefined' && document.querySelector('[data-route="notFound"]') ? location.pathname : null;

/** The page at an address; the 404 page where there is nothing. */
export function pageAt(pathname: string): RouteMatch {
  const found = matchRoute(pathname);
  return found && pathname !== lost && routeMayExist(found)
    ? found
    : { route: 'notFound', locale: splitLocale(pathname).locale, params: {} };
}

/** Names of the build's chunks that the page at an address needs in addition to the entry. */
export function chunksAt(pathname: string): readonly string[] {
  const match = pageAt(pathname);
  return [`messages-${match.locale}`, ...PAGES[match.route].chunks(match)];
}

/** Brings everything the page at an address needs before its first render. */
export async function preloadPage(pathname: string): Promise<void> {
  const match = pageAt(pathname);
  await Promise.all([pageScript(match.route), PAGES[match.route].loadMore(match), loadMessages(match.locale)]);
}

/** Starts bringing a page that is likely to be opened; when that fails, opening it tries again. */
export function preloadLikely(address: string): void {
  preloadPage(new URL(address, window.location.origin).pathname).catch(() => undefined);
}
