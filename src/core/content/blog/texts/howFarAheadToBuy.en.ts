import type { ArticleText } from '../../pages/siteTypes';

export const howFarAheadToBuy: ArticleText = {
  heading: 'How far ahead to buy, honestly',
  title: 'How far ahead should you buy a flight?',
  description: 'Windows that usually hold, why there is no magic day, and how to decide when the price in front of you is good enough.',
  lead: 'There is no magic Tuesday. There are windows, and there is knowing when to stop.',
  paragraphs: [
    'Every year somebody publishes the cheapest day to book, to the day, from millions of searches. The numbers are real averages, and an average is nearly useless for the one trip you are planning. Your flight does not know that it is supposed to be cheap 47 days out.',
    'What follows is what holds often enough to act on, with the reasons, so that you can see when your trip is the exception.',
  ],
  parts: [
    {
      heading: 'The shape of a price over time',
      paragraphs: [
        'Tickets go on sale about eleven months before departure; this site sells 330 days ahead. The first fares are seldom the best. The airline has no reason to discount a flight that it cannot judge yet, so it opens high and waits.',
        'Then comes a long, flat stretch with dips: a sale, a rival’s new route, a low step reopened. Near the end the curve turns up, because the people who buy in the last two weeks mostly have to travel. Business routes turn early and steeply, vacation routes late and sometimes not at all.',
      ],
    },
    {
      heading: 'Windows that usually hold',
      paragraphs: [
        'On most routes within the United States the lower fares are found three to eight weeks before departure. For trips abroad it pays to begin looking earlier, and to be ready to buy from about two to five months ahead. Treat both as the time to watch closely, not as a promise.',
      ],
      list: [
        'Thanksgiving, Christmas and spring break: look by late summer or early fall. The good hours go first, and the cheap steps with them.',
        'Summer in Europe: look in winter. Fares in June and July rarely fall after April.',
        'A midweek trip in January, February or September: you can afford to wait, and you will often be rewarded.',
      ],
    },
    {
      heading: 'The day you fly matters more than the day you buy',
      paragraphs: [
        'The belief that fares drop on Tuesday nights comes from a time when airlines loaded sales once a week. They now change prices around the clock. What remains is the difference between days of travel: flights on Tuesdays, Wednesdays and Saturdays are usually cheaper than those on Fridays and Sundays, because fewer people want them.',
        'Moving a departure by one day often saves more than months of waiting. Around each result we show the lowest price of neighboring days, and for a round trip a grid of both dates. Spend your patience there first.',
      ],
    },
    {
      heading: 'When to stop looking',
      paragraphs: [
        'Decide before you search what the trip is worth to you. Then look at the insight above the results: it tells whether today’s price is low, usual or high for this route where we know enough to say so. If it is usual or low and below your number, buy. The savings from a perfect moment are smaller than people think, and the cost of missing a decent fare is paid by everyone in the party.',
        'Use the free day as a safety net. Book at the price you accept, and look once more the next evening. If it fell, and your departure is 7 or more days away, cancel within the 24 hours and take the lower one. If it rose, you have already won.',
      ],
    },
    {
      heading: 'Let an alert do the watching',
      paragraphs: [
        'For a trip that is months away, set a fare alert with the step that would make you act: $20, $50, $100 or a share of the fare. We look once a day and write only when the lowest fare is that far below the one we last told you. Silence means that nothing worth your time happened.',
      ],
    },
    {
      heading: 'Three cases where waiting loses',
      paragraphs: [
        'First, a large party. Six travelers need six seats in one price step, and low steps hold few; every week makes that less likely. Second, a place with one flight a day, or with one airline: without a rival nobody has to blink. Third, a fixed event. A town that hosts a championship or an eclipse has a published date, and the airlines can read.',
        'In these cases buy as soon as the plans are firm, at a fare that can be changed if they are not quite. The calm is worth the difference.',
      ],
    },
  ],
};
