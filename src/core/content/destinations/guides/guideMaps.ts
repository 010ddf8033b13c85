/** Where the drawn map of a city guide lies, and its neighborhoods in the order in which the guide tells of them. */
import type { DestinationSlug } from '../cities';

interface MapPlace {
  readonly lat: number;
  readonly lon: number;
}

export interface GuideMap {
  /** Degrees of the upper, left and right edge; the lower one follows from the size. */
  readonly north: number;
  readonly west: number;
  readonly east: number;
  readonly neighborhoods: readonly (readonly [lat: number, lon: number])[];
}

/** Units of the drawing. */
export const GUIDE_MAP_SIZE = { width: 1200, height: 800 } as const;

export const GUIDE_MAPS: Readonly<Record<DestinationSlug, GuideMap>> = {
  paris: {
    north: 48.907,
    west: 2.235,
    east: 2.437,
    neighborhoods: [
      [48.859, 2.3625],
      [48.8475, 2.3475],
      [48.8545, 2.332],
      [48.856, 2.3015],
      [48.8865, 2.341],
      [48.871, 2.3645],
    ],
  },
  rome: {
    north: 41.9235,
    west: 12.43,
    east: 12.542,
    neighborhoods: [
      [41.899, 12.4765],
      [41.8885, 12.467],
      [41.8955, 12.493],
      [41.907, 12.462],
      [41.8775, 12.4765],
      [41.8995, 12.504],
    ],
  },
  'new-york': {
    north: 40.802,
    west: -74.09,
    east: -73.855,
    neighborhoods: [
      [40.7565, -73.9835],
      [40.7385, -74.002],
      [40.7225, -73.984],
      [40.786, -73.976],
      [40.747, -73.946],
      [40.692, -73.986],
    ],
  },
  'las-vegas': {
    north: 36.187,
    west: -115.245,
    east: -115.055,
    neighborhoods: [
      [36.0965, -115.1735],
      [36.115, -115.1725],
      [36.137, -115.162],
      [36.158, -115.1535],
      [36.171, -115.1415],
    ],
  },
  'los-angeles': {
    north: 34.16,
    west: -118.57,
    east: -118.19,
    neighborhoods: [
      [34.018, -118.488],
      [33.989, -118.462],
      [34.083, -118.388],
      [34.1, -118.332],
      [34.092, -118.277],
      [34.044, -118.25],
    ],
  },
};

/** Where a place is on the map of its city, in units of the drawing. */
export function onGuideMap({ north, west, east }: GuideMap, { lat, lon }: MapPlace): { readonly x: number; readonly y: number } {
  const across = Math.cos((north * Math.PI) / 180);
  const scale = GUIDE_MAP_SIZE.width / ((east - west) * across);
  return { x: (lon - west) * across * scale, y: (north - lat) * scale };
}
