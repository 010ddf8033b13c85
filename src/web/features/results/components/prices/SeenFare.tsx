import './seenFare.css';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { seenFare as english } from '#core/content/messages/flights/fares/seenFare.en';
import { seenFare as spanish } from '#core/content/messages/flights/fares/seenFare.es';
import { NO_DEAL_FILTER, writeDealFilter } from '#core/domain/fares/deals';
import type { Criteria } from '#core/domain/filters/filters';
import { formatCents } from '#core/domain/values/money';
import { href } from '#core/domain/site/routes';
import { judgeSeenFare, parseSeenFare } from '#core/domain/fares/seenFare';
import { withoutShared } from '#core/domain/flights/sharedFlight';
import { departureDate, returnDate } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { datesText } from '#web/parts/dateText';
import { Link } from '#web/parts/Link';
import { useAddress } from '#web/platform/browser/location';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import type { FilterActions, FlightList } from '../../results.hooks';

/** Both languages are loaded with it: they are smaller than one more request. */
const WORDS = { en: english, es: spanish } as const;

interface SeenFareProps {
  readonly query: SearchQuery;
  readonly list: FlightList;
  readonly criteria: Criteria;
  readonly actions: FilterActions;
}

/** Says what became of the fare that somebody came for: whether it is still there, and what is lowest where it is gone (content.53). */
export function SeenFare({ query, list, criteria, actions }: SeenFareProps) {
  const { search, pathname } = useLocation();
  const address = useAddress();
  const locale = useLocale();
  const messages = useMessages();
  const words = WORDS[locale];
  const seen = parseSeenFare(new URLSearchParams(search));
  // the fare was of the airline that the address came with; later choices are about the list
  const { airlines: chosen = [] } = criteria.filters;
  const [airlines] = useState(chosen);
  if (seen === null || list.kind === 'failed') return null;
  const was = formatCents(seen);
  const dates = datesText(messages, departureDate(query), returnDate(query));
  // the same element as below, which speaks when its text changes
  if (list.kind === 'loading')
    return (
      <>
        <div className="seenfare__text">
          <p role="status">{words.checking(was)}</p>
        </div>
      </>
    );
  const outcome = judgeSeenFare(list.found.flights, seen, airlines);
  const flight = outcome.kind === 'gone' ? outcome.lowest : outcome.flight;
  const airline = flight ? (list.found.carriers[flight.carrier]?.name ?? flight.carrier) : '';
  const now = flight ? formatCents(flight.perAdult) : '';
  // a list without any flight of the airline offers the others itself (results.37)
  const hasChosen = list.found.flights.some(({ carrier }) => chosen.includes(carrier));
  const isHidden = flight !== null && hasChosen && !chosen.includes(flight.carrier);
  const { origin, destination } = query.slices[0];
  const others = writeDealFilter('', { ...NO_DEAL_FILTER, origin, destination });
  const text = {
    same: () => words.same(was, airline),
    lower: () => words.lower(was, now, airline),
    gone: () => (flight ? words.gone(was, now, airline, dates) : words.nothing(was, dates)),
  }[outcome.kind]();
  return (
    <>
      <div className="seenfare__text">
        <p role="status">
          <b>{text}</b>
        </p>
        <button
          className="icon-btn"
          type="button"
          aria-label={words.hide}
          onClick={() => address.replace(`${pathname}?${withoutShared(search)}`)}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className="seenfare__acts">
        {isHidden ? (
          <button className="link" type="button" onClick={() => actions.clear(['airlines'])}>
            {words.allAirlines}
          </button>
        ) : null}
        {outcome.kind === 'gone' ? (
          <Link className="link" to={href('deals', locale, {}, others)}>
            {words.others}
          </Link>
        ) : null}
      </p>
    </>
  );
}
