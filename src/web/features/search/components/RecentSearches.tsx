import './recentSearches.css';
import { href } from '#core/domain/site/routes';
import { periodOf, withFlexParam } from '#core/domain/search/flexible';
import { nearParams } from '#core/domain/search/nearPlaces';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { departureDate, lastDay, routeText, simpleTrip } from '#core/domain/search/trip';
import { datesText, monthText } from '#web/parts/dateText';
import { Link } from '#web/parts/Link';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import { removes } from '#web/ui/removes';
import { useRecentSearches } from '../recent.hooks';

/** What was searched for before, one click each; it lies in the space above the next section, so nothing moves when it comes. */
export function RecentSearches() {
  const messages = useMessages();
  const { search: t } = messages;
  const locale = useLocale();
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <nav className="recent" aria-label={t.recentSearches}>
      <ul className="wrap">
        {recent.map(({ query, flex, near, remove }) => {
          const first = periodOf(flex)?.first;
          const trip = simpleTrip(query);
          const route = trip ? t.recentRoute(trip.origin, trip.destination) : routeText(query, ' → ');
          return (
            <li key={`${route} ${String(query.slices.length)}`} className="recent__item">
              <Link to={href('results', locale, {}, withFlexParam(searchParamsOf(query), flex) + nearParams(near))}>
                <b>{route}</b> {first ? monthText(messages, first) : datesText(messages, departureDate(query), lastDay(query))}
              </Link>
              <button {...removes('recent')} className="icon-btn" type="button" aria-label={t.removeRecent(route)} onClick={remove}>
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
