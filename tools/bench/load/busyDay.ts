/** What visitors of a busy day ask for (reliability.1), and how much of it a site answers. */
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { searchFor } from '#core/domain/search/trip';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { daysAhead } from '../../../e2e/fixtures/traveler';
import type { Call } from './client';
import type { LoadFigures, LoadPlan } from './openLoop';

const CLICK = JSON.stringify({
  pageUrl: '/',
  device: 'desktop',
  tfn: '8005550142',
  isPaid: false,
  placement: 'header',
  FingerprintId: 'bench',
  Referrer: '',
});

/** New York to Los Angeles on as many days. */
export const popularSearches = (days: number): readonly Call[] =>
  Array.from({ length: days }, (_, i) => {
    const trip = { origin: 'JFK', destination: 'LAX', departs: daysAhead(20 + i), returns: null };
    return { method: 'GET', path: `/flight/getflights?${searchParamsOf(searchFor(trip, 'Economy', DEFAULT_TRAVELERS))}` };
  });

/** 70 % searches that were answered before, 20 % airports, 10 % call clicks. */
export const busyDay = (cached: readonly Call[]): LoadPlan['calls'] => [
  ...cached.map((call) => ({ share: 0.7 / cached.length, call })),
  ...['lon', 'new', 'par', 'chic'].map((key) => ({ share: 0.05, call: { method: 'GET', path: `/data/airports?key=${key}` } as const })),
  { share: 0.1, call: { method: 'POST', path: '/api/callclick', body: CLICK } },
];

/** The last of ever higher rates, in steps of a fifth, at which 98 % of all calls are answered well and in time. */
export async function findKnee(first: number, seconds: number, run: (rate: number) => Promise<LoadFigures>): Promise<LoadFigures | null> {
  let knee: LoadFigures | null = null;
  for (let rate = first; ; rate = Math.round(rate * 1.2)) {
    const figures = await run(rate);
    if (figures.goodput * seconds < 0.98 * figures.offered) return knee;
    knee = figures;
  }
}
