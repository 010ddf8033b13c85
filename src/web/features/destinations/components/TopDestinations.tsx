import './topDestinations.css';
import type { DestinationRecord } from '#core/content/destinations/records/record';
import { href } from '#core/domain/site/routes';
import { Link } from '#web/parts/Link';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { Poster } from '#web/ui/pictures/Poster';

/** Ten posters that lead to the pages of other cities (content.15). */
export function TopDestinations({ tiles }: { tiles: DestinationRecord['topDestinations'] }) {
  const locale = useLocale();
  const { shell } = useMessages();
  return (
    <section className="section" aria-labelledby="top-destinations">
      <div className="wrap">
        <div className="section__head">
          <div>
            <h2 id="top-destinations">{tiles.mainhd}</h2>
            <p>{tiles.subhd}</p>
          </div>
        </div>
        <ul className="tiles">
          {tiles.topDestinationsItem.map(({ img, title, url }) => (
            <li key={url}>
              <Link className="citytile" to={href('landing', locale, { city: url })} aria-label={shell.flightsTo(title)}>
                <Poster name={img} isLate />
                <b>{title}</b>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
