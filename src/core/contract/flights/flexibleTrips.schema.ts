/** `GET /api/flexible-trips`: trips of a period with their lowest prices. Money is integer US cents. */
import { Type } from 'typebox';
import type { Static } from 'typebox';

const DATE = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const text = (description: string) => Type.String({ description });

export const FlexibleQuerySchema = Type.Object({
  ori: text('airport or city code'),
  des: text('airport or city code'),
  triptype: text('R or O'),
  cabin: text('Economy, PremiumEconomy, Business or First'),
  adt: text('adults'),
  chd: text('children'),
  inf: text('infants'),
  ages: Type.Optional(text('ages of the children, as 5-8')),
  when: text('YYYY-MM:weekend, :week or :month; for three months YYYY-MM..MM:weekend or :week'),
});

export const FlexibleTripsSchema = Type.Object({
  /** One of each weekend, of each week or of each length, the cheapest; in the order of their dates or lengths. */
  trips: Type.Array(
    Type.Object({
      departs: DATE,
      returns: Type.Union([DATE, Type.Null()], { description: 'null for one way' }),
      price: Type.Optional(
        Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
          description: 'lowest price of one adult, all taxes and fees in; null where nothing is sold, left out where it is not known',
        }),
      ),
    }),
  ),
});
export type FlexibleTripsWire = Static<typeof FlexibleTripsSchema>;
