import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { FilterOutcome } from '#core/domain/filterOutcome';
import type { Flight, FlightsFound } from '#core/domain/flights';
import type { Compared } from '../compare.hooks';
import type { SharedNotice } from '../shared.hooks';
import type { Extra } from '#core/domain/wholeCost';
import { FlightCard } from './FlightCard';
import { PlainList } from './PlainList';
import type { ListProps } from './PlainList';
import { SharedFlight } from './SharedFlight';

interface FlightListProps {
  /** A flight sent by link, shown above the list. */
  readonly shared: SharedNotice | null;
  readonly found: FlightsFound;
  readonly outcome: FilterOutcome;
  /** What the prices include. */
  readonly extras: readonly Extra[];
  /** Marks the first flight as the best one. */
  readonly isByBest: boolean;
  readonly compared: Compared;
  readonly onSelect: (flight: Flight) => void;
  /** Stands between the flights, after the second of them: whoever comes for flights sees flights first. */
  readonly between: ReactNode;
}

/** Above this many cards only those near the window are drawn. */
const VIRTUAL_FROM = 50;

const BEFORE_BETWEEN = 2;

/** The scroller of long lists is a chunk of its own, asked for while the flights are; without it every card is drawn. */
export const loadVirtualList = () =>
  import(/* webpackChunkName: "virtual-list" */ './VirtualList').then(
    (m) => ({ default: (loaded = m.VirtualList) }),
    () => ({ default: PlainList }),
  );
const VirtualList = lazy(loadVirtualList);
/** React holds a list back by 300 ms when it had to show a fallback for it first: what is here needs none. */
let loaded: ComponentType<ListProps> | null = null;

/** The tickets, in the order asked for. */
export function FlightList({ shared, found, outcome, extras, isByBest, compared, onSelect, between }: FlightListProps) {
  const [LongList] = useState<ComponentType<ListProps>>(() => loaded ?? VirtualList);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (name: string): void => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  };
  const flights = [...outcome.visible].flatMap((i) => found.flights[i] ?? []);
  const longestMinutes = longestSlice(found);
  const best = isByBest && outcome.leaders ? found.flights[outcome.leaders.best] : undefined;
  const card = (flight: Flight, openAs: string): ReactNode => (
    <FlightCard
      flight={flight}
      found={found}
      extras={extras}
      longestMinutes={longestMinutes}
      isBest={flight === best}
      openAs={openAs}
      isOpen={open.has(openAs)}
      isCompared={compared.ids.includes(flight.id)}
      onCompare={compared.toggle}
      onToggle={toggle}
      onSelect={onSelect}
    />
  );
  const last = Math.min(flights.length, BEFORE_BETWEEN) - 1;
  const item = (flight: Flight, i: number): ReactNode => (
    <>
      {card(flight, flight.id)}
      {i === last ? between : null}
    </>
  );
  return (
    <>
      {shared ? <SharedFlight notice={shared} card={(flight) => card(flight, `shared ${flight.id}`)} /> : null}
      {flights.length > VIRTUAL_FROM ? (
        <Suspense fallback={null}>
          <LongList flights={flights} item={item} />
        </Suspense>
      ) : (
        <PlainList flights={flights} item={item} />
      )}
    </>
  );
}

const longest = new WeakMap<FlightsFound, number>();

function longestSlice(found: FlightsFound): number {
  const known = longest.get(found);
  if (known !== undefined) return known;
  const minutes = found.flights.reduce((most, f) => f.slices.reduce((m, s) => Math.max(m, s.minutes), most), 0);
  longest.set(found, minutes);
  return minutes;
}
