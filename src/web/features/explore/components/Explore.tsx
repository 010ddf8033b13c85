import '../explore.css';
import { useState } from 'react';
import type { Ref } from 'react';
import { at } from '#core/domain/values/checkedReads';
import type { ExploreChoice } from '#core/domain/places/explore';
import { NO_CHOICE } from '#core/domain/places/explore';
import { formatDollarsUp } from '#core/domain/values/money';
import { href } from '#core/domain/site/routes';
import type { RouteMatch } from '#core/domain/site/routes';
import { Link } from '#web/parts/Link';
import { useListScroll } from '#web/platform/browser/scroll.hooks';
import { useKeptOfSentList } from '#web/platform/browser/sentList.hooks';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { useLeadOn } from '#web/ui/leadOn';
import { removes } from '#web/ui/removes';
import { exploreHref, useActivePlace, useChoose, useExploreChoice, useExplored, useExploreWords } from '../explore.hooks';
import type { Explored, ShownPlace } from '../explore.hooks';
import { ExploreForm } from './ExploreForm';
import { PlaceCard } from './PlaceCard';
import { PriceMap } from './PriceMap';

/** Cards at first, and how many more at a time. */
const PAGE = 24;
/** Cards of the first screen of a wide window. */
const EARLY = 4;
/** What is offered where nothing lies within the budget. */
const NEAREST = 3;
/** Dollars by which a raised budget is rounded up. */
const ROUND = 50;

/** Anywhere from one place: what is wanted, a wall of posters with prices, and a map. */
export function Explore({ match }: { readonly match: RouteMatch }) {
  const choice = useExploreChoice(match);
  const choose = useChoose();
  const explored = useExplored(match, choice);
  const words = useExploreWords();
  const { places } = explored;
  const { active, chosen, point, choose: pick } = useActivePlace();
  const picked = places.find(({ code }) => code === chosen);
  return (
    <>
      <ExploreForm choice={choice} onChoose={choose} />
      <div className="cluster explore__head">
        <div role="status">
          <h2>{headOf(words, explored)}</h2>
          <p>{explored.isSeen ? words.basisSeen : words.basisNow}</p>
        </div>
        <div className="explore__views" role="group" aria-label={words.view}>
          {(['wall', 'map'] as const).map((view) => (
            <button key={view} type="button" className="chip" aria-pressed={choice.view === view} onClick={() => choose({ view })}>
              {words[view]}
            </button>
          ))}
        </div>
      </div>
      <div className="explore" data-view={explored.isLoading || places.length > 0 ? choice.view : 'wall'}>
        <div className="explore__wall" aria-busy={explored.isLoading} inert={explored.isLoading}>
          <Wall
            key={exploreHref({ ...choice, area: null, view: 'wall' }, {}, 'en')}
            choice={choice}
            explored={explored}
            active={active}
            onPoint={point}
          />
        </div>
        <div className="explore__map">
          <PriceMap
            explored={explored}
            area={choice.area}
            active={active}
            onArea={(area) => choose({ area })}
            onPoint={point}
            onChoose={pick}
          />
          {picked ? (
            <section className="explore__picked" aria-label={words.chosen} aria-live="polite">
              <PlaceCard place={picked} origin={explored.origin} isActive isLate={false} />
            </section>
          ) : null}
        </div>
      </div>
    </>
  );
}

interface WallProps {
  readonly choice: ExploreChoice;
  readonly explored: Explored;
  readonly active: string | null;
  readonly onPoint: (code: string | null) => void;
}

function Wall({ choice, explored, active, onPoint }: WallProps) {
  const { places, above } = explored;
  if (explored.isFailed) return <Failed onTryAgain={explored.tryAgain} />;
  // what is not known takes no room
  if (places.length === 0 && explored.isLoading) return null;
  if (places.length === 0)
    return above.length > 0 ? <OverBudget choice={choice} explored={explored} /> : <NoFlights choice={choice} isSeen={explored.isSeen} />;
  return <KnownWall explored={explored} active={active} onPoint={onPoint} />;
}

