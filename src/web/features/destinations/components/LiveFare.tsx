import { CARD_ORIGIN } from '#core/content/destinations/cardRoutes';
import { CITIES } from '#core/content/destinations/cities';
import type { DestinationSlug } from '#core/content/destinations/cities';
import { liveFare as english } from '#core/content/messages/liveFare.en';
import { liveFare as spanish } from '#core/content/messages/liveFare.es';
import { dayNumber } from '#core/domain/dates';
import type { IsoDate } from '#core/domain/dates';
import { liveFareDays, lowestFare } from '#core/domain/liveFare';
import { href, LANGUAGE_TAG } from '#core/domain/routes';
import type { Locale } from '#core/domain/routes';
import { searchParamsOf } from '#core/domain/searchQuery';
import { useLowestPricesQuery } from '#web/api/flights.api';
import { useLocale, useMessages } from '#web/platform/messages';
import { useToday } from '#web/platform/pageFacts';
import { Price } from '#web/ui/Price';
import { Link } from '#web/parts/Link';

export type LiveFareProps =
  /** Of a destination's card. */
  | { readonly card: DestinationSlug }
  /** Of a route by its codes; the words for it may stand beside it already. */
  | { readonly route: readonly [from: string, to: string]; readonly label: string; readonly isLabelShown?: boolean };

/** Both languages come with it: they are smaller than one more request. */
const WORDS = { en: english, es: spanish } as const;
const DAY_MS = 86_400_000;

/** The lowest fare that is sold for a route now, with its dates and the search that finds it (content.28). */
export function LiveFare(props: LiveFareProps) {
  const locale = useLocale();
  const { shell } = useMessages();
  const words = WORDS[locale];
  const { route, label } =
    'route' in props ? props : cardRoute(props.card, (from, to) => words.route(shell.cities[from], shell.cities[to]));
  const asked = liveFareDays(route, useToday());
  const { data, isError } = useLowestPricesQuery(asked);
  if (data === undefined && !isError) return null;
  const fare = lowestFare(asked.query, data ?? {});
  const to = href('results', locale, {}, searchParamsOf((fare ?? asked).query));
  return (
    <Link className="live__link" to={to}>
      {fare ? (
        <>
          <span className="live__what">{words.lowest}</span> <Price cents={fare.cents} size="s" />{' '}
          <span className={'route' in props && !props.isLabelShown ? 'vh' : undefined}>{label}</span>{' '}
          <span>
            {tripRange(fare.query.departDate, fare.query.returnDate, locale)}, {words.roundTrip}
          </span>
        </>
      ) : (
        <>
          <span className="live__what">{words.unknown}</span> <span>{`${words.search}: ${label}`}</span>
        </>
      )}
    </Link>
  );
}

function cardRoute(
  city: DestinationSlug,
  nameOf: (from: DestinationSlug, to: DestinationSlug) => string,
): { readonly route: readonly [string, string]; readonly label: string } {
  const from = CARD_ORIGIN[city];
  return { route: [CITIES[from].code, CITIES[city].code], label: nameOf(from, city) };
}

/** `Jan 6 – 13`. */
function tripRange(from: IsoDate, to: IsoDate | null, locale: Locale): string {
  const days = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return days.formatRange(dayNumber(from) * DAY_MS, dayNumber(to ?? from) * DAY_MS);
}
