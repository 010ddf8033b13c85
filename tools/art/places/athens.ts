import { acropolisMuseum } from './athens/acropolisMuseum';
import { lycabettus } from './athens/lycabettus';
import { plaka } from './athens/plaka';
import { sounion } from './athens/sounion';
import { templeOfZeus } from './athens/templeOfZeus';

export const athensPlaces = {
  'acropolis-museum': acropolisMuseum,
  plaka: plaka,
  'temple-of-zeus': templeOfZeus,
  lycabettus: lycabettus,
  sounion: sounion,
};
