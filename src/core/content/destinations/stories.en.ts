/** What is written for each city. */
import type { CitySlug } from './cities';
import { hawaii } from './stories/hawaii.en';
import { houston } from './stories/houston.en';
import { lasVegas } from './stories/las-vegas.en';
import { losAngeles } from './stories/los-angeles.en';
import { newYork } from './stories/new-york.en';
import { paris } from './stories/paris.en';
import { phoenix } from './stories/phoenix.en';
import { rome } from './stories/rome.en';
import { sanFrancisco } from './stories/san-francisco.en';
import { seattle } from './stories/seattle.en';
import { tokyo } from './stories/tokyo.en';
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
