import fc from 'fast-check';
import { arcOnMap, MAP_HEIGHT, MAP_WIDTH, onMap } from './worldMap';

const JFK = { lat: 40.64, lon: -73.78 };
const LHR = { lat: 51.47, lon: -0.45 };
const SFO = { lat: 37.62, lon: -122.38 };
const NRT = { lat: 35.76, lon: 140.39 };
const DXB = { lat: 25.25, lon: 55.36 };

const place = fc.record({ lat: fc.double({ min: -58, max: 84, noNaN: true }), lon: fc.double({ min: -180, max: 180, noNaN: true }) });

it.each([
  ['the equator at Greenwich', { lat: 0, lon: 0 }, 1690, 1147],
  ['the left edge', { lat: 0, lon: -169 }, 0, 1147],
  ['west of it is the right end', { lat: 0, lon: -170 }, 3590, 1147],
  ['the date line, by either name', { lat: 0, lon: 180 }, 3490, 1147],
  ['the date line, by its other name', { lat: 0, lon: -180 }, 3490, 1147],
  // 1.25 × ln tan(45° + 18°) radii above the equator
  ['45° north', { lat: 45, lon: 0 }, 1690, 1147 - 483],
  ['the top', { lat: 84, lon: 0 }, 1690, 0],
  ['the bottom', { lat: -58, lon: 0 }, 1690, MAP_HEIGHT],
])('%s', (_what, at, x, y) => {
  const point = onMap(at);
  expect(point.x).toBeCloseTo(x, 6);
  expect(Math.abs(point.y - y)).toBeLessThan(1);
});

it('has every place between its edges, north above south', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      const p = onMap(a);
      expect(p.x).toBeGreaterThanOrEqual(0);
      expect(p.x).toBeLessThanOrEqual(MAP_WIDTH);
      expect(p.y).toBeGreaterThanOrEqual(-1e-6);
      expect(p.y).toBeLessThanOrEqual(MAP_HEIGHT + 1);
      if (a.lat > b.lat + 1e-6) expect(p.y).toBeLessThan(onMap(b).y);
    }),
  );
});

it('begins and ends at its places, by the shorter way around', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      const { from, bend, to } = arcOnMap(a, b);
      expect(from).toEqual(onMap(a));
      expect(to.y).toBeCloseTo(onMap(b).y, 6);
      expect(Math.abs(to.x - from.x)).toBeLessThanOrEqual(MAP_WIDTH / 2 + 1e-6);
      const around = Math.abs(to.x - onMap(b).x) / MAP_WIDTH;
      expect(Math.min(around, Math.abs(around - 1))).toBeCloseTo(0, 6);
      expect(Number.isFinite(bend.x) && Number.isFinite(bend.y)).toBe(true);
    }),
  );
});

it('bends to the pole: New York to London runs north of both', () => {
  const { from, bend, to } = arcOnMap(JFK, LHR);
  expect(bend.y).toBeLessThan(Math.min(from.y, to.y));
  // its middle is that of the great circle: 52.4° N, 41.3° W
  const middle = onMap({ lat: 52.37, lon: -41.29 });
  expect((from.x + to.x) / 4 + bend.x / 2).toBeCloseTo(middle.x, -1);
  expect((from.y + to.y) / 4 + bend.y / 2).toBeCloseTo(middle.y, -1);
});

it('crosses the Pacific westward from San Francisco, and Dubai is reached below the pole', () => {
  expect(arcOnMap(SFO, NRT).to.x).toBeLessThan(0);
  expect(arcOnMap(NRT, SFO).to.x).toBeGreaterThan(MAP_WIDTH);
  const { from, bend, to } = arcOnMap(SFO, DXB);
  expect((from.y + to.y) / 4 + bend.y / 2).toBeGreaterThan(0);
});

it('is straight along a meridian and for a way of no length', () => {
  expect(arcOnMap({ lat: 10, lon: 5 }, { lat: 50, lon: 5 }).bend.x).toBeCloseTo(onMap({ lat: 0, lon: 5 }).x, 6);
  expect(arcOnMap(JFK, JFK).bend.x).toBeCloseTo(onMap(JFK).x, 6);
});
