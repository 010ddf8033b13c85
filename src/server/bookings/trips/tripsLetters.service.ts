/** The mail that opens all trips of an address on another device (booking.52). */
import { and, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Brand } from '#core/content/brand';
import { href } from '#core/domain/site/routes';
import { TRIPS_LINK_MINUTES } from '#core/domain/values/keptFor';
import { formMailWords, onLetterhead } from '../../mail/letterhead';
import type { MailJob } from '../../mail/outbox.service';
import type { Letter } from '../../mail/transport';
import { bookings } from '../bookings.tables';
import { emailOf } from '../desk/bookingIndexes.tables';
import { ACKNOWLEDGED } from '../states';
import { addTripLink } from './tripLinks';
import { tripRequests } from './trips.tables';

export interface TripsLettersDeps {
  readonly db: NodePgDatabase;
  readonly clock: () => Date;
  readonly brand: Brand;
  readonly origin: () => string;
  readonly isSandbox: boolean;
}

export type TripsLetters = ReturnType<typeof createTripsLetters>;

export function createTripsLetters({ db, clock, brand, origin, isSandbox }: TripsLettersDeps) {
  return {
    /** Null where nothing is booked with the address: nobody is notified. */
    async letterOf({ aboutId }: Extract<MailJob, { readonly kind: 'trips_link' }>): Promise<Letter | null> {
      const [request] = await db.select().from(tripRequests).where(eq(tripRequests.id, aboutId));
      if (!request) return null;
      const [booked] = await db
        .select({ contact: bookings.contact })
        .from(bookings)
        .where(and(eq(emailOf(bookings.contact), request.email), inArray(bookings.state, [...ACKNOWLEDGED])))
        .limit(1);
      if (!booked) return null;
      const token = await addTripLink(db, request.id, clock());
      const { locale } = request;
      const { trips, why } = formMailWords(locale);
      return {
        // as it was written when booking, not by whoever asks
        to: booked.contact.email,
        ...onLetterhead(brand, locale, {
          subject: trips.subject,
          blocks: [
            { kind: 'text', text: trips.text },
            // behind `#`: neither a server nor a mail scanner that follows the link uses it up
            { kind: 'link', label: trips.open, href: `${origin()}${href('findBooking', locale)}#trips=${token}` },
            { kind: 'note', text: trips.note(TRIPS_LINK_MINUTES) },
          ],
          why: why.trips,
          isSandbox,
        }),
        attachments: [],
      };
    },
  };
}
