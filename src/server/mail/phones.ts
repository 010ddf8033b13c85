/** Whose number a letter shows: the Spanish line to readers of Spanish. */
import type { Brand } from '#core/content/brand';
import { telHref } from '#core/domain/site/telephone';
import type { LinkedText } from './sheet/sheet';

export const localizedPhone = (brand: Brand, locale: 'en' | 'es'): string => (locale === 'es' ? brand.esPhone : brand.paymentPhone);

/** The same, to be called by pressing it. */
export function phoneLink(brand: Brand, locale: 'en' | 'es'): LinkedText {
  const text = localizedPhone(brand, locale);
  return { text, href: telHref(text) };
}
