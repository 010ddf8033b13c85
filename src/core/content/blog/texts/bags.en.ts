import type { ArticleText } from '../../pages/siteTypes';

export const bags: ArticleText = {
  heading: 'Personal item, carry-on, checked bag: which goes where',
  title: 'Personal item, carry-on or checked bag',
  description: 'Sizes that usually pass, what must stay in the cabin, who pays when a bag is late, and how to compare fares with bags.',
  lead: 'Three kinds of bag, three sets of rules, and one tape measure.',
  paragraphs: [
    'Baggage rules feel arbitrary because every airline writes its own. Underneath they all sort bags into the same three kinds. Once you know which of the three you need, most of the fine print is about the other two.',
    'Measure with wheels and handles. Airlines do, and the handle is where two inches hide.',
  ],
  parts: [
    {
      heading: 'The personal item: under the seat',
      paragraphs: [
        'It has to fit below the seat in front of you, and it is included on nearly every fare, the cheapest ones too. The usual limit is about 18 by 14 by 8 inches. A soft backpack of 20 to 25 liters passes almost anywhere, because it gives way where a hard case does not.',
        'For a trip of three or four days it is enough, if you wear the heavy shoes. That is the cheapest upgrade there is: with one bag under the seat, basic fares cost what they say.',
      ],
    },
    {
      heading: 'The carry-on: in the bin',
      paragraphs: [
        'Most US airlines accept 22 by 14 by 9 inches. Many in other countries are stricter, and they weigh: 15 to 22 pounds is common in Europe and Asia, and low-cost carriers enforce it. If you connect between two airlines, the stricter rule is yours.',
        'Whether it is free depends on the fare. Standard fares of the large US airlines include it; some basic fares do not, and several low-cost carriers charge for it on every fare. It costs least when you buy it while booking on the airline’s site, more at check-in, most at the gate.',
      ],
    },
    {
      heading: 'The checked bag: in the hold',
      paragraphs: [
        'The usual allowance in economy is 50 pounds and 62 inches, which means length plus width plus height. Over one of these limits a second fee begins, and over 70 pounds some airlines say no. Weigh the bag at home: step on the scale with it and without it.',
        'Within the United States the first bag mostly costs extra in economy. On long international flights it is often included, except in basic fares. What counts is the airline that operates the first long flight, and on one ticket the same rule then holds for the whole trip.',
      ],
    },
    {
      heading: 'What must never go into the hold',
      paragraphs: ['Some things are forbidden below, others are merely unwise. Keep all of these with you:'],
      list: [
        'Spare lithium batteries and power banks. They are banned from checked bags. Up to 100 watt-hours are fine in the cabin, between 100 and 160 with the airline’s approval.',
        'Electronic cigarettes, for the same reason.',
        'Medicine, glasses, keys, documents, and what you need for the first night.',
        'Jewelry, cash, cameras. Airlines exclude much of it from what they pay for on domestic flights.',
      ],
    },
    {
      heading: 'When a bag is late, damaged or gone',
      paragraphs: [
        'Report it before you leave the airport, at the desk of the airline that flew you last, and keep the file number. On international trips the Montreal Convention gives you seven days to claim damage in writing and 21 days to claim for delay. Airlines must pay reasonable costs while you wait; keep receipts for the toothbrush and the shirt.',
        'There is an upper limit. For domestic flights it has been $4,700 a passenger since January 2025, abroad it is set in the international unit called SDR and lies near $2,000. And if you paid for a checked bag that arrives significantly late, more than 12 hours after a domestic flight, or 15 to 30 hours after an international one, federal rules give you the bag fee back, provided that you reported it.',
      ],
    },
    {
      heading: 'Liquids, for the last time',
      paragraphs: [
        'In the cabin: containers of up to 3.4 ounces, all in one clear quart bag. Medicine and food for babies are exempt in reasonable amounts. Some airports with newer scanners allow more, but the one you come home from may not. Peanut butter and yogurt are liquids. A sandwich is not.',
      ],
    },
    {
      heading: 'How to compare fares with bags',
      paragraphs: [
        'Beside each fare on this site stands what it includes, and what the airline asks for a bag where it tells us. Tell the results which bags you will take: each price then contains them, and the list shows which airline is really cheaper for you.',
        'You pay bags to the airline and not to us, and nearly always less online before the day of travel than at the counter. We add nothing to that price.',
      ],
    },
  ],
};
