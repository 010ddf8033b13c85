import { bainbridgeFerry } from './seattle/bainbridgeFerry';
import { chihulyGarden } from './seattle/chihulyGarden';
import { gasWorksPark } from './seattle/gasWorksPark';
import { mountRainier } from './seattle/mountRainier';
import { pikePlace } from './seattle/pikePlace';

export const seattlePlaces = {
  'pike-place': pikePlace,
  'chihuly-garden': chihulyGarden,
  'gas-works-park': gasWorksPark,
  'bainbridge-ferry': bainbridgeFerry,
  'mount-rainier': mountRainier,
};
