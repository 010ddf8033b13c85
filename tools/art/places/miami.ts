import { everglades } from './miami/everglades';
import { littleHavana } from './miami/littleHavana';
import { southBeach } from './miami/southBeach';
import { vizcaya } from './miami/vizcaya';
import { wynwood } from './miami/wynwood';

export const miamiPlaces = {
  'south-beach': southBeach,
  wynwood: wynwood,
  'little-havana': littleHavana,
  vizcaya: vizcaya,
  everglades: everglades,
};
