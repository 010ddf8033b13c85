/** What is written for each city. */
import type { CitySlug } from './cities';
import { amsterdam } from './stories/amsterdam.es';
import { athens } from './stories/athens.es';
import { atlanta } from './stories/atlanta.es';
import { barcelona } from './stories/barcelona.es';
import { boston } from './stories/boston.es';
import { cancun } from './stories/cancun.es';
import { chicago } from './stories/chicago.es';
import { dallas } from './stories/dallas.es';
import { denver } from './stories/denver.es';
import { dubai } from './stories/dubai.es';
import { dublin } from './stories/dublin.es';
import { hawaii } from './stories/hawaii.es';
import { houston } from './stories/houston.es';
import { istanbul } from './stories/istanbul.es';
import { lasVegas } from './stories/las-vegas.es';
import { lisbon } from './stories/lisbon.es';
import { london } from './stories/london.es';
import { losAngeles } from './stories/los-angeles.es';
import { madrid } from './stories/madrid.es';
import { miami } from './stories/miami.es';
import { newYork } from './stories/new-york.es';
import { orlando } from './stories/orlando.es';
import { paris } from './stories/paris.es';
import { phoenix } from './stories/phoenix.es';
import { rome } from './stories/rome.es';
import { sanFrancisco } from './stories/san-francisco.es';
import { seattle } from './stories/seattle.es';
import { tokyo } from './stories/tokyo.es';
import { toronto } from './stories/toronto.es';
import { washington } from './stories/washington.es';
import type { CityStory } from './story';

export const stories: Readonly<Record<CitySlug, CityStory>> = {
  paris,
  rome,
  'new-york': newYork,
  'las-vegas': lasVegas,
  'los-angeles': losAngeles,
  phoenix,
  hawaii,
  seattle,
  tokyo,
  'san-francisco': sanFrancisco,
  houston,
  chicago,
  london,
  miami,
  orlando,
  boston,
  denver,
  atlanta,
  barcelona,
  madrid,
  amsterdam,
  lisbon,
  cancun,
  washington,
  toronto,
  dallas,
  athens,
  dublin,
  istanbul,
  dubai,
};
