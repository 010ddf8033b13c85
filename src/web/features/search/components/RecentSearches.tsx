import './recentSearches.css';
import { href } from '#core/domain/site/routes';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { simpleTrip } from '#core/domain/search/trip';
import { datesText } from '#web/parts/dateText';
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
        {recent.map(({ query, remove }) => {
          const trip = simpleTrip(query);
          if (trip === null) return null;
          const { origin, destination, departs, returns } = trip;
          return (
            <li key={[origin, destination, query.slices.length].join()} className="recent__item">
              <Link to={href('results', locale, {}, searchParamsOf(query))}>
                <b>{t.recentRoute(origin, destination)}</b> {datesText(messages, departs, returns)}
              </Link>
              <button
                {...removes('recent')}
                className="icon-btn"
                type="button"
                aria-label={t.removeRecent(origin, destination)}
                onClick={remove}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
