/** `GET /api/price-record`: what trips like one that is searched for have cost. Money is integer US cents of one adult. */
import { Type } from 'typebox';
import type { Static } from 'typebox';

const Cents = Type.Integer({ minimum: 0 });

export const PriceRecordAnswerSchema = Type.Object({
  comparable: Type.Array(Cents, { description: 'the same trip a year earlier in the weeks around its day, asked for as many days ahead' }),
  curve: Type.Array(Type.Object({ daysBefore: Type.Integer({ minimum: 0 }), lowest: Type.Union([Cents, Type.Null()]) }), {
    description: 'the trip a year earlier over the days before its departure; empty where the supplier keeps no record',
  }),
});
export type PriceRecordAnswerWire = Static<typeof PriceRecordAnswerSchema>;
