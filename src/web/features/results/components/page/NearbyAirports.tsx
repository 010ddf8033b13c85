import './resultsMessage.css';
import { formatDollarsUp } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import { withPlace } from '#core/domain/search/otherTrips';
import type { SearchQuery } from '#core/domain/search/trip';
import { useNearbyAirportsQuery, useNearbyFaresQuery } from '#web/api/nearby.api';
import { Link } from '#web/parts/Link';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';
import { useSearchAddress } from '../../results.hooks';

/**
 * Airports on the ground around both ends of a search with what it costs there, each a search of its own: requested when the group is
 * opened. One price stands for one search that can be booked; several airports in one are what a city's code is for.
 */
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
  const { data: fares } = useNearbyFaresQuery(query);
  const priceOf = (code: string) => fares?.airports.find((airport) => airport.end === end && airport.code === code)?.price;
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
            <Fare price={priceOf(code)} own={fares?.price} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface FareProps {
  /** Null: nothing is sold. Undefined: not known (yet). */
  readonly price: Cents | null | undefined;
  /** Of the search itself. */
  readonly own: Cents | null | undefined;
}

/** Savings are counted in the whole dollars that both prices are shown in. */
function Fare({ price, own }: FareProps) {
  const { results } = useResultsWords();
  if (price === undefined) return null;
  if (price === null) return <small>{results.dayWithoutFlights}</small>;
  const saved = typeof own === 'number' ? Math.ceil(own / 100) - Math.ceil(price / 100) : 0;
  return (
    <small className={saved > 0 ? 'nearby__saves' : undefined}>
      {[results.fromAdult(formatDollarsUp(price)), ...(saved > 0 ? [results.saves(formatDollarsUp(saved * 100))] : [])].join(', ')}
    </small>
  );
}
