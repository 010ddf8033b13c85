import { beaconHill } from './boston/beaconHill';
import { fenwayPark } from './boston/fenwayPark';
import { freedomTrail } from './boston/freedomTrail';
import { harvardYard } from './boston/harvardYard';
import { publicGarden } from './boston/publicGarden';

export const bostonPlaces = {
  'freedom-trail': freedomTrail,
  'beacon-hill': beaconHill,
  'public-garden': publicGarden,
  'fenway-park': fenwayPark,
  'harvard-yard': harvardYard,
};
