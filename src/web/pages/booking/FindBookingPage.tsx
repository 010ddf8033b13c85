import { use } from 'react';
import type { RouteMatch } from '#core/domain/site/routes';
import { FindBooking } from '#web/features/booking/components/booked/FindBooking';
import { UpdateOffer } from '#web/features/booking/components/booked/KeptTrips';
import { useHead } from '#web/features/shell/head.hooks';
import { loadPageRecord } from '#web/platform/sent/pageRecord';

/** The way back to a booking from anywhere (booking.27). */
export function FindBookingPage({ match }: { match: RouteMatch }) {
  const { seo, heading, lead = '', paragraphs } = use(loadPageRecord(match)).content;
  useHead(seo, match.locale);
  return (
    <>
      <div className="wrap">
        <UpdateOffer />
      </div>
      <FindBooking heading={heading} lead={lead} notes={paragraphs} />
    </>
  );
}
