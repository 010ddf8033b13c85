import { matchRoute } from '../../domain/site/routes';
import { prefillOf } from './prefill';

it.each([
  ['/flights-to-paris', { destination: 'PAR' }],
  ['/flights-to-los-angeles', { destination: 'LAX' }],
  ['/us-es/flights-to-rome', { destination: 'ROM' }],
  ['/flights/new-york', { destination: 'NYC' }],
  ['/flights/flights-to-tokyo', { destination: 'TYO' }],
  ['/destinations/las-vegas', { destination: 'LAS' }],
  ['/airlines/delta-airlines-dl/book-flights-to-new-york-dl', { destination: 'NYC' }],
  ['/airlines/delta-airlines-dl/book-flights-to-salt-lake-city-dl', { destination: 'SLC' }],
  ['/airlines/hawaiian-airlines-ha', { origin: 'OGG', destination: 'HNL' }],
  ['/airlines/emirates-ek', { origin: 'JFK', destination: 'DXB' }],
  ['/airlines/egyptair-ms', { origin: 'JFK', destination: 'CAI' }],
  ['/flights', null],
  ['/', null],
  ['/about-us', null],
])('%s fills in %j', (path, filled) => {
  const match = matchRoute(path);
  expect(match && prefillOf(match)).toEqual(filled);
});
