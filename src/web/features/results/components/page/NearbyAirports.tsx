import './resultsMessage.css';
import { withPlace } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { useNearbyAirportsQuery } from '#web/api/nearby.api';
import { Link } from '#web/parts/Link';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';
import { useSearchAddress } from '../../results.hooks';

/** Airports on the ground around both ends of a search, each a search of its own: asked for when the group is opened. */
export function NearbyAirports({ query }: { readonly query: SearchQuery }) {
  return (
    <>
      <Around query={query} end="origin" />
      <Around query={query} end="destination" />
    </>
  );
}

function Around({ query, end }: { readonly query: SearchQuery; readonly end: 'origin' | 'destination' }) {
  const { common } = useMessages();
  const { results } = useResultsWords();
  const addressOf = useSearchAddress();
  const [out] = query.slices;
  const { data, isError } = useNearbyAirportsQuery(out[end]);
  const other = out[end === 'origin' ? 'destination' : 'origin'];
  const offers = (data ?? []).filter(({ code }) => code !== other);
  return (
    <>
      <p className="small muted">{results.insteadOf[end](out[end])}</p>
      {isError || (data && offers.length === 0) ? <p className="small">{results.noneNearby}</p> : null}
      <ul className="nearby">
        {offers.map(({ code, miles, ...place }) => (
          <li key={code}>
            <Link to={addressOf(withPlace(query, end, code))}>{`${common.city(place)} ${code}`}</Link>
            <small>{results.milesAway(miles)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
