import { lazy, Suspense, useState } from 'react';
import { periodOf } from '#core/domain/search/flexible';
import type { SearchQuery } from '#core/domain/search/trip';
import { FLIGHTS_ID, SearchSummary } from '#web/features/results/components/page/SearchSummary';
import { PeriodTrips } from '#web/features/results/components/prices/PeriodTrips';
import { useFlexibility } from '#web/features/results/flexible.hooks';
import { useCity } from '#web/features/results/results.hooks';
import { useModifySearch } from '#web/features/search/search.hooks';
import { periodText } from '#web/parts/flexibleText';
import { useLocale, useMessages } from '#web/platform/sent/messages';

const SearchForm = lazy(() => import('#web/features/search/components/SearchForm').then((m) => ({ default: m.SearchForm })));

/** A search that leaves its dates open (search.47): the trips of its period, each an ordinary search. */
export function OpenDatesPage({ query }: { readonly query: SearchQuery }) {
  const locale = useLocale();
  const messages = useMessages();
  const flex = useFlexibility() ?? '';
  const { origin, destination } = query.slices[0];
  const cities = [useCity(origin, null), useCity(destination, null)] as const;
  const modify = useModifySearch();
  const [isModifying, setModifying] = useState(false);
  const period = periodOf(flex);
  const when = period ? `${messages.search.flexKinds[period.stay]}, ${periodText(locale, messages, period.name)}` : '';
  return (
    <>
      <SearchSummary
        query={query}
        when={when}
        cities={cities}
        isModifying={isModifying}
        onModify={() => {
          if (!isModifying) modify.open();
          setModifying(!isModifying);
        }}
      />
      {isModifying ? (
        <div className="modify">
          <div className="wrap">
            <Suspense fallback={<div className="modify__wait" />}>
              <SearchForm place="inline" onSubmitted={() => setModifying(false)} />
            </Suspense>
          </div>
        </div>
      ) : null}
      <div className="wrap" id={FLIGHTS_ID} tabIndex={-1}>
        <PeriodTrips query={query} flex={flex} isPage />
      </div>
    </>
  );
}
