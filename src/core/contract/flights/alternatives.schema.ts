/** `GET /api/alternatives`: what flies when a search finds nothing. Money is integer US cents. */
import { Type } from 'typebox';
import type { Static } from 'typebox';

const Price = Type.Integer({ minimum: 0, description: 'lowest price of one adult, all taxes and fees in' });

export const AlternativesAnswerSchema = Type.Object({
  days: Type.Array(Type.Object({ date: Type.String({ description: 'departure YYYY-MM-DD; the trip keeps its length' }), price: Price })),
  airports: Type.Array(
    Type.Object({
      end: Type.Union([Type.Literal('origin'), Type.Literal('destination')]),
      code: Type.String({ description: 'the airport to fly from or to instead' }),
      city: Type.String(),
      cityEs: Type.Optional(Type.String({ description: 'Spanish name of the city, where it has one of its own' })),
      miles: Type.Integer({ description: 'from the airport asked for' }),
      price: Price,
    }),
  ),
});
export type AlternativesAnswerWire = Static<typeof AlternativesAnswerSchema>;

/** `GET /api/nearby-fares`: what the same trip costs from or to airports on the ground around its ends. */
export const NearbyFaresSchema = Type.Object({
  price: Type.Optional(Type.Union([Price, Type.Null()], { description: 'of the trip itself; null: nothing is sold; left out: not known' })),
  airports: Type.Array(
    Type.Object({
      end: Type.Union([Type.Literal('origin'), Type.Literal('destination')]),
      code: Type.String({ description: 'the airport, or the city with all of its airports, to fly from or to instead' }),
      city: Type.String(),
      cityEs: Type.Optional(Type.String({ description: 'Spanish name of the city, where it has one of its own' })),
      miles: Type.Integer({ description: 'from the airport asked for' }),
      price: Type.Optional(Type.Union([Price, Type.Null()])),
    }),
  ),
});
export type NearbyFaresWire = Static<typeof NearbyFaresSchema>;
