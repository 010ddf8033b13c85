import type { Messages } from '#core/content/messages/messages.en';
import type { NearPlace, Place } from '#core/domain/places/airports';
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { required } from '#core/domain/values/checkedReads';

const regions: Partial<Record<Locale, Intl.DisplayNames>> = {};

/** The country's name in the page's language, or nothing when it is not known. */
export function countryName(country: string, locale: Locale): string {
  if (country === '') return '';
  const names = (regions[locale] ??= new Intl.DisplayNames(LANGUAGE_TAG[locale], { type: 'region' }));
  return required(names.of(country), country);
}

/** `Portland, Maine, United States`. */
export function whereabouts({ common }: Messages, place: Place, locale: Locale): string {
  return [common.city(place), common.region(place), countryName(place.country, locale)].filter(Boolean).join(', ');
}

/** What is in a field out of focus: `New York (JFK)`, `New York (NYC), all airports`; null for a place whose city is not known. */
export function titleOfPlace({ common, search }: Messages, place: Place): string | null {
  if (place.city === '') return null;
  return (place.isMetro ? search.allAirportsOf : search.airportOf)(common.city(place), place.code);
}

/** What is below that of an airport: `John F Kennedy, New York`; abroad the country; without a name that is the city's. */
export function airportLine({ common }: Messages, place: Place, locale: Locale): string {
  const name = common.shortAirport({ ...place, name: place.label.slice(6) });
  const where = place.country === 'US' ? common.region(place) : countryName(place.country, locale);
  return [name === common.city(place) ? '' : name, where].filter(Boolean).join(', ');
}

/** What is below a field of the search form: nothing below all airports of a city, which say it all. */
export function lineBelow(messages: Messages, place: Place, locale: Locale): string {
  if (place.city === '') return whereabouts(messages, place, locale);
  return place.isMetro ? '' : airportLine(messages, place, locale);
}

/** The name behind the code in the page's language: `John F Kennedy International Airport`, `New York all airports`. */
export function nameOfPlace({ common, search }: Messages, place: Place): string {
  return place.isMetro && place.city !== ''
    ? search.allAirports(common.city(place))
    : common.airport({ ...place, name: place.label.slice(6) });
}

/** What is in a field: a chosen place by its label in the page's language, which may be typed again, anything else as it was typed. */
export const shownText = (messages: Messages, text: string, place: Place | null): string =>
  text === place?.label ? `${place.code} - ${nameOfPlace(messages, place).replaceAll(',', '')}` : text;

/** A place without an airport, by its name in the page's language. */
export const nearName = (near: NearPlace, locale: Locale): string => (locale === 'es' ? near.nameEs : undefined) ?? near.name;

/** What is above the airports near it: `Napa, California: no airport with flights here. Nearest airports:`. */
export function nearHead({ common, search }: Messages, near: NearPlace, locale: Locale): string {
  const where = common.region(near) ?? countryName(near.country, locale);
  const name = nearName(near, locale);
  // "Oxford (Inglaterra)" has said so
  return search.nearHeads[near.kind](/[(,]/.test(name) ? name : `${name}, ${where}`);
}

/** Where the typed text is in a name, to be marked; null when it does not. */
export function matchIn(name: string, typed: string): { before: string; match: string; after: string } | null {
  const text = typed.trim().toLowerCase();
  const at = text === '' ? -1 : name.toLowerCase().indexOf(text);
  return at < 0 ? null : { before: name.slice(0, at), match: name.slice(at, at + text.length), after: name.slice(at + text.length) };
}
