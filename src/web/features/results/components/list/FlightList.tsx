import './flightList.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { Flight } from '#core/domain/flights/flights';
import type { Compared } from '../../compare.hooks';
import type { ShownFlights, ShownOutbound } from '../../shown.hooks';
import type { SharedNotice } from '../../shared.hooks';
import type { Extra } from '#core/domain/fares/wholeCost';
import { painted, whenIdle } from '#web/platform/browser/idle';
import { useResultsWords } from '#web/platform/sent/messages';
import { FlightCard, loadFlightDetails } from '../card/FlightCard';
import type { FlightCardProps } from '../card/FlightCard';
import { OutboundPlace } from './OutboundPlace';
import { place, PlainList } from './PlainList';
import type { ListProps } from './PlainList';

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

/** Above this many cards only those near the window are drawn. */
const VIRTUAL_FROM = 20;

const BEFORE_BETWEEN = 7;
/** As many of the rest as are drawn before its scroller is there. */
const FIRST_OF_REST = 2;

/** The scroller of long lists, asked for once flights are painted; without it every card is drawn. What else comes late shares its chunk: each costs the entry of every page its name and hash. */
const loadVirtualList = () =>
  import(/* webpackChunkName: "results-later" */ './VirtualList').then(
    (m) => ({ default: (loaded = m.VirtualList) }),
    () => ({ default: PlainList }),
  );
/** For who comes by a link. */
const SharedFlight = lazy(() =>
  import(/* webpackChunkName: "results-later" */ '../page/SharedFlight').then(({ SharedFlight: Shown }) => ({ default: Shown })),
);
/** After the first flights: its script would come between them and the line. */
const VirtualList = lazy(() => painted().then(loadVirtualList));
/** React holds a list back by 300 ms when it had to show a fallback for it first: what is here needs none. */
let loaded: ComponentType<ListProps> | null = null;

/** The tickets, in the order asked for. */
export function FlightList({ shared, shown, extras, compared, onSelect, between }: FlightListProps) {
  const { found, outbounds, best, typicalEmissions, isWhole } = shown;
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
  const head = { outbounds: outbounds.slice(0, BEFORE_BETWEEN), first: 0, all: outbounds.length, item };
  const rest = { ...head, label: results.restOfList, outbounds: outbounds.slice(BEFORE_BETWEEN), first: BEFORE_BETWEEN };
  // what stands between the flights is no flight: it stands between two lists (results.31)
  return (
    <>
      {shared ? (
        <Suspense>
          <SharedFlight notice={shared} found={found} card={(flight) => card(flight, `shared ${flight.id}`)} />
        </Suspense>
      ) : null}
      <FirstFlights label={isWhole ? results.list : results.firstOfList} {...head} />
      {/* below flights that are on their way it would move */}
      {isWhole ? <div className="list__between">{between}</div> : null}
      {rest.outbounds.length === 0 ? null : isLong ? (
        <Suspense fallback={<FirstFlights {...rest} outbounds={rest.outbounds.slice(0, FIRST_OF_REST)} />}>
          <LongList {...rest} />
        </Suspense>
      ) : (
        <PlainList {...rest} />
      )}
    </>
  );
}

/** The focus in a list that is replaced goes on to the same button of the same flight. */
function handOn(list: HTMLElement | null): (() => void) | undefined {
  return () => {
    const at = document.activeElement;
    const card = at instanceof HTMLElement && list?.contains(at) ? at.closest<HTMLElement>('[data-flight]') : null;
    if (!card) return;
    const control = [...card.querySelectorAll('button')].findIndex((button) => button === at);
    queueMicrotask(() => {
      const same = document.querySelector(`#flights [data-flight="${CSS.escape(card.dataset['flight'] ?? '')}"]`);
      same?.querySelectorAll('button')[control]?.focus({ preventScroll: true });
    });
  };
}

/** The first of a list, drawn at once, and of the rest what stands in its place while its scroller is on its way. */
function FirstFlights({ label, outbounds, item, ...part }: ListProps) {
  return (
    <ul className="list" aria-label={label} ref={handOn}>
      {outbounds.map((outbound, i) => (
        <li key={outbound.lead.id} {...place(part, i)}>
          {item(outbound)}
        </li>
      ))}
    </ul>
  );
}
