import { haleakala } from './hawaii/haleakala';
import { kilauea } from './hawaii/kilauea';
import { naPali } from './hawaii/naPali';
import { pearlHarbor } from './hawaii/pearlHarbor';
import { waikiki } from './hawaii/waikiki';

export const hawaiiPlaces = { waikiki, 'pearl-harbor': pearlHarbor, haleakala, 'na-pali': naPali, kilauea };
