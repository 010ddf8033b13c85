import type { Carrier, Slice } from '#core/domain/flights/flights';

/** `TAP 210, 432`; the airline again where it changes: `TAP 210, Lufthansa 1167`. */
export function flightNumbers(slice: Pick<Slice, 'legs'>, carriers: Readonly<Record<string, Carrier>>): string {
  return slice.legs
    .map((leg, i) =>
      leg.carrier === slice.legs[i - 1]?.carrier
        ? String(leg.flightNumber)
        : `${carriers[leg.carrier]?.name ?? leg.carrier} ${String(leg.flightNumber)}`,
    )
    .join(', ');
}

/** The numbers of a direction that another one does not have: `Air Canada 982`. */
export function numbersUnlike(slice: Slice, other: Slice, carriers: Readonly<Record<string, Carrier>>): string {
  const known = new Set(other.legs.map(({ carrier, flightNumber }) => `${carrier} ${String(flightNumber)}`));
  const [first, ...legs] = slice.legs.filter(({ carrier, flightNumber }) => !known.has(`${carrier} ${String(flightNumber)}`));
  return first ? flightNumbers({ legs: [first, ...legs] }, carriers) : flightNumbers(slice, carriers);
}
