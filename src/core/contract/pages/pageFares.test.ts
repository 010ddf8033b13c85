import { matchRoute } from '../../domain/site/routes';
import { faresAddress, pageOfFares } from './pageFares';

it.each([
  ['/', '/fares/index.json'],
  ['/us-es', '/fares/us-es.json'],
  ['/flights-to-paris', '/fares/flights-to-paris.json'],
  ['/us-es/flights-to-paris', '/fares/us-es/flights-to-paris.json'],
])('the fares of %s are at %s', (page, address) => {
  const match = matchRoute(page);
  expect(match && faresAddress(match)).toBe(address);
  expect(pageOfFares(address)).toBe(page);
});

it.each(['/', '/fares', '/records/index.json', '/fares/index'])('%s is no address of fares', (address) => {
  expect(pageOfFares(address)).toBeNull();
});
