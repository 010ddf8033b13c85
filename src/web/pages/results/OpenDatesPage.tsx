import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { periodOf } from '#core/domain/search/flexible';
import { openSearchOfAddress } from '#core/domain/search/openSearch';
import type { SearchQuery } from '#core/domain/search/trip';
import { FLIGHTS_ID, SearchSummary } from '#web/features/results/components/page/SearchSummary';
import { PeriodTrips } from '#web/features/results/components/prices/PeriodTrips';
import { useFlexibility } from '#web/features/results/flexible.hooks';
import { useCity } from '#web/features/results/results.hooks';
import { useModifySearch } from '#web/features/search/modify.hooks';
import { flexibleWords, periodText } from '#core/content/phrases/flexibleText';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { useToday } from '#web/platform/sent/pageFacts';
import { Part } from '#web/parts/Part';
import { lazyPart } from '#web/parts/lazyPart';

const SearchForm = lazyPart(() => import('#web/features/search/components/SearchForm').then((m) => ({ default: m.SearchForm })));

interface OpenDatesPageProps {
  /** The page of an address that cannot be read. */
  readonly otherwise: ReactNode;
}

/** A search that leaves its dates open (search.46): the trips of its period, each an ordinary search. */
export function OpenDatesPage({ otherwise }: OpenDatesPageProps) {
  const query = openSearchOfAddress(new URLSearchParams(useLocation().search), useToday());
  return query ? <OpenDates query={query} /> : otherwise;
}

function OpenDates({ query }: { readonly query: SearchQuery }) {
  const locale = useLocale();
  const messages = useMessages();
  const { kinds } = flexibleWords(locale);
  const flex = useFlexibility() ?? '';
  const { origin, destination } = query.slices[0];
  const cities = [useCity(origin, null), useCity(destination, null)] as const;
  const modify = useModifySearch();
  const [isModifying, setModifying] = useState(false);
  const period = periodOf(flex);
  const when = period ? `${kinds[period.stay]}, ${periodText(locale, messages, period.name)}` : '';
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
            <Part fallback={<div className="modify__wait" />}>
              <SearchForm place="inline" onSubmitted={() => setModifying(false)} />
            </Part>
          </div>
        </div>
      ) : null}
      <div className="wrap" id={FLIGHTS_ID} tabIndex={-1}>
        <PeriodTrips query={query} flex={flex} isPage />
      </div>
    </>
  );
}
