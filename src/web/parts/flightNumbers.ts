import type { Carrier, Flight, Slice } from '#core/domain/flights/flights';

/** `TAP 210, 432`; the airline again where it changes: `TAP 210, Lufthansa 1167`. */
export function flightNumbers(slice: Slice, carriers: Readonly<Record<string, Carrier>>): string {
  return slice.legs
    .map((leg, i) =>
      leg.carrier === slice.legs[i - 1]?.carrier
        ? String(leg.flightNumber)
        : `${carriers[leg.carrier]?.name ?? leg.carrier} ${String(leg.flightNumber)}`,
    )
    .join(', ');
}

/** `KLM 984, 531 / Air France 23`: both ways of a flight, by which it is told from every other one. */
export const numbersOfFlight = (flight: Flight, carriers: Readonly<Record<string, Carrier>>): string =>
  flight.slices.map((slice) => flightNumbers(slice, carriers)).join(' / ');
