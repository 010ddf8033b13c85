import { REFUND_DAYS } from '../../../domain/booking/cancelRules';
import { boarding } from '../boarding.en';
import { fares } from '../flights/fares/fares.en';
import { bookingQuestions } from '../booking/checkout/bookingQuestions.en';
import { ledger } from '../booking/payment/ledger.en';

/** Days before a trip, as sentences begin with them. */
const COUNTS: Readonly<Record<number, string>> = { 2: 'Two', 3: 'Three' };

/** Words of letters about a booking, of the calendar file and of the itinerary for without a network. */
export const mail = {
  fares,
  boarding,
  ledger,
  greeting: (name: string): string => `Hello ${name},`,
  subjects: {
    received: (reference: string): string => `We have your booking ${reference}`,
    ticketed: (reference: string, city: string): string => `Your trip to ${city} is booked: ${reference}`,
    tickets: (reference: string, city: string): string => `Ticket numbers for your trip to ${city}: ${reference}`,
    names: (reference: string, city: string): string => `A name on your trip to ${city} was corrected: ${reference}`,
    payment_failed: (city: string): string => `Your payment for ${city} did not go through`,
    cancelled: (reference: string): string => `Cancelled: booking ${reference}`,
    schedule_change: (reference: string, what: string): string => `${what}: booking ${reference}`,
    name_refused: (reference: string): string => `The airline did not correct a name: booking ${reference}`,
    exchanged: (reference: string): string => `Your flights are changed: booking ${reference}`,
    reminder: (city: string, days: number): string =>
      `${days === 1 ? 'One day' : `${COUNTS[days] ?? String(days)} days`} to ${city}: check-in and documents`,
    check_in: (city: string, when: string): string => `Check in for ${city}: your flight leaves ${when}`,
  },
  received:
    'We have your booking. The payment is on hold and the airline is issuing your tickets. We will write again as soon as they are ready.',
  receivedNote: 'This is not a ticket yet. You will not be charged more than you agreed to.',
  ticketed: 'Your flights are booked, paid and ticketed. A calendar file is attached.',
  ticketsFollow: 'Your flights are booked and paid. A calendar file is attached.',
  ticketsFollowNote:
    'The airline has not sent all ticket numbers yet; we will write again as soon as it does. Some airlines issue none, and the reference is enough.',
  ticketsCame: 'The airline has issued your tickets: their numbers are below. A calendar file is attached.',
  nameCorrected: 'The airline has corrected the name as you asked. Your itinerary below has it; throw earlier ones away.',
  nameRefused: {
    said: 'The airline did not correct the name as you asked. Your ticket keeps the name it has, and your booking stands.',
    asked: 'You asked for',
    ticket: 'On the ticket',
    next: 'The name on the ticket must be the one on the ID or passport that you travel with. If it is not, call us before you travel: we look with the airline for what can be done, and what it costs.',
  },
  failed: 'Your payment did not go through, and no flight is booked. Any hold on your card is released.',
  failedAgain: 'The flight may still be there: search again, or call us and we will finish it with you.',
  cancelled: 'Your booking is cancelled and your seats are released.',
  changes: {
    subjects: {
      gone: 'The airline cancelled your trip',
      broken: 'Your flights cannot be flown as they are now',
      numbers: 'Your flight numbers changed',
      times: 'Your flight times changed',
      flights: 'Your flights changed',
    },
    moved: 'The airline changed your flights. What is flown now is below, with what you booked. The attached calendar file has it too.',
    what: 'What changed',
    gone: 'The airline cancelled your trip: the flights below are no longer part of this booking.',
    choices: 'What you can do',
    accept: 'If the new flights suit you, accept them under “Manage your booking”.',
    refund:
      'This is a significant change. If you do not accept it, you may cancel under “Manage your booking” and get everything back, our fee included.',
    refundGone: 'Cancel under “Manage your booking” and get everything back, our fee included.',
    call: 'If you would rather fly at another time, call us before you travel and we will look for one with the airline.',
    broken: 'These flights cannot be flown as they are now. Call us and we look for others with the airline.',
    former: 'What you booked before',
  },
  exchanged: {
    said: 'Your flights are changed as you asked. The new ones are below, with the old ones beside them. The attached calendar file has the new ones.',
    difference: 'Difference in fare',
    penalty: 'The airline’s change fee',
    due: 'Charged to your card',
    nothing: 'Nothing was charged, and nothing is refunded.',
  },
  was: (time: string): string => `was ${time}`,
  reminder: (days: number): string =>
    days === 1 ? 'You leave within a day.' : `You leave in ${(COUNTS[days] ?? String(days)).toLowerCase()} days.`,
  checkIn:
    'Most airlines open online check-in 24 hours before departure, on their own site or app. Your name and the airline’s reference open it.',
  dayBefore: {
    leaves: (when: string, city: string): string => `Your flight leaves ${when}, by the clock in ${city}.`,
    ready: 'Have ready',
    domestic: 'A government photo ID for everyone 18 or older: a REAL ID, a passport or another that airport security takes',
    abroad: 'A passport for every traveler, children too, and the visa or entry permit that your destination asks for',
    reference: (reference: string): string => `The airline’s reference ${reference}: with a traveler’s last name it opens check-in`,
    early: 'Time: be at the airport two hours before departure, three when you fly abroad',
  },
  documents: 'Take a passport or an ID that is valid on every travel date, and check visas now.',
  reference: 'Booking reference',
  airlineReference: 'Airline’s reference',
  travelers: 'Travelers',
  onLapOf: (name: string): string => `on the lap of ${name}`,
  assistance: {
    title: 'Assistance asked for',
    note: 'We pass it on to the airline, which confirms it. If you have heard nothing 48 hours before departure, call us.',
    kinds: bookingQuestions.assistanceAsked.kinds,
  },
  itinerary: 'Itinerary',
  departs: (when: string, place: string): string => `Departs ${when}, ${place}`,
  arrives: (when: string, place: string): string => `Arrives ${when}, ${place}`,
  localTimes: 'All times are local to the airport.',
  layover: (duration: string, place: string): string => `Then ${duration} in ${place}`,
  fareRules: (fare: string): string => `Bags and rules of the fare ${fare}`,
  paid: 'Paid',
  wasPaid: 'You paid',
  refund: 'Refund to your card',
  returned: 'Came back to your card before',
  airlineKeeps: 'The airline keeps',
  credit: { airline_credits: 'Airline credit', voucher: 'Airline voucher' },
  creditUnknown: 'the airline tells you the amount',
  creditHow: 'The airline issues the credit to the travelers; it is used with the airline, and is not paid to a card.',
  weKeep: 'Our service fee, kept',
  refundWhen: `We refund your card within ${String(REFUND_DAYS.card)} business days, as US rules require. Your bank may take a few days more to show it.`,
  returnedAll: 'That had come back to your card before; nothing more is due.',
  noRefund: 'The rules of this fare leave nothing to pay back.',
  freeCancel: 'Cancel free of charge until',
  freeCancelAt: (local: string, utc: string): string => `${local} (${utc} UTC)`,
  noFreeCancel: 'Free cancellation has ended or does not apply to this trip; the rules of the fare decide.',
  manage: 'Manage your booking',
  manageHow: (address: string): string =>
    `Change of plans, receipt, passports: the button opens your booking for 30 days, in the browser that uses it first. At any time: ${address}, with the reference and this email address.`,
  searchAgain: 'Search again',
  call: 'Call us, 24/7',
  foot: (legal: string): string => `${legal}, an independent travel agency, not an airline.`,
  why: 'You get this message because of a booking with this email address.',
  testMode: 'Test mode: no real ticket is issued and no card is charged.',
  pass: {
    departs: 'Departs',
    arrives: 'Arrives',
    flights: 'Flights',
    noteTitle: 'Not a boarding pass',
    note: 'This is your itinerary. The airline gives you the boarding pass when you check in; times may change until then.',
  },
  afterBooking: 'Check-in and calendar',
  calendarFile: { term: 'All flights', text: 'Add to calendar' },
  googleCalendar: 'Add to Google Calendar',
  calendar: {
    to: (from: string, to: string): string => `${from} to ${to}`,
    operatedBy: (name: string): string => `Operated by ${name}`,
    departs: (when: string, city: string): string => `Departs ${when} (local time in ${city})`,
    arrives: (when: string, city: string): string => `Arrives ${when} (local time in ${city})`,
    fare: (name: string): string => `Fare ${name}`,
    reference: (reference: string): string => `Booking reference ${reference}`,
  },
};
export type MailWords = typeof mail;
