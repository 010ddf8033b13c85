/** `GET /flight/getflights`: the wire, in its own names (api.3). Money is integer US cents. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { SliceParam } from '../../domain/search/searchQuery';

const Minutes = Type.Integer({ minimum: 0 });
const Cents = Type.Integer({ minimum: 0 });
const CentsOrUnknown = Type.Union([Cents, Type.Null()]);
const BagFeeOrUnknown = Type.Union([...CentsOrUnknown.anyOf, Type.Literal('paid'), Type.Literal('notAllowed')]);

const SliceText = Type.Optional(
  Type.String({
    pattern: '^[A-Za-z]{3}-[A-Za-z]{3}-\\d{2}-[A-Za-z]{3}-\\d{4}$',
    description: 'a slice after the first of a multi-city trip, LAX-SEA-14-Jan-2027',
  }),
);
const SliceTexts = { s2: SliceText, s3: SliceText, s4: SliceText, s5: SliceText, s6: SliceText } satisfies Record<SliceParam, unknown>;

export const FlightsQuerySchema = Type.Object(
  {
    ori: Type.String({ pattern: '^[A-Za-z]{3}$' }),
    des: Type.String({ pattern: '^[A-Za-z]{3}$' }),
    departdate: Type.String({ pattern: '^\\d{2}-[A-Za-z]{3}-\\d{4}$', description: 'DD-MMM-YYYY' }),
    triptype: Type.String({ pattern: '^[RrOoMm]$', description: 'R round trip, O one way, M multi-city' }),
    cabin: Type.String({ maxLength: 20 }),
    adt: Type.String({ pattern: '^\\d{1,2}$' }),
    chd: Type.String({ pattern: '^\\d{1,2}$' }),
    inf: Type.String({ pattern: '^\\d{1,2}$' }),
    returndate: Type.Optional(Type.String({ pattern: '^\\d{2}-[A-Za-z]{3}-\\d{4}$', description: 'DD-MMM-YYYY; round trips only' })),
    ...SliceTexts,
    ages: Type.Optional(
      Type.String({ maxLength: 30, description: 'children’s ages on the last day, 2 to 11, as 5-8; -8 where the first is not known' }),
    ),
    chosen: Type.Optional(
      Type.String({
        maxLength: 400,
        description: 'multi-city: names of the slices chosen so far, joined by ~; answers hold whole trips, one for each next slice',
      }),
    ),
    limit: Type.Optional(Type.String({ pattern: '^\\d{1,4}$', description: 'most flights to return, up to 2000, the default' })),
  },
  { additionalProperties: false },
);

export const LegSchema = Type.Object({
  MC: Type.String({ description: 'marketing carrier' }),
  FN: Type.Integer({ description: 'flight number' }),
  OP: Type.Union([Type.String(), Type.Null()], { description: 'operated by' }),
  CS: Type.Array(Type.String(), { description: 'also sold as' }),
  F: Type.String({ description: 'from' }),
  T: Type.String({ description: 'to' }),
  FT: Type.Optional(Type.String({ description: 'terminal of departure, where it is known' })),
  TT: Type.Optional(Type.String({ description: 'terminal of arrival, where it is known' })),
  ST: Type.Optional(Type.Array(Type.String(), { description: 'airports where it lands on the way under the same number: stops' })),
  D: Type.String({ description: 'local departure YYYY-MM-DDTHH:MM' }),
  R: Type.String({ description: 'local arrival YYYY-MM-DDTHH:MM' }),
  M: Minutes,
  EQ: Type.String({ description: 'equipment code' }),
  LR: Type.Integer({ description: 'legroom, inches' }),
  WF: Type.Boolean(),
  PW: Type.Boolean(),
  EN: Type.Boolean(),
  CO2: Type.Integer({ description: 'kg per traveler' }),
  CB: Type.Optional(Type.String({ description: 'cabin of this leg where it is not the one asked for' })),
});

export const LayoverSchema = Type.Object({
  A: Type.String({ description: 'arrival airport' }),
  B: Type.String({ description: 'airport of the next departure' }),
  M: Minutes,
  N: Type.Array(Type.String(), { description: 'short long overnight airportChange transitCountry selfTransfer' }),
});

/** One direction; flights point at it by index, so that a pairing of 40 × 40 journeys stays small. */
export const JourneySchema = Type.Object({
  legs: Type.Array(LegSchema),
  layovers: Type.Array(LayoverSchema),
  NoS: Type.Integer({ minimum: 0 }),
  FltTm: Minutes,
  TOD: Type.Integer({ minimum: 0, maximum: 1439 }),
  TOA: Type.Integer({ minimum: 0, maximum: 1439 }),
  DS: Type.Integer({ description: 'calendar days from local departure to local arrival' }),
});

