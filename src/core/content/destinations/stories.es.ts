/** What is written for each city. */
import type { CitySlug } from './cities';
import { hawaii } from './stories/hawaii.es';
import { houston } from './stories/houston.es';
import { lasVegas } from './stories/las-vegas.es';
import { losAngeles } from './stories/los-angeles.es';
import { newYork } from './stories/new-york.es';
import { paris } from './stories/paris.es';
import { phoenix } from './stories/phoenix.es';
import { rome } from './stories/rome.es';
import { sanFrancisco } from './stories/san-francisco.es';
import { seattle } from './stories/seattle.es';
import { tokyo } from './stories/tokyo.es';
import type { CityStory } from './story';

export const stories = {
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
} as const satisfies Partial<Record<CitySlug, CityStory>>;
