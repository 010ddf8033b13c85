/** Words of airports nearby in the page's language: both languages come with whatever late part says them. */
import type { Locale } from '../domain/site/routes';
import { nearby as english } from './messages/flights/nearby.en';
import { nearby as spanish } from './messages/flights/nearby.es';

const WORDS = { en: english, es: spanish } as const;

export const nearbyWords = (locale: Locale): typeof english => WORDS[locale];
