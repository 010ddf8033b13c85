import { anneFrankHouse } from './amsterdam/anneFrankHouse';
import { magereBrug } from './amsterdam/magereBrug';
import { rijksmuseum } from './amsterdam/rijksmuseum';
import { vondelpark } from './amsterdam/vondelpark';
import { zaanseSchans } from './amsterdam/zaanseSchans';

export const amsterdamPlaces = {
  rijksmuseum: rijksmuseum,
  'anne-frank-house': anneFrankHouse,
  'magere-brug': magereBrug,
  vondelpark: vondelpark,
  'zaanse-schans': zaanseSchans,
};
