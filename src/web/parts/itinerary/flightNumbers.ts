import type { Carrier, Slice } from '#core/domain/flights/flights';
import { at } from '#core/domain/values/checkedReads';

/** `TAP` with `210, 432`, then `Lufthansa` with `1167`: each airline with the flights in a row that it flies. */
export function numbersByAirline(
  { legs }: Pick<Slice, 'legs'>,
  carriers: Readonly<Record<string, Carrier>>,
): readonly { readonly airline: string; readonly numbers: string }[] {
  const starts = legs.flatMap(({ carrier }, i) => (carrier === legs[i - 1]?.carrier ? [] : [i]));
  return starts.map((start, i) => {
    const row = legs.slice(start, starts[i + 1]);
    const code = at(legs, start).carrier;
    return { airline: carriers[code]?.name ?? code, numbers: row.map(({ flightNumber }) => String(flightNumber)).join(', ') };
  });
}

/** `TAP 210, 432`; the airline again where it changes: `TAP 210, Lufthansa 1167`. */
export const flightNumbers = (slice: Pick<Slice, 'legs'>, carriers: Readonly<Record<string, Carrier>>): string =>
  numbersByAirline(slice, carriers)
    .map(({ airline, numbers }) => `${airline} ${numbers}`)
    .join(', ');

/** The numbers of a direction that another one does not have: `Air Canada 982`. */
export function numbersUnlike(slice: Slice, other: Slice, carriers: Readonly<Record<string, Carrier>>): string {
  const known = new Set(other.legs.map(({ carrier, flightNumber }) => `${carrier} ${String(flightNumber)}`));
  const [first, ...legs] = slice.legs.filter(({ carrier, flightNumber }) => !known.has(`${carrier} ${String(flightNumber)}`));
  return first ? flightNumbers({ legs: [first, ...legs] }, carriers) : flightNumbers(slice, carriers);
}
