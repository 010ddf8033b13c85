/** What each airline takes for bags, on the ways it flies by the timetable. */
import { haulBetween, LONG_HAUL_KM, lowestBags } from '#server/flights/suppliers/sandbox/fares/families';
import type { Haul, LowestBags } from '#server/flights/suppliers/sandbox/fares/families';
import type { Network } from '#server/flights/suppliers/sandbox/timetable/network';
import { isSameCountry } from '#server/flights/suppliers/sandbox/fares/regions';

export const HAULS = ['domestic', 'short', 'atlantic', 'long'] as const satisfies readonly Haul[];

export interface AirlineBags {
  readonly name: string;
  /** The lowest fare of economy; only ways with a nonstop flight of this airline. */
  readonly ways: readonly (readonly [Haul, LowestBags])[];
}

/** Every airline of the timetable, by name. */
export function baggageOf(net: Network): readonly AirlineBags[] {
  const flown = net.carriers.list.map(() => new Set<Haul>());
  for (let r = 0; r < net.routes; r++) {
    const [from, to] = [net.airports.airports[net.from[r] ?? -1], net.airports.airports[net.to[r] ?? -1]];
    if (from && to) flown[net.carrier[r] ?? -1]?.add(haulBetween([from, to], isSameCountry(from, to), (net.km[r] ?? 0) > LONG_HAUL_KM));
  }
  return net.carriers.list
    .map((carrier) => ({
      name: carrier.name,
      ways: HAULS.filter((haul) => flown[carrier.index]?.has(haul)).map((haul) => [haul, lowestBags(carrier, haul)] as const),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The lines of baggage.generated.ts. */
export const baggageLines = (net: Network): readonly string[] =>
  baggageOf(net).map(({ name, ways }) => {
    const cells = ways.map(
      ([haul, { carryOn, checkedBag, secondBag }]) => `${haul}: [${String(carryOn)}, ${String(checkedBag)}, ${String(secondBag)}]`,
    );
    return `  [${JSON.stringify(name).replace(/^"|"$/g, "'")}, { ${cells.join(', ')} }],`;
  });
