import { formChoices } from './formChoices.en';

/** Words of mails about forms: receipts, opt-ins, fares that fell. Choices are called as on the forms. */
export const formMails = {
  greeting: (name: string): string => `Hello ${name},`,
  received: {
    subjects: {
      contact: (reference: string): string => `We have your message: ${reference}`,
      cancellation: (reference: string): string => `We have your cancellation request: ${reference}`,
      vacation: (reference: string): string => `We have your vacation inquiry: ${reference}`,
    },
    texts: {
      contact: 'Thank you for writing. A person reads your message and answers within one business day.',
      cancellation:
        'Your request has reached us. Nothing is cancelled yet: a person looks at your booking, tells you what comes back, and cancels once you agree.',
      vacation: 'Thank you for the details. A person puts a proposal together and writes or calls within one business day.',
    },
    soon: 'For a flight that leaves within 24 hours, please call: a person answers at any hour.',
  },
  facts: {
    request: 'Our reference',
    reference: 'Booking reference',
    subject: 'Subject',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    reason: 'Reason',
    wish: 'You ask for',
    from: 'From',
    to: 'To',
    dates: 'When',
    travelers: 'Who travels',
    budget: 'Budget for each person',
    message: 'Message',
    language: 'Language',
  },
  reasons: formChoices.reasons,
  wishes: formChoices.wishes,
  budgets: formChoices.budgets,
  newsletter: {
    subject: (brand: string): string => `Please confirm: fares and tips from ${brand}`,
    text: 'Somebody, we hope you, asked for our newsletter at this address: fares worth a trip and short, practical tips, about twice a month.',
    confirm: 'Yes, send it to me',
  },
  alert: {
    confirmSubject: (from: string, to: string): string => `Please confirm: fare alert ${from} to ${to}`,
    confirmText: 'Somebody, we hope you, asked to be told at this address when this trip gets cheaper.',
    confirm: 'Yes, tell me',
    fellSubject: (from: string, to: string, price: string): string => `${from} to ${to} fell to ${price}`,
    fellText: (was: string, now: string): string =>
      `The lowest fare of your trip fell from ${was} to ${now} for one adult, taxes and fees included.`,
    trip: 'Your trip',
    route: 'Route',
    dates: 'Dates',
    roundTrip: (depart: string, back: string): string => `${depart} to ${back}`,
    fare: 'Lowest fare when you asked',
    was: 'Fare when we last wrote',
    now: 'Fare now',
    step: 'We write when it falls by',
    seen: 'Seen',
    steps: formChoices.steps,
    once: 'We check once a day until you leave, and write only when the fare is that far below the last one we told you.',
    moves: 'Fares move with every seat that is sold. Nothing is held for you: the price counts that you see when you book.',
    search: 'See the flights',
  },
  comment: {
    receivedSubject: (reference: string): string => `We have your comment: ${reference}`,
    receivedText: 'Thank you. An editor reads every comment before it appears below the article, usually within one business day.',
    article: 'Article',
    agencySubject: (reference: string): string => `A comment waits: ${reference}`,
    decide: (reference: string): string =>
      `To publish or refuse it: desk comment approve ${reference}, or desk comment reject ${reference}.`,
    publishedSubject: (heading: string): string => `Your comment is published: ${heading}`,
    publishedText: (heading: string): string => `Your comment now stands below “${heading}”.`,
    answeredSubject: (heading: string): string => `A reply to your comment: ${heading}`,
    answeredText: (name: string, heading: string): string => `${name} replied to your comment on “${heading}”:`,
    open: 'Read it on the page',
    whyAnswered: 'You get this message because you asked to be told of replies to your comment. To stop, answer “stop” to it.',
  },
  confirmNote: 'You get nothing more until you confirm. If this was not you, do nothing: we forget this address after seven days.',
  end: 'Stop these emails with one click',
  why: {
    agency: 'You get this message because somebody sent a form on your site. An answer to it goes to them.',
    form: 'You get this message because a form on our site was sent with this e-mail address.',
    wanted: 'You get this message because this address was entered for it on our site.',
  },
};
export type FormMailWords = typeof formMails;
