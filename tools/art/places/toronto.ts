import { casaLoma } from './toronto/casaLoma';
import { distilleryDistrict } from './toronto/distilleryDistrict';
import { niagaraFalls } from './toronto/niagaraFalls';
import { stLawrenceMarket } from './toronto/stLawrenceMarket';
import { torontoIslands } from './toronto/torontoIslands';

export const torontoPlaces = {
  'distillery-district': distilleryDistrict,
  'st-lawrence-market': stLawrenceMarket,
  'toronto-islands': torontoIslands,
  'casa-loma': casaLoma,
  'niagara-falls': niagaraFalls,
};
