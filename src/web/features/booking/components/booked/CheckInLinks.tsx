import type { BookingView } from '#core/contract/bookings/bookings';
import { useBookingWords } from '#web/platform/sent/messages';

/** Where to check in, with the airline itself. */
export function CheckInLinks({ pages }: { pages: BookingView['checkIn'] }) {
  const { boarding } = useBookingWords().manage;
  return pages.map(({ airline, url, isCheckIn, opensDayBefore }) => (
    <p key={url} className="small checkin">
      <b>{airline}</b>
      <a className="link" href={url} target="_blank" rel="noopener noreferrer">
        {isCheckIn ? boarding.online : boarding.site}
      </a>
      {opensDayBefore ? <span className="muted">{boarding.dayBefore}</span> : null}
    </p>
  ));
}
