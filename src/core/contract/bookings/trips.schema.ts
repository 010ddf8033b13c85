/** All trips of a traveler: the link that opens them on another device, and what a device keeps of them. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LocaleSchema } from '../enquiries.schema';
import { Closed, EmailText, ReferenceText } from './fields.schema';

/**
 * `POST /api/trip-cookie`: gives a browser its trip cookie, before whatever belongs to a trip → 200; `isNew` where it had none. One that is
 * given a new one twice in a row refuses cookies.
 */
export const AskTripCookieSchema = Type.Object({}, Closed);
export const TripCookieSchema = Type.Object({ isNew: Type.Boolean({ description: 'this browser showed none' }) });
export type TripCookieWire = Static<typeof TripCookieSchema>;

/** `POST /api/trips/link`: mails a link to all trips of an address → 204, whether or not anything is booked with it. */
export const AskTripsSchema = Type.Object({ email: EmailText, locale: LocaleSchema }, Closed);
export type AskTrips = Static<typeof AskTripsSchema>;

/**
 * `POST /api/trips/open`: what is behind `#trips=` in that mail → 200 {@link TripListSchema}, all that this browser may open now;
 * 404 `booking_unknown` where it has expired or was used by another browser.
 */
export const OpenTripsSchema = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) }, Closed);
export type OpenTrips = Static<typeof OpenTripsSchema>;

/** `POST /api/trips/show`: makes a trip the one that `GET /api/booking` answers → 204; 404 `booking_unknown`. */
export const ShowTripSchema = Type.Object({ reference: ReferenceText }, Closed);
export type ShowTrip = Static<typeof ShowTripSchema>;

/** `POST /api/trips/forget`: this browser may no longer open the trip, or with null any of them → 204; the bookings stand. */
export const ForgetTripsSchema = Type.Object(
  { reference: Type.Union([ReferenceText, Type.Null()], { description: 'null: all of them' }) },
  Closed,
);
export type ForgetTrips = Static<typeof ForgetTripsSchema>;

/** `GET /api/trips`: what this browser may open, the next to leave first, those that are over last. Airports as in the domain. */
export const TripListSchema = Type.Object({
  trips: Type.Array(
    Type.Object({
      reference: Type.String({ description: 'booking reference, six characters' }),
      state: Type.Union([Type.Literal('paid'), Type.Literal('ticketed'), Type.Literal('cancelled')]),
      isOver: Type.Boolean({ description: 'its last flight has arrived' }),
      travelers: Type.Array(Type.String(), { description: 'their names' }),
      slices: Type.Array(
        Type.Object({
          from: Type.String({ description: 'airport' }),
          to: Type.String(),
          departs: Type.String({ description: '`YYYY-MM-DDTHH:MM` at the clock of the airport' }),
          arrives: Type.String(),
        }),
      ),
      airports: Type.Unknown(),
    }),
  ),
});
export type TripListWire = Static<typeof TripListSchema>;
