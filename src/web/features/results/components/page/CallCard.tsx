import './callCard.css';
import { useResultsWords } from '#web/platform/sent/messages';
import { AssistanceLine } from '../card/AssistanceLine';

/** The call card between the tickets: an offer of help, no flight. */
export function CallCard({ from, to, dates }: { from: string; to: string; dates: string }) {
  const { results } = useResultsWords();
  return (
    <div className="callcard on-brand" role="group" aria-label={results.callAbout}>
      <div>
        <h3>{results.callTitle}</h3>
        <p className="muted">{results.callText(from, to, dates)}</p>
      </div>
      <AssistanceLine placement="Results" line={results.assistance} />
    </div>
  );
}
