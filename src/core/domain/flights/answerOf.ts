import type { Flight, FlightsFound } from './flights';

/** The answer that a flight of a list is an offer of. */
export const answerOf = (found: FlightsFound, flight: Flight): FlightsFound =>
  found.searched?.parts.find(({ flights }) => flights.some(({ id }) => id === flight.id)) ?? found;
