/** Electronic tickets: airlines issue them per traveler, at once, later, or not at all. */

/** A ticket of one traveler, by position in the booking; of several airlines a traveler has several. */
export interface TravelerTicket {
  readonly traveler: number;
  /** As the airline has it, thirteen digits: its own three, then the ticket's ten. */
  readonly number: string;
}

/** As tickets print it, `125-2106312810`; whatever has another form stays as it is. */
export const ticketText = (number: string): string => (/^\d{13}$/.test(number) ? `${number.slice(0, 3)}-${number.slice(3)}` : number);

/** The numbers of a traveler, as tickets print them. */
export const ticketsOf = (tickets: readonly TravelerTicket[], traveler: number): readonly string[] =>
  tickets.filter((ticket) => ticket.traveler === traveler).map(({ number }) => ticketText(number));

/** Whether each of so many travelers has one. */
export const hasTicketEach = (tickets: readonly TravelerTicket[], travelers: number): boolean =>
  Array.from({ length: travelers }, (_, i) => i).every((i) => tickets.some(({ traveler }) => traveler === i));
