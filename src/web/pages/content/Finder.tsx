import './facts.css';
import { useId, useState } from 'react';
import type { PageFinder } from '#core/content/pages/siteTypes';
import { foldText } from '#core/domain/values/foldText';
import { AirlineTile } from '#web/parts/airline/AirlineTile';
import { Link } from '#web/parts/Link';

/** A list that shrinks to what fits every word typed; all of it without JavaScript. */
export function Finder({ finder: { label, one, many, none, rows } }: { finder: PageFinder }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  // what was typed before this part of the page listened (content.23)
  const takeOver = (input: HTMLInputElement | null): void => {
    if (input !== null) setTyped(input.value);
  };
  const words = foldText(typed).split(' ');
  const found = rows.filter((row) => words.every((word) => ` ${row.words}`.includes(` ${word}`)));
  return (
    <section className="pf finder">
      <label htmlFor={id}>{label}</label>
      <input
        ref={takeOver}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <p role="status">{found.length === 0 ? none : found.length === 1 ? one : many.replace('{n}', String(found.length))}</p>
      <ul>
        {found.map(({ code, name, note, to }) => (
          <li key={code}>
            <Link to={to}>
              <AirlineTile code={code} />
              <span>
                {name} <small>{note}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
