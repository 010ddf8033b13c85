import './entryForm.css';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { isBotProblem } from '#core/domain/booking/failures';
import { useEnquiryWords, useTripWords } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { ErrorSummary } from '#web/ui/fields/ErrorSummary';
import { Icon } from '#web/ui/Icon';
import type { Entry } from './entryForm.hooks';

interface EntryFormProps<Field extends string> {
  readonly entry: Entry<Field, unknown>;
  readonly heading: string;
  readonly lead: string;
  /** On the button. */
  readonly send: string;
  /** The fields, in a grid. */
  readonly children: ReactNode;
  /** Below them. */
  readonly more?: ReactNode;
  /** Next to the button that sends. */
  readonly aside?: ReactNode;
}

/** The frame of a form that is sent to the agency; a person whom the bot check stops is offered the telephone. */
export function EntryForm<Field extends string>({ entry, heading, lead, send, children, more, aside }: EntryFormProps<Field>) {
  const words = useEnquiryWords();
  const { problems } = useTripWords();
  const id = useId();
  const { props, items, tries, isBusy, failure } = entry;
  return (
    <section className="card enquiry" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className="enquiry__lead">{lead}</p>
      <form {...props}>
        <ErrorSummary title={words.faultsTitle(items.length)} items={items} tries={tries} />
        <div className="enquiry__grid">{children}</div>
        {more}
        <p className="enquiry__failure" role="alert">
          {failure ? problems[failure] : null}
          {failure && isBotProblem(failure) ? (
            <>
              {' '}
              <PhoneLink placement="Form" />
            </>
          ) : null}
        </p>
        <div className="cluster">
          <button className="btn" type="submit" aria-busy={isBusy}>
            {isBusy ? words.sending : send}
          </button>
          {aside}
        </div>
      </form>
    </section>
  );
}

interface EntrySentProps {
  /** `another` is on the button that begins another. */
  readonly words: { readonly sentHeading: string; readonly sentText: (email: string) => string; readonly another: string };
  /** The address that was given. */
  readonly email: string;
  /** Read out over the telephone; none where nothing is to be found by it. */
  readonly reference?: string;
  readonly onAnother: () => void;
  readonly children?: ReactNode;
}

/** In place of the form once it was stored. */
export function EntrySent({ words, email, reference, onAnother, children }: EntrySentProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <section className="card enquiry" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={ref}>
        <Icon name="check" /> {words.sentHeading}
      </h2>
      <p className="enquiry__lead">
        {words.sentText(email)} {reference === undefined ? null : <b className="enquiry__reference">{reference}</b>}
      </p>
      {children}
      <button className="btn btn--line" type="button" onClick={onAnother}>
        {words.another}
      </button>
    </section>
  );
}
