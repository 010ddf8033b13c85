import type { Assistance } from '../../../../domain/travelers/assistance';

/** What the booking forms ask back: one person or two, a passport that comes later or ends too soon, a mistyped address, separate tickets, assistance. */
export const bookingQuestions = {
  samePerson: {
    question: (who: string, earlier: string): string => `${who} has the same name and date of birth as ${earlier}. Are they two people?`,
    yes: 'Yes, two people',
    no: (who: string): string => `No, change ${who}`,
    answered: (earlier: string): string => `Not the same person as ${earlier}: you told us.`,
    unanswered: 'Tell us whether they are two people.',
    extraSeat: 'One person with two seats, or with a seat for an instrument, is booked by phone:',
  },
  ages: {
    searchTitle: 'These birth dates need another search',
    /** `2 adults, 1 child`. */
    searchText: (party: string): string => `On the days of this trip they are ${party}. What you typed is kept.`,
    search: (party: string): string => `Search for ${party}`,
    nobodyFits: 'Nobody of 12 or older would be on this booking, or more infants than adults. Please call us:',
    aloneTitle: 'Children cannot travel here without somebody of 18 or older',
    aloneText:
      'Everyone under 15 needs a companion of 18 or older on the same booking. Airlines take children alone only with a service that is booked with them.',
    /** `American Airlines: Unaccompanied Minor Service, 800-433-7300`. */
    service: (airline: string, name: string): string => `${airline}: ${name},`,
    serviceUnnamed: (airline: string): string => `${airline}: ask for its service for unaccompanied minors`,
    noService: (airline: string): string => `${airline} takes nobody under 15 alone.`,
    call: 'Or call us, and we tell you which airlines on your route take a child:',
  },
  singleName: (who: string): string =>
    `${who}: FNU or the same name twice is right only where the ID has one name alone. Airlines enter it in different ways; if in doubt, call us before you pay.`,
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
  typedQuestion: {
    mistyped: (typed: string): string => `Is ${typed} right? It looks mistyped.`,
    use: (meant: string): string => `Use ${meant}`,
    country: 'Which country is this number of?',
    areaCode: (typed: string): string => `Is ${typed} right? We do not know this area code.`,
    keep: (typed: string): string => `Keep ${typed}`,
  },
  bookedBefore: {
    title: 'Nothing was charged: is this trip booked already?',
    yours: (reference: string, who: readonly string[]): string =>
      `You have booking ${reference} for ${new Intl.ListFormat('en-US', { type: 'conjunction' }).format(who)} on this flight.`,
    others: 'There may already be a booking with the name and birth date of one of your travelers on this flight.',
    cancels: 'Airlines may cancel a second booking of the same person on the same flight. Check the box and press Pay to book once more.',
    confirm: 'Yes, book and pay once more',
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
