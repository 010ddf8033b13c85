import './question.css';
import { Icon } from '#web/ui/Icon';
import type { Question } from '../../forms/contactForm.hooks';

/** What is asked about something typed (booking.25). `onAnswer` takes the focus that goes with the buttons. */
export function TypedQuestion({ question, onAnswer }: { question: Question; onAnswer: () => void }) {
  return (
    <div className="note question">
      <Icon name="alert" />
      <div>
        <p>{question.ask}</p>
        <div className="cluster question__acts">
          {question.answers.map(({ label, give }) => (
            <button
              key={label}
              className="btn btn--line btn--s"
              type="button"
              onClick={() => {
                give();
                onAnswer();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
