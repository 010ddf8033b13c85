import './periodTrips.css';
import type { Flexibility } from '#core/domain/search/flexible';
import { isRoundTrip } from '#core/domain/search/trip';
import { stayNights } from '#core/domain/search/otherTrips';
import type { SearchQuery } from '#core/domain/search/trip';
import { dayOfWeek } from '#core/domain/values/dates';
import { formatDollarsUp } from '#core/domain/values/money';
import { tripDays } from '#core/content/phrases/tripDays';
import { Link } from '#web/parts/Link';
import { flexibleWords, periodText } from '#core/content/phrases/flexibleText';
import { useLocale, useMessages, useResultsWords } from '#web/platform/sent/messages';
import { removes } from '#web/ui/removes';
import { usePeriodTrips } from '../../flexible.hooks';
import type { OfferedTrip } from '../../flexible.hooks';
import { useSearchAddress } from '../../results.hooks';

interface PeriodTripsProps {
  /** Places, party, cabin and, where some are chosen, dates. */
  readonly query: SearchQuery;
  readonly flex: Flexibility;
  /** The list is the page, not a part above the flights of one of its trips. */
  readonly isPage?: boolean;
}

const WAITING = 4;

/** The cheapest trip of each weekend, week or length of a period (search.46); each is a search of its own. */
export function PeriodTrips({ query, flex, isPage = false }: PeriodTripsProps) {
  const locale = useLocale();
  const messages = { ...useMessages(), ...useResultsWords() };
  const t = flexibleWords(locale);
  const { period, trips, isLoading, failure, retry } = usePeriodTrips(query, flex);
  if (!period) return null;
  const title = t.title[period.stay](periodText(locale, messages, period.name));
  const isNone = !isLoading && failure === 'none' && trips.every(({ lowest }) => lowest === null);
  return (
    <nav className={isPage ? 'periodtrips periodtrips--page' : 'periodtrips'} aria-label={title} aria-busy={isLoading}>
      {isPage ? (
        <h2>{title}</h2>
      ) : (
        <p className="periodtrips__title" data-heading>
          {title}
        </p>
      )}
      <p className="small muted" role="status">
        {isLoading ? t.looking : isRoundTrip(query) ? t.basis[period.stay] : t.oneWayBasis}
      </p>
      {failure === 'none' ? null : (
        <p role="alert">
          {failure === 'over' ? t.none : t.failed}{' '}
          {failure === 'failed' ? (
            <button {...removes('missing trips')} className="link" type="button" onClick={retry}>
              {messages.common.tryAgain}
            </button>
          ) : null}
        </p>
      )}
      {isNone ? <p>{trips.length === 0 ? t.none : t.noFlights}</p> : null}
      <ul>
        {isLoading
          ? Array.from({ length: WAITING }, (_, i) => (
              <li key={i} className="card periodtrips__wait">
                <span className="sk sk--day" />
              </li>
            ))
          : trips.map((trip) => <Trip key={trip.query.slices.map(({ date }) => date).join()} trip={trip} />)}
      </ul>
    </nav>
  );
}

function Trip({ trip: { query, lowest, isLowest, isChosen } }: { readonly trip: OfferedTrip }) {
  const messages = { ...useMessages(), ...useResultsWords() };
  const { results, common } = messages;
  const t = flexibleWords(useLocale());
  const addressOf = useSearchAddress();
  const nights = stayNights(query);
  const weekdays = query.slices.map(({ date }) => common.weekdaysShort[dayOfWeek(date)]).join('–');
  return (
    <li className={isLowest ? 'periodtrips__low' : undefined}>
      <Link className="card periodtrips__trip" to={addressOf(query)} aria-current={isChosen ? 'date' : undefined}>
        <span>
          <b>{tripDays(messages, query)}</b>{' '}
          <small>
            {weekdays}
            {nights === null ? '' : ` · ${t.nights(nights)}`}
          </small>
        </span>{' '}
        <span>
          {typeof lowest === 'number' ? <span className="price">{formatDollarsUp(lowest)}</span> : null}{' '}
          <small>
            {lowest === null ? results.dayWithoutFlights : lowest === undefined ? t.unknown : isLowest ? results.lowestDay : ''}
          </small>
        </span>
      </Link>
    </li>
  );
}
