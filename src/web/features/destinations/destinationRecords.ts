/** The landing pages of a language: one chunk each, like the messages. */
import type { DestinationSlug } from '#core/content/destinations/cities';
import type { DestinationRecord } from '#core/content/destinations/record';
import { once } from '#core/domain/once';
import type { Locale } from '#core/domain/routes';

export type DestinationRecords = Readonly<Record<DestinationSlug, DestinationRecord>>;

/** The same promise every time. */
export const loadDestinations = once((locale: Locale): Promise<DestinationRecords> =>
  locale === 'es'
    ? import(/* webpackChunkName: "destinations-es" */ '#core/content/destinations/records.es').then((m) => m.records)
    : import(/* webpackChunkName: "destinations-en" */ '#core/content/destinations/records.en').then((m) => m.records),
);
