import type { ArticleSlug } from '../../blog/articleSlugs';
import type { ArticleText } from '../siteTypes';
import { bags } from '../../blog/texts/bags.en';
import { cancelWithin24Hours } from '../../blog/texts/cancelWithin24Hours.en';
import { flyingWithABaby } from '../../blog/texts/flyingWithABaby.en';
import { howFarAheadToBuy } from '../../blog/texts/howFarAheadToBuy.en';
import { howToReadAFare } from '../../blog/texts/howToReadAFare.en';
import { passportsAndThreeMonths } from '../../blog/texts/passportsAndThreeMonths.en';
import { separateTickets } from '../../blog/texts/separateTickets.en';
import { whatBasicEconomyLeavesOut } from '../../blog/texts/whatBasicEconomyLeavesOut.en';
import { whenAFareGoesUp } from '../../blog/texts/whenAFareGoesUp.en';
import { whenTheAirlineChanges } from '../../blog/texts/whenTheAirlineChanges.en';

/** The articles in US English, each in a file of its own. */
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
