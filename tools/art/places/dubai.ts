import { arabianDesert } from './dubai/arabianDesert';
import { dubaiCreek } from './dubai/dubaiCreek';
import { dubaiFountain } from './dubai/dubaiFountain';
import { dubaiFrame } from './dubai/dubaiFrame';
import { palmJumeirah } from './dubai/palmJumeirah';

export const dubaiPlaces = {
  'dubai-fountain': dubaiFountain,
  'dubai-creek': dubaiCreek,
  'palm-jumeirah': palmJumeirah,
  'dubai-frame': dubaiFrame,
  'arabian-desert': arabianDesert,
};
