import type { ArticleSlug } from '../articleSlugs';
import type { PageText } from './siteTypes';

export const articles: Readonly<Record<ArticleSlug, PageText>> = {
  'how-to-read-a-fare': {
    heading: 'How to read a fare',
    title: 'How to read a fare',
    description: 'Base fare, taxes, fees: what the parts of a ticket price are, and which of them you get back.',
    lead: 'A price has three parts. Only one of them is the airline’s to set.',
    paragraphs: [
      'The base fare is what the airline asks for the seat. Taxes and airport charges go to governments and airports: on a domestic flight a 7.5 percent excise tax, a charge per flight, a security fee and a passenger facility charge; on an international one arrival and departure taxes on top. Our service fee is the third part and has a line of its own.',
      'The parts matter when a trip is cancelled. The base fare follows the fare’s rules and may be lost; some of the taxes are due only if you fly. So even a ticket that cannot be refunded may return a part. Ask before you let it lapse.',
    ],
  },
  'when-a-fare-goes-up-while-you-book': {
    heading: 'When a fare goes up while you book',
    title: 'Why a fare goes up while you book',
    description: 'Airlines sell seats in price steps. Why the last one can go while you type, and what we do then.',
    lead: 'It is not your cookies. It is the last seat of a price step.',
    paragraphs: [
      'Airlines sell a flight in price steps: so many seats at the lowest fare, so many at the next. When the last seat of a step is sold, or held in somebody’s booking, the next seat costs more. With several travelers it happens sooner, because all of them must fit into the same step.',
      'That is why we ask the airline for the price again when you choose a flight and once more before you pay. If it changed, you see old price, new price and difference, everything you typed stays, and nothing is charged until you agree. A search for one traveler fewer shows at once whether the step was the reason.',
    ],
  },
};
