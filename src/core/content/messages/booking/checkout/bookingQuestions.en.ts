import type { Assistance } from '../../../../domain/travelers/assistance';

/** What the booking forms ask back: one person or two, a passport that comes later or ends too soon, a mistyped address, separate tickets, assistance. */
export const bookingQuestions = {
  samePerson: {
    question: (who: string, earlier: string): string => `${who} has the same name and date of birth as ${earlier}. Are they two people?`,
    yes: 'Yes, two people',
    no: (who: string): string => `No, change ${who}`,
    answered: (earlier: string): string => `Not the same person as ${earlier}: you told us.`,
    unanswered: 'Tell us whether they are two people.',
  },
  passports: {
    later: 'I will add this passport later',
    laterUntil: (due: string): string =>
      `Add it under “Find your booking” by ${due}: 72 hours before departure. The airline needs it to check this traveler in.`,
    /** `Mon, Jan 11, 6:45 PM, New York time`. */
    dueAt: (day: string, time: string, city: string): string => `${day}, ${time}, ${city} time`,
    readBack: (due: string): string => `passport to be added by ${due}`,
    short: {
      schengen: (who: string, country: string, needed: string, expires: string): string =>
        `${who}: for ${country}, the Schengen rule asks for a passport that is valid for 3 months after you leave, here until ${needed}. This one expires on ${expires}, so you may be turned away.`,
      six_months: (who: string, country: string, needed: string, expires: string): string =>
        `${who}: ${country} applies the six-month rule. To be safe, a passport must be valid until ${needed}. This one expires on ${expires}, so you may be turned away.`,
    },
    title: 'Passports',
    missing: (due: string): string =>
      `Still to be added by ${due}: 72 hours before departure. Without them the airline cannot check these travelers in.`,
    complete: 'All passports are with the booking.',
    closed: (due: string, names: string): string =>
      `Not added for ${names}. The deadline was ${due}. Call us now, and have the passports ready at check-in.`,
    add: 'Add passport',
    addOf: (name: string): string => ` of ${name}`,
    added: (name: string): string => `The passport of ${name} is with the booking.`,
    kept: 'Kept with the booking, and not shown again.',
  },
  emailQuestion: {
    ask: (typed: string): string => `Is ${typed} right? It looks mistyped.`,
    use: (meant: string): string => `Use ${meant}`,
    keep: (typed: string): string => `Keep ${typed}`,
  },
  separateTickets: {
    title: 'This trip is on separate tickets',
    text: (cities: readonly string[]): string =>
      `In ${new Intl.ListFormat('en-US', { type: 'conjunction' }).format(cities)} you collect your bags, go through security and check in again. If an earlier flight is late, the next airline will not wait for you and does not owe you another flight.`,
    confirm: 'I understand that I am making this connection on my own',
    needed: 'Check this box to go on.',
  },
  assistanceAsked: {
    title: 'Assistance (optional)',
    withProgram: 'Frequent-flyer number, assistance (optional)',
    text: 'We pass it on to the airline, which confirms it. US airlines may ask for a form for service animals up to 48 hours before departure.',
    kinds: {
      wheelchair: 'Wheelchair at the airport',
      service_animal: 'Traveling with a service animal',
      deaf: 'Deaf or hard of hearing',
      blind: 'Blind or low vision',
    } satisfies Record<Assistance, string>,
  },
};
