import type { IsoDate } from '../values/dates';
import { recommendedPlaces, usualWarmth } from './recommended';
import type { WantedPlace } from './recommended';

const [FRIDAY, SUNDAY] = ['2027-01-15', '2027-01-17'] as IsoDate[]; // a weekend in January
if (!FRIDAY || !SUNDAY) throw new Error('two days');

const place = (code: string, price: number, miles: number, more: Partial<WantedPlace> = {}): WantedPlace => ({
  ...{ code, price, miles, minutes: null, lat: 26, departs: FRIDAY, returns: SUNDAY, isKnown: false },
  ...more,
});
const first = (...places: readonly WantedPlace[]): string | undefined => recommendedPlaces(places)[0]?.code;

describe('what comes first (explore.9)', () => {
  it.each([
    { what: 'what is cheap for its distance', wanted: place('DEA', 150, 1000), other: place('USU', 300, 1010) },
    { what: 'a flight before a place that one would drive to', wanted: place('FLY', 130, 900), other: place('PHL', 98, 80) },
    { what: 'a weekend two hours away before one ten hours away', wanted: place('NEA', 200, 900), other: place('FAR', 190, 5000) },
    { what: 'in January what is warm', wanted: place('WAR', 200, 1000), other: place('COL', 195, 1000, { lat: 55 }) },
    { what: 'a place that many ask for', wanted: place('KNO', 205, 1000, { isKnown: true }), other: place('OTH', 200, 1000) },
  ])('$what', ({ wanted, other }) => {
    expect(first(other, wanted)).toBe(wanted.code);
  });

  it('the long flight is no matter in two weeks', () => {
    const returns = '2027-01-29' as IsoDate;
    expect(first(place('NEA', 600, 900, { returns }), place('FAR', 590, 5000, { returns }))).toBe('FAR');
  });

  it('all places stay, and equal ones are in order of their prices', () => {
    const places = [place('BBB', 300, 1000), place('AAA', 300, 1000), place('CCC', 300, 1000)];
    expect(recommendedPlaces(places).map(({ code }) => code)).toEqual(['AAA', 'BBB', 'CCC']);
  });
});

it('is warm where and when it is summer', () => {
  expect(usualWarmth(40, 7)).toBeGreaterThan(usualWarmth(40, 1));
  expect(usualWarmth(-34, 1)).toBeGreaterThan(usualWarmth(-34, 7));
  expect(Math.round(usualWarmth(0, 4))).toBe(27);
});
