import { artInstitute } from './chicago/artInstitute';
import { buckinghamFountain } from './chicago/buckinghamFountain';
import { chicagoRiver } from './chicago/chicagoRiver';
import { navyPier } from './chicago/navyPier';
import { wrigleyField } from './chicago/wrigleyField';

export const chicagoPlaces = {
  'art-institute': artInstitute,
  'chicago-river': chicagoRiver,
  'navy-pier': navyPier,
  'wrigley-field': wrigleyField,
  'buckingham-fountain': buckinghamFountain,
};
