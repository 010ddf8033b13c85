import { useBookingWords, useMessages } from '#web/platform/messages';
import { ErrorSummary } from '#web/ui/ErrorSummary';
import { TextField } from '#web/ui/TextField';
import { useBookingActions } from '../booking.hooks';
import { contactFieldId, useBookingForms, useContactForm } from '../forms.hooks';
import { Notice } from './Notice';
import { Panel } from './Panel';

export function ContactPanel() {
  const { contact } = useBookingForms();
  return (
    <Panel step="contact" summary={<p className="panel__summary muted">{`${contact.email}, ${contact.phone}`}</p>}>
      <ContactFormFields />
    </Panel>
  );
}

function ContactFormFields() {
  const { problems } = useMessages();
  const booking = useBookingWords();
  const { contact, shown, isUnreachable, type, submit } = useContactForm();
  const { goBack } = useBookingActions();
  const faults = (['email', 'phone'] as const).flatMap((field) => {
    const fault = shown.faults[field];
    return fault ? [{ fieldId: contactFieldId(field), text: booking.contactFaults[fault] }] : [];
  });
  const field = (name: 'email' | 'phone') => ({
    id: contactFieldId(name),
    label: booking.fields[name],
    value: contact[name],
    onChange: (text: string) => {
      type(name, text);
    },
    help: booking.help[name],
    error: shown.faults[name] && booking.contactFaults[shown.faults[name]],
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary title={booking.faultsTitle(faults.length)} items={faults} tries={shown.tries} />
      {isUnreachable ? <Notice text={problems.network} /> : null}
      <div className="grid">
        <TextField {...field('email')} className="c3" type="email" inputMode="email" autoComplete="email" />
        <TextField {...field('phone')} className="c3" type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <div className="acts">
        <button className="btn btn--line" type="button" onClick={goBack}>
          {booking.back}
        </button>
        <button className="btn" type="submit">
          {booking.continue}
        </button>
      </div>
    </form>
  );
}
