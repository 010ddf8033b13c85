import { spanishOf } from './spanishNames';

const NAMES = { cities: { LON: 'Londres', PAR: 'París', KEF: 'Reikiavik', SJC: 'San José' }, regions: { 'New York': 'Nueva York' } };
const LONDON = { code: 'LON', name: 'London' };
const PARIS = { code: 'PAR', name: 'Paris' };

it.each([
  ['an airport of a city of several', { code: 'LHR', city: 'London', regionName: '' }, LONDON, { cityEs: 'Londres' }],
  ['one that stands under a city of its own', { code: 'BVA', city: 'Beauvais', regionName: '' }, PARIS, {}],
  ['a city of one airport', { code: 'SJC', city: 'San Jose', regionName: 'California' }, undefined, { cityEs: 'San José' }],
  ['accents of the city', { code: 'RKV', city: 'Lóndon', regionName: '' }, LONDON, { cityEs: 'Londres' }],
  ['a state', { code: 'BUF', city: 'Buffalo', regionName: 'New York' }, undefined, { regionEs: 'Nueva York' }],
  ['a city that is called the same', { code: 'MAD', city: 'Madrid', regionName: '' }, undefined, {}],
])('%s', (_, place, group, expected) => {
  expect(spanishOf(NAMES, place, group)).toEqual(expected);
});
