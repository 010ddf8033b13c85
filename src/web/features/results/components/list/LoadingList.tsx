import './loadingList.css';
import { useResultsWords } from '#web/platform/sent/messages';

/** Says that the search is under way. */
export function Searching() {
  const { results } = useResultsWords();
  return (
    <div className="card busy" role="status">
      <b>{results.searching}</b>
      <span className="busy__bar">
        <i />
      </span>
      <span className="small muted nowrap only-desktop">{results.usually}</span>
    </div>
  );
}

interface UnfinishedProps {
  readonly title: string;
  readonly tryAgain: string;
  readonly onRetry: () => void;
}

/** In its place, of a search that failed while its first flights are below. */
export function Unfinished({ title, tryAgain, onRetry }: UnfinishedProps) {
  return (
    <div className="card busy" role="alert">
      <b>{title}</b>
      <button className="link" type="button" onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  );
}

/** The list on its way: the tickets' geometry stands already (visual rule 18). */
export function LoadingList({ slices, tickets }: { readonly slices: number; readonly tickets: number }) {
  return (
    <div className="list list--loading" aria-hidden="true">
      {Array.from({ length: tickets }, (_, i) => (
        <div key={i} className="fare fare--sk">
          <div className="fare__trip">
            {Array.from({ length: slices }, (_, slice) => (
              <div key={slice} className="way">
                <span className="sk tile" />
                <span className="sk way__time" />
                <span className="sk way__long" />
              </div>
            ))}
          </div>
          <div className="fare__facts">
            <span className="sk fare__has" />
          </div>
          <div className="fare__stub">
            <span className="sk sk--price" />
            <span className="sk btn" />
          </div>
        </div>
      ))}
    </div>
  );
}
