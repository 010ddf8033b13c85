/** `GET /api/explore`: the lowest price to each of many places. Money is integer US cents. */
import { Type } from 'typebox';
import type { Static } from 'typebox';

const CODE = Type.String({ pattern: '^[A-Z]{3}$' });
const DATE = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const optionalText = (description: string) => Type.Optional(Type.String({ description }));

export const ExploreQuerySchema = Type.Object({
  ori: Type.String({ description: 'airport or metropolitan code' }),
  when: optionalText('YYYY-MM, or any: the next six months'),
  departdate: optionalText('DD-MMM-YYYY, instead of when'),
  returndate: optionalText('DD-MMM-YYYY, together with departdate'),
  stay: optionalText('weekend, short (3 to 5 nights), week (6 to 8), fortnight (13 to 15) or any (2 to 15)'),
  stops: optionalText('0: nonstop both ways'),
  cabin: optionalText('Economy, PremiumEconomy, Business or First'),
});

export const ExplorePlaceSchema = Type.Object({
  code: Type.String({ pattern: '^[A-Z]{3}$', description: 'airport or metropolitan code of the place' }),
  city: Type.String(),
  cityEs: Type.Optional(Type.String({ description: 'Spanish name of the city, where it has one of its own' })),
  country: Type.String({ description: 'ISO 3166 country' }),
  lat: Type.Number(),
  lon: Type.Number(),
  miles: Type.Integer({ minimum: 0, description: 'from the origin, as the crow flies' }),
  price: Type.Integer({ minimum: 1, description: 'lowest price of one adult there and back, all taxes and fees in' }),
  /** A search from the origin of the answer on exactly these days holds the price. */
  departs: DATE,
  returns: DATE,
  airline: Type.String({ description: 'name of the airline that sells the ticket; its code where the name is not known' }),
  stops: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'most of either way; null where it is not known' }),
  minutes: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], { description: 'of the way out; null where it is not known' }),
});
export type ExplorePlaceWire = Static<typeof ExplorePlaceSchema>;

export const ExploreAnswerSchema = Type.Object({
  origin: Type.Object({
    code: CODE,
    city: Type.String(),
    cityEs: Type.Optional(Type.String()),
    lat: Type.Number(),
    lon: Type.Number(),
  }),
  fares: Type.Union([Type.Literal('now'), Type.Literal('seen')], { description: 'asked for now, or seen in searches within a day' }),
  places: Type.Array(ExplorePlaceSchema),
});
export type ExploreAnswerWire = Static<typeof ExploreAnswerSchema>;
