/** Travelers whom a browser may fill in again (booking.69). */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { SEX_MARKERS } from '../../domain/booking/booking';
import { Closed, IsoDateText, Uuid } from './fields.schema';
import { FrequentFlyerBodySchema } from './payments.schema';

/** `GET /api/saved-travelers`: whom this browser may fill in again, those saved last first, as they were booked but without passports. */
export const SavedTravelersSchema = Type.Object({
  travelers: Type.Array(
    Type.Object({
      id: Type.String(),
      firstName: Type.String(),
      middleName: Type.String(),
      lastName: Type.String(),
      dateOfBirth: IsoDateText,
      sex: Type.Enum(SEX_MARKERS),
      knownTravelerNumber: Type.String({ description: 'empty when none' }),
      redressNumber: Type.String({ description: 'empty when none' }),
      frequentFlyer: Type.Array(FrequentFlyerBodySchema, { description: 'one an airline' }),
    }),
  ),
});
export type SavedTravelersWire = Static<typeof SavedTravelersSchema>;

/** `POST /api/saved-travelers/forget`: this browser may no longer fill in the traveler, or with null any of them → 204; bookings stand. */
export const ForgetTravelersSchema = Type.Object({ id: Type.Union([Uuid, Type.Null()], { description: 'null: all of them' }) }, Closed);
export type ForgetTravelers = Static<typeof ForgetTravelersSchema>;
