import { ValueTree } from './ValueTree';

interface StoreViewProps {
  readonly store: unknown;
  readonly before: unknown;
}

/** One answer that RTK Query keeps. */
interface CacheEntry {
  readonly status?: unknown;
  readonly endpointName?: unknown;
  readonly data?: unknown;
  readonly error?: unknown;
}

type Parts = Readonly<Record<string, unknown>>;
const partsOf = (value: unknown): Parts => (typeof value === 'object' && value !== null ? (value as Parts) : {});

/** The slices, and below them what the query cache holds. */
export function StoreView({ store, before }: StoreViewProps) {
  const { api, ...slices } = partsOf(store);
  const { api: apiBefore, ...slicesBefore } = partsOf(before);
  const cache = Object.entries(partsOf(partsOf(api)['queries']));
  const cacheBefore = partsOf(partsOf(apiBefore)['queries']);
  return (
    <div>
      {Object.entries(slices).map(([name, slice]) => (
        <ValueTree key={name} name={name} value={slice} before={slicesBefore[name]} />
      ))}
      <h3>Query cache</h3>
      {cache.length === 0 && <p className="insp-empty">No query has been made.</p>}
      {cache.map(([key, entry]) => {
        const { status, endpointName, data, error } = partsOf(entry) as CacheEntry;
        const was = partsOf(cacheBefore[key]) as CacheEntry;
        return (
          <div key={key} className="insp-cache">
            <p>
              <b>{String(endpointName)}</b> <span className={status === 'rejected' ? 'insp-bad' : 'insp-soft'}>{String(status)}</span>
            </p>
            <p className="insp-soft">{key}</p>
            {data !== undefined && <ValueTree name="answer" value={data} before={was.data} open={0} />}
            {error !== undefined && <ValueTree name="error" value={error} before={was.error} open={1} />}
          </div>
        );
      })}
    </div>
  );
}
