/** What is written for each city. */
import type { CitySlug } from './cities';
import { lasVegas } from './stories/las-vegas.es';
import { losAngeles } from './stories/los-angeles.es';
import { newYork } from './stories/new-york.es';
import { paris } from './stories/paris.es';
import { rome } from './stories/rome.es';
import type { CityStory } from './story';

export const stories = {
  paris,
  rome,
  'new-york': newYork,
  'las-vegas': lasVegas,
  'los-angeles': losAngeles,
} as const satisfies Partial<Record<CitySlug, CityStory>>;
