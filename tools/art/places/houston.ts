import { buffaloBayou } from './houston/buffaloBayou';
import { galveston } from './houston/galveston';
import { hermannPark } from './houston/hermannPark';
import { menilCollection } from './houston/menilCollection';
import { spaceCenter } from './houston/spaceCenter';

export const houstonPlaces = {
  'space-center': spaceCenter,
  'menil-collection': menilCollection,
  'hermann-park': hermannPark,
  'buffalo-bayou': buffaloBayou,
  galveston,
};
