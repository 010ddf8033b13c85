import { desertBotanicalGarden } from './phoenix/desertBotanicalGarden';
import { heardMuseum } from './phoenix/heardMuseum';
import { papagoPark } from './phoenix/papagoPark';
import { southMountain } from './phoenix/southMountain';
import { taliesinWest } from './phoenix/taliesinWest';

export const phoenixPlaces = {
  'papago-park': papagoPark,
  'desert-botanical-garden': desertBotanicalGarden,
  'heard-museum': heardMuseum,
  'taliesin-west': taliesinWest,
  'south-mountain': southMountain,
};
