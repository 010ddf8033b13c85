import '../travelers/question.css';
import { useId } from 'react';
import type { RefObject } from 'react';
import { useBookingWords } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';

interface SelfTransferQuestionProps {
  /** Cities where one changes on two tickets. */
  readonly cities: readonly string[];
  readonly isConfirmed: boolean;
  /** It was left open, and has to be answered first. */
  readonly isMissing: boolean;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly onChange: (isConfirmed: boolean) => void;
}

/** What two tickets mean, and whether that is understood: nobody learns of it at the airport (results.39, complaints.19). */
export function SelfTransferQuestion({ cities, isConfirmed, isMissing, box, onChange }: SelfTransferQuestionProps) {
  const { separateTickets: words } = useBookingWords();
  const [text, error] = [useId(), useId()];
  return (
    <div className={isMissing ? 'note question question--bad' : 'note question'}>
      <Icon name="alert" />
      <div>
        <p>
          <b>{words.title}</b>
        </p>
        <p id={text}>{words.text(cities)}</p>
        {isMissing ? (
          <p className="question__err" id={error}>
            {words.needed}
          </p>
        ) : null}
        <p>
          <label>
            <input
              ref={box}
              type="checkbox"
              checked={isConfirmed}
              onChange={(event) => onChange(event.target.checked)}
              aria-required
              aria-invalid={isMissing}
              aria-describedby={isMissing ? `${error} ${text}` : text}
            />{' '}
            {words.confirm}
          </label>
        </p>
      </div>
    </div>
  );
}
