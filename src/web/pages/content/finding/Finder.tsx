import { useState } from 'react';
import type { PageFinder } from '#core/content/pages/siteTypes';
import type { AirlineClassesWire, AirlineWire } from '#core/contract/flights/airlines.schema';
import { AirlineTile } from '#web/parts/airline/AirlineTile';
import { Link } from '#web/parts/Link';
import { useMessages } from '#web/platform/sent/messages';
import { FindBox, wordsOf } from './FindBox';

interface FinderProps {
  readonly finder: PageFinder;
  readonly airlines: readonly AirlineWire[];
  readonly classes: readonly AirlineClassesWire[];
}

/** A list of airlines that shrinks to what fits every word typed; all of it without JavaScript. */
export function Finder({ finder, airlines, classes }: FinderProps) {
  const { common } = useMessages();
  const [typed, setTyped] = useState('');
  const cabinsOf = new Map(classes.map(({ code, cabins }) => [code, cabins.map((cabin) => common.cabins[cabin]).join(', ')]));
  const hasWords = wordsOf(typed);
  const found = airlines.filter(({ words }) => hasWords(words));
  return (
    <section className="pf finder">
      <FindBox words={finder} found={found.length} onTyped={setTyped} />
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
