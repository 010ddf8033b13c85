import './replay.css';
import { useRef, useState, useSyncExternalStore } from 'react';
import type { Film } from './film';
import { FilmStrip } from './FilmStrip';
import type { Player } from './player';

interface ReplayBarProps {
  readonly player: Player;
  readonly film: Film;
  readonly machine: string;
  /** Plays the same recording from its beginning. */
  readonly onRestart: () => void;
}

const SPEEDS = [0.5, 1, 2, 5, 20] as const;
const said = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** How far a replay is, and what the page made of it: the first difference stays. */
export function ReplayBar({ player, film, machine, onRestart }: ReplayBarProps) {
  const { at, steps, event, expected, actual, difference, isPlaying } = useSyncExternalStore(player.subscribe, player.now);
  const [speed, setSpeed] = useState(1);
  const isOver = at === steps;
  const next = useRef<HTMLButtonElement>(null);
  const step = (): void => {
    player.step();
    // the page moves the focus to what came up, a frame later; whoever steps goes on stepping
    requestAnimationFrame(() => requestAnimationFrame(() => next.current?.focus()));
  };
  return (
    <section className="replay" aria-label="Replay">
      <div className="replay__acts">
        <button type="button" aria-disabled={isOver} onClick={() => (isPlaying ? player.pause() : player.play(speed))}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <button type="button" ref={next} aria-disabled={isOver} onClick={step}>
          Next event
        </button>
        <button type="button" onClick={onRestart}>
          From the start
        </button>
        <label>
          Speed
          <select
            value={speed}
            onChange={({ currentTarget: { value } }) => {
              setSpeed(Number(value));
              if (isPlaying) player.play(Number(value));
            }}
          >
            {SPEEDS.map((times) => (
              <option key={times} value={times}>
                {`${String(times)}×`}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status">{`${machine}: event ${String(at)} of ${String(steps)}${event ? `, ${event.type}` : ''}`}</p>
      <FilmStrip film={film} />
      <dl>
        <div>
          <dt>Expected</dt>
          <dd>{said(expected)}</dd>
        </div>
        <div>
          <dt>Actual</dt>
          <dd>{actual === null ? 'the page has not begun' : said(actual)}</dd>
        </div>
      </dl>
      {difference ? (
        <p role="alert">
          {`First difference at event ${String(difference.step)}, ${difference.path}: expected ${said(difference.expected)}, came ${said(difference.actual)}`}
        </p>
      ) : (
        <p>{isOver ? 'The page went as it was recorded.' : 'No difference so far.'}</p>
      )}
    </section>
  );
}
