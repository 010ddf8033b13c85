/** Countries and states as the data API lists them, in the page's language where the browser can name them. */
import { useCountriesQuery, useStatesQuery } from '#web/api/places.api';
import { COUNTRIES_WITH_STATES } from '#core/domain/travelers/contactRules';
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import { useLocale } from '#web/platform/sent/messages';

export interface RegionOption {
  readonly value: string;
  readonly text: string;
}

/** Until the list is there, the country most travelers choose. */
const FIRST: readonly RegionOption[] = [{ value: 'US', text: 'United States' }];

export function useCountries(): readonly RegionOption[] {
  const locale = useLocale();
  const { data } = useCountriesQuery(null);
  if (!data) return FIRST;
  if (locale === 'en') return data.map(({ id, name }) => ({ value: id, text: name }));
  const names = new Intl.DisplayNames(LANGUAGE_TAG[locale], { type: 'region' });
  return data.map(({ id, name }) => ({ value: id, text: names.of(id) ?? name })).sort((a, b) => a.text.localeCompare(b.text, locale));
}

/** The states of a country; null where the API lists none and the state is typed. */
export function useStates(country: string): readonly RegionOption[] | null {
  const listed = COUNTRIES_WITH_STATES.includes(country);
  const { data } = useStatesQuery(country, { skip: !listed });
  return listed && data && data.length > 0 ? data.map(({ id, name }) => ({ value: id, text: name })) : null;
}
