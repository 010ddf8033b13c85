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
          <div className="fare__legs">
            {Array.from({ length: slices }, (_, slice) => (
              <div key={slice} className="leg">
                <span className="sk sk--tile" />
                <div>
                  <span className="sk sk--time" />
                  <span className="sk sk--name" />
                </div>
                <div className="path">
                  <span className="sk sk--path" />
                </div>
              </div>
            ))}
          </div>
          <div className="fare__foot">
            <span className="sk sk--bags" />
          </div>
          <div className="fare__stub">
            <span className="sk sk--price" />
            <span className="sk sk--btn" />
          </div>
        </div>
      ))}
    </div>
  );
}
