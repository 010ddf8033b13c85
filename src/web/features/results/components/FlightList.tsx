import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Fare } from '#core/domain/fareFamilies';
import type { Flight } from '#core/domain/flights';
import type { Compared } from '../compare.hooks';
import type { ShownFlights, ShownOutbound } from '../shown.hooks';
import type { SharedNotice } from '../shared.hooks';
import type { Extra } from '#core/domain/wholeCost';
import { painted, whenIdle } from '#web/platform/idle';
import { useResultsWords } from '#web/platform/messages';
import { FlightCard, loadFlightDetails } from './FlightCard';
import { MoreReturns } from './MoreReturns';
import { PlainList } from './PlainList';
import type { ListProps } from './PlainList';
import { SharedFlight } from './SharedFlight';

interface FlightListProps {
  /** A flight sent by link, shown above the list. */
  readonly shared: SharedNotice | null;
  readonly shown: ShownFlights;
  /** What the prices include. */
  readonly extras: readonly Extra[];
  readonly compared: Compared;
  readonly onSelect: (flight: Flight, fare: Fare) => void;
  /** Stands between the flights, after the second of them: whoever comes for flights sees flights first. */
  readonly between: ReactNode;
}

/** Above this many cards only those near the window are drawn. */
const VIRTUAL_FROM = 20;

const BEFORE_BETWEEN = 2;
/** As many cards as a screen shows; the scroller draws the next ones once these are painted. */
const FIRST_SCREEN = 4;

/** The scroller of long lists is a chunk of its own, asked for once flights are painted; without it every card is drawn. */
const loadVirtualList = () =>
  import(/* webpackChunkName: "virtual-list" */ './VirtualList').then(
    (m) => ({ default: (loaded = m.VirtualList) }),
    () => ({ default: PlainList }),
  );
/** After the first flights: its script would come between them and the line. */
const VirtualList = lazy(() => painted().then(loadVirtualList));
/** React holds a list back by 300 ms when it had to show a fallback for it first: what is here needs none. */
let loaded: ComponentType<ListProps> | null = null;

/** The tickets, in the order asked for. */
export function FlightList({ shared, shown, extras, compared, onSelect, between }: FlightListProps) {
  const { found, outbounds, best, typicalEmissions, longestMinutes, isWhole } = shown;
  const { results } = useResultsWords();
  const [LongList] = useState<ComponentType<ListProps>>(() => loaded ?? VirtualList);
  // a list that filters make short stays in its scroller: to draw all of its cards anew would be felt
  const [wasLong, setWasLong] = useState(false);
  const isLong = wasLong || outbounds.length > VIRTUAL_FROM;
  if (isWhole && isLong && !wasLong) setWasLong(true);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => whenIdle(() => void loadFlightDetails()), []);
  const toggle = (name: string): void => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  };
  const card = (flight: Flight, openAs: string, isReturnOnly = false): ReactNode => (
    <FlightCard
      flight={flight}
      found={found}
      extras={extras}
      typicalEmissions={typicalEmissions}
      longestMinutes={longestMinutes}
      isBest={flight === best}
      isReturnOnly={isReturnOnly}
      openAs={openAs}
      isOpen={open.has(openAs)}
      isCompared={compared.ids.includes(flight.id)}
      onCompare={compared.toggle}
      onToggle={toggle}
      onSelect={onSelect}
    />
  );
  const last = Math.min(outbounds.length, BEFORE_BETWEEN) - 1;
  const item = (outbound: ShownOutbound, i: number): ReactNode => {
    const { lead } = outbound;
    const returns = `returns ${lead.id}`;
    return (
      <>
        <div className="outbound">
          {card(lead, lead.id)}
          <MoreReturns outbound={outbound} found={found} extras={extras} isOpen={open.has(returns)} openAs={returns} onToggle={toggle}>
            {(flight) => card(flight, flight.id, true)}
          </MoreReturns>
        </div>
        {i === last ? between : null}
      </>
    );
  };
  return (
    <>
      {shared ? <SharedFlight notice={shared} card={(flight) => card(flight, `shared ${flight.id}`)} /> : null}
      {!isWhole ? (
        <FirstScreen label={results.firstOfList} outbounds={outbounds} item={item} />
      ) : isLong ? (
        <Suspense fallback={<FirstScreen label={results.list} outbounds={outbounds} item={item} />}>
          <LongList outbounds={outbounds} item={item} />
        </Suspense>
      ) : (
        <PlainList outbounds={outbounds} item={item} />
      )}
    </>
  );
}

/** Stands while the rest, or its scroller, is on its way: flights at once, and nothing below them is seen to move. */
function FirstScreen({ label, outbounds, item }: ListProps & { readonly label: string }) {
  return (
    <ul className="list" aria-label={label}>
      {outbounds.slice(0, FIRST_SCREEN).map((outbound, i) => (
        <li key={outbound.lead.id}>{item(outbound, i)}</li>
      ))}
    </ul>
  );
}
