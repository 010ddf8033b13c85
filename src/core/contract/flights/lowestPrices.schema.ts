/** `GET /api/lowest-prices`: the wire of the date strip and the month view. Money is integer US cents. */
import { Type } from 'typebox';
import type { Static } from 'typebox';

export const LowestPricesAnswerSchema = Type.Object({
  /** By departure date YYYY-MM-DD; a missing date is one whose price is not known. */
  prices: Type.Record(
    Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'lowest price of one adult, all taxes and fees in; null where nothing is sold',
    }),
  ),
});
export type LowestPricesAnswerWire = Static<typeof LowestPricesAnswerSchema>;