export const ConditionsSchema = Type.Object({
  brand: Type.Union([Type.Literal('Basic'), Type.Literal('Main'), Type.Literal('Standard'), Type.Literal('Flex')]),
  soldAs: Type.Optional(Type.String({ description: "the airline's own name of the fare" })),
  personalItem: CentsOrUnknown,
  carryOn: BagFeeOrUnknown,
  checkedBag: BagFeeOrUnknown,
  seatChoice: CentsOrUnknown,
  changeable: Type.Union([...CentsOrUnknown.anyOf, Type.Literal('notOffered')]),
  refundPenalty: CentsOrUnknown,
  boarding: Type.Optional(Type.Union([Type.Literal('priority'), Type.Literal('general'), Type.Literal('last')])),
  separateTickets: Type.Optional(Type.Literal(true, { description: 'each slice is a ticket of its own' })),
});

/** One of the fares a flight is sold at; amounts are above the flight's own prices, which are those of its lowest fare. */
export const FareStepSchema = Type.Object({
  K: Type.String({ description: 'appended to the id of the flight: the id of this fare; empty for the lowest' }),
  C: Type.Integer({ description: 'index into conditions' }),
  P: Cents,
  T: Cents,
});

export const FlightResultSchema = Type.Object({
  id: Type.String(),
  Arln: Type.String(),
  segments: Type.Array(
    Type.Object({
      NoS: Type.Integer({ minimum: 0, description: 'stops' }),
      FltTm: Minutes,
      J: Type.Integer({ description: 'index into journeys' }),
    }),
  ),
  ANPP: Cents,
  AGPP: Cents,
  NF: Cents,
  GF: Cents,
  AP: Type.Optional(Type.Integer({ minimum: 0, description: 'the published fare: the airline’s own price of one adult, without our fee' })),
  TOD: Type.Integer({ description: 'outbound departure, local minutes since midnight' }),
  TOA: Type.Integer({ description: 'outbound arrival, local minutes since midnight' }),
  C: Type.Integer({ description: 'index into conditions, of the lowest fare' }),
  FF: Type.Integer({ description: 'fare families: index into fares' }),
});
export type FlightResultWire = Static<typeof FlightResultSchema>;

export const FlightsAnswerSchema = Type.Object({
  search: Type.Object({
    ori: Type.String(),
    des: Type.String(),
    departdate: Type.String(),
    triptype: Type.String(),
    cabin: Type.String(),
    adt: Type.Integer(),
    chd: Type.Integer(),
    inf: Type.Integer(),
    returndate: Type.Optional(Type.String()),
    ...SliceTexts,
    ages: Type.Optional(Type.String()),
  }),
  flightsFound: Type.Integer({ minimum: 0 }),
  error: Type.Union([Type.String(), Type.Null()]),
  partial: Type.Optional(Type.Literal(true, { description: 'some airlines have not answered yet: ask again in two seconds' })),
  age: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'minutes since the supplier gave these prices, where it gives no newer ones now; they are checked before paying',
    }),
  ),
  airlines: Type.Record(Type.String(), Type.String(), { description: 'code → name' }),
  airports: Type.Record(
    Type.String(),
    Type.Object({
      N: Type.String({ description: 'name' }),
      C: Type.String({ description: 'city' }),
      CE: Type.Optional(Type.String({ description: 'Spanish name of the city, where it has one of its own' })),
      P: Type.String({ description: 'metropolitan code' }),
      CC: Type.String({ description: 'country' }),
      PAX: Type.Optional(Type.Number({ description: 'million passengers a year' })),
    }),
  ),
  equipment: Type.Record(Type.String(), Type.String(), { description: 'code → name' }),
  journeys: Type.Array(JourneySchema),
  conditions: Type.Array(ConditionsSchema),
  fares: Type.Array(Type.Array(FareStepSchema), {
    description: 'lists of the fares that flights are sold at, the lowest first: many flights share one',
  }),
  flights: Type.Array(FlightResultSchema),
});
export type FlightsAnswerWire = Static<typeof FlightsAnswerSchema>;
export type JourneyWire = Static<typeof JourneySchema>;
export type LegWire = Static<typeof LegSchema>;
export type LayoverWire = Static<typeof LayoverSchema>;
