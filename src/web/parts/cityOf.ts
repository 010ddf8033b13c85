import type { Messages } from '#core/content/messages/messages.en';
import type { AirportRef } from '#core/domain/flights/flights';

/** The city behind a code in the page's language; the code itself where it is not known. */
export function cityOf({ common }: Pick<Messages, 'common'>, airports: Readonly<Record<string, AirportRef>>, code: string): string {
  const airport = airports[code];
  return airport ? common.city(airport) : code;
}
