/** What is written for each city. */
import type { CitySlug } from './cities';
import { amsterdam } from './stories/amsterdam.en';
import { athens } from './stories/athens.en';
import { atlanta } from './stories/atlanta.en';
import { barcelona } from './stories/barcelona.en';
import { boston } from './stories/boston.en';
import { cancun } from './stories/cancun.en';
import { chicago } from './stories/chicago.en';
import { dallas } from './stories/dallas.en';
import { denver } from './stories/denver.en';
import { dubai } from './stories/dubai.en';
import { dublin } from './stories/dublin.en';
import { hawaii } from './stories/hawaii.en';
import { houston } from './stories/houston.en';
import { istanbul } from './stories/istanbul.en';
import { lasVegas } from './stories/las-vegas.en';
import { lisbon } from './stories/lisbon.en';
import { london } from './stories/london.en';
import { losAngeles } from './stories/los-angeles.en';
import { madrid } from './stories/madrid.en';
import { miami } from './stories/miami.en';
import { newYork } from './stories/new-york.en';
import { orlando } from './stories/orlando.en';
import { paris } from './stories/paris.en';
import { phoenix } from './stories/phoenix.en';
import { rome } from './stories/rome.en';
import { sanFrancisco } from './stories/san-francisco.en';
import { seattle } from './stories/seattle.en';
import { tokyo } from './stories/tokyo.en';
import { toronto } from './stories/toronto.en';
import { washington } from './stories/washington.en';
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
