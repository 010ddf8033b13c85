/** The five landing pages of the language: a chunk of their own. */
import { lasVegas } from './las-vegas.es';
import { losAngeles } from './los-angeles.es';
import { newYork } from './new-york.es';
import { paris } from './paris.es';
import { rome } from './rome.es';
import type { DestinationSlug } from './cities';
import type { DestinationRecord } from './record';

export const records: Readonly<Record<DestinationSlug, DestinationRecord>> = {
  'los-angeles': losAngeles,
  paris: paris,
  rome: rome,
  'new-york': newYork,
  'las-vegas': lasVegas,
};
