/** The calls whose answers pages show from the start ({@link PageAnswers}), and which page makes which of them. */
import type { CitySlug } from '#core/content/destinations/cities';
import { cityOfPage } from '#core/content/routes/cityOfPage';
import type { AirlineClassesWire, AirlineWire } from '#core/contract/flights/airlines.schema';
import type { BestDealsWire, CityDealsWire } from '#core/contract/flights/deals.schema';
import type { AuthorWire, BlogWire } from '#core/contract/pages/blog.schema';
import type { PageAnswers } from '#core/contract/pages/pageAnswers';
import type { BannerWire, LinkListWire } from '#core/contract/pages/siteLists.schema';
import { pathOf, ROUTES } from '#core/domain/site/routes';
import type { Locale, RouteMatch } from '#core/domain/site/routes';
import { api } from './api';
import type { ApiDispatch } from './apiSlot';
import { required } from '#core/domain/values/checkedReads';

const asking = (path: string, params: Readonly<Record<string, string>>) => ({ url: `${path}?${new URLSearchParams(params).toString()}` });

const pageApi = api.injectEndpoints({
  endpoints: (build) => ({
    bestDeals: build.query<BestDealsWire, null>({ query: () => ({ url: '/api/bestdeals' }) }),
    cityDeals: build.query<CityDealsWire, CitySlug>({ query: (city) => ({ url: `/api/dealsforcity/${city}` }) }),
    banners: build.query<readonly BannerWire[], string>({ query: (pageurl) => asking('/api/banner', { pageurl }) }),
    blogs: build.query<readonly BlogWire[], Locale>({ query: (lang) => asking('/api/blogs', { lang }) }),
    author: build.query<AuthorWire, { readonly authorurl: string; readonly lang: Locale }>({
      query: (of) => asking('/api/author', of),
    }),
    links: build.query<readonly LinkListWire[], Locale>({ query: (lang) => asking('/api/links', { lang }) }),
    airlines: build.query<readonly AirlineWire[], Locale>({ query: (lang) => asking('/api/airlines', { lang }) }),
    airlineClasses: build.query<readonly AirlineClassesWire[], null>({ query: () => ({ url: '/api/airlineclasses' }) }),
  }),
});

/** A page without fares is whole: nobody waits longer for them. */
const FARES_WAIT_MS = 2_000;

/** Asks what a page shows, or finds it in the cache; rejects with the call's failure where the page cannot do without. */
export async function askPageCalls(dispatch: ApiDispatch, match: RouteMatch): Promise<PageAnswers> {
  const parts = await Promise.all([bannerOf(dispatch, match), faresOf(dispatch, match), listsOf(dispatch, match)]);
  return Object.assign({}, ...parts) as PageAnswers;
}

async function bannerOf(dispatch: ApiDispatch, match: RouteMatch): Promise<PageAnswers> {
  if (!ROUTES[match.route].hero) return {};
  const [banner] = await answerTo(dispatch(pageApi.endpoints.banners.initiate(pathOf(match, match.locale))));
  return banner ? { banner } : {};
}

function faresOf(dispatch: ApiDispatch, match: RouteMatch): Promise<PageAnswers> {
  const ask = async (): Promise<PageAnswers> => {
    const { bestDeals, cityDeals } = pageApi.endpoints;
    if (match.route === 'home') return { bestDeals: await answerTo(dispatch(bestDeals.initiate(null))) };
    const city = match.route === 'destination' ? null : cityOfPage(match);
    return city === null ? {} : { cityDeals: await answerTo(dispatch(cityDeals.initiate(city))) };
  };
  const late = new Promise<PageAnswers>((resolve) => setTimeout(() => resolve({}), FARES_WAIT_MS));
  return Promise.race([ask().catch(() => ({})), late]);
}

async function listsOf(dispatch: ApiDispatch, { route, locale, params }: RouteMatch): Promise<PageAnswers> {
  const { blogs, author, links, airlines, airlineClasses } = pageApi.endpoints;
  switch (route) {
    case 'blog':
      return { blogs: await answerTo(dispatch(blogs.initiate(locale))) };
    case 'blogAuthor':
      return { author: await answerTo(dispatch(author.initiate({ authorurl: required(params['slug'], 'slug'), lang: locale }))) };
    case 'sitemap':
      return { links: await answerTo(dispatch(links.initiate(locale))) };
    case 'airlines': {
      const [all, classes] = await Promise.all([
        answerTo(dispatch(airlines.initiate(locale))),
        answerTo(dispatch(airlineClasses.initiate(null))),
      ]);
      return { airlines: all, airlineClasses: classes };
    }
    default:
      return {};
  }
}

async function answerTo<T>(call: { unwrap(): Promise<T>; unsubscribe(): void }): Promise<T> {
  try {
    return await call.unwrap();
  } finally {
    call.unsubscribe();
  }
}
