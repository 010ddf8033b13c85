/** Duffel's seat maps and bags in the words of the domain. Its services are named by their offer, and ours by what they are. */
import type { BagKind, BagService, ExtrasOnSale, SeatCabin, SeatElement, SeatFeature, SeatMap, SeatRow } from '#core/domain/extras/extras';
import { mayBeSoldExit } from '#core/domain/extras/seatRules';
import { bagId, seatId } from '#core/domain/extras/serviceIds';
import type { Cabin } from '#core/domain/search/trip';
import type { SearchParty } from '#core/domain/travelers/travelers';
import { entryOf, required } from '#core/domain/values/checkedReads';
import type { Cents } from '#core/domain/values/money';
import { priceIn } from '../search/fares';
import type { DuffelOffer, DuffelSeatMap } from '../api/duffelTypes';
import { readable } from '../api/readable';

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
  readonly travelers: SearchParty;
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
  ['exitRow', /\bexit|\bemergency row/i],
  ['noRecline', /(?:no|not|limited|restricted) reclin|does not recline/i],
];

type Element = DuffelSeatMap['cabins'][number]['rows'][number]['sections'][number]['elements'][number];
type SeatOfSdk = Extract<Element, { readonly available_services: unknown }>;
type Service = SeatOfSdk['available_services'][number];
/** Answers lack fields, whatever the SDK's types say. */
type Seat = { readonly [K in 'designator' | 'name' | 'disclosures' | 'available_services']?: SeatOfSdk[K] | null };

/** Reads what is sold in dollars; a service that Duffel sells twice is the cheaper one. */
export function readExtras(offer: DuffelOffer, maps: readonly DuffelSeatMap[], who: ReadFor): ReadExtras {
  const services = new Map<string, NamedService>();
  const travelerOf = (passengerId: string | undefined): number => who.passengerIds.findIndex((id) => id === passengerId);
  const places = new Map(
    offer.slices.flatMap(({ segments }, slice) => segments.map((segment, leg) => [segment.id, { slice, leg }] as const)),
  );

  const bagsById = new Map<string, BagService>();
  const bagOf = (service: NonNullable<DuffelOffer['available_services']>[number]) => {
    const price = priceIn(service.total_amount, service.total_currency);
    const kind = service.type === 'baggage' ? BAGS[service.metadata.type] : undefined;
    const traveler = travelerOf(service.passenger_ids[0]);
    const slices = [...new Set(service.segment_ids.flatMap((id) => places.get(id)?.slice ?? []))].sort();
    if (service.type !== 'baggage' || kind === undefined || price === null || traveler < 0 || slices.length === 0) return null;
    const { maximum_weight_kg = null }: Partial<typeof service.metadata> = service.metadata;
    const bag = { kind, traveler, slices, maxKg: maximum_weight_kg };
    return {
      ...bag,
      id: bagId(bag),
      price,
      mostBags: (service as Partial<typeof service>).maximum_quantity ?? 1,
      service: required(service.id, 'id'),
    };
  };
  for (const service of offer.available_services ?? []) {
    const read = readable(() => bagOf(service));
    if (read === null || (services.get(read.id)?.price ?? Infinity) <= read.price) continue;
    const { service: id, ...bag } = read;
    services.set(bag.id, { id, price: bag.price });
    bagsById.set(bag.id, bag);
  }

  const mapOf = (map: DuffelSeatMap): SeatMap | null => {
    const place = places.get(map.segment_id);
    if (!place) return null;
    const known = new Set<string>();
    const seat = (element: Seat, isBesideExit: boolean): SeatElement => {
      const { name, designator } = element;
      // a seat without a number is nobody's, and one whose number was given is not there twice
      if (!designator || known.has(designator)) return { kind: 'empty' };
      known.add(designator);
      const disclosures = element.disclosures ?? [];
      const words = [name, ...disclosures].join('\n');
      const features = FEATURES.flatMap(([feature, pattern]) =>
        pattern.test(words) || (isBesideExit && feature === 'exitRow') ? [feature] : [],
      );
      const mayHave = (traveler: number): boolean => !features.includes('exitRow') || mayBeSoldExit(traveler, who.travelers);
      const sold = (service: Service): { id: string; traveler: number; price: Cents }[] => {
        const [traveler, price] = [travelerOf(service.passenger_id), priceIn(service.total_amount, service.total_currency)];
        if (traveler < 0 || price === null || !mayHave(traveler)) return [];
        const id = seatId({ ...place, designator, traveler });
        if (services.has(id)) return [];
        services.set(id, { id: required(service.id, 'id'), price });
        return [{ id, traveler, price }];
      };
      return {
        kind: 'seat',
        designator,
        features,
        ...(name && { name }),
        notes: disclosures,
        services: (element.available_services ?? [])
          .flatMap((service) => readable(() => sold(service)) ?? [])
          .sort((a, b) => a.traveler - b.traveler),
      };
    };
    return { ...place, cabins: map.cabins.flatMap((cabin) => readable(() => cabinOf(cabin, seat)) ?? []) };
  };

  // a map that is odd hides no other
  const seatMaps = maps.flatMap((map) => readable(() => mapOf(map)) ?? []);
  const inOrder = seatMaps.sort((a, b) => a.slice - b.slice || a.leg - b.leg);
  return { onSale: { seatMaps: inOrder, bags: [...bagsById.values()] }, services };
}

type Wings = DuffelSeatMap['cabins'][number]['wings'];
const isWhole = (wings: Wings | undefined): wings is NonNullable<Wings> =>
  [wings?.first_row_index, wings?.last_row_index].every((row) => typeof row === 'number');

/** Parts may be missing in the midst of others. */
type Row = { readonly sections?: readonly ({ readonly elements?: readonly (Element | null)[] | null } | null)[] | null } | null;
const sectionsOf = (row: Row | undefined): readonly (readonly (Element | null)[])[] =>
  (row?.sections ?? []).map((section) => section?.elements ?? []);
const has = (row: Row | undefined, type: Element['type']): boolean =>
  sectionsOf(row).some((elements) => elements.some((one) => one?.type === type));
/** Exits are among the seats of a row, or a row of their own before it. */
const isAtExit = (row: Row, before: Row | undefined): boolean => has(row, 'exit_row') || (has(before, 'exit_row') && !has(before, 'seat'));

function cabinOf(
  { deck, cabin_class, wings, rows }: Partial<DuffelSeatMap['cabins'][number]>,
  seat: (element: Seat, isBesideExit: boolean) => SeatElement,
): SeatCabin {
  const rowOf = (row: Row, index: number): SeatRow => ({
    sections: sectionsOf(row).map((elements) =>
      elements.map((element): SeatElement => {
        switch (element?.type) {
          case 'seat':
          case 'restricted_seat_general':
            return seat(element, isAtExit(row, rows?.[index - 1]));
          case 'exit_row':
            return { kind: 'exit' };
          case 'bassinet':
          case 'lavatory':
          case 'galley':
          case 'closet':
          case 'stairs':
            return { kind: element.type };
          // also what the SDK does not know
          default:
            return { kind: 'empty' };
        }
      }),
    ),
  });
  return {
    deck: deck ?? 0,
    cabin: entryOf(CABINS, cabin_class) ?? 'Economy',
    wings: isWhole(wings) ? { first: wings.first_row_index, last: wings.last_row_index } : null,
    rows: required(rows, 'rows').map(rowOf),
  };
}
