import './flightList.css';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { Flight } from '#core/domain/flights/flights';
import type { Compared } from '../../compare.hooks';
import { useOpenedCards } from '../../opened.hooks';
import type { ShownFlights, ShownOutbound } from '../../shown.hooks';
import type { SharedNotice } from '../../shared.hooks';
import type { Extra } from '#core/domain/fares/wholeCost';
import { whenIdle } from '#web/platform/browser/idle';
import { useResultsWords } from '#web/platform/sent/messages';
import { FlightCard, loadFlightDetails } from '../card/FlightCard';
import type { FlightCardProps } from '../card/FlightCard';
import { OutboundPlace } from './OutboundPlace';
import { place } from './place';
import { Part } from '#web/parts/Part';
import { lazyPart } from '#web/parts/lazyPart';

interface FlightListProps {
  /** A flight sent by link, shown above the list. */
  readonly shared: SharedNotice | null;
  readonly shown: ShownFlights;
  /** What the prices include. */
  readonly extras: readonly Extra[];
  readonly compared: Compared;
  readonly onSelect: (flight: Flight, fare: Fare) => void;
  /** Stands at the eighth place, or behind a shorter list: whoever comes for flights sees flights first. */
  readonly between: ReactNode;
}

const BEFORE_BETWEEN = 7;

/** Below the flights that are seen first. */
const RestOfList = lazyPart(() =>
  import(/* webpackChunkName: "results-later" */ './RestOfList').then(({ RestOfList: Rest }) => ({ default: Rest })),
);

/** For visitors by a link. */
const SharedFlight = lazyPart(() =>
  import(/* webpackChunkName: "results-later" */ '../page/SharedFlight').then(({ SharedFlight: Shown }) => ({ default: Shown })),
);

/** The tickets, in the order requested. */
export function FlightList({ shared, shown, extras, compared, onSelect, between }: FlightListProps) {
  const { found, outbounds, best, typicalEmissions, isWhole } = shown;
  const { results } = useResultsWords();
  const [open, toggle] = useOpenedCards();
  useEffect(() => whenIdle(() => void loadFlightDetails()), []);
  const card = (flight: Flight, openAs: string, isReturnOnly = false, openers: FlightCardProps['openers'] = null): ReactNode => (
    <FlightCard
      flight={flight}
      found={found}
      extras={extras}
      typicalEmissions={typicalEmissions}
      best={flight === best?.flight ? best.reason : null}
      isReturnOnly={isReturnOnly}
      openAs={openAs}
      isOpen={open.has(openAs)}
      isCompared={compared.ids.includes(flight.id)}
      onCompare={compared.toggle}
      onToggle={toggle}
      onSelect={onSelect}
      openers={openers}
    />
  );
  const item = (outbound: ShownOutbound): ReactNode => {
    const { lead } = outbound;
    const [returns, ways] = [`returns ${lead.id}`, `ways ${lead.id}`];
    return (
      <OutboundPlace
        outbound={outbound}
        found={found}
        extras={extras}
        areReturnsOpen={open.has(returns)}
        areWaysOpen={open.has(ways)}
        onReturns={() => toggle(returns)}
        onWays={() => toggle(ways)}
        lead={(openers) => card(lead, lead.id, false, openers)}
        other={(flight) => card(flight, flight.id, true)}
        way={item}
      />
    );
  };
  // what stands between the flights is no flight: it stands between two lists (results.31)
  return (
    <>
      {shared ? (
        <Part>
          <SharedFlight notice={shared} found={found} card={(flight) => card(flight, `shared ${flight.id}`)} />
        </Part>
      ) : null}
      <ul className="list" aria-label={isWhole ? results.list : results.firstOfList}>
        {outbounds.slice(0, BEFORE_BETWEEN).map((outbound, i) => (
          <li key={outbound.lead.id} {...place(0, i, outbounds.length)}>
            {item(outbound)}
          </li>
        ))}
      </ul>
      {/* below flights that are on their way it would move */}
      {isWhole ? <div className="list__between">{between}</div> : null}
      {isWhole ? (
        <Part>
          <RestOfList label={results.restOfList} outbounds={outbounds} first={BEFORE_BETWEEN} item={item} />
        </Part>
      ) : null}
    </>
  );
}
