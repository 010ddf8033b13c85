import type { FareConditions } from '#core/domain/flights/flights';
import { useTripWords } from '#web/platform/sent/messages';
import type { FareWords } from '#web/platform/sent/messages';
import { fareRuleRows, ticketRows } from '#core/content/phrases/fareRules';
import './itinerary.css';

/** The rules of one fare, under a heading that names it. */
export function FareRules({ conditions, words }: { conditions: FareConditions; words: FareWords }) {
  return (
    <dl className="rules">
      {[...ticketRows(words, conditions), ...fareRuleRows(useTripWords(), words, conditions)].map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
