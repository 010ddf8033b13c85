import type { FareConditions } from '#core/domain/flights';
import { useTripWords } from '#web/platform/messages';
import { fareRuleRows } from './fareRuleRows';
import './itinerary.css';

/** The rules of one fare. */
export function FareRules({ conditions }: { conditions: FareConditions }) {
  return (
    <dl className="rules">
      {fareRuleRows(useTripWords(), conditions).map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
