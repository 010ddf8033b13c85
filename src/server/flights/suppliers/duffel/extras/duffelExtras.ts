/** Seats and bags of an offer at Duffel: what is on sale now, and what an order asks for. */
import type { Duffel } from '@duffel/api';
import type { ChosenExtra, ExtrasOnSale } from '#core/domain/extras/extras';
import type { SearchQuery } from '#core/domain/search/trip';
import type { Cents } from '#core/domain/values/money';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import type { SupplierFault } from '../../../supplier';
import type { DuffelCalls } from '../api/duffelApi';
import { faultOf, GONE_FAULT } from '../api/duffelFaults';
import type { ReadOffer } from '../search/offers';
import { passengerIdsOf, searchedParty } from '../search/party';
import { readExtras } from './readExtras';
import type { ReadExtras } from './readExtras';
import { lookUp } from '#core/domain/values/checkedReads';

/** What an order requests besides its flights. */
export interface OrderedServices {
  readonly services: readonly { readonly id: string; readonly quantity: number }[];
  readonly cents: Cents;
}

const NONE: OrderedServices = { services: [], cents: 0 };

export function createDuffelExtras({ duffel, calls }: { readonly duffel: Duffel; readonly calls: DuffelCalls }) {
  /** `passengerIds`: Duffel's passengers in the order of our travelers. */
  async function read(offer: ReadOffer, query: SearchQuery, passengerIds: readonly string[]): Promise<Result<ReadExtras, SupplierFault>> {
    const [whole, maps] = await Promise.all([
      calls.ask('read', () => duffel.offers.get(offer.offerId, { return_available_services: true })),
      calls.ask('read', () => duffel.seatMaps.get({ offer_id: offer.offerId })),
    ]);
    if (!whole.ok) return err(whole.error.kind === 'refused' ? GONE_FAULT : faultOf(whole.error));
    // many airlines have no maps, and maps break: bags are sold all the same, and no seat that is on no map now
    return ok(readExtras(whole.value, maps.ok ? maps.value : [], { passengerIds, travelers: query.travelers }));
  }

  return {
    async onSale(offer: ReadOffer, query: SearchQuery): Promise<Result<ExtrasOnSale, SupplierFault>> {
      const passengerIds = passengerIdsOf(offer, searchedParty(query));
      if (passengerIds === null) return err(GONE_FAULT);
      const extras = await read(offer, query, passengerIds);
      return extras.ok ? ok(extras.value.onSale) : extras;
    },

    /** The chosen extras as this offer names them; the ids of those that it does not sell any more, or not at their price, otherwise. */
    async ordered(
      offer: ReadOffer,
      query: SearchQuery,
      passengerIds: readonly string[],
      chosen: readonly ChosenExtra[],
    ): Promise<Result<OrderedServices, SupplierFault | { readonly code: 'extra_gone'; readonly ids: readonly string[] }>> {
      if (chosen.length === 0) return ok(NONE);
      const extras = await read(offer, query, passengerIds);
      if (!extras.ok) return extras;
      const { services } = extras.value;
      const quantityOf = (extra: ChosenExtra): number => (extra.kind === 'bag' ? extra.quantity : 1);
      const costs = (extra: ChosenExtra): Cents | undefined => {
        const service = services.get(extra.id);
        return service && service.price * quantityOf(extra);
      };
      const gone = chosen.filter((extra) => costs(extra) !== extra.price);
      if (gone.length > 0) return err({ code: 'extra_gone', ids: gone.map(({ id }) => id) });
      return ok({
        services: chosen.map((extra) => ({ id: lookUp(services, extra.id).id, quantity: quantityOf(extra) })),
        cents: chosen.reduce((sum, { price }) => sum + price, 0),
      });
    },
  };
}
