import { iconPark } from './orlando/iconPark';
import { kennedySpaceCenter } from './orlando/kennedySpaceCenter';
import { magicKingdom } from './orlando/magicKingdom';
import { wekiwaSprings } from './orlando/wekiwaSprings';
import { winterPark } from './orlando/winterPark';

export const orlandoPlaces = {
  'magic-kingdom': magicKingdom,
  'icon-park': iconPark,
  'kennedy-space-center': kennedySpaceCenter,
  'wekiwa-springs': wekiwaSprings,
  'winter-park': winterPark,
};