/** Goes back to where one was, as long as it was then. */
function KnownWall({ explored, active, onPoint }: Omit<WallProps, 'choice'>) {
  const words = useExploreWords();
  const { places } = explored;
  const back = useKeptOfSentList();
  const [count, setCount] = useState(back?.shown || PAGE);
  const shown = places.slice(0, count);
  const [list, leadOn] = useLeadOn<HTMLUListElement>(shown.length);
  useListScroll(back, count);
  return (
    <>
      <Cards places={shown} list={list} explored={explored} active={active} onPoint={onPoint} />
      {places.length > count ? (
        <p className="wall__more">
          <button
            type="button"
            className="btn btn--line"
            onClick={() => {
              leadOn();
              setCount(count + PAGE);
            }}
          >
            {words.showMore(Math.min(PAGE, places.length - count))}
          </button>
        </p>
      ) : null}
    </>
  );
}

interface CardsProps extends Pick<WallProps, 'explored'> {
  readonly places: readonly ShownPlace[];
  readonly list?: Ref<HTMLUListElement>;
  readonly active?: string | null;
  readonly onPoint?: (code: string | null) => void;
}

function Cards({ places, list, explored, active = null, onPoint }: CardsProps) {
  const words = useExploreWords();
  return (
    <ul ref={list} className="wall" aria-label={words.places}>
      {places.map((place, i) => (
        <li key={place.code}>
          <PlaceCard
            place={place}
            origin={explored.origin}
            isActive={place.code === active}
            isLate={i >= EARLY}
            {...(onPoint ? { onPoint } : {})}
          />
        </li>
      ))}
    </ul>
  );
}

/** Counts nothing that is not known. */
function headOf(words: ReturnType<typeof useExploreWords>, { places, isLoading, isFailed, originName }: Explored): string {
  if (isFailed) return words.places;
  return isLoading ? words.looking : words.found(places.length, originName);
}

function Failed({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const words = useExploreWords();
  const { common } = useMessages();
  return (
    <div className="none" role="alert">
      <p>{words.failed}</p>
      <button {...removes('missing places')} type="button" className="btn" onClick={onTryAgain}>
        {common.tryAgain}
      </button>
    </div>
  );
}

/** Flights there are, but dearer: the nearest of them, and the budget that would hold them. */
function OverBudget({ choice, explored }: Pick<WallProps, 'choice' | 'explored'>) {
  const words = useExploreWords();
  const locale = useLocale();
  const { above } = explored;
  const nearest = above.slice(0, NEAREST);
  const lowest = at(nearest, 0).price;
  const raised = Math.ceil(at(nearest, nearest.length - 1).price / 100 / ROUND) * ROUND * 100;
  return (
    <div className="none">
      <h3>{words.noneTitle}</h3>
      <p>{words.noneText(above.length, formatDollarsUp(lowest))}</p>
      <p className="cluster">
        <Link className="btn" to={exploreHref(choice, { maxPrice: raised }, locale)}>
          {words.raiseTo(formatDollarsUp(raised))}
        </Link>
        <Link className="btn btn--line" to={exploreHref(choice, { maxPrice: null }, locale)}>
          {words.dropBudget}
        </Link>
      </p>
      <Cards places={nearest} explored={explored} />
    </div>
  );
}

/** Nothing flies: what of the choice could be let go. */
function NoFlights({ choice, isSeen }: { readonly choice: ExploreChoice; readonly isSeen: boolean }) {
  const words = useExploreWords();
  const { shell } = useMessages();
  const locale = useLocale();
  const { isNonstopOnly, stay, when, cabin } = choice;
  const relaxed: readonly (readonly [label: string, change: Partial<ExploreChoice>])[] = [
    ...(isNonstopOnly ? [[words.allowStops, { isNonstopOnly: false }] as const] : []),
    ...(when.kind === 'any' ? [] : [[words.anyTimeShort, { when: NO_CHOICE.when }] as const]),
    ...(stay === 'any' || when.kind === 'dates' ? [] : [[words.anyLength, { stay: 'any' }] as const]),
    ...(cabin === 'Economy' ? [] : [[words.economy, { cabin: NO_CHOICE.cabin }] as const]),
  ];
  return (
    <div className="none">
      <h3>{isSeen ? words.nothingSeen : words.noFlightsTitle}</h3>
      <p>{isSeen ? words.nothingSeenText : words.noFlightsText}</p>
      <p className="cluster">
        {relaxed.map(([label, change]) => (
          <Link key={label} className="btn btn--line" to={exploreHref(choice, change, locale)}>
            {label}
          </Link>
        ))}
        {isSeen ? (
          <Link className="btn" to={href('home', locale)}>
            {shell.home}
          </Link>
        ) : null}
      </p>
    </div>
  );
}
