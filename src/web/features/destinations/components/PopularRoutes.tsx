import './popularRoutes.css';
import type { DestinationRecord } from '#core/content/destinations/records/record';
import type { RouteFares } from '#core/contract/flights/deals.schema';
import { routeName } from '#core/domain/fares/deals';
import { Icon } from '#web/ui/Icon';
import { LiveFare } from './fares/LiveFare';

interface PopularRoutesProps {
  readonly routes: DestinationRecord['popularRoutes'];
  /** What was seen of them. */
  readonly fares: RouteFares;
  /** Called with the codes of a chosen route. */
  readonly onSelect: (from: string, to: string) => void;
}

/** Pairs of airports with their lowest fares; each fills in the search form (search.30). */
export function PopularRoutes({ routes, fares, onSelect }: PopularRoutesProps) {
  return (
    <section aria-labelledby="popular-routes">
      <h2 id="popular-routes">{routes.hd}</h2>
      <p className="dest__note">{routes.desc}</p>
      <ul className="deals">
        {routes.routes.map(({ label, frmTo: [from, to] }) => (
          <li key={from + to} className="card deal">
            <button
              type="button"
              onClick={() => {
                onSelect(from, to);
              }}
            >
              <span>
                <span className="deal__route">
                  {from} <Icon name="arrowRight" /> {to}
                </span>
                <small>{label}</small>
              </span>
              <span className="deal__cta">{routes.cta}</span>
            </button>
            <LiveFare fare={fares[routeName(from, to)]} label={label} />
          </li>
        ))}
      </ul>
    </section>
  );
}
