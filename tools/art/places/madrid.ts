import { plazaMayor } from './madrid/plazaMayor';
import { prado } from './madrid/prado';
import { retiro } from './madrid/retiro';
import { royalPalace } from './madrid/royalPalace';
import { templeOfDebod } from './madrid/templeOfDebod';

export const madridPlaces = {
  prado: prado,
  retiro: retiro,
  'plaza-mayor': plazaMayor,
  'royal-palace': royalPalace,
  'temple-of-debod': templeOfDebod,
};
