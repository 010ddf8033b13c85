import '../enquiries.css';
import { useEffect, useRef } from 'react';
import { isBotProblem } from '#core/domain/failures';
import { ENQUIRY_LIMITS } from '#core/domain/enquiryRules';
import { useEnquiryWords, useTripWords } from '#web/platform/messages';
import { RecordingConsent } from '#web/parts/RecordingConsent';
import { PhoneLink } from '#web/tracking/PhoneLink';
import { ErrorSummary } from '#web/ui/ErrorSummary';
import { Icon } from '#web/ui/Icon';
import { TextArea } from '#web/ui/TextArea';
import { TextField } from '#web/ui/TextField';
import { useEnquiryForm } from '../enquiries.hooks';

/** Writing to the agency; what was typed stays through every failure. */
export function ContactForm() {
  const words = useEnquiryWords();
  const { problems } = useTripWords();
  const { props, items, tries, field, isBusy, failure, sent, recording, startAnew } = useEnquiryForm();
  if (sent) return <Sent {...sent} onAnother={startAnew} />;
  return (
    <section className="enquiry" aria-labelledby="enquiry-heading">
      <h2 id="enquiry-heading">{words.heading}</h2>
      <p className="enquiry__lead">{words.lead}</p>
      <form {...props}>
        <ErrorSummary title={words.faultsTitle(items.length)} items={items} tries={tries} />
        <div className="enquiry__grid">
          <TextField {...field('name')} autoComplete="name" maxLength={ENQUIRY_LIMITS.name} />
          <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
          <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" isOptional help={words.help.phone} />
          <TextField {...field('subject')} maxLength={ENQUIRY_LIMITS.subject} />
          <TextArea {...field('message')} className="enquiry__wide" rows={7} help={words.help.message} />
        </div>
        <RecordingConsent {...recording} />
        <p className="enquiry__failure" role="alert">
          {failure ? problems[failure] : null}
          {failure && isBotProblem(failure) ? (
            <>
              {' '}
              <PhoneLink />
            </>
          ) : null}
        </p>
        <button className="btn" type="submit" aria-busy={isBusy}>
          {isBusy ? words.sending : words.send}
        </button>
      </form>
    </section>
  );
}

interface SentProps {
  readonly reference: string;
  readonly email: string;
  readonly onAnother: () => void;
}

function Sent({ reference, email, onAnother }: SentProps) {
  const words = useEnquiryWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className="enquiry" aria-labelledby="enquiry-heading">
      <h2 id="enquiry-heading" tabIndex={-1} ref={heading}>
        <Icon name="check" /> {words.sentHeading}
      </h2>
      <p className="enquiry__lead">
        {words.sentText(email)} <b className="enquiry__reference">{reference}</b>
      </p>
      <button className="btn btn--line" type="button" onClick={onAnother}>
        {words.another}
      </button>
    </section>
  );
}
