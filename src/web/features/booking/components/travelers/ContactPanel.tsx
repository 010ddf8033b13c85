import { useState } from 'react';
import { useBookingWords, useTripWords } from '#web/platform/sent/messages';
import { ErrorSummary } from '#web/ui/fields/ErrorSummary';
import { TextField } from '#web/ui/fields/TextField';
import { useBookingActions } from '../../checkout/booking.hooks';
import { useContactForm, useEmailQuestion } from '../../forms/contactForm.hooks';
import { useBookingForms } from '../../forms/forms.hooks';
import { EmailQuestion } from './EmailQuestion';
import { Failure } from '../payment/Failure';
import { Panel } from '../flow/Panel';
import { StepActions } from '../flow/StepActions';

export function ContactPanel() {
  const { contact } = useBookingForms();
  return (
    <Panel step="contact" summary={<p className="panel__summary muted">{`${contact.email}, ${contact.phone}`}</p>}>
      <ContactFormFields />
    </Panel>
  );
}

function ContactFormFields() {
  const { problems } = useTripWords();
  const booking = useBookingWords();
  const { props, items, tries, field, isUnreachable } = useContactForm();
  const { goBack } = useBookingActions();
  const question = useEmailQuestion();
  const email = field('email');
  // Half an address always looks mistyped: the question waits until the field is left.
  const [left, setLeft] = useState(email.value);
  const leave = (): void => {
    email.onLeave();
    setLeft(email.value);
  };
  return (
    <form {...props}>
      <ErrorSummary title={booking.faultsTitle(items.length)} items={items} tries={tries} />
      {isUnreachable ? <Failure text={problems.network} /> : null}
      <div className="grid">
        <TextField
          {...email}
          onLeave={leave}
          help={booking.help.email}
          className="c3"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField {...field('phone')} help={booking.help.phone} className="c3" type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <div aria-live="polite">
        {question && left.trim() === question.typed ? (
          <EmailQuestion question={question} onAnswer={() => document.getElementById(email.id)?.focus()} />
        ) : null}
      </div>
      <StepActions onBack={goBack}>
        <button className="btn" type="submit">
          {booking.continue}
        </button>
      </StepActions>
    </form>
  );
}
