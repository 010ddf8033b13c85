import type { deals as words } from '#core/content/messages/deals.en';
import type { DealWire } from '#core/contract/deals.schema';
import { daysBetween, parseIsoDate } from '#core/domain/dates';
import { searchOfDeal } from '#core/domain/deals';
import { href, LANGUAGE_TAG } from '#core/domain/routes';
import type { Locale } from '#core/domain/routes';
import { datesText } from '#web/parts/dateText';
import { Link } from '#web/parts/Link';
import { useLocale, useMessages } from '#web/platform/messages';
import { Icon } from '#web/ui/Icon';
import { Price } from '#web/ui/Price';
import { useCameAt } from '../deals.hooks';
import { useDealWords } from '../words';

interface DealRowsProps {
  readonly deals: readonly DealWire[];
  readonly label: string;
}

/** One link a fare: the search that finds it. */
export function DealRows({ deals, label }: DealRowsProps) {
  const text = useDealWords();
  return (
    <ul className="dealrows" aria-label={label}>
      {deals.map((deal) => (
        <li key={[deal.origin, deal.destination, deal.departs, deal.returns, deal.cabin, deal.airline].join()}>
          <DealRow deal={deal} text={text} />
        </li>
      ))}
    </ul>
  );
}

function DealRow({ deal, text }: { readonly deal: DealWire; readonly text: typeof words }) {
  const locale = useLocale();
  const messages = useMessages();
  const at = useCameAt();
  const { common } = messages;
  const [departs, returns] = [parseIsoDate(deal.departs), deal.returns === null ? null : parseIsoDate(deal.returns)];
  if (departs === null) return null;
  const from = common.city({ city: deal.originCity, cityEs: deal.originCityEs });
  const to = common.city({ city: deal.destinationCity, cityEs: deal.destinationCityEs });
  return (
    <Link className="dealrow" to={href('results', locale, {}, searchOfDeal({ ...deal, departs, returns }))}>
      <span className="dealrow__route">
        <b>
          {from} <Icon name="arrowRight" />
          <span className="vh">{` ${text.to} `}</span> {to}
        </b>
        <small>{`${deal.origin}–${deal.destination}`}</small>
      </span>
      <span className="dealrow__dates">
        {datesText(messages, departs, returns)}
        <small>{returns === null ? text.oneWay : text.nights(daysBetween(departs, returns))}</small>
      </span>
      <span className="dealrow__airline">
        {deal.airlineName}
        <small>{common.cabins[deal.cabin]}</small>
      </span>
      <span className="dealrow__price">
        <Price cents={deal.total} size="s" />
        <small>
          <time dateTime={deal.seenAt}>{text.seen(agoText(Date.parse(deal.seenAt), at, locale))}</time>
        </small>
      </span>
    </Link>
  );
}

/** Rows of fares on their way, as high as they will be. */
export function WaitingRows({ rows }: { readonly rows: number }) {
  return (
    <ul className="dealrows dealrows--waiting" aria-hidden="true">
      {Array.from({ length: rows }, (_, i) => (
        <li key={i}>
          <span className="dealrow">
            <i />
            <i />
            <i />
            <i />
          </span>
        </li>
      ))}
    </ul>
  );
}

const MINUTE_MS = 60_000;
const AGO: Record<Locale, Intl.RelativeTimeFormat> = {
  en: new Intl.RelativeTimeFormat(LANGUAGE_TAG.en),
  es: new Intl.RelativeTimeFormat(LANGUAGE_TAG.es),
};

/** `5 minutes ago`, `2 hours ago`, `1 day ago`; both in milliseconds. Clocks may differ: never in the future. */
export function agoText(seenAt: number, now: number, locale: Locale): string {
  const minutes = Math.max(1, Math.round((now - seenAt) / MINUTE_MS));
  if (minutes < 60) return AGO[locale].format(-minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24 ? AGO[locale].format(-hours, 'hour') : AGO[locale].format(-Math.round(hours / 24), 'day');
}
