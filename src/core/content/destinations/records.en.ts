/** The five landing pages of the language: a chunk of their own. */
import { lasVegas } from './las-vegas.en';
import { losAngeles } from './los-angeles.en';
import { newYork } from './new-york.en';
import { paris } from './paris.en';
import { rome } from './rome.en';
import type { DestinationSlug } from './cities';
import type { DestinationRecord } from './record';

export const records: Readonly<Record<DestinationSlug, DestinationRecord>> = {
  'los-angeles': losAngeles,
  paris: paris,
  rome: rome,
  'new-york': newYork,
  'las-vegas': lasVegas,
};
