import { artsDistrict } from './dallas/artsDistrict';
import { dealeyPlaza } from './dallas/dealeyPlaza';
import { fortWorthStockyards } from './dallas/fortWorthStockyards';
import { klydeWarrenPark } from './dallas/klydeWarrenPark';
import { whiteRockLake } from './dallas/whiteRockLake';

export const dallasPlaces = {
  'dealey-plaza': dealeyPlaza,
  'arts-district': artsDistrict,
  'klyde-warren-park': klydeWarrenPark,
  'white-rock-lake': whiteRockLake,
  'fort-worth-stockyards': fortWorthStockyards,
};
