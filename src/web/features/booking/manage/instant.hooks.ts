/** Instants in the traveler's own time zone, which is named. */
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import { plainInstant } from '#core/domain/values/clockText';
import { now } from '#web/platform/clock';
import { useLocale } from '#web/platform/sent/messages';

export function useInstantText(): { readonly text: (iso: string) => string; readonly isPast: (iso: string) => boolean } {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return { text: (iso) => plainInstant(format.format(new Date(iso))), isPast: (iso) => Date.parse(iso) <= now() };
}
