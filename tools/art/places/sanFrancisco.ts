import { alcatraz } from './sanFrancisco/alcatraz';
import { cableCars } from './sanFrancisco/cableCars';
import { ferryBuilding } from './sanFrancisco/ferryBuilding';
import { paintedLadies } from './sanFrancisco/paintedLadies';
import { palaceOfFineArts } from './sanFrancisco/palaceOfFineArts';

export const sanFranciscoPlaces = {
  alcatraz,
  'cable-cars': cableCars,
  'painted-ladies': paintedLadies,
  'ferry-building': ferryBuilding,
  'palace-of-fine-arts': palaceOfFineArts,
};
