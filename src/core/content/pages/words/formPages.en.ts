import type { FixedRoute, PageText } from '../siteTypes';

/** Pages that stand for a form. */
export const formPages = {
  cancelRequest: {
    heading: 'Ask us to cancel a flight',
    title: 'Ask us to cancel a flight',
    description:
      'Send us your booking reference and what you would like: a person answers, tells you what you would get back, and cancels once you agree.',
    lead: 'For anyone who cannot, or would rather not, cancel online.',
    paragraphs: [
      'The quickest way is Find your booking: there you see at once what you would get back and what is kept, and cancel with one more click. Our staff can do the same for you, by the same rules.',
      'If your flight leaves within 24 hours, please call instead: a person answers at any hour and can act while you are on the line.',
    ],
  },
  vacations: {
    heading: 'Vacations',
    title: 'Vacations: plan around the flight',
    description: 'How to plan a vacation around a good fare, and how we help by phone.',
    lead: 'The flight is usually what moves a vacation’s price. Start there.',
    paragraphs: [
      'On this site we sell flights. If your dates can move, let the fare choose them: leaving on a Tuesday or Wednesday, or a week before or after the school holidays, often saves more than any package does.',
      'Once the flight is booked, reserve a room you can cancel and fill in the rest. Tell us below, or by phone, if several families fly from different cities and want to land together: we search the combinations and read you the totals.',
    ],
  },
  newsletter: {
    heading: 'Newsletter',
    title: 'Newsletter: fares worth a trip',
    description: 'Fares worth a trip and short, practical tips by email, about twice a month. Stop it with one click.',
    lead: 'Fares worth a trip and short, practical tips.',
    paragraphs: [
      'We send fares that we would fly for ourselves, and what we learned about getting them: when to look, which rules to read, which fees to avoid. No partner offers, and nothing that you could not read in a minute.',
      'We ask for nothing but your address and the language you read. You confirm by a link in your mail, so that nobody else signs you up, and any issue stops with one click: then your address is deleted.',
    ],
  },
  subscription: {
    heading: 'Your emails from us',
    title: 'Your emails from us',
    description: 'Confirm or end the newsletter and fare alerts.',
    lead: 'Newsletter and fare alerts: you confirm and stop them with the links in their emails.',
    paragraphs: [
      'To stop the newsletter or a fare alert, follow the link at the foot of any of its emails, or press the button that your mail program shows beside the sender. It takes effect at once, and we delete your address.',
      'To confirm one, follow the link in the first email and press the button here. A link that nobody follows expires after seven days, and the address with it.',
    ],
  },
} as const satisfies Partial<Record<FixedRoute, PageText>>;
