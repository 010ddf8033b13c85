/** What the weather is like in each month: public normals of one station for a city, in whole degrees Fahrenheit (content.57). */
import type { DestinationSlug } from '../cities';

type Twelve = readonly [number, number, number, number, number, number, number, number, number, number, number, number];

export interface CityWeather {
  readonly station: string;
  /** Years whose mean it is. */
  readonly period: string;
  /** Who measured and published it. */
  readonly source: readonly [label: string, to: string];
  /** Mean daily maximum, January first. */
  readonly highs: Twelve;
  /** Mean daily minimum. */
  readonly lows: Twelve;
}

const NOAA = ['NOAA', 'https://www.ncei.noaa.gov/products/land-based-station/us-climate-normals'] as const;

export const WEATHER: Readonly<Record<DestinationSlug, CityWeather>> = {
  paris: {
    station: 'Paris-Montsouris',
    period: '1991–2020',
    source: ['Météo-France', 'https://meteofrance.com/'],
    highs: [46, 48, 55, 62, 68, 74, 78, 78, 71, 62, 52, 46],
    lows: [38, 38, 42, 46, 52, 58, 61, 61, 55, 50, 43, 39],
  },
  rome: {
    station: 'Roma Ciampino',
    period: '1971–2000',
    source: ['Aeronautica Militare', 'https://www.meteoam.it/'],
    highs: [53, 55, 59, 64, 73, 80, 87, 87, 80, 71, 61, 55],
    lows: [38, 38, 41, 46, 52, 58, 63, 64, 59, 51, 44, 39],
  },
  'new-york': {
    station: 'New York Central Park',
    period: '1991–2020',
    source: NOAA,
    highs: [40, 42, 50, 62, 71, 80, 85, 83, 76, 65, 54, 44],
    lows: [28, 30, 36, 46, 55, 64, 70, 69, 62, 51, 42, 34],
  },
  'las-vegas': {
    station: 'Las Vegas Harry Reid Airport',
    period: '1991–2020',
    source: NOAA,
    highs: [59, 63, 71, 79, 89, 99, 105, 103, 95, 81, 67, 57],
    lows: [41, 44, 51, 57, 66, 76, 82, 81, 72, 60, 47, 40],
  },
  'los-angeles': {
    station: 'Los Angeles Downtown (USC)',
    period: '1991–2020',
    source: NOAA,
    highs: [68, 68, 70, 72, 74, 77, 82, 84, 83, 79, 73, 67],
    lows: [49, 50, 52, 55, 58, 61, 65, 65, 64, 60, 53, 48],
  },
};
