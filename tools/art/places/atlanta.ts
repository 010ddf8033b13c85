import { beltline } from './atlanta/beltline';
import { foxTheatre } from './atlanta/foxTheatre';
import { georgiaAquarium } from './atlanta/georgiaAquarium';
import { jacksonStreetBridge } from './atlanta/jacksonStreetBridge';
import { kingCenter } from './atlanta/kingCenter';

export const atlantaPlaces = {
  'georgia-aquarium': georgiaAquarium,
  'king-center': kingCenter,
  beltline: beltline,
  'fox-theatre': foxTheatre,
  'jackson-street-bridge': jacksonStreetBridge,
};
