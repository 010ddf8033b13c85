import type { Messages } from '#core/content/messages/messages.en';
import type { Place } from '#core/domain/places/airports';
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';

const regions: Partial<Record<Locale, Intl.DisplayNames>> = {};

/** The country's name in the page's language, or nothing when it is not known. */
export function countryName(country: string, locale: Locale): string {
  if (country === '') return '';
  const names = (regions[locale] ??= new Intl.DisplayNames(LANGUAGE_TAG[locale], { type: 'region' }));
  return names.of(country) ?? '';
}

/** `Portland, Maine, United States`. */
export function whereabouts({ common }: Messages, place: Place, locale: Locale): string {
  return [common.city(place), common.region(place), countryName(place.country, locale)].filter(Boolean).join(', ');
}

/** The name behind the code: `John F Kennedy International Airport`; a city's row in the page's language. */
export function nameOfPlace({ common, search }: Messages, place: Place): string {
  return place.isMetro && place.city !== '' ? search.allAirports(common.city(place)) : place.label.slice(6);
}

/** Where the typed text stands in a name, to be marked; null when it does not. */
export function matchIn(name: string, typed: string): { before: string; match: string; after: string } | null {
  const text = typed.trim().toLowerCase();
  const at = text === '' ? -1 : name.toLowerCase().indexOf(text);
  return at < 0 ? null : { before: name.slice(0, at), match: name.slice(at, at + text.length), after: name.slice(at + text.length) };
}
