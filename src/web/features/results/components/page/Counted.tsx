import { tripTypeOf } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import type { Extra } from '#core/domain/fares/wholeCost';
import { useResultsWords } from '#web/platform/sent/messages';
import { useExtrasInWords } from '../../wholeCost.hooks';

interface CountedProps {
  readonly query: SearchQuery;
  readonly extras: readonly Extra[];
  /** Null while the list is on its way. */
  readonly counts: {
    readonly shown: number;
    readonly outbounds: number;
    /** Flights without filters. */
    readonly all: number;
  } | null;
}

/** How many flights a list has, and what its prices are: the same element from the document on, painted once. */
export function Counted({ query, extras, counts }: CountedProps) {
  const { results } = useResultsWords();
  const extrasInWords = useExtrasInWords(extras);
  const { children, infants } = query.travelers;
  return (
    <div className="counted">
      {counts === null ? <span className="sk sk--count" /> : <h2>{results.flights(counts.shown)}</h2>}
      {counts !== null && counts.outbounds < counts.shown ? <span>{results.onOutbounds(counts.outbounds)}</span> : null}
      {counts !== null && counts.shown < counts.all ? <span>{`${results.ofAll(counts.all)}.`}</span> : null}
      <p>{results.priceBasis(tripTypeOf(query), children + infants > 0, extrasInWords)}</p>
    </div>
  );
}
