/** What is written for each city. */
import type { CitySlug } from './cities';
import { lasVegas } from './stories/las-vegas.en';
import { losAngeles } from './stories/los-angeles.en';
import { newYork } from './stories/new-york.en';
import { paris } from './stories/paris.en';
import { rome } from './stories/rome.en';
import type { CityStory } from './story';

export const stories = {
  paris,
  rome,
  'new-york': newYork,
  'las-vegas': lasVegas,
  'los-angeles': losAngeles,
} as const satisfies Partial<Record<CitySlug, CityStory>>;
