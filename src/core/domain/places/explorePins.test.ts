import * as fc from 'fast-check';
import { AREA_IDS, areaAround, canStep, EXPLORE_AREAS, inView, placePins, stepLens, viewOf, wholeOf } from './explorePins';
import type { ExploreArea, Lens, LensStep } from './explorePins';
import { onMap } from './worldMap';

const FRAME = { width: 600, height: 450 };
const SIZE = { width: 52, height: 28 };
const anyPlace = fc.record({ lat: fc.double({ min: -45, max: 70, noNaN: true }), lon: fc.double({ min: -168, max: 179, noNaN: true }) });

const STEPS = ['in', 'out', 'left', 'right', 'up', 'down'] as const;
const lensAfter = (area: ExploreArea, steps: readonly LensStep[]): Lens =>
  steps.reduce((lens, step) => stepLens(area, lens, step), wholeOf(area));
const anySteps = fc.array(fc.constantFrom(...STEPS), { maxLength: 8 });

it('no label lies over another or outside the map, and every place of the view is on one (explore.7)', () => {
  fc.assert(
    fc.property(fc.array(anyPlace, { maxLength: 120 }), fc.constantFrom(...AREA_IDS), anySteps, (places, area, steps) => {
      const view = viewOf(area, FRAME, lensAfter(area, steps));
      const pins = placePins(places, view, FRAME, () => SIZE);
      pins.forEach((a, i) => {
        expect(a.at.x).toBeGreaterThanOrEqual(SIZE.width / 2);
        expect(a.at.x).toBeLessThanOrEqual(FRAME.width - SIZE.width / 2);
        for (const b of pins.slice(i + 1))
          expect(Math.abs(a.at.x - b.at.x) >= SIZE.width || Math.abs(a.at.y - b.at.y) >= SIZE.height).toBe(true);
      });
      const isSeen = (place: (typeof places)[number]): boolean => {
        const { x, y } = inView(onMap(place), view);
        return x >= 0 && y >= 0 && x <= FRAME.width && y <= FRAME.height;
      };
      expect(new Set(pins.flatMap(({ place, others }) => [place, ...others]))).toEqual(new Set(places.filter(isSeen)));
    }),
  );
});

it('the map is looked at nearer and moved, but never left (explore.7)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...AREA_IDS), anySteps, (area, steps) => {
      const [whole, seen] = [viewOf(area, FRAME), viewOf(area, FRAME, lensAfter(area, steps))];
      expect(seen.scale).toBeGreaterThanOrEqual(whole.scale - 1e-9);
      // what is in the middle is on the whole map too
      const x = (FRAME.width / 2 - seen.left) / seen.scale;
      expect(x * whole.scale + whole.left).toBeGreaterThanOrEqual(-0.01);
      expect(x * whole.scale + whole.left).toBeLessThanOrEqual(FRAME.width + 0.01);
    }),
  );
  const near = stepLens('europe', wholeOf('europe'), 'in');
  expect([canStep(wholeOf('europe'), 'out'), canStep(near, 'out'), canStep(lensAfter('europe', ['in', 'in', 'in', 'in']), 'in')]).toEqual([
    false,
    true,
    false,
  ]);
  expect(stepLens('europe', near, 'left').middle.x).toBeLessThan(near.middle.x);
  expect(stepLens('europe', near, 'down').middle.y).toBeGreaterThan(near.middle.y);
});

it.each(AREA_IDS)('%s fits its frame', (area) => {
  const { west, east, north, south } = EXPLORE_AREAS[area];
  const view = viewOf(area, FRAME);
  const corner = inView(onMap({ lat: north, lon: west }), view);
  const across = (east - west) * 10 * view.scale;
  const down = inView(onMap({ lat: south, lon: west }), view).y - corner.y;
  for (const edge of [corner.x, corner.y]) expect(edge).toBeGreaterThanOrEqual(-0.01);
  expect(corner.x + across).toBeLessThanOrEqual(FRAME.width + 0.01);
  expect(corner.y + down).toBeLessThanOrEqual(FRAME.height + 0.01);
});

it.each([
  ['New York', 40.6, -73.8, 'northAmerica'],
  ['Honolulu', 21.3, -157.9, 'pacific'],
  ['San Juan', 18.4, -66, 'caribbean'],
  ['London', 51.5, -0.5, 'europe'],
  ['Auckland', -37, 174.8, 'pacific'],
  ['Tokyo', 35.8, 140.4, 'asia'],
  ['Anchorage', 61.2, -150, 'world'],
] as const)('the map of %s begins with its part of the world', (_, lat, lon, area) => {
  expect(areaAround({ lat, lon })).toBe(area);
});
