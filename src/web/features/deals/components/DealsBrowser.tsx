import '../deals.css';
import { useId, useState } from 'react';
import type { DealsAnswerWire, DealWire } from '#core/contract/flights/deals.schema';
import { NO_DEAL_FILTER, parseMonth, ROWS_OF_DEALS, writeDealFilter } from '#core/domain/fares/deals';
import type { DealFilter } from '#core/domain/fares/deals';
import { href, LANGUAGE_TAG } from '#core/domain/site/routes';
import type { Locale, RouteMatch } from '#core/domain/site/routes';
import { CABINS, parseCabin } from '#core/domain/search/trip';
import { useFareWords } from '#web/parts/fares/fareRows.hooks';
import { Link } from '#web/parts/Link';
import { useListScroll } from '#web/platform/browser/scroll.hooks';
import { useKeptOfSentList } from '#web/platform/browser/sentList.hooks';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { useHydrated } from '#web/platform/useHydrated';
import { SelectField } from '#web/ui/fields/SelectField';
import { useLeadOn } from '#web/ui/leadOn';
import { removes } from '#web/ui/removes';
import { useDealFilter, useDeals, useUnder } from '../deals.hooks';
import { useDealWords } from '../words';
import { BelowPublished } from './BelowPublished';
import { DealRows } from './DealRows';

/** With each press for more. */
const MORE_ROWS = 24;
/** Dollars. */
const PRICES = [99, 200, 300, 500, 800, 1200] as const;

/** All fares seen lately, filtered by what the address says. */
export function DealsBrowser({ match }: { readonly match: RouteMatch }) {
  const text = useDealWords();
  const words = useFareWords();
  const { common } = useMessages();
  const [filter, choose] = useDealFilter(match);
  const query = writeDealFilter('', filter);
  // what can be chosen is offered when somebody listens
  const isHydrated = useHydrated();
  const back = useKeptOfSentList();
  const [shown, setShown] = useState({ query, rows: back?.shown || ROWS_OF_DEALS });
  const { answer, isFetching, isFailed, hasMore, askForMore, retry } = useDeals(match, query, shown.rows > ROWS_OF_DEALS);
  const rows = shown.query === query ? shown.rows : ROWS_OF_DEALS;
  const deals = (answer?.deals ?? []).slice(0, rows);
  const [list, leadOn] = useLeadOn<HTMLUListElement>(deals.length);
  useListScroll(back, rows);
  const isFiltered = query !== '';
  return (
    <section className="dealpage" aria-label={words.latest}>
      <p className="dealpage__lead">{words.lead}</p>
      <DealFilters filter={filter} choices={isHydrated ? (answer?.choices ?? null) : null} onChoose={choose} />
      <div className={`dealpage__list${answer === null ? ' dealpage__list--waiting' : ''}`} aria-busy={isFetching}>
        {/* it is there before it speaks */}
        <p className="dealpage__count" role="status" data-heading>
          {isFailed
            ? ''
            : answer === null
              ? text.loading
              : answer.found > 0
                ? text.found(answer.found)
                : answer.gathering
                  ? text.gathering
                  : text.none}
        </p>
        {isFailed ? (
          <div role="alert">
            <p>{text.failed}</p>
            <button {...removes('missing deals')} className="btn btn--line" type="button" onClick={retry}>
              {common.tryAgain}
            </button>
          </div>
        ) : answer === null ? null : (
          <>
            {answer.found === 0 && !answer.gathering ? <p className="muted">{text.noneHint}</p> : null}
            {answer.found > 0 ? <DealRows deals={deals} label={text.list} list={list} /> : null}
            {!hasMore && rows >= answer.deals.length && answer.found > answer.deals.length ? (
              <p className="dealpage__note">{text.capped(answer.deals.length)}</p>
            ) : null}
            <div className="cluster dealpage__acts">
              {hasMore || answer.deals.length > rows ? (
                <button
                  className="btn btn--line"
                  type="button"
                  onClick={() => {
                    leadOn();
                    if (hasMore) askForMore();
                    setShown({ query, rows: rows + MORE_ROWS });
                  }}
                >
                  {text.more}
                </button>
              ) : null}
              {answer.found === 0 && answer.gathering ? (
                <button {...removes('missing deals')} className="btn btn--line" type="button" onClick={retry}>
                  {text.again}
                </button>
              ) : null}
              {isFiltered ? (
                <button className="btn btn--line" type="button" onClick={() => choose(NO_DEAL_FILTER)}>
                  {text.clear}
                </button>
              ) : null}
            </div>
          </>
        )}
      </div>
      {isFiltered ? null : <UnderPrices match={match} listed={answer && answer.deals.slice(0, ROWS_OF_DEALS)} />}
      <BelowPublished counted={answer?.belowPublished ?? null} />
      {answer === null ? <p className="dealpage__noscript">{text.withoutScript}</p> : null}
    </section>
  );
}

