import './resultsPage.css';
import { lazy, Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { FlightConfirm } from '#core/domain/booking';
import type { Flight, FlightsFound } from '#core/domain/flights';
import { href } from '#core/domain/routes';
import type { RouteMatch } from '#core/domain/routes';
import { searchKey } from '#core/domain/trip';
import type { SearchQuery } from '#core/domain/trip';
import { searchOfAddress } from '#core/domain/validateSearch';
import { flightChosen } from '#web/features/booking/booking.slice';
import { Results } from '#web/features/results/components/Results';
import { useModifySearch } from '#web/features/search/search.hooks';
import { today } from '#web/platform/clock';
import { useAddress } from '#web/platform/location';
import { useMessages } from '#web/platform/messages';

/** The form is not part of the first answer: it comes when it is asked for. */
const SearchForm = lazy(() => import('#web/features/search/components/SearchForm').then((m) => ({ default: m.SearchForm })));

/** Reads the search from the address and joins search form, results and booking. */
export function ResultsPage({ match }: { match: RouteMatch }) {
  const { search } = useLocation();
  const asked = searchOfAddress(new URLSearchParams(search), today());
  // Another search is another list: filters, sheet and open cards begin anew.
  return asked.ok ? <FoundPage key={searchKey(asked.value)} query={asked.value} match={match} /> : <UnreadablePage />;
}

function FoundPage({ query: first, match }: { query: SearchQuery; match: RouteMatch }) {
  // one object for the whole life of this search: filters change the address, too, and nothing else hangs on that
  const [query] = useState(first);
  const address = useAddress();
  const dispatch = useDispatch();
  const modify = useModifySearch();
  const [isModifying, setModifying] = useState(false);
  return (
    <Results
      query={query}
      isModifying={isModifying}
      onModify={() => {
        if (!isModifying) modify.open();
        setModifying(!isModifying);
      }}
      modify={
        isModifying ? (
          <div className="modify">
            <div className="wrap">
              <Suspense fallback={<div className="modify__wait" />}>
                <SearchForm place="inline" onSubmitted={() => setModifying(false)} />
              </Suspense>
            </div>
          </div>
        ) : null
      }
      whenRefused={<UnreadablePage />}
      onSelect={(flight, found) => {
        dispatch(flightChosen(confirmOf(flight, found)));
        address.push(href('payment', match.locale));
      }}
    />
  );
}

/** A broken or past-dated address: the form with its field errors, everything else kept, no flights asked for (product §1). */
function UnreadablePage() {
  const { results } = useMessages();
  return (
    <>
      <section className="sum on-brand">
        <div className="wrap sum__plain">
          <h1>{results.invalidTitle}</h1>
          <p className="muted">{results.invalidText}</p>
        </div>
      </section>
      <div className="modify">
        <div className="wrap">
          <Suspense fallback={<div className="modify__wait" />}>
            <SearchForm place="inline" />
          </Suspense>
        </div>
      </div>
    </>
  );
}

/** The one deliberate copy of a search result (spec §3 FlightConfirm), with the names its own legs need. */
function confirmOf(flight: Flight, found: FlightsFound): FlightConfirm {
  const legs = flight.slices.flatMap((slice) => slice.legs);
  const layovers = flight.slices.flatMap((slice) => slice.layovers);
  return {
    query: found.query,
    flightId: flight.id,
    carrier: flight.carrier,
    slices: flight.slices,
    conditions: flight.conditions,
    perAdult: flight.perAdult,
    total: flight.total,
    carriers: only(found.carriers, [flight.carrier, ...legs.map((leg) => leg.carrier)]),
    airports: only(found.airports, [...legs.flatMap((leg) => [leg.from, leg.to]), ...layovers.flatMap((l) => [l.airport, l.departsFrom])]),
  };
}

function only<T>(all: Readonly<Record<string, T>>, codes: readonly string[]): Record<string, T> {
  const wanted = new Set(codes);
  return Object.fromEntries(Object.entries(all).filter(([code]) => wanted.has(code)));
}
