import './question.css';
import { useBookingWords } from '#web/platform/sent/messages';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';
import { Icon } from '#web/ui/Icon';
import type { FormField } from '#web/ui/fields/useForm';

interface SamePersonQuestionProps {
  /** The question as a field of the form: what is wrong is that it was not answered. */
  readonly field: FormField;
  readonly who: string;
  readonly earlier: string;
  /** What an answer is kept under. */
  readonly answer: string;
  readonly isOpen: boolean;
  /** Where one goes to say who it really is. */
  readonly nameId: string;
  /** What holds the question, for the focus that goes with its buttons. */
  readonly placeId: string;
}

/** The same name and birth date twice: questioned, since airlines do not carry one person twice (booking.22). */
export function SamePersonQuestion({ field, who, earlier, answer, isOpen, nameId, placeId }: SamePersonQuestionProps) {
  const { samePerson } = useBookingWords();
  if (!isOpen)
    return (
      <p className="question__done small muted">
        <Icon name="check" /> {samePerson.answered(earlier)}
      </p>
    );
  return (
    <div className={field.error === undefined ? 'note question' : 'note question question--bad'} role="group" aria-label={field.label}>
      <Icon name="alert" />
      <div>
        <p>{samePerson.question(who, earlier)}</p>
        <p className="small">
          {samePerson.extraSeat} <PhoneLink placement="Booking notice" />
        </p>
        {field.error === undefined ? null : <p className="question__err">{field.error}</p>}
        <div className="cluster question__acts">
          <button
            id={field.id}
            className="btn btn--line btn--s"
            type="button"
            onClick={() => {
              field.onChange(answer);
              document.getElementById(placeId)?.focus({ preventScroll: true });
            }}
          >
            {samePerson.yes}
          </button>
          <button className="btn btn--line btn--s" type="button" onClick={() => document.getElementById(nameId)?.focus()}>
            {samePerson.no(who)}
          </button>
        </div>
      </div>
    </div>
  );
}
