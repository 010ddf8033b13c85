import { christChurch } from './dublin/christChurch';
import { guinnessStorehouse } from './dublin/guinnessStorehouse';
import { howth } from './dublin/howth';
import { stStephensGreen } from './dublin/stStephensGreen';
import { trinityLibrary } from './dublin/trinityLibrary';

export const dublinPlaces = {
  'trinity-library': trinityLibrary,
  'christ-church': christChurch,
  'guinness-storehouse': guinnessStorehouse,
  'st-stephens-green': stStephensGreen,
  howth: howth,
};
