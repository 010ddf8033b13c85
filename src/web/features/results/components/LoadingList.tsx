import type { TripType } from '#core/domain/trip';
import { useResultsWords } from '#web/platform/messages';

/** Says that the search is under way. */
export function Searching() {
  const { results } = useResultsWords();
  return (
    <div className="busy" role="status">
      <b>{results.searching}</b>
      <span className="busy__bar">
        <i />
      </span>
      <span className="small muted nowrap only-desktop">{results.usually}</span>
    </div>
  );
}

/** The list on its way: the tickets' geometry stands already (visual rule 18). */
export function LoadingList({ tripType, tickets }: { readonly tripType: TripType; readonly tickets: number }) {
  return (
    <div className="list list--loading" aria-hidden="true">
      {Array.from({ length: tickets }, (_, i) => (
        <div key={i} className="fare fare--sk">
          <div className="fare__legs">
            {(tripType === 'R' ? [0, 1] : [0]).map((leg) => (
              <div key={leg} className="leg">
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
