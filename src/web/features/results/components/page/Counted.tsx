import { tripTypeOf } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import type { Extra } from '#core/domain/fares/wholeCost';
import { useResultsWords } from '#web/platform/sent/messages';
import { useExtrasInWords } from '../../wholeCost.hooks';

interface CountedProps {
  readonly query: SearchQuery;
  readonly extras: readonly Extra[];
  /** Undefined while the list is on its way. */
  readonly shown: number | undefined;
  readonly outbounds: number;
  /** Flights without filters. */
  readonly all: number;
}

/** How many flights a list has, and what its prices are: the same element from the document on, painted once. */
export function Counted({ query, extras, shown, outbounds, all }: CountedProps) {
  const { results } = useResultsWords();
  const extrasInWords = useExtrasInWords(extras);
  const { children, infants } = query.travelers;
  return (
    <div className="counted">
      {shown === undefined ? <span className="sk sk--count" /> : <h2>{results.flights(shown)}</h2>}
      {shown !== undefined && outbounds < shown ? <span>{results.onOutbounds(outbounds)}</span> : null}
      {shown !== undefined && shown < all ? <span>{`${results.ofAll(all)}.`}</span> : null}
      <p>{results.priceBasis(tripTypeOf(query), children + infants > 0, extrasInWords)}</p>
    </div>
  );
}
