/** RouteId → page, each in its own chunk. */
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { matchRoute, splitLocale } from '#core/domain/site/routes';
import type { RouteId, RouteMatch } from '#core/domain/site/routes';
import { routeMayExist } from '#core/content/routes/routeMayExist';
import { loadApi, loadFlightsApi } from '#web/api/onDemand';
import { loadPageAnswers } from '#web/platform/sent/pageAnswers';
import { BLOG_CHUNK, loadBlog } from '#web/pages/content/loadBlog';
import { DEALS_CHUNK, FORMS_CHUNK, loadDeals, loadPageForm, loadSearch, SEARCH_CHUNK } from '#web/pages/content/loadForms';
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

interface Page {
  readonly Component: LazyExoticComponent<ComponentType<PageProps>>;
  /** Names of the build's chunks that hold the page, for the prerendered document. */
  readonly chunks: (match: RouteMatch) => readonly string[];
  /** Brings the page's script, so that it renders without waiting. */
  readonly load: (match: RouteMatch) => Promise<unknown>;
}

function page(chunk: string, load: () => Promise<ComponentType<PageProps>>): Page {
  return { Component: lazy(async () => ({ default: await load() })), chunks: () => [chunk], load };
}

const content = page('content', () =>
  import(/* webpackChunkName: "content" */ '#web/pages/content/ContentPage').then((m) => m.ContentPage),
);

/** A page made of a record, which its document brings. */
const withRecord = (plain: Page): Page => ({ ...plain, load: (match) => Promise.all([plain.load(match), loadPageRecord(match)]) });

/** A page that shows answers of calls, which its document brings as well. */
const withAnswers = (plain: Page): Page => ({ ...plain, load: (match) => Promise.all([plain.load(match), loadPageAnswers(match)]) });

const contentPage = withAnswers(withRecord(content));
/** A content page with more in it, which is there when the page is. */
const contentWith = (chunk: string, more: (match: RouteMatch) => readonly Promise<unknown>[]): Page => ({
  ...contentPage,
  chunks: (match) => [...contentPage.chunks(match), chunk],
  load: (match) => Promise.all([contentPage.load(match), ...more(match)]),
});
const formPage = contentWith(FORMS_CHUNK, ({ locale }) => [loadPageForm(), loadEnquiryWords(locale), loadTripWords(locale)]);
const blogPage = contentWith(BLOG_CHUNK, () => [loadBlog()]);

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
  load: (match) => Promise.all([loadFlightsApi(), loadResultsWords(match.locale), loadTripWords(match.locale), results.load(match)]),
};

const home = withAnswers(page('home', () => import(/* webpackChunkName: "home" */ '#web/pages/home/HomePage').then((m) => m.HomePage)));
const homePage: Page = {
  ...home,
  chunks: (match) => [`home-words-${match.locale}`, ...home.chunks(match)],
  load: (match) => Promise.all([loadHomeWords(match.locale), home.load(match)]),
};

/** Booking has words of its own, which nobody loads before they choose a flight. */
function bookingPage(chunk: string, load: () => Promise<ComponentType<PageProps>>): Page {
  const plain = page(chunk, load);
  return {
    ...plain,
    chunks: ({ locale }) => [chunk, `booking-words-${locale}`, `trip-words-${locale}`],
    load: (match) => Promise.all([plain.load(match), loadBookingWords(match.locale), loadTripWords(match.locale)]),
  };
}

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
  load: (match) => Promise.all([changeFlights.load(match), loadExchangeWords(match.locale)]),
};

const explore = withAnswers(
  withRecord(page('explore', () => import(/* webpackChunkName: "explore" */ '#web/pages/explore/ExplorePage').then((m) => m.ExplorePage))),
);

export const PAGES: Record<RouteId, Page> = {
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
  explore: { ...explore, chunks: () => ['queries', 'explore'], load: (match) => Promise.all([loadApi(), explore.load(match)]) },
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
  airlines: contentPage,
  airline: contentPage,
  airlineToCity: contentPage,
  airlineCities: contentPage,
  airlineCitiesOf: contentPage,
  about: contentPage,
  contact: formPage,
  faq: contentPage,
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
  await Promise.all([PAGES[match.route].load(match), loadMessages(match.locale)]);
}

/** Starts bringing a page that is likely to be opened; when that fails, opening it tries again. */
export function preloadLikely(address: string): void {
  preloadPage(new URL(address, window.location.origin).pathname).catch(() => undefined);
}
