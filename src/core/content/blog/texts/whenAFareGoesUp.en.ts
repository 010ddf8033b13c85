import type { ArticleText } from '../../pages/siteTypes';

export const whenAFareGoesUp: ArticleText = {
  heading: 'When a fare goes up while you book',
  title: 'Why a fare goes up while you book',
  description: 'Airlines sell seats in price steps. Why the last one can go while you type, and what we do then.',
  lead: 'It is not your cookies. It is the last seat of a price step.',
  paragraphs: [
    'You compare for an hour, decide, type four names, and at the end the price is $38 higher. It feels like a trick, and the usual theory is that somebody watched you look. The real reason is duller and has been the same since long before websites.',
    'Airlines sell a flight in price steps: so many seats at the lowest fare, so many at the next. When the last seat of a step is sold, or held in somebody’s booking, the next seat costs more. Nothing about you went into that, and a new browser window would show the same.',
  ],
  parts: [
    {
      heading: 'How the steps work',
      paragraphs: [
        'Each step has a letter, the booking class, and its own rules. An economy cabin of 150 seats may be sold in a dozen steps, all for the same kind of seat. A computer of the airline decides many times a day how many seats each step gets, from what it knows about the date, the route and how earlier years sold.',
        'That is why prices can fall, too. If a flight sells more slowly than expected, the airline opens a low step again. A step that was sold out at noon can be back at six, because somebody’s reservation was never paid and returned its seats.',
      ],
    },
    {
      heading: 'Why a family pays more per person than you alone',
      paragraphs: [
        'Travelers in one booking are priced together, and all of them must fit into the same step. If two seats are left at $180 and you ask for four, many systems price all four at the next step, say $215, instead of two at each.',
        'You can test this in a minute: search again for one traveler fewer. If the price per person drops, the step was the reason. Two bookings may then be cheaper than one. The price of that is that they are two bookings: if a flight is cancelled, you are rebooked separately, and seats together are harder to get. With small children we would not do it.',
      ],
    },
    {
      heading: 'What happens between the list and the payment',
      paragraphs: [
        'A list of results is a photograph. It was true when it was taken, and asking every airline anew for every line each second would make a search take minutes. So prices are checked again at the two moments that matter.',
      ],
      list: [
        'When you choose a flight, we ask the airline whether this fare is still for sale, and at what price.',
        'Before you pay, we ask once more. Typing names takes ten minutes, and ten minutes are long enough.',
        'If it changed, you see the old price, the new one and the difference. Everything you typed stays. Nothing is charged until you agree.',
      ],
    },
    {
      heading: 'If it happened to you just now',
      paragraphs: [
        'Look at the flights before and after. The steps belong to a single departure, so the 7 a.m. flight may still have the fare that the 9 a.m. one has just lost. Look at the day before and the day after as well; the calendar above the results shows the lowest price of each.',
        'If the trip is more than a week away, waiting a few hours is a fair gamble, but it is a gamble. What you can do without risk is to book at a price you can live with and look again the next day. Within 24 hours you may cancel free of charge when departure is 7 or more days away, and take the lower fare if it came back.',
      ],
    },
    {
      heading: 'What does not help',
      paragraphs: [
        'Deleting cookies, a private window, another country’s address: all of them have been tried many times, by travelers and by researchers, and none has been shown to change fares in a dependable way. What sometimes changes is that a fresh search skips an old saved answer and shows today’s truth. That truth was already there.',
        'Calling does not unlock a secret price either. The fare our agents see is the one you see. What they can do is look faster at neighboring flights, airports and days, which is often how a lower step is found.',
      ],
    },
    {
      heading: 'Let something else watch it',
      paragraphs: [
        'If you do not have to buy today, set an alert on the results page. We look once a day until you leave, and write when the lowest fare of your search fell by as much as you chose. One click ends it. It is calmer than reloading a page, and it does not influence the price, either.',
      ],
    },
  ],
};
