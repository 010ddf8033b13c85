import { britishMuseum } from './london/britishMuseum';
import { greenwich } from './london/greenwich';
import { southBank } from './london/southBank';
import { stPauls } from './london/stPauls';
import { towerBridge } from './london/towerBridge';

export const londonPlaces = {
  'british-museum': britishMuseum,
  'south-bank': southBank,
  'st-pauls': stPauls,
  'tower-bridge': towerBridge,
  greenwich: greenwich,
};
