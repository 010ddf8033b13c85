import '../../booking.css';
import './passportPanel.css';
import { useRef, useState } from 'react';
import type { BookingView, PassportsOfBooking } from '#core/contract/bookings/bookings';
import { useBookingWords, useMessages } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { Icon } from '#web/ui/Icon';
import { usePassportForm } from '../../manage/passports.hooks';
import { dueText } from '../../tripText';
import { Failure } from '../payment/Failure';
import { PassportFields } from '../travelers/PassportFields';
import { at } from '#core/domain/values/checkedReads';

interface PassportPanelProps {
  readonly booking: BookingView;
  readonly passports: PassportsOfBooking;
  readonly draftId: string | null;
}

/** Whose passports are with the booking, and the way to add the others until the date that was named (booking.24). */
export function PassportPanel({ booking, passports: { missing, isOpen }, draftId }: PassportPanelProps) {
  const messages = useMessages();
  const words = useBookingWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState<string | null>(null);
  const { passports } = words;
  const due = dueText(messages, words, booking);
  const names = missing.map((i) => at(booking.travelers, i).name).join(', ');
  return (
    <section className="card panel passports no-print" aria-labelledby="passports">
      <h2 id="passports" tabIndex={-1} ref={heading}>
        {passports.title}
      </h2>
      <p role="status">{added === null ? null : passports.added(added)}</p>
      {missing.length === 0 ? (
        <p className="passports__done">
          <Icon name="check" /> {passports.complete}
        </p>
      ) : isOpen ? (
        <>
          <p>{passports.missing(due)}</p>
          {missing.map((traveler) => (
            <PassportForm
              key={traveler}
              booking={booking}
              draftId={draftId}
              traveler={traveler}
              onAdded={(name) => {
                setAdded(name);
                // its form is gone, and the focus with it
                heading.current?.focus();
              }}
            />
          ))}
          <p className="small muted">{passports.kept}</p>
        </>
      ) : (
        <p className="note">
          <Icon name="alert" />
          <span>
            {passports.closed(due, names)} <PhoneLink placement="Passports" />
          </span>
        </p>
      )}
    </section>
  );
}

function PassportForm(props: Parameters<typeof usePassportForm>[0]) {
  const { passports } = useBookingWords();
  const form = usePassportForm(props);
  return (
    <form className="passports__one" aria-label={form.name} {...form.props}>
      <h3>{form.name}</h3>
      {form.failure === null ? null : <Failure text={form.failure} />}
      <div className="grid">
        <PassportFields field={form.field} expires={form.expires} />
      </div>
      <div aria-live="polite">
        {form.warnings.map((text) => (
          <p key={text} className="note">
            <Icon name="alert" />
            <span>{text}</span>
          </p>
        ))}
      </div>
      <div className="acts acts--end">
        <button className="btn" type="submit" aria-disabled={form.isBusy}>
          {passports.add}
          <span className="vh">{passports.addOf(form.name)}</span>
        </button>
      </div>
    </form>
  );
}
