import type { Relaxation } from '#core/domain/filterOutcome';
import type { Criteria, FilterName, TimeWindow } from '#core/domain/filters';
import type { FlightsFound } from '#core/domain/flights';
import type { Messages } from '#core/content/messages/messages.en';
import { formatDollarsUp } from '#core/domain/money';
import { LANGUAGE_TAG } from '#core/domain/routes';
import { useLocale, useMessages, useResultsWords } from '#web/platform/messages';
import type { ResultsWords } from '#web/platform/messages';
import { removes } from '#web/ui/removes';
import type { FilterActions } from '../results.hooks';
import { ResultsMessage } from './ResultsMessage';

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

/** The filters leave nothing: the smallest sets to let go, with exactly what each brings back, one click each. */
export function ZeroLeft({ found, relaxations, criteria, actions, cities, metro }: ZeroLeftProps) {
  const messages = { ...useMessages(), ...useResultsWords() };
  const locale = useLocale();
  const { results } = messages;
  const offers = relaxations.slice(0, OFFERS);
  const said = (filters: readonly FilterName[]): string =>
    new Intl.ListFormat(LANGUAGE_TAG[locale]).format(filters.map((name) => filterWords(messages, criteria, name)));
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

/** A filter as the traveler set it: “Nonstop”, “Morning departure”; its name where it holds several choices. */
function filterWords({ results }: Messages & ResultsWords, c: Criteria, name: FilterName): string {
  switch (name) {
    case 'stops': {
      const [only, ...more] = c.stops;
      return `“${only !== undefined && more.length === 0 ? results.stopChoices[only] : results.names.stops}”`;
    }
    case 'outboundDeparture':
    case 'outboundArrival':
    case 'returnDeparture':
    case 'returnArrival':
      return `“${windowWords(results, c, name)}”`;
    case 'nights': {
      const [only, ...more] = c.nights;
      return `“${only !== undefined && more.length === 0 ? results.withoutNight[only] : results.names.nights}”`;
    }
    case 'checkedBag':
      return `“${results.checkedBagIncluded}”`;
    case 'airlines':
    case 'price':
    case 'duration':
    case 'connections':
    case 'originAirports':
    case 'destinationAirports':
    case 'layover':
    case 'emissions':
    case 'cheapestOnly':
      return `“${results.names[name]}”`;
  }
}

function windowWords(results: ResultsWords['results'], c: Criteria, window: TimeWindow): string {
  const [only, ...more] = c.windows[window];
  return only !== undefined && more.length === 0 ? `${results.dayPartsShort[only]} (${results.windowOf[window]})` : results.names[window];
}
