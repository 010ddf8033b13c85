import { useBookingWords } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { TextField } from '#web/ui/fields/TextField';
import { ticketText } from '../../forms/forms.hooks';
import { useNameForm } from '../../manage/travelers.hooks';
import { Failure } from '../payment/Failure';

interface NameFormProps {
  readonly name: string;
  /** Until when the ticket can be corrected. */
  readonly until: string;
}

/** The correction of one name (booking.68). */
export function NameForm(props: Parameters<typeof useNameForm>[0] & NameFormProps) {
  const words = useBookingWords();
  const { bookedTravelers } = words;
  const { name, until } = props;
  const form = useNameForm(props);
  const printed = ticketText(form.typed);
  return (
    <form className="people__form" aria-label={bookedTravelers.name + bookedTravelers.of(name)} {...form.props}>
      {form.failure === null ? null : <Failure text={form.failure} />}
      <p className="small">
        {bookedTravelers.nameText} {bookedTravelers.nameUntil(until)}
      </p>
      <div className="grid">
        <TextField {...form.field('firstName')} className="c2" help={words.help.firstName} />
        <TextField {...form.field('middleName')} className="c2" help={words.optional} isOptional />
        <TextField {...form.field('lastName')} className="c2" help={words.help.lastName} />
      </div>
      <p className="small" aria-live="polite">
        {printed === null ? null : words.onTicket(printed)}
      </p>
      <p className="small muted">
        {bookedTravelers.nameElse} <PhoneLink placement="Booking" />
      </p>
      <div className="acts acts--end">
        <button className="btn" type="submit" aria-disabled={form.isBusy}>
          {bookedTravelers.correct}
          <span className="vh">{bookedTravelers.of(name)}</span>
        </button>
      </div>
    </form>
  );
}
