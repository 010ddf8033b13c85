/** `GET /api/price-grid`: a round trip with both of its dates moved. Money is integer US cents. */
import { Type } from 'typebox';
import type { Static } from 'typebox';

const DATE = '^\\d{4}-\\d{2}-\\d{2}$';

export const PriceGridAnswerSchema = Type.Object({
  /** By departure, then by return, YYYY-MM-DD; what is missing is not known. */
  prices: Type.Record(
    Type.String({ pattern: DATE }),
    Type.Record(
      Type.String({ pattern: DATE }),
      Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
        description: 'lowest price of one adult, all taxes and fees in; null where nothing is sold',
      }),
    ),
  ),
});
export type PriceGridAnswerWire = Static<typeof PriceGridAnswerSchema>;
