import type { Fixture, SeatMap } from '#core/domain/extras/extras';
import { seatsOf } from '#core/domain/extras/extras';
import { useBookingWords } from '#web/platform/sent/messages';
import { shortPrice } from '../../extrasText';
import { FixtureSign } from './FixtureSign';

/** What is shown by a sign of its own. */
const isDrawn = (kind: Fixture | 'seat'): kind is Exclude<Fixture, 'empty' | 'exit'> =>
  kind !== 'seat' && kind !== 'empty' && kind !== 'exit';

/** What the map's signs mean, as far as it has them; the price of each kind next to it. */
export function SeatLegend({ map }: { map: SeatMap }) {
  const { extras: words } = useBookingWords();
  const seats = seatsOf(map);
  const isRoomy = ({ features }: (typeof seats)[number]): boolean => features.includes('extraLegroom');
  const prices = (of: typeof seats): readonly number[] => of.flatMap(({ services }) => services.map(({ price }) => price));
  const plain = prices(seats.filter((seat) => !isRoomy(seat)));
  const kinds = [
    { look: 'free', isThere: plain.includes(0), prices: [] },
    { look: 'paid', isThere: plain.some((price) => price > 0), prices: plain.filter((price) => price > 0) },
    { look: 'legroom', isThere: seats.some(isRoomy), prices: prices(seats.filter(isRoomy)) },
    { look: 'exit', isThere: seats.some(({ features }) => features.includes('exitRow')), prices: [] },
    { look: 'taken', isThere: seats.some(({ services }) => services.length === 0), prices: [] },
    { look: 'yours', isThere: true, prices: [] },
  ] as const;
  const fixtures = new Set(map.cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat().map(({ kind }) => kind))));
  return (
    <ul className="seatlegend small" aria-label={words.legend}>
      {kinds
        .filter(({ isThere }) => isThere)
        .map(({ look, prices: of }) => (
          <li key={look}>
            <span className={`seatlegend__sign seatlegend__sign--${look}`} aria-hidden="true" />
            {words.kinds[look]}
            {of.length > 0 ? ` ${range(of)}` : ''}
          </li>
        ))}
      {[...fixtures].filter(isDrawn).map((kind) => (
        <li key={kind}>
          <FixtureSign kind={kind} /> {words.fixtures[kind]}
        </li>
      ))}
    </ul>
  );
}

/** `$12 – $39`. */
function range(prices: readonly number[]): string {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return low === high ? shortPrice(low) : `${shortPrice(low)} – ${shortPrice(high)}`;
}
