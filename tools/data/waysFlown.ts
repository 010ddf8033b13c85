/** Which parts of the world each airline flies to by the timetable, and its lowest fare of economy there: the rows of the page of baggage fees. */
import { BAG_REGIONS, bagRegionOf } from '#core/content/airlines/bags/bagRegions';
import type { BagRegion } from '#core/content/airlines/bags/bagRegions';
import { brandsOf, haulBetween, LONG_HAUL_KM } from '#server/flights/suppliers/sandbox/fares/families';
import type { Haul } from '#server/flights/suppliers/sandbox/fares/families';
import type { Network } from '#server/flights/suppliers/sandbox/timetable/network';
import { isSameCountry } from '#server/flights/suppliers/sandbox/fares/regions';

/** The lines of waysFlown.generated.ts: every airline of the timetable, by name. */
export function wayLines(net: Network): readonly string[] {
  const flown = net.carriers.list.map(() => new Map<BagRegion, Set<Haul>>());
  for (let r = 0; r < net.routes; r++) {
    const [from, to] = [net.airports.airports[net.from[r] ?? -1], net.airports.airports[net.to[r] ?? -1]];
    const own = flown[net.carrier[r] ?? -1];
    if (!from || !to || !own) continue;
    const region = bagRegionOf(from.country, to.country);
    const haul = haulBetween([from, to], isSameCountry(from, to), (net.km[r] ?? 0) > LONG_HAUL_KM);
    own.set(region, (own.get(region) ?? new Set()).add(haul));
  }
  return [...net.carriers.list]
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((carrier) => {
      const ways = BAG_REGIONS.flatMap((region) => {
        const hauls = flown[carrier.index]?.get(region);
        if (!hauls) return [];
        // of a short way and a long one, the fare that the other one lacks
        const isBasic = [...hauls].some((haul) => brandsOf(carrier, haul).includes('Basic'));
        return [`${region}: '${isBasic ? 'Basic' : 'Main'}'`];
      });
      return `  ['${carrier.code}', ${JSON.stringify(carrier.name).replace(/^"|"$/g, "'")}, { ${ways.join(', ')} }],`;
    });
}