interface UnderPricesProps {
  readonly match: RouteMatch;
  /** The first rows of the list above; null until they are known. */
  readonly listed: readonly DealWire[] | null;
}

/** Parts of the page by their highest price, each with its own list and the filter that shows all of it (content.60). */
function UnderPrices({ match, listed }: UnderPricesProps) {
  const text = useDealWords();
  const locale = useLocale();
  return useUnder(match, listed).map(({ dollars, deals }) => (
    <section key={dollars} className="dealpage__under" aria-labelledby={`under-${String(dollars)}`}>
      <h2 id={`under-${String(dollars)}`}>{text.under(dollars)}</h2>
      <DealRows deals={deals} label={text.under(dollars)} />
      <Link className="link" to={href('deals', locale, {}, writeDealFilter('', { ...NO_DEAL_FILTER, maxPrice: dollars }))}>
        {text.allUnder(dollars)}
      </Link>
    </section>
  ));
}

interface DealFiltersProps {
  readonly filter: DealFilter;
  /** Null until they are known. */
  readonly choices: DealsAnswerWire['choices'] | null;
  readonly onChoose: (change: Partial<DealFilter>) => void;
}

interface Option {
  readonly value: string;
  readonly text: string;
}

function DealFilters({ filter, choices, onChoose }: DealFiltersProps) {
  const id = useId();
  const text = useDealWords();
  const { common } = useMessages();
  const locale = useLocale();
  const places = (of: 'origins' | 'destinations'): readonly Option[] =>
    (choices?.[of] ?? [])
      .map((place) => ({ value: place.code, text: common.city(place) }))
      .sort((a, b) => a.text.localeCompare(b.text, LANGUAGE_TAG[locale]));
  const cabins = choices?.cabins ?? CABINS;
  const fields: readonly (readonly [name: keyof DealFilter, options: readonly Option[], take: (value: string) => Partial<DealFilter>])[] = [
    ['origin', places('origins'), (value) => ({ origin: value })],
    ['destination', places('destinations'), (value) => ({ destination: value })],
    [
      'month',
      (choices?.months ?? []).map((month) => ({ value: month, text: monthText(month, locale) })),
      (value) => ({ month: parseMonth(value) }),
    ],
    ['maxPrice', PRICES.map((dollars) => ({ value: String(dollars), text: text.upTo(dollars) })), (value) => ({ maxPrice: Number(value) })],
    ['cabin', cabins.map((cabin) => ({ value: cabin, text: common.cabins[cabin] })), (value) => ({ cabin: parseCabin(value) })],
    ['airline', (choices?.airlines ?? []).map(({ code, name }) => ({ value: code, text: name })), (value) => ({ airline: value })],
  ];
  /** What the address asks for can be chosen, though there is no such fare. */
  const textOf: Readonly<Partial<Record<keyof DealFilter, (value: string) => string>>> = {
    month: (value) => monthText(value, locale),
    maxPrice: (value) => text.upTo(Number(value)),
  };
  return (
    <div className="dealpage__filters" role="group" aria-label={text.filters}>
      {fields.map(([name, options, take]) => {
        const value = String(filter[name] ?? '');
        const isListed = value === '' || options.some((option) => option.value === value);
        const own = isListed ? [] : [{ value, text: textOf[name]?.(value) ?? value }];
        return (
          <SelectField
            key={name}
            id={`${id}${name}`}
            label={text[name]}
            choose={text.any[name]}
            value={value}
            options={[...own, ...options]}
            isOptional
            onChange={(chosen) => onChoose(chosen === '' ? { [name]: null } : take(chosen))}
          />
        );
      })}
    </div>
  );
}

const MONTHS: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat(LANGUAGE_TAG.en, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat(LANGUAGE_TAG.es, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** `January 2027` of `2027-01`. */
function monthText(month: string, locale: Locale): string {
  const at = Date.parse(`${month}-01T00:00:00Z`);
  return Number.isNaN(at) ? month : MONTHS[locale].format(at);
}
