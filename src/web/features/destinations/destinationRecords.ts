/** The landing pages of a language: one chunk each, like the messages. */
import type { DestinationSlug } from '#core/content/destinations/cities';
import type { DestinationRecord } from '#core/content/destinations/record';
import type { Locale } from '#core/domain/routes';

export type DestinationRecords = Readonly<Record<DestinationSlug, DestinationRecord>>;

const loaded = new Map<Locale, Promise<DestinationRecords>>();

/** The same promise every time. */
export function loadDestinations(locale: Locale): Promise<DestinationRecords> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading =
    locale === 'es'
      ? import(/* webpackChunkName: "destinations-es" */ '#core/content/destinations/records.es').then((m) => m.records)
      : import(/* webpackChunkName: "destinations-en" */ '#core/content/destinations/records.en').then((m) => m.records);
  loaded.set(locale, loading);
  return loading;
}
