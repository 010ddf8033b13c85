import type { ArticleText } from '../../pages/siteTypes';

export const whatBasicEconomyLeavesOut: ArticleText = {
  heading: 'What basic economy leaves out',
  title: 'Basic economy: what it leaves out',
  description: 'Changes, seats, bags, boarding: what the lowest fare usually does without, and when it is still the right one.',
  lead: 'The same seat, with fewer promises. Sometimes that is exactly what you want.',
  paragraphs: [
    'Basic economy is not a worse seat. It is the same row, the same legroom and the same arrival time as the fare above it. What is missing are the rights around the seat: to change it, to choose it, sometimes to bring a bag for the bin.',
    'Airlines invented it to have a low number for the top of the list. That is no reason to avoid it. It is a reason to know what each missing piece would cost you on this particular trip.',
  ],
  parts: [
    {
      heading: 'Changes and cancellation',
      paragraphs: [
        'This is the large one. With a standard fare most big US airlines let you change for the difference in fare alone. A basic fare usually cannot be changed at all, and cancelling it returns little or nothing. Some airlines sell a way out for a fee, some give a partial credit, and the terms move often enough that you should read them on the day you book.',
        'Our own free day applies to basic fares as well: within 24 hours of booking, with departure 7 or more days away, you can cancel and get everything back. After that, treat the ticket as spent.',
      ],
    },
    {
      heading: 'Seats',
      paragraphs: [
        'You will have a seat; you may not get to say which. It is assigned at check-in or at the gate, and often it is a middle one. Most airlines sell a choice for a fee, also on basic fares, a few days before departure or right away.',
        'Families should look closely. Several US airlines promise that a young child sits beside an accompanying adult at no extra charge, under conditions that they name. Others only try. If your child is small and the promise is not in writing, the standard fare is the cheaper way to peace of mind.',
      ],
    },
    {
      heading: 'Bags',
      paragraphs: [
        'A personal item that fits under the seat is included nearly everywhere. The carry-on for the overhead bin is where airlines differ: some include it in their basic fare, some allow it only on flights across an ocean, some charge, and charge more at the gate than online.',
        'Beside each fare on this site stands what it includes: personal item, carry-on, checked bag, or what the airline asks for them. Compare the fares with your bags counted in. A basic fare that is $30 lower is not lower once a $45 carry-on joins it in each direction.',
      ],
    },
    {
      heading: 'Boarding, miles and upgrades',
      paragraphs: [
        'Basic fares board with the last group, when the bins over your row may be full and your bag goes to the hold, free of charge but out of reach. They often earn fewer miles or none, and upgrades are mostly excluded. If you never cared about either, you lose nothing.',
      ],
    },
    {
      heading: 'When basic is the right choice',
      paragraphs: ['We book basic ourselves, under these conditions:'],
      list: [
        'The dates are certain: a wedding, a concert, a flight home.',
        'One bag under the seat is enough for the trip.',
        'You travel alone, or with adults who do not mind three different rows.',
        'The difference to the next fare is larger than what you would buy separately.',
      ],
    },
    {
      heading: 'When to leave it',
      paragraphs: [
        'Leave it when somebody else’s calendar can still move yours, when you connect in winter through a city with snow, or when the trip is one of several that depend on each other. A fare that can be changed is insurance with a fixed price, and it is printed right beside the basic one.',
        'Leave it, too, for long international trips when the difference is small. There the standard fare often contains a checked bag, and a single bag paid at the airport can cost more than the step between the two fares.',
      ],
    },
    {
      heading: 'How to compare on this site',
      paragraphs: [
        'Open a flight and choose to compare its fares. Each stands in a column: bags, seat, changes, refund, boarding, and what it costs for your whole party. Names differ, so we group them: Basic, Main, Standard, Flex, with the airline’s own name in parentheses where it has one.',
        'Where an airline does not tell us a fee, the table says that it is not known. We would rather show a gap than a zero. If the gap matters to you, call before you book, and we ask the airline while you wait.',
      ],
    },
  ],
};
