import './facts.css';
import { useId, useState } from 'react';
import type { PageFinder } from '#core/content/pages/siteTypes';
import type { AirlineClassesWire, AirlineWire } from '#core/contract/flights/airlines.schema';
import { foldText } from '#core/domain/values/foldText';
import { AirlineTile } from '#web/parts/airline/AirlineTile';
import { Link } from '#web/parts/Link';
import { useMessages } from '#web/platform/sent/messages';

interface FinderProps {
  readonly finder: PageFinder;
  readonly airlines: readonly AirlineWire[];
  readonly classes: readonly AirlineClassesWire[];
}

/** A list that shrinks to what fits every word typed; all of it without JavaScript. */
export function Finder({ finder: { label, one, many, none }, airlines, classes }: FinderProps) {
  const { common } = useMessages();
  const id = useId();
  const [typed, setTyped] = useState('');
  // what was typed before this part of the page listened (content.23)
  const takeOver = (input: HTMLInputElement | null): void => {
    if (input !== null) setTyped(input.value);
  };
  const words = foldText(typed).split(' ');
  const cabinsOf = new Map(classes.map(({ code, cabins }) => [code, cabins.map((cabin) => common.cabins[cabin]).join(', ')]));
  const found = airlines.filter((airline) => words.every((word) => ` ${airline.words}`.includes(` ${word}`)));
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
        {found.map(({ code, name, countryName, alliance, path }) => (
          <li key={code}>
            <Link to={path}>
              <AirlineTile code={code} />
              <span>
                {name} <small>{alliance === null ? countryName : `${countryName} · ${alliance}`}</small> <small>{cabinsOf.get(code)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
