import './readBack.css';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { fareName } from '#core/content/phrases/fareRules';
import { useBookingWords, useLocale, useMessages } from '#web/platform/sent/messages';
import { useBookingActions, useBoughtExtras } from '../../checkout/booking.hooks';
import { useParty } from '../../checkout/extras.hooks';
import type { FormStep } from '../../checkout/steps';
import { extrasText } from '../../extrasText';
import { useEmailQuestion, usePhoneQuestion } from '../../forms/contactForm.hooks';
import { ticketText, useReadBack } from '../../forms/forms.hooks';
import { dueText, longDate, sliceLine } from '../../tripText';
import { TypedQuestion } from './TypedQuestion';

const TITLE_ID = 'read-back';

/** Names and flights once more, before money moves (complaints.17); an address that was not questioned yet is questioned here. */
export function ReadBack({ flight }: { flight: FlightConfirm }) {
  const messages = useMessages();
  const booking = useBookingWords();
  const locale = useLocale();
  const { travelers, email, passportNeeded } = useReadBack(flight);
  const questions = [useEmailQuestion(), usePhoneQuestion()];
  const bought = useBoughtExtras();
  const names = useParty().map(({ name }) => name);
  return (
    <div className="readback">
      <h3 id={TITLE_ID} tabIndex={-1}>
        {booking.readBackTitle}
      </h3>
      <ul aria-label={booking.headings.travelers}>
        {travelers.map((t, i) => (
          <li key={i}>
            <b translate="no">{[t.firstName, t.middleName, t.lastName].filter(Boolean).join(' ')}</b>
            {[
              booking.readBackBorn(longDate(t.dateOfBirth, locale)),
              booking.onTicket(ticketText(t) ?? ''),
              ...(t.heldBy === undefined ? [] : [booking.readBackLap(names[t.heldBy] ?? '')]),
              ...(t.assistance ?? []).map((kind) => booking.assistanceAsked.kinds[kind]),
              ...(passportNeeded && t.passport === null ? [booking.passports.readBack(dueText(messages, booking, flight))] : []),
            ]
              .map((fact) => ` · ${fact}`)
              .join('')}
          </li>
        ))}
      </ul>
      <Change step="travelers" />
      <ul aria-label={booking.headings.review}>
        {flight.slices.map((slice) => (
          <li key={slice.legs[0].departs}>{sliceLine(messages, slice, flight.airports)}</li>
        ))}
        <li>{booking.fareLine(fareName(booking.fares, flight.conditions))}</li>
      </ul>
      <Change step="review" />
      <p>{booking.contactLine(email)}</p>
      <Change step="contact" />
      {bought.length > 0 ? (
        <>
          <p>{extrasText(booking.extras, bought, { names, slices: flight.slices })}</p>
          <Change step="extras" />
        </>
      ) : null}
      {questions.map((question) =>
        question ? (
          <TypedQuestion key={question.ask} question={question} onAnswer={() => document.getElementById(TITLE_ID)?.focus()} />
        ) : null,
      )}
    </div>
  );
}

/** Leads to the step with the question; what was typed there and since stays. */
function Change({ step }: { readonly step: FormStep }) {
  const booking = useBookingWords();
  const { goTo } = useBookingActions();
  return (
    <button className="link small" type="button" onClick={() => goTo(step)}>
      {booking.change}
      <span className="vh">{booking.readBackOf[step]}</span>
    </button>
  );
}
