import './readBack.css';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { fareName } from '#core/content/fareRules';
import { useBookingWords, useLocale, useMessages } from '#web/platform/sent/messages';
import { useEmailQuestion } from '../../forms/contactForm.hooks';
import { ticketText, useReadBack } from '../../forms/forms.hooks';
import { dueText, longDate, sliceLine } from '../../tripText';
import { EmailQuestion } from './EmailQuestion';

const TITLE_ID = 'read-back';

/** Names and flights once more, before money moves (complaints.17); an address that was not asked about yet is asked about here. */
export function ReadBack({ flight }: { flight: FlightConfirm }) {
  const messages = useMessages();
  const booking = useBookingWords();
  const locale = useLocale();
  const { travelers, email, passportNeeded } = useReadBack(flight);
  const question = useEmailQuestion();
  return (
    <div className="readback">
      <h3 id={TITLE_ID} tabIndex={-1}>
        {booking.readBackTitle}
      </h3>
      <ul>
        {travelers.map((t, i) => (
          <li key={i}>
            <b>{[t.firstName, t.middleName, t.lastName].filter(Boolean).join(' ')}</b>,{' '}
            {booking.readBackBorn(longDate(t.dateOfBirth, locale))}
            {`, ${booking.onTicket(ticketText(t) ?? '')}`}
            {passportNeeded && t.passport === null ? `, ${booking.passports.readBack(dueText(messages, booking, flight))}` : ''}
          </li>
        ))}
        {flight.slices.map((slice) => (
          <li key={slice.legs[0].departs}>{sliceLine(messages, slice, flight.airports)}</li>
        ))}
        <li>{booking.fareLine(fareName(booking.fares, flight.conditions))}</li>
        <li>{booking.contactLine(email)}</li>
      </ul>
      {question ? <EmailQuestion question={question} onAnswer={() => document.getElementById(TITLE_ID)?.focus()} /> : null}
    </div>
  );
}
