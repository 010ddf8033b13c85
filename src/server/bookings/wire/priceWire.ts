import type { Static } from 'typebox';
import type { PriceSchema } from '#core/contract/bookings/drafts.schema';
import type { PriceBreakdown } from '#core/domain/flights/flights';

/** A price as the wire has it. */
export function priceWire({ base, taxes, serviceFee, extras, total, perTraveler }: PriceBreakdown): Static<typeof PriceSchema> {
  return {
    base,
    taxes,
    serviceFee,
    ...(extras !== undefined && { extras }),
    total,
    perTraveler: perTraveler.map(({ kind, count, each }) => ({ kind, count, each })),
  };
}
