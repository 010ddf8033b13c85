/** What of the fares that were seen is in the document of a page (content.52, content.60). */
import { matchRoute } from '#core/domain/site/routes';
import type { SentAnswers } from '#core/contract/pages/pageAnswers';
import { seenDeal } from '#testing/flights/seenDeal';
import { loadAirports } from '../../airports/airportTable';
import { createDealLists } from '../../deals/dealLists';
import { createPageAnswers } from './pageAnswers';

const CITIES = ['ROM', 'MAD', 'LON', 'DUB', 'AMS', 'BCN', 'LIS', 'ATH', 'IST', 'MIA', 'MCO', 'BOS', 'DEN', 'SEA'];
const deals = CITIES.map((destination, i) => seenDeal({ destination, total: (60 + 10 * i) * 100 }));
const answersOf = createPageAnswers({
  board: () => ({ deals, isGathering: false }),
  lists: createDealLists(loadAirports()),
  explored: () => Promise.resolve(null),
});

async function sentWith(path: string, query = ''): Promise<SentAnswers> {
  const match = matchRoute(path);
  const answers = match && (await answersOf({ match, query, ip: '127.0.0.1' }, new Date('2026-11-24T15:00:00Z')));
  if (!answers) throw new Error(`${path} has no answers`);
  return answers;
}

it('has the first rows of the deals, and below them only those that stand nowhere above', async () => {
  const { deals: list, under99, under200 } = await sentWith('/flights');
  expect([list?.found, list?.deals.length, list?.deals.at(-1)?.total]).toEqual([14, 12, 170_00]);
  expect(under99?.deals).toEqual([]);
  expect(under200?.deals.map(({ total }) => total)).toEqual([180_00, 190_00]);
});

it('has of a filter what fits it, and no parts', async () => {
  const { query, deals: list, ...rest } = await sentWith('/flights', 'destination=ROM');
  expect([query, list?.deals.map(({ destination }) => destination), rest]).toEqual(['destination=ROM', ['ROM'], {}]);
});

it.each([
  ['/', ['bestDeals']],
  ['/us-es/flights-to-rome', ['cityDeals']],
  ['/flights/flights-to-rome', ['cityDeals']],
] as const)('%s has %s alone', async (path, names) => {
  const { query, ...answers } = await sentWith(path);
  expect([query, Object.keys(answers)]).toEqual(['', names]);
});
