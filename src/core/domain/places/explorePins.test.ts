import * as fc from 'fast-check';
import { AREA_IDS, areaAround, EXPLORE_AREAS, inView, placePins, viewOf } from './explorePins';
import { onMap } from './worldMap';

const FRAME = { width: 600, height: 450 };
const SIZE = { width: 52, height: 28 };
const anyPlace = fc.record({ lat: fc.double({ min: -45, max: 70, noNaN: true }), lon: fc.double({ min: -168, max: 179, noNaN: true }) });

it('no price lies over another or outside the map, and the first of a place is written out (explore.7)', () => {
  fc.assert(
    fc.property(fc.array(anyPlace, { maxLength: 120 }), fc.constantFrom(...AREA_IDS), (places, area) => {
      const pins = placePins(places, viewOf(area, FRAME), FRAME, () => SIZE);
      const labels = pins.filter(({ label }) => label !== null);
      labels.forEach((a, i) => {
        expect(a.at.x).toBeGreaterThanOrEqual(SIZE.width / 2);
        expect(a.at.x).toBeLessThanOrEqual(FRAME.width - SIZE.width / 2);
        for (const b of labels.slice(i + 1))
          expect(Math.abs(a.at.x - b.at.x) >= SIZE.width || Math.abs(a.at.y - b.at.y) >= SIZE.height).toBe(true);
      });
      // only an earlier label keeps one from being written out
      pins.forEach((pin, i) => {
        if (pin.label !== null) return;
        const isHidden = pins
          .slice(0, i)
          .some(({ at, label }) => label && Math.abs(at.x - pin.at.x) < SIZE.width && Math.abs(at.y - pin.at.y) < SIZE.height);
        const isAtEdge =
          pin.at.x < SIZE.width / 2 ||
          pin.at.y < SIZE.height / 2 ||
          pin.at.x > FRAME.width - SIZE.width / 2 ||
          pin.at.y > FRAME.height - SIZE.height / 2;
        expect(isHidden || isAtEdge).toBe(true);
      });
    }),
  );
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
