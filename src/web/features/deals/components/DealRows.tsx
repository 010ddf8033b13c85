import type { Ref } from 'react';
import type { DealWire } from '#core/contract/flights/deals.schema';
import { daysBetween, parseIsoDate } from '#core/domain/values/dates';
import { searchOfDeal } from '#core/domain/fares/deals';
import { href } from '#core/domain/site/routes';
import { datesText } from '#web/parts/dateText';
import { useFareWords } from '#web/parts/fares/fareRows.hooks';
import { Link } from '#web/parts/Link';
import { SeenDay } from '#web/parts/fares/SeenDay';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import { Price } from '#web/ui/Price';

interface DealRowsProps {
  readonly deals: readonly DealWire[];
  readonly label: string;
  readonly list?: Ref<HTMLUListElement>;
}

/** One link a fare: the search that finds it. */
export function DealRows({ deals, label, list }: DealRowsProps) {
  return (
    <ul ref={list} className="dealrows" aria-label={label}>
      {deals.map((deal) => (
        <li key={[deal.origin, deal.destination, deal.departs, deal.returns, deal.cabin, deal.airline].join()}>
          <DealRow deal={deal} />
        </li>
      ))}
    </ul>
  );
}

function DealRow({ deal }: { readonly deal: DealWire }) {
  const locale = useLocale();
  const text = useFareWords();
  const messages = useMessages();
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
          <SeenDay seenAt={deal.seenAt} />
        </small>
      </span>
    </Link>
  );
}
