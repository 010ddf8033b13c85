/** The route whose lowest real fare is on a destination's card (content.28): from one of the two greatest markets that it is not. */
import type { DestinationSlug } from './cities';

/** Where each trip begins. */
export const CARD_ORIGIN: Readonly<Record<DestinationSlug, DestinationSlug>> = {
  paris: 'new-york',
  rome: 'new-york',
  'new-york': 'los-angeles',
  'las-vegas': 'los-angeles',
  'los-angeles': 'new-york',
};
