/** The first flights as processes of a site let each other have them. */
import { Type } from 'typebox';
import { FlightsAnswerSchema } from './flights.schema';

const Count = Type.Integer({ minimum: 0 });
const Rival = Type.Union([Type.Literal('cheapest'), Type.Literal('fastest')]);

export const FirstFlightsSchema = Type.Object({
  answer: FlightsAnswerSchema,
  returns: Type.Array(Type.Object({ count: Count, lowest: Type.Union([Count, Type.Null()]) })),
  listed: Count,
  outbounds: Count,
  reason: Type.Object({
    leads: Type.Array(Rival),
    comparison: Type.Union([
      Type.Object({
        rival: Rival,
        merits: Type.Array(Type.String()),
        cents: Type.Union([Type.Integer(), Type.Null()]),
        minutes: Type.Integer(),
      }),
      Type.Null(),
    ]),
  }),
  typicalEmissions: Type.Number(),
});
