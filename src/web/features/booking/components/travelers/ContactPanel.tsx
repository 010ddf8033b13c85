import { useState } from 'react';
import { useBookingWords, useTripWords } from '#web/platform/sent/messages';
import { ErrorSummary } from '#web/ui/fields/ErrorSummary';
import { TextField } from '#web/ui/fields/TextField';
import { useBookingActions } from '../../checkout/booking.hooks';
import { useContactForm, useEmailQuestion, usePhoneQuestion } from '../../forms/contactForm.hooks';
import { useBookingForms } from '../../forms/forms.hooks';
import { TypedQuestion } from './TypedQuestion';
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
  const email = useLeft(field('email'));
  const phone = useLeft(field('phone'));
  const questions = [
    { id: email.props.id, question: useEmailQuestion(email.left) },
    { id: phone.props.id, question: usePhoneQuestion(phone.left) },
  ];
  return (
    <form {...props}>
      <ErrorSummary title={booking.faultsTitle(items.length)} items={items} tries={tries} />
      {isUnreachable ? <Failure text={problems.network} /> : null}
      <div className="grid">
        <TextField {...email.props} help={booking.help.email} className="c3" type="email" inputMode="email" autoComplete="email" />
        <TextField {...phone.props} help={booking.help.phone} className="c3" type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <div aria-live="polite">
        {questions.map(({ id, question }) =>
          question ? <TypedQuestion key={id} question={question} onAnswer={() => document.getElementById(id)?.focus()} /> : null,
        )}
      </div>
      <StepActions onBack={goBack}>
        <button className="btn" type="submit">
          {booking.continue}
        </button>
      </StepActions>
    </form>
  );
}

/** A field, with the text that it was left with. */
function useLeft<F extends { readonly value: string; readonly onLeave: () => void }>(field: F) {
  const [left, setLeft] = useState(field.value);
  const onLeave = (): void => {
    field.onLeave();
    setLeft(field.value);
  };
  return { left, props: { ...field, onLeave } };
}
