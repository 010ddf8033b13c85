/** Why a person is wanted, in both languages. */
import type { Locale } from '#core/domain/site/routes';

/** Why, in words, where the reason is one of the site's own. */
const REASONS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  significant: { en: 'A significant change', es: 'Un cambio importante' },
  not_significant: { en: 'No significant change', es: 'Un cambio no importante' },
  direction_cancelled: { en: 'The airline cancelled a part of the flights', es: 'La aerolínea canceló una parte de los vuelos' },
  connection_lost: { en: 'A connection cannot be made', es: 'Una conexión no se alcanza' },
  flights_overlap: { en: 'A flight leaves before the one before it lands', es: 'Un vuelo sale antes de que aterrice el anterior' },
  cancelled_by_airline: { en: 'The airline cancelled the flights', es: 'La aerolínea canceló los vuelos' },
  supplier_silent: { en: 'The supplier has not confirmed it', es: 'El proveedor no lo ha confirmado' },
  mail_refused: { en: 'The mail server of the address refuses it', es: 'El servidor de correo de la dirección lo rechaza' },
  mail_not_taken: { en: 'Tried for two days in vain', es: 'Se intentó durante dos días sin éxito' },
  supplier_takes_none: { en: 'The supplier does not pass it on', es: 'El proveedor no lo transmite' },
};

/** A provider's code as it is, without its underscores: a person looks it up there. */
export const reasonText = (code: string, lang: Locale): string => REASONS[code]?.[lang] ?? code.replaceAll('_', ' ');
