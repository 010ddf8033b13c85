/** What of the booking machine may be in a recording (code.20): the list that the server reads by, held against the machine's own types. */
import type { RecordedParts } from '#core/domain/recorded/allowList';
import { BOOKING_RECORDED } from '#core/domain/recorded/booking';
import type { BookingContext, BookingEvent } from './booking.types';

export const bookingRecorded: RecordedParts<BookingEvent, BookingContext> = BOOKING_RECORDED;
