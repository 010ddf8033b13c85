import './popularAirlines.css';
import type { DestinationRecord } from '#core/content/destinations/records/record';
import { href } from '#core/domain/site/routes';
import { AirlineTile } from '#web/parts/airline/AirlineTile';
import { Link } from '#web/parts/Link';
import { useLocale } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';

/** Carriers with many flights to the city, by their pages. */
export function PopularAirlines({ airlines }: { airlines: DestinationRecord['popularArlns'] }) {
  const locale = useLocale();
  return (
    <section aria-labelledby="popular-airlines">
      <h2 id="popular-airlines">{airlines.hd}</h2>
      <p className="dest__note">{airlines.desc}</p>
      <ul className="al">
        {airlines.arlnLinks.map(({ label, url }) => (
          <li key={url}>
            <Link to={href('airline', locale, { airline: url })}>
              {/* every slug ends with the airline's code */}
              <AirlineTile code={url.slice(-2).toUpperCase()} />
              <span>{label}</span>
              <Icon name="arrowRight" />
            </Link>
          </li>
        ))}
      </ul>
      <Link className="link" to={href('airlines', locale)}>
        {airlines.cta}
      </Link>
    </section>
  );
}
