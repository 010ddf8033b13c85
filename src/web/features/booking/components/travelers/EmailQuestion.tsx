import './question.css';
import { useBookingWords } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import type { EmailQuestion as Question } from '../../forms/contactForm.hooks';

/** An address that looks mistyped: questioned, never refused (booking.25). `onAnswer` takes the focus that goes with the buttons. */
export function EmailQuestion({ question, onAnswer }: { question: Question; onAnswer: () => void }) {
  const { emailQuestion } = useBookingWords();
  const { typed, meant, correct, keep } = question;
  const answer = (act: () => void) => () => {
    act();
    onAnswer();
  };
  return (
    <div className="note question">
      <Icon name="alert" />
      <div>
        <p>{emailQuestion.ask(typed)}</p>
        <div className="cluster question__acts">
          <button className="btn btn--line btn--s" type="button" onClick={answer(correct)}>
            {emailQuestion.use(meant)}
          </button>
          <button className="btn btn--line btn--s" type="button" onClick={answer(keep)}>
            {emailQuestion.keep(typed)}
          </button>
        </div>
      </div>
    </div>
  );
}
