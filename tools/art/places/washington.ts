import { airAndSpace } from './washington/airAndSpace';
import { georgetown } from './washington/georgetown';
import { lincolnMemorial } from './washington/lincolnMemorial';
import { tidalBasin } from './washington/tidalBasin';
import { washingtonMonument } from './washington/washingtonMonument';

export const washingtonPlaces = {
  'lincoln-memorial': lincolnMemorial,
  'washington-monument': washingtonMonument,
  'air-and-space': airAndSpace,
  'tidal-basin': tidalBasin,
  georgetown: georgetown,
};
