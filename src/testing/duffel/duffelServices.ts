/** Seats and bags of the local Duffel server: named by their offer, each seat of a flight sold once. */
import type { Duffel } from '@duffel/api';
import { data, id, money, refuse, unknownField } from './duffelShapes';
import type { Answer, DuffelRules, Json, Order } from './duffelShapes';
import type { StoredOffer } from './duffelOffers';

type Services = Awaited<ReturnType<Duffel['offers']['get']>>['data']['available_services'];
type SeatMap = Awaited<ReturnType<Duffel['seatMaps']['get']>>['data'][number];
type Element = SeatMap['cabins'][number]['rows'][number]['sections'][number]['elements'][number];

interface Sold {
  readonly cents: number;
  readonly most: number;
  /** The seat of its flight; null of a bag. */
  readonly seat: string | null;
  readonly service: Omit<Order['services'][number], 'id' | 'quantity'>;
}

const BAG_CENTS = 3500;
const EXIT_ROW = 12;
const ROWS = [10, 11, EXIT_ROW];
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

export function createServices(rules: () => DuffelRules) {
  /** By the id of a service. */
  const known = new Map<string, Sold>();
  const byOffer = new Map<string, { readonly bags: Services; readonly maps: readonly SeatMap[] }>();
  const taken = new Set<string>();

  function servicesOf({ body }: StoredOffer): { readonly bags: Services; readonly maps: readonly SeatMap[] } {
    const before = byOffer.get(body.id);
    if (before) return before;
    const currency = rules().serviceCurrency;
    const seated = body.passengers.filter(({ type }) => type !== 'infant_without_seat');
    const bags: Services = body.slices.flatMap(({ segments }) =>
      seated.map((passenger) => {
        const segment_ids = segments.map((segment) => segment.id);
        const bag = {
          id: id('ase'),
          type: 'baggage' as const,
          maximum_quantity: 2,
          passenger_ids: [passenger.id],
          segment_ids,
          total_amount: money(BAG_CENTS),
          total_currency: currency,
          metadata: {
            type: 'checked' as const,
            maximum_weight_kg: 23,
            maximum_height_cm: null,
            maximum_length_cm: null,
            maximum_depth_cm: null,
          },
        };
        const { type, passenger_ids, total_amount, total_currency, metadata } = bag;
        const service = { type, passenger_ids, segment_ids, total_amount, total_currency, metadata };
        known.set(bag.id, { cents: BAG_CENTS, most: 2, seat: null, service });
        return bag;
      }),
    );
    const maps = body.slices.flatMap((slice) =>
      slice.segments.map((segment): SeatMap => {
        const flight = `${segment.marketing_carrier.iata_code ?? ''}${segment.marketing_carrier_flight_number} ${segment.departing_at}`;
        const seat = (row: number, letter: string): Element => {
          const designator = `${String(row)}${letter}`;
          const cents = row === EXIT_ROW ? 4900 : letter === 'B' || letter === 'E' ? 0 : 1500;
          return {
            type: 'seat',
            designator,
            name: row === EXIT_ROW ? 'Exit row seat' : '',
            disclosures: row === EXIT_ROW ? ['Do not seat children in exit row seats'] : [],
            available_services: taken.has(`${flight} ${designator}`)
              ? []
              : seated.map((passenger) => {
                  const service = { id: id('ase'), passenger_id: passenger.id, total_amount: money(cents), total_currency: currency };
                  known.set(service.id, {
                    cents,
                    most: 1,
                    seat: `${flight} ${designator}`,
                    service: {
                      type: 'seat',
                      passenger_ids: [passenger.id],
                      segment_ids: [segment.id],
                      total_amount: service.total_amount,
                      total_currency: currency,
                      metadata: { designator, name: '', disclosures: [] },
                    },
                  });
                  return service;
                }),
          };
        };
        const half = (row: number, letters: readonly string[]) => ({ elements: letters.map((letter) => seat(row, letter)) });
        const rows = ROWS.flatMap((row) => [
          ...(row === EXIT_ROW
            ? [{ sections: [{ elements: [{ type: 'exit_row' as const }] }, { elements: [{ type: 'exit_row' as const }] }] }]
            : []),
          { sections: [half(row, LETTERS.slice(0, 3)), half(row, LETTERS.slice(3))] },
        ]);
        const cabins = [
          {
            deck: 0,
            cabin_class: segment.passengers[0]?.cabin_class ?? 'economy',
            aisles: 1,
            wings: { first_row_index: 1, last_row_index: 3 },
            rows,
          },
        ];
        return { id: id('sea'), slice_id: slice.id, segment_id: segment.id, cabins };
      }),
    );
    byOffer.set(body.id, { bags, maps });
    return { bags, maps };
  }

  const ordered = (body: Json): readonly { readonly id: string; readonly quantity: number }[] => (body['services'] ?? []) as [];

  return {
    available: (offer: StoredOffer): Services => servicesOf(offer).bags,
    seatMaps: (offer: StoredOffer | undefined): Answer =>
      offer === undefined || offer.isOver ? refuse(404, 'not_found') : data(servicesOf(offer).maps),
    /** Why the services of an order cannot be had; null where they can. */
    refusal(body: Json): Answer | null {
      for (const [index, service] of ordered(body).entries()) {
        const sold = known.get(service.id);
        const place = `/services/${String(index)}`;
        if (unknownField({ ...service }, ['id', 'quantity']) !== undefined) return refuse(422, 'unknown_field', place);
        if (!sold || service.quantity < 1 || service.quantity > sold.most) return refuse(422, 'validation_inclusion', place);
        if (sold.seat !== null && taken.has(sold.seat)) return refuse(422, 'ancillary_service_not_available');
      }
      return null;
    },
    cents: (body: Json): number =>
      ordered(body).reduce((sum, { id: named, quantity }) => sum + quantity * (known.get(named)?.cents ?? 0), 0),
    /** The services as an order has them; its seats are nobody else's from now on. */
    take(body: Json): Order['services'] {
      return ordered(body).flatMap(({ id: named, quantity }) => {
        const sold = known.get(named);
        if (!sold) return [];
        if (sold.seat !== null) taken.add(sold.seat);
        byOffer.clear();
        return [{ id: id('ser'), quantity, ...sold.service } as Order['services'][number]];
      });
    },
  };
}
