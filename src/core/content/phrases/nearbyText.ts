/** Words of airports nearby in the page's language: both languages are loaded with the lazy chunk that uses them. */
import type { Locale } from '../../domain/site/routes';
import { nearby as english } from '../messages/flights/search/nearby.en';
import { nearby as spanish } from '../messages/flights/search/nearby.es';

const WORDS = { en: english, es: spanish } as const;

export const nearbyWords = (locale: Locale): typeof english => WORDS[locale];
