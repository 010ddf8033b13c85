/** The flights of a results address are requested as soon as the address is known: nobody waits for the page's script first. */
import { matchRoute } from '#core/domain/site/routes';
import { searchOfAddress } from '#core/domain/search/validateSearch';
import { loadApi, loadFlightsApi } from '#web/api/onDemand';
import { today } from '#web/platform/clock';
import type { PageLocation } from '#web/platform/browser/location';
import type { AppStore } from './store';

/** Starts the search of an address; the results page finds it under way, or its answer. Any other address starts nothing. */
export async function startSearchOf(place: PageLocation, store: AppStore): Promise<void> {
  if (matchRoute(place.pathname)?.route !== 'results') return;
  const params = new URLSearchParams(place.search);
  const searched = searchOfAddress(params, today());
  // a later step of a multi-city trip has a list of its own
  if (!searched.ok || params.has('chosen')) return;
  // a script that does not arrive is reported by the page
  const loaded = await Promise.all([loadFlightsApi(), loadApi()]).catch(() => null);
  if (loaded === null) return;
  const [{ flightsApi }, { cacheOf }] = loaded;
  const { flights } = flightsApi.endpoints;
  if (!flights.select(searched.value)(cacheOf(store.getState())).isUninitialized) return;
  void store.dispatch(flights.initiate(searched.value, { subscribe: false }));
}
