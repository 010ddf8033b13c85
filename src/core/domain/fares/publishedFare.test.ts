import { publishedFareOf } from './publishedFare';
import { countBelowPublished } from './belowPublished';

it.each([
  [500_00, 358_40, { price: 500_00, saving: 141_60 }],
  [500_00, 499_00, { price: 500_00, saving: 1_00 }],
  // cents are not worth a word
  [500_00, 499_01, null],
  // without a discount our fee makes it dearer than the airline's own price
  [500_00, 512_00, null],
  [500_00, 500_00, null],
  [null, 358_40, null],
])('published at %s and sold at %s: %j', (airlinePrice, perAdult, expected) => {
  expect(publishedFareOf({ airlinePrice, perAdult })).toEqual(expected);
});

it('counts fares that are at least so much below the published one, and none whose published one is not known', () => {
  const fares = [700_00, 704_00, 706_00, 800_00, 900_00, 950_00, 1_012_00].map((total) => ({ total, airlinePrice: 1_000_00 }));
  expect(countBelowPublished([...fares, { total: 1, airlinePrice: null }])).toEqual({ fares: 7, below: { 30: 1, 20: 4, 10: 5 } });
  expect(countBelowPublished([])).toEqual({ fares: 0, below: { 30: 0, 20: 0, 10: 0 } });
});
