import type { ArticleText } from '../../pages/siteTypes';

export const whenTheAirlineChanges: ArticleText = {
  heading: 'When the airline changes your flight',
  title: 'What to do when the airline changes your flight',
  description: 'Schedule changes and cancellations: what counts as significant, when you get your money back, and what to ask for.',
  lead: 'You have more choices than the email suggests. The first is not to press the button yet.',
  paragraphs: [
    'Schedules are plans. Between the day you book and the day you fly, an airline may move a departure by ten minutes or by a day, and the message about it usually ends in one large button: accept. Before you press it, find out which kind of change you have.',
    'A small change you may have to live with. A significant one gives you a choice that the button does not mention: your money back, whatever the fare says.',
  ],
  parts: [
    {
      heading: 'What counts as significant',
      paragraphs: [
        'The Department of Transportation has defined it, in a rule that has been in force since October 2024 (14 CFR part 260). For flights to, from or within the United States a change is significant when any of these happens:',
      ],
      list: [
        'You would leave three hours or more earlier, or arrive three hours or more later, on a domestic trip; six hours on an international one.',
        'You would leave from or arrive at another airport.',
        'There are more connections than you booked.',
        'You are moved to a lower cabin.',
        'For a traveler with a disability: a change of the connecting airport or of the aircraft that takes away what they need.',
      ],
    },
    {
      heading: 'When the money comes back',
      paragraphs: [
        'If the airline cancels the flight, or changes it significantly, and you take neither the new flight nor another offer, you are owed a full refund. That includes nonrefundable fares, taxes, and extras that you paid for and did not receive. It is due in the way you paid, within seven business days for a card and twenty calendar days for any other payment. A voucher is only owed if you choose it.',
        'Who writes the refund is the company that stands on your card statement. For a booking made here that is us. Our service fee comes back with the rest.',
      ],
    },
    {
      heading: 'What you lose by accepting',
      paragraphs: [
        'By accepting the new flight you keep the trip and give up the refund for this change. Silence can count as well: an airline may treat a traveler who neither answers nor flies as one who declined, or who did not show up. So answer, in either direction, and before the date the message names.',
        'If you do not like the offer but want to travel, ask for another one first. After a significant change airlines usually move you to a different flight of theirs at no charge, also on another day, and sometimes to a partner. They rarely volunteer the best one. Look it up and name the flight number.',
      ],
    },
    {
      heading: 'What we do about it',
      paragraphs: [
        'When the airline tells us of a change, we write to you with the old and the new times side by side, and your booking shows both. If it is significant by the rules above, you can decline it there and get everything back, or accept it. If it is not, your fare’s rules apply, and it is still worth a call: a changed connection may have become too short to be sensible, and airlines mend that when asked.',
      ],
    },
    {
      heading: 'On the day itself',
      paragraphs: [
        'When a flight is cancelled at the gate, do three things at once. Join the line, open the airline’s app, and call. Whichever is first wins, because all three reach the same seats. Ask for the next flight that has room, then for other airports nearby, then for a partner airline.',
        'Food and a hotel are another matter. No federal law makes airlines pay for them, but all large US airlines have promised meals after three hours and most a hotel overnight, when the cause is theirs and not the weather. The Department’s page FlightRights.gov compares the promises. Keep receipts.',
      ],
    },
    {
      heading: 'When Europe’s rules help',
      paragraphs: [
        'A flight that departs from the European Union, on any airline, or that arrives there on a European one, is also covered by Regulation 261/2004; the United Kingdom kept a similar law. Beside care and rerouting it knows compensation of 250 to 600 euros for long delays and late cancellations, unless extraordinary circumstances are to blame. Claim from the airline that operated the flight, on its own form. You do not need an agent who keeps a third.',
      ],
    },
    {
      heading: 'Make the next one easier',
      paragraphs: [
        'Read the mail account that you booked with, since that is where changes arrive, and open your booking again a week before you leave. Prefer the first flight of the day: its aircraft is already there. On trips that must not fail, leave a connection more time than the minimum, and keep every flight on one ticket, so that the airline owes you the whole journey and not a part of it.',
      ],
    },
  ],
};
