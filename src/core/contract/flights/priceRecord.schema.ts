/** `GET /api/price-record`: what a trip that is searched for cost on earlier days. Money is integer US cents of one adult. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { IsoDate } from '#core/domain/values/dates';

export const PriceRecordAnswerSchema = Type.Object({
  points: Type.Array(
    Type.Object({ on: Type.Unsafe<IsoDate>(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })), lowest: Type.Integer({ minimum: 0 }) }),
    {
      description: 'the lowest price of the same dates as it was on earlier days, the oldest first',
    },
  ),
  isObserved: Type.Boolean({ description: 'whether only searches of travelers tell prices' }),
});
export type PriceRecordAnswerWire = Static<typeof PriceRecordAnswerSchema>;
