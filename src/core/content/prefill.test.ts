import { matchRoute } from '../domain/routes';
import { prefilledDestination } from './prefill';

it.each([
  ['/flights-to-paris', 'PAR'],
  ['/flights-to-los-angeles', 'LAX'],
  ['/us-es/flights-to-rome', 'ROM'],
  ['/flights/new-york', 'NYC'],
  ['/flights/flights-to-tokyo', 'TYO'],
  ['/destinations/las-vegas', 'LAS'],
  ['/airlines/delta-airlines-dl/book-flights-to-new-york-dl', 'NYC'],
  ['/airlines/hawaiian-airlines-ha', 'HNL'],
  ['/airlines/delta-airlines-dl', 'ATL'],
  ['/airlines/emirates-ek', 'DXB'],
  ['/us-es/airlines/aeromexico-am', 'MEX'],
  ['/airlines/aegean-airlines-a3', 'ATH'],
  ['/flights', null],
  ['/', null],
  ['/about-us', null],
])('%s fills in %s', (path, code) => {
  const match = matchRoute(path);
  expect(match && prefilledDestination(match)).toBe(code);
});
