import { matchRoute } from '../../domain/site/routes';
import { airlineCityFacts, PAIR_CITY_SLUGS } from '../airlines/airlineFacts';
import { AIRLINES } from '../airlines/airlines';
import { AIRLINE_CODES } from '../airlines/airlineSlugs';
import { DEFAULT_BRAND } from '../brand';
import { routeExists } from '../routes/routeExists';
import { movedTo } from './movedPairs';
import { recordOf } from './pageRecords';

const moved = (path: string): string | null => {
  const match = matchRoute(path);
  return match && movedTo(match);
};

it.each([
  ['/airlines/egyptair-ms/book-flights-to-paris-ms', '/airlines/egyptair-ms?des=PAR'],
  ['/us-es/airlines/egyptair-ms/book-flights-to-salt-lake-city-ms', '/us-es/airlines/egyptair-ms?des=SLC'],
  ['/airlines/delta-airlines-dl/book-flights-to-new-york-dl', null],
  ['/airlines/egyptair-ms/book-flights-to-atlantis-ms', null],
  ['/airlines/egyptair-ms/book-flights-to-paris-aa', null],
  ['/airlines/nobody-xx/book-flights-to-paris-xx', null],
  ['/airlines/egyptair-ms', null],
  ['/airlines/egyptair-ms/book-flights-to-constructor-ms', null],
])('%s leads to %s', (path, to) => {
  expect(moved(path)).toBe(to);
});

it('has a page, or leads on, for every airline and city, and nothing else', () => {
  for (const code of AIRLINE_CODES)
    for (const city of [...PAIR_CITY_SLUGS, 'atlantis']) {
      const match = matchRoute(`/airlines/${AIRLINES[code].slug}/book-flights-to-${city}-${code.toLowerCase()}`);
      if (!match) throw new Error(`${code} ${city} is no address`);
      const facts = airlineCityFacts(code, city);
      const isThere = city !== 'atlantis';
      expect(routeExists(match)).toBe(isThere);
      expect(movedTo(match) === null).toBe(facts !== null || !isThere);
    }
});

it.each([
  ['/airlines/egyptair-ms/book-flights-to-paris-ms', '/airlines/egyptair-ms?des=PAR'],
  ['/airlines/delta-airlines-dl/book-flights-to-paris-dl', undefined],
])('tells the application of it in the record: %s', (path, to) => {
  const match = matchRoute(path);
  const record = match && recordOf(match, DEFAULT_BRAND);
  expect(record?.content.heading).toBeDefined();
  expect(record?.content.movedTo).toBe(to);
});
