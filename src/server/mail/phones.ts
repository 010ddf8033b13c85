/** Whose number a letter shows: the Spanish line to readers of Spanish. */
import type { Brand } from '#core/content/brand';

export const localizedPhone = (brand: Brand, locale: 'en' | 'es'): string => (locale === 'es' ? brand.esPhone : brand.paymentPhone);
