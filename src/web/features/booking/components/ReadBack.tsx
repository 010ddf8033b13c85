import type { FlightConfirm } from '#core/domain/booking';
import { dateParts } from '#core/domain/dates';
import type { IsoDate } from '#core/domain/dates';
import { useBookingWords, useMessages } from '#web/platform/messages';
import { useBookingProgress } from '../forms.hooks';
import { sliceLine } from '../tripText';

/** Names and flights once more, before money moves (complaint 17). */
export function ReadBack({ flight }: { flight: FlightConfirm }) {
  const messages = useMessages();
  const { common } = messages;
  const booking = useBookingWords();
  const { travelers, contact } = useBookingProgress();
  const born = (date: IsoDate): string => {
    const { year, month, day } = dateParts(date);
    return booking.readBackBorn(booking.longDate(common.monthsShort[month - 1] ?? '', day, year));
  };
  return (
    <div className="readback">
      <h3>{booking.readBackTitle}</h3>
      <ul>
        {(travelers ?? []).map((t, i) => (
          <li key={i}>
            <b>{[t.firstName, t.middleName, t.lastName].filter(Boolean).join(' ')}</b>, {born(t.dateOfBirth)}
          </li>
        ))}
        {flight.slices.map((slice, i) => (
          <li key={slice.legs[0]?.departs ?? i}>{sliceLine(messages, slice, flight.airports)}</li>
        ))}
        {contact ? <li>{booking.contactLine(contact.email)}</li> : null}
      </ul>
    </div>
  );
}
