import { formChoices } from '../site/formChoices.en';

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
      contact: 'Thank you for writing. A person will read your message and answer within one business day.',
      cancellation:
        'We have your request. Nothing is cancelled yet: a person will look at your booking, tell you what you would get back, and cancel once you agree.',
      vacation: 'Thank you for the details. A person will put a proposal together and write or call within one business day.',
    },
    soon: 'If your flight leaves within 24 hours, please call: a person answers at any hour.',
  },
  facts: {
    request: 'Our reference',
    reference: 'Booking reference',
    subject: 'Subject',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    reason: 'Reason',
    wish: 'You asked for',
    from: 'From',
    to: 'To',
    dates: 'When',
    travelers: 'Who is traveling',
    budget: 'Budget for each person',
    message: 'Message',
    language: 'Language',
  },
  reasons: formChoices.reasons,
  wishes: formChoices.wishes,
  budgets: formChoices.budgets,
  newsletter: {
    subject: (brand: string): string => `Please confirm: fares and tips from ${brand}`,
    text: 'We got a request to send our newsletter to this address: fares worth a trip and short, practical tips, about twice a month. Was it you?',
    confirm: 'Yes, send it to me',
  },
  alert: {
    /** What the alert is about, as subjects say it; of a multi-city trip its codes. */
    fromTo: (from: string, to: string): string => `${from} to ${to}`,
    confirmSubject: (trip: string): string => `Please confirm: fare alert ${trip}`,
    confirmText: 'We got a request to email this address when this trip gets cheaper. Was it you?',
    confirm: 'Yes, tell me',
    fellSubject: (trip: string, price: string): string => `${trip} fell to ${price}`,
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
    moves: 'Fares move with every seat that is sold. We hold nothing for you: the price you see when you book is the one that counts.',
    search: 'See the flights',
  },
  comment: {
    receivedSubject: (reference: string): string => `We have your comment: ${reference}`,
    receivedText: 'Thank you. An editor reads every comment before it appears below the article, usually within one business day.',
    article: 'Article',
    agencySubject: (reference: string): string => `A comment is waiting: ${reference}`,
    decide: (reference: string): string =>
      `To publish or refuse it: desk comment approve ${reference}, or desk comment reject ${reference}.`,
    publishedSubject: (heading: string): string => `Your comment is published: ${heading}`,
    publishedText: (heading: string): string => `Your comment now appears below “${heading}”.`,
    answeredSubject: (heading: string): string => `A reply to your comment: ${heading}`,
    answeredText: (name: string, heading: string): string => `${name} replied to your comment on “${heading}”:`,
    open: 'Read it on the page',
    whyAnswered: 'You get this message because you asked to hear about replies to your comment. To stop them, reply “stop”.',
  },
  trips: {
    subject: 'Your link to your trips',
    text: 'Someone, we hope you, asked to see all trips booked with this email address. This link opens them in the browser you press it in:',
    open: 'Show my trips',
    note: (minutes: number): string =>
      `It works once, for ${String(minutes)} minutes, and shows nothing of your payments. Not you? Ignore this email: nobody sees your trips without it.`,
  },
  confirmNote: 'You will get nothing more until you confirm. If it was not you, ignore this email: we delete the address after seven days.',
  end: 'Stop these emails with one click',
  why: {
    agency: 'You get this message because someone sent a form on your site. Your reply goes to them.',
    form: 'You get this message because a form on our site was sent with this email address.',
    wanted: 'You get this message because someone entered this address on our site.',
    trips: 'You get this message because trips are booked with this email address.',
  },
};
export type FormMailWords = typeof formMails;
