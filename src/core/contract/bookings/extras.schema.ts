/** Seats and bags on the wire, in the words of `core/domain/extras/extras.ts`. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { BAG_KINDS, FIXTURES, SEAT_FEATURES } from '../../domain/extras/extras';
import { Cents, Closed, Uuid } from './fields.schema';

const Position = Type.Integer({ minimum: 0 });
const Slices = Type.Unsafe<readonly number[]>(Type.Array(Position));

const SeatSchema = Type.Object({
  kind: Type.Literal('seat'),
  designator: Type.String({ description: '`12A`' }),
  features: Type.Array(Type.Enum(SEAT_FEATURES)),
  name: Type.Optional(Type.String({ description: 'the airline’s own name of the seat' })),
  notes: Type.Array(Type.String(), { description: 'what the airline wants known about it, in its words' }),
  services: Type.Array(Type.Object({ id: Type.String(), traveler: Position, price: Cents }), {
    description: 'empty where the seat is taken',
  }),
});
const SeatMapSchema = Type.Object({
  slice: Position,
  leg: Position,
  cabins: Type.Array(
    Type.Object({
      deck: Type.Integer(),
      cabin: Type.Union([Type.Literal('Economy'), Type.Literal('PremiumEconomy'), Type.Literal('Business'), Type.Literal('First')]),
      wings: Type.Union([Type.Object({ first: Position, last: Position }), Type.Null()]),
      rows: Type.Array(
        Type.Object({
          sections: Type.Array(Type.Array(Type.Union([SeatSchema, Type.Object({ kind: Type.Enum(FIXTURES) })])), {
            description: 'from the left to the right, an aisle between two',
          }),
        }),
      ),
    }),
  ),
});

/** `GET /api/extras?draftId=` → 200 {@link ExtrasOnSaleSchema}; 404 `draft_unknown`; 410 `offer_gone`; 503 `supplier_unavailable`. */
export const ReadExtrasQuerySchema = Type.Object({ draftId: Uuid }, Closed);
export const ExtrasOnSaleSchema = Type.Object({
  seatMaps: Type.Array(SeatMapSchema, { description: 'of each leg, as far as the airline has one' }),
  bags: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Enum(BAG_KINDS),
      traveler: Position,
      slices: Slices,
      price: Cents,
      mostBags: Type.Integer({ minimum: 1 }),
      maxKg: Type.Union([Type.Number(), Type.Null()]),
    }),
  ),
});
export type ExtrasOnSaleWire = Static<typeof ExtrasOnSaleSchema>;

/** Bags and seats of nine travelers on every leg of six slices, with room. */
const MOST_CHOICES = 200;

/**
 * `POST /api/extras`: these and no others are bought with the flight → 200 `DraftWire` at the new total, with `soldMeanwhile` where some are
 * not to be had any more; none: an empty list. 400 `invalid_request`: two seats for one traveler of a leg, one seat for two, more bags than are
 * sold; 404 `draft_unknown`; 409 `already_booked`, `draft_busy`; 410 `offer_gone`.
 */
export const ChooseExtrasSchema = Type.Object(
  {
    draftId: Uuid,
    seenTotal: Cents,
    choices: Type.Array(
      Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }), quantity: Type.Integer({ minimum: 1, maximum: 9 }) }, Closed),
      { maxItems: MOST_CHOICES },
    ),
  },
  Closed,
);
export type ChooseExtras = Static<typeof ChooseExtrasSchema>;

const seat = {
  kind: Type.Literal('seat'),
  id: Type.String(),
  traveler: Position,
  slice: Position,
  leg: Position,
  designator: Type.String(),
};
const bag = {
  kind: Type.Literal('bag'),
  id: Type.String(),
  traveler: Position,
  slices: Slices,
  bag: Type.Enum(BAG_KINDS),
  quantity: Type.Integer({ minimum: 1 }),
};

/** An extra that is bought with the flight, or was. */
export const ChosenExtraSchema = Type.Union([
  Type.Object({ ...seat, isExitRow: Type.Boolean(), price: Cents }),
  Type.Object({ ...bag, price: Type.Integer({ description: 'cents of all of them together' }) }),
]);

/** One that was chosen, and is not to be had any more. */
export const SoldExtraSchema = Type.Union([Type.Object(seat), Type.Object(bag)]);
