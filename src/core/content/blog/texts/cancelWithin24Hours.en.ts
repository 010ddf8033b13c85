import type { ArticleText } from '../../pages/siteTypes';

export const cancelWithin24Hours: ArticleText = {
  heading: 'Cancel within 24 hours: what the rule really says',
  title: 'The 24-hour rule for cancelling a flight',
  description: 'Whom the federal 24-hour rule binds, when the clock starts, what it leaves out, and what we promise on top.',
  lead: 'A day to change your mind, with two conditions that people overlook.',
  paragraphs: [
    'Most travelers know that a flight can be cancelled within a day. Fewer know who has to allow it, and that the calendar counts as well as the clock. Both decide whether you get your money or a polite refusal.',
    'The short version: the federal rule is about tickets bought from an airline, at least seven days before departure. For tickets bought here we give the same day ourselves, as our own policy.',
  ],
  parts: [
    {
      heading: 'What the federal rule says',
      paragraphs: [
        'The Department of Transportation asks airlines that sell flights to, from or within the United States to do one of two things for reservations made a week or more before departure (14 CFR 259.5). Either you may cancel within 24 hours without a penalty, or you may hold the seat at the quoted fare for 24 hours without paying. The airline chooses which.',
        'Nearly all large US airlines chose the first. A foreign airline may have chosen the second, so read its page before you rely on a refund. And the rule says nothing about why: a wrong date, a better fare or a changed mind are equally good.',
      ],
    },
    {
      heading: 'Whom it does not bind',
      paragraphs: [
        'It binds airlines. A travel agency, online or on the corner, is not covered by it and may set terms of its own. Many agencies give the same 24 hours, some end it at midnight of the same day, and a few keep a fee. Before you pay anywhere, look for the words and not for the logo of the airline.',
      ],
    },
    {
      heading: 'What we promise',
      paragraphs: [
        'Any booking made with us can be cancelled within 24 hours of making it, free of charge, as long as the first flight leaves 7 or more days later. Our service fee comes back too. It does not matter whether the fare is called nonrefundable: during that day the rule of the fare is not asked.',
        'You can do it yourself. Open the booking with its reference and your email under “Find your booking”, read what comes back, and confirm. The end of the free day stands there with date and time. Or call; a person does the same thing for you at any hour.',
      ],
    },
    {
      heading: 'When the clock starts',
      paragraphs: [
        'It starts when the booking is made, not when you searched or when the email arrived. Twenty-four hours are twenty-four hours, over weekends and holidays, whatever your time zone. A booking made on Friday at 10:40 p.m. can be cancelled until Saturday at 10:40 p.m.',
        'The seven days count to the departure of the first flight. A trip that leaves in six days has no free day at all, neither by the federal rule nor by ours. That is the condition that surprises people most, because last-minute trips are exactly those one would like to think over.',
      ],
    },
    {
      heading: 'How to use the day well',
      paragraphs: ['The free day is most useful when you spend it on purpose. Do these four things while it runs:'],
      list: [
        'Read every name on the confirmation against the passport. A wrong letter is a new booking today and a fee or a struggle later.',
        'Check both dates and both airports. People do book Birmingham, Alabama, when they meant the one in England.',
        'Ask whoever has to agree: the employer, the other parent, the friend with the house key.',
        'Look at the fare once more. If it fell, book the cheaper one first, and only then cancel the other.',
      ],
    },
    {
      heading: 'When the money arrives',
      paragraphs: [
        'A refund goes to the card that paid. We release or return the payment at once; US rules give seven business days for a card and twenty calendar days for any other payment. If the charge had not been posted yet, it may simply vanish, which looks odd and is fine. If it had, your bank shows a credit of the same amount, sometimes a few days after we sent it.',
        'Keep the confirmation of the cancellation until you have seen the credit. If nothing shows after ten business days, call us with the reference: we can see whether the refund left and when.',
      ],
    },
    {
      heading: 'When the day is over',
      paragraphs: [
        'Then the rules of your fare decide. Some fares are refundable less a penalty, some leave you a credit with the airline, and the cheapest often leave nothing but a part of the taxes. We tell you the amounts before anything is cancelled.',
        'One more thing never depends on the fare: if the airline itself cancels your flight or changes it significantly and you do not accept the change, the ticket is refunded in full. That is a right of its own, and it has its own article.',
      ],
    },
  ],
};
