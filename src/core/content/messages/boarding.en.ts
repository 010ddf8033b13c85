/** Words of ticket numbers and check-in: in mails, in the itinerary and on the page of a booking. */
export const boarding = {
  ticket: (number: string): string => `E-ticket ${number}`,
  /** In place of "ticketed", where the airline has issued no number for a traveler. */
  withoutTicket: 'Booked and paid',
  checkIn: 'Check-in',
  /** The page for checking in; where it is not known, the airline's own site. */
  online: 'Check in online',
  site: 'Open the airline’s site',
  dayBefore: 'Check-in opens 24 hours before departure',
};
