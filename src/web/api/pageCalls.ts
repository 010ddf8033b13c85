/** The calls whose answers pages show from the start ({@link PageAnswers}), and which page makes which of them. */
import type { CitySlug } from '#core/content/destinations/cities';
import { cityOfPage } from '#core/content/routes/cityOfPage';
import type { BestDealsWire, CityDealsWire } from '#core/contract/flights/deals.schema';
import type { PageAnswers } from '#core/contract/pages/pageAnswers';
import type { RouteMatch } from '#core/domain/site/routes';
import { api } from './api';
import type { ApiDispatch } from './apiSlot';

const pageApi = api.injectEndpoints({
  endpoints: (build) => ({
    bestDeals: build.query<BestDealsWire, null>({ query: () => ({ url: '/api/bestdeals' }) }),
    cityDeals: build.query<CityDealsWire, CitySlug>({ query: (city) => ({ url: `/api/dealsforcity/${city}` }) }),
  }),
});

/** Asks what a page shows, or finds it in the cache; rejects with the call's failure. */
export async function askPageCalls(dispatch: ApiDispatch, match: RouteMatch): Promise<PageAnswers> {
  const { bestDeals, cityDeals } = pageApi.endpoints;
  if (match.route === 'home') return { bestDeals: await answerTo(dispatch(bestDeals.initiate(null))) };
  const city = cityOfPage(match);
  return city === null ? {} : { cityDeals: await answerTo(dispatch(cityDeals.initiate(city))) };
}

async function answerTo<T>(call: { unwrap(): Promise<T>; unsubscribe(): void }): Promise<T> {
  try {
    return await call.unwrap();
  } finally {
    call.unsubscribe();
  }
}
