import './liveFare.css';
import { CARD_ORIGIN } from '#core/content/destinations/cardRoutes';
import { CITIES } from '#core/content/destinations/cities';
import type { DestinationSlug } from '#core/content/destinations/cities';
import type { RouteFares, SeenFareWire } from '#core/contract/flights/deals.schema';
import { parseIsoDate } from '#core/domain/values/dates';
import { routeName, searchOfDeal } from '#core/domain/fares/deals';
import { href } from '#core/domain/site/routes';
import { datesText } from '#web/parts/dateText';
import { useFareWords } from '#web/parts/fares/fareRows.hooks';
import { Link } from '#web/parts/Link';
import { SeenDay } from '#web/parts/fares/SeenDay';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { Price } from '#web/ui/Price';

interface LiveFareProps {
  /** As the page was sent with it. */
  readonly fare: SeenFareWire | undefined;
  /** The words for the route; they may already be next to it. */
  readonly label: string;
  readonly isLabelShown?: boolean;
  /** Larger where it is the price of the place. */
  readonly size?: 's' | 'm';
}

/** The lowest fare that was seen on a route, with its dates, its day and the search that finds it (content.28); nothing where none was. */
export function LiveFare({ fare, label, isLabelShown = false, size = 's' }: LiveFareProps) {
  const locale = useLocale();
  const messages = useMessages();
  const words = useFareWords();
  const departs = fare === undefined ? null : parseIsoDate(fare.departs);
  if (fare === undefined || departs === null) return null;
  const returns = fare.returns === null ? null : parseIsoDate(fare.returns);
  return (
    <div className="live">
      <Link className="live__link" to={href('results', locale, {}, searchOfDeal({ ...fare, departs, returns }))}>
        <span className="live__what">{words.lowest}</span> <Price cents={fare.total} size={size} />{' '}
        <span className={isLabelShown ? undefined : 'vh'}>{label}</span> <span>{datesText(messages, departs, returns)}</span>{' '}
        <small>
          <SeenDay seenAt={fare.seenAt} />
        </small>
      </Link>
    </div>
  );
}

/** The same on the card of a destination, whose route stands nowhere else. */
export function CardFare({ city, routes }: { readonly city: DestinationSlug; readonly routes: RouteFares }) {
  const { shell } = useMessages();
  const words = useFareWords();
  const from = CARD_ORIGIN[city];
  const fare = routes[routeName(CITIES[from].code, CITIES[city].code)];
  return <LiveFare fare={fare} label={words.route(shell.cities[from], shell.cities[city])} isLabelShown size="m" />;
}
