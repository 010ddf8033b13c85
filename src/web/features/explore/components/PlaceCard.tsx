import './placeCard.css';
import { areaAround } from '#core/domain/places/explorePins';
import { arcOnMap, MAP_WIDTH, onMap } from '#core/domain/places/worldMap';
import { Link } from '#web/parts/Link';
import { useMessages } from '#web/platform/sent/messages';
import { Poster } from '#web/ui/pictures/Poster';
import { Price } from '#web/ui/Price';
import { useExploreWords } from '../explore.hooks';
import type { ShownPlace } from '../explore.hooks';

interface PlaceCardProps {
  readonly place: ShownPlace;
  readonly origin: { readonly lat: number; readonly lon: number } | null;
  readonly isActive: boolean;
  readonly isLate: boolean;
  readonly onPoint?: (code: string | null) => void;
}

/** A poster with its lowest price: the whole of it leads to the search that holds that price. */
export function PlaceCard({ place, origin, isActive, isLate, onPoint }: PlaceCardProps) {
  const { common } = useMessages();
  const words = useExploreWords();
  const { code, name, price, dates, airline, stops, minutes } = place;
  const flight = [airline, ...(stops === null ? [] : [common.stops(stops)]), ...(minutes === null ? [] : [common.duration(minutes)])];
  return (
    <Link
      className={isActive ? 'spot spot--active' : 'spot'}
      to={place.to}
      onMouseEnter={() => onPoint?.(code)}
      onMouseLeave={() => onPoint?.(null)}
      onFocus={() => onPoint?.(code)}
      onBlur={() => onPoint?.(null)}
    >
      {place.poster === null ? (
        <PlaceMap place={place} origin={origin} />
      ) : (
        <Poster name={place.poster} className="spot__art" isLate={isLate} />
      )}
      <span className="spot__txt">
        <strong className="spot__name">{name}</strong>
        <span className="spot__price">
          <Price cents={price} size="s" />
          <small>{words.roundTrip}</small>
        </span>
        <span>{dates}</span>
        <span className="spot__flight">{flight.join(' · ')}</span>
      </span>
    </Link>
  );
}

/** Half of what a drawn map shows of the world around a place, in units of the map. */
const AROUND = { x: 105, y: 70 };
/** The sun behind it, ring by ring. */
const RINGS = [64, 46, 30] as const;

/** Of a place without a poster: its coast in the colors of its part of the world, under a rising sun, and the way there. */
function PlaceMap({ place, origin }: Pick<PlaceCardProps, 'place' | 'origin'>) {
  const { x, y } = onMap(place);
  // the same place on the map from which the way leads to it
  const way = origin && arcOnMap(origin, place);
  const back = way ? x - way.to.x : 0;
  return (
    <span className="spot__art spot__map" data-area={areaAround(place)} aria-hidden="true">
      <svg
        viewBox={`${String(x - AROUND.x)} ${String(y - AROUND.y)} ${String(2 * AROUND.x)} ${String(2 * AROUND.y)}`}
        preserveAspectRatio="xMidYMid slice"
      >
        {[0, MAP_WIDTH].map((left) => (
          <use key={left} href="/maps/land.svg#land" x={left} />
        ))}
        {RINGS.map((r) => (
          <circle key={r} className="spot__ring" cx={x} cy={y} r={r} />
        ))}
        {way ? (
          <path
            className="spot__way"
            d={`M${String(way.from.x + back)} ${String(way.from.y)}Q${String(way.bend.x + back)} ${String(way.bend.y)} ${String(x)} ${String(y)}`}
          />
        ) : null}
        <circle className="spot__sun" cx={x} cy={y} r="7" />
      </svg>
      <b>{place.name}</b>
    </span>
  );
}
