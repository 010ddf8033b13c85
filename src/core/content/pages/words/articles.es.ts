import type { ArticleSlug } from '../../blog/articleSlugs';
import type { ArticleText } from '../siteTypes';
import { bags } from '../../blog/texts/bags.es';
import { cancelWithin24Hours } from '../../blog/texts/cancelWithin24Hours.es';
import { flyingWithABaby } from '../../blog/texts/flyingWithABaby.es';
import { howFarAheadToBuy } from '../../blog/texts/howFarAheadToBuy.es';
import { howToReadAFare } from '../../blog/texts/howToReadAFare.es';
import { passportsAndThreeMonths } from '../../blog/texts/passportsAndThreeMonths.es';
import { separateTickets } from '../../blog/texts/separateTickets.es';
import { whatBasicEconomyLeavesOut } from '../../blog/texts/whatBasicEconomyLeavesOut.es';
import { whenAFareGoesUp } from '../../blog/texts/whenAFareGoesUp.es';
import { whenTheAirlineChanges } from '../../blog/texts/whenTheAirlineChanges.es';

/** The articles in Spanish, each in a file of its own. */
export const articles: Readonly<Record<ArticleSlug, ArticleText>> = {
  'separate-tickets': separateTickets,
  'schedule-changes': whenTheAirlineChanges,
  'when-to-buy': howFarAheadToBuy,
  'passport-validity': passportsAndThreeMonths,
  'which-bag-goes-where': bags,
  'basic-economy': whatBasicEconomyLeavesOut,
  'lap-infants': flyingWithABaby,
  '24-hour-rule': cancelWithin24Hours,
  'when-a-fare-goes-up-while-you-book': whenAFareGoesUp,
  'how-to-read-a-fare': howToReadAFare,
};
