import { AIRLINES } from '#core/content/airlines/airlines';
import type { Relaxation } from '#core/domain/filters/filterOutcome';
import type { Criteria, FilterName } from '#core/domain/filters/filters';
import type { FlightsFound } from '#core/domain/flights/flights';
import { formatDollarsUp } from '#core/domain/values/money';
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import { useLocale, useMessages, useResultsWords } from '#web/platform/sent/messages';
import { removes } from '#web/ui/removes';
import { filterLabel } from '../../filters/filterLabel';
import type { FilterActions } from '../../results.hooks';
import { ResultsMessage } from '../page/ResultsMessage';

interface ZeroLeftProps {
  readonly found: FlightsFound;
  /** The smallest sets of filters to let go. */
  readonly relaxations: readonly Relaxation[];
  readonly criteria: Criteria;
  readonly actions: FilterActions;
  readonly cities: readonly [string, string];
  readonly metro: string;
}

const OFFERS = 3;

const NAMES: Readonly<Record<string, { readonly name: string }>> = AIRLINES;
/** Its code where we know no name. */
const airlineName = (code: string): string => NAMES[code]?.name ?? code;

/** The filters leave nothing: the smallest sets to let go, with exactly what each brings back, one click each. */
export function ZeroLeft({ found, relaxations, criteria, actions, cities, metro }: ZeroLeftProps) {
  const messages = { ...useMessages(), ...useResultsWords() };
  const locale = useLocale();
  const { results } = messages;
  const offers = relaxations.slice(0, OFFERS);
  const said = (filters: readonly FilterName[]): string =>
    new Intl.ListFormat(LANGUAGE_TAG[locale]).format(filters.map((name) => `“${filterLabel(messages, name, criteria)}”`));
  // an airline that flies no flight of the list: the search began on its page, or with another route (content.48)
  const absent = criteria.filters.airlines ?? [];
  if (absent.length > 0 && !found.flights.some(({ carrier }) => absent.includes(carrier))) {
    const names = new Intl.ListFormat(LANGUAGE_TAG[locale], { type: 'disjunction' }).format(absent.map(airlineName));
    return (
      <ResultsMessage title={results.absentTitle(names)} text={results.absentText(names, found.flights.length, ...cities)} metro={metro}>
        <button {...removes('remedy')} className="btn" type="button" onClick={() => actions.clear(['airlines'])}>
          {results.absentShowAll}
        </button>
      </ResultsMessage>
    );
  }
  return (
    <ResultsMessage title={results.zeroTitle} text={results.zeroText(found.flights.length, ...cities)} metro={metro}>
      <ul className="offers">
        {offers.map((offer, i) => (
          <li key={offer.filters.join()}>
            <button
              {...removes('remedy')}
              className={i === 0 ? 'btn' : 'btn btn--line'}
              type="button"
              onClick={() => actions.clear(offer.filters)}
            >
              {results.remove(said(offer.filters))}
            </button>
            <span>{results.unlocks(said(offer.filters), offer.count, offer.lowest === null ? null : formatDollarsUp(offer.lowest))}</span>
          </li>
        ))}
      </ul>
      <button {...removes('remedy')} className="btn btn--line" type="button" onClick={() => actions.clearAll()}>
        {results.clearFilters}
      </button>
    </ResultsMessage>
  );
}
