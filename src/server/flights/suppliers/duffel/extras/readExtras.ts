/** Duffel's seat maps and bags in the words of the domain. Its services are named by their offer, and ours by what they are. */
import type { BagKind, BagService, ExtrasOnSale, SeatCabin, SeatElement, SeatFeature, SeatMap, SeatRow } from '#core/domain/extras/extras';
import { mayBeSoldExit } from '#core/domain/extras/seatRules';
import { bagId, seatId } from '#core/domain/extras/serviceIds';
import type { Cabin } from '#core/domain/search/trip';
import type { TravelerCounts } from '#core/domain/travelers/travelers';
import type { Cents } from '#core/domain/values/money';
import { dollars } from '../search/fares';
import type { DuffelSeatMap, OfferWithServices } from '../api/duffelTypes';

/** A service as Duffel sells it now. */
export interface NamedService {
  readonly id: string;
  /** Of one. */
  readonly price: Cents;
}

export interface ReadExtras {
  readonly onSale: ExtrasOnSale;
  /** By our ids. */
  readonly services: ReadonlyMap<string, NamedService>;
}

/** Who flies: Duffel's ids in the order of our travelers, lap infants last. */
export interface ReadFor {
  readonly passengerIds: readonly string[];
  readonly travelers: TravelerCounts;
}

const CABINS: Readonly<Record<string, Cabin>> = {
  economy: 'Economy',
  premium_economy: 'PremiumEconomy',
  business: 'Business',
  first: 'First',
};
const BAGS: Readonly<Record<string, BagKind>> = { checked: 'checked', carry_on: 'carryOn' };

/** Airlines say in names and disclosures what a seat is like. */
const FEATURES: readonly (readonly [SeatFeature, RegExp])[] = [
  ['extraLegroom', /leg ?room|extra space|economy plus|comfort/i],
  ['exitRow', /\bexit/i],
  ['noRecline', /(?:no|not|limited|restricted) reclin|does not recline/i],
];

type Element = DuffelSeatMap['cabins'][number]['rows'][number]['sections'][number]['elements'][number];
type Service = Extract<Element, { readonly available_services: unknown }>['available_services'][number];

/** Reads what is sold in dollars; a service that Duffel sells twice is the cheaper one. */
export function readExtras(offer: OfferWithServices, maps: readonly DuffelSeatMap[], who: ReadFor): ReadExtras {
  const services = new Map<string, NamedService>();
  const travelerOf = (passengerId: string): number => who.passengerIds.indexOf(passengerId);
  const places = new Map(
    offer.slices.flatMap(({ segments }, slice) => segments.map((segment, leg) => [segment.id, { slice, leg }] as const)),
  );

  const bagsById = new Map<string, BagService>();
  for (const service of offer.available_services) {
    const price = dollars(service.total_amount, service.total_currency);
    const kind = service.type === 'baggage' ? BAGS[service.metadata.type] : undefined;
    const traveler = travelerOf(service.passenger_ids[0] ?? '');
    const slices = [...new Set(service.segment_ids.flatMap((id) => places.get(id)?.slice ?? []))].sort();
    if (service.type !== 'baggage' || kind === undefined || price === null || traveler < 0 || slices.length === 0) continue;
    const bag = { kind, traveler, slices, maxKg: service.metadata.maximum_weight_kg };
    const id = bagId(bag);
    if ((services.get(id)?.price ?? Infinity) <= price) continue;
    services.set(id, { id: service.id, price });
    bagsById.set(id, { ...bag, id, price, mostBags: service.maximum_quantity });
  }

  const seatMaps = maps.flatMap((map): readonly SeatMap[] => {
    const place = places.get(map.segment_id);
    if (!place) return [];
    const seat = (element: Extract<Element, { readonly designator: string }>, isBesideExit: boolean): SeatElement => {
      const { designator, name, disclosures } = element;
      const words = [name ?? '', ...disclosures].join('\n');
      const features = FEATURES.flatMap(([feature, pattern]) =>
        pattern.test(words) || (isBesideExit && feature === 'exitRow') ? [feature] : [],
      );
      const mayHave = (traveler: number): boolean => !features.includes('exitRow') || mayBeSoldExit(traveler, who.travelers);
      const sold = (service: Service): { id: string; traveler: number; price: Cents }[] => {
        const [traveler, price] = [travelerOf(service.passenger_id), dollars(service.total_amount, service.total_currency)];
        if (traveler < 0 || price === null || !mayHave(traveler)) return [];
        const id = seatId({ ...place, designator, traveler });
        services.set(id, { id: service.id, price });
        return [{ id, traveler, price }];
      };
      return {
        kind: 'seat',
        designator,
        features,
        ...(name !== undefined && name !== '' && { name }),
        notes: disclosures,
        services: element.available_services.flatMap(sold).sort((a, b) => a.traveler - b.traveler),
      };
    };
    return [{ ...place, cabins: map.cabins.map((cabin) => cabinOf(cabin, seat)) }];
  });

  const inOrder = seatMaps.sort((a, b) => a.slice - b.slice || a.leg - b.leg);
  return { onSale: { seatMaps: inOrder, bags: [...bagsById.values()] }, services };
}

type Row = DuffelSeatMap['cabins'][number]['rows'][number];
const isExit = (row: Row | undefined): boolean =>
  row?.sections.some(({ elements }) => elements.some(({ type }) => type === 'exit_row')) ?? false;

function cabinOf(
  { deck, cabin_class, wings, rows }: DuffelSeatMap['cabins'][number],
  seat: (element: Extract<Element, { readonly designator: string }>, isBesideExit: boolean) => SeatElement,
): SeatCabin {
  const rowOf = (row: Row, index: number): SeatRow => ({
    sections: row.sections.map(({ elements }) =>
      elements.map((element): SeatElement => {
        switch (element.type) {
          case 'seat':
          case 'restricted_seat_general':
            return seat(element, isExit(rows[index - 1]));
          case 'exit_row':
            return { kind: 'exit' };
          default:
            return { kind: element.type };
        }
      }),
    ),
  });
  return {
    deck,
    cabin: CABINS[cabin_class] ?? 'Economy',
    wings: wings && { first: wings.first_row_index, last: wings.last_row_index },
    rows: rows.map(rowOf),
  };
}
