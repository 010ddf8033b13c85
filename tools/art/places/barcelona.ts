import { barceloneta } from './barcelona/barceloneta';
import { casaBatllo } from './barcelona/casaBatllo';
import { gothicQuarter } from './barcelona/gothicQuarter';
import { montjuic } from './barcelona/montjuic';
import { parkGuell } from './barcelona/parkGuell';

export const barcelonaPlaces = {
  'park-guell': parkGuell,
  'casa-batllo': casaBatllo,
  'gothic-quarter': gothicQuarter,
  barceloneta: barceloneta,
  montjuic: montjuic,
};
