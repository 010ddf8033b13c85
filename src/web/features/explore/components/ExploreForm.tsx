import './exploreForm.css';
import { useState } from 'react';
import { addDays, DATE_WINDOW_DAYS, dayOfWeek, parseIsoDate } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { EXPLORE_SORTS, exploreMonths, monthParts, parseMonth, STAYS } from '#core/domain/places/explore';
import type { ExploreChoice, When } from '#core/domain/places/explore';
import { formatDollarsUp } from '#core/domain/values/money';
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import { CABINS } from '#core/domain/search/trip';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { useToday } from '#web/platform/sent/pageFacts';
import { useHydrated } from '#web/platform/useHydrated';
import { useExploreWords } from '../explore.hooks';
import { Choice } from './Choice';
import { OriginField } from './OriginField';

interface ExploreFormProps {
  readonly choice: ExploreChoice;
  readonly onChoose: (change: Partial<ExploreChoice>) => void;
}

/** Dollars that a traveler may name as the most. */
const BUDGETS = [100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000];

/** Everything one may choose; each choice counts at once, so that there is nothing to send and no form. */
export function ExploreForm({ choice, onChoose }: ExploreFormProps) {
  const words = useExploreWords();
  const { common } = useMessages();
  const { when, stay, maxPrice } = choice;
  const isDated = when.kind === 'dates';
  const budgets = [...new Set([...BUDGETS, ...(maxPrice === null ? [] : [maxPrice / 100])])].sort((a, b) => a - b);
  return (
    <search className="card want" aria-label={words.form}>
      <OriginField origin={choice.origin} onChange={(origin) => onChoose({ origin, area: null })} />
      <WhenField when={when} onChange={(next) => onChoose({ when: next })} />
      <Choice
        id="explore-stay"
        label={words.stay}
        value={isDated ? 'dates' : stay}
        isDisabled={isDated}
        options={isDated ? [['dates', words.byDates]] : STAYS.map((id) => [id, words.stays[id]] as const)}
        onChange={(value) => {
          const next = STAYS.find((id) => id === value);
          if (next) onChoose({ stay: next });
        }}
      />
      <Choice
        id="explore-budget"
        label={words.budget}
        value={maxPrice === null ? '' : String(maxPrice / 100)}
        options={[
          ['', words.anyPrice],
          ...budgets.map((dollars) => [String(dollars), words.upTo(formatDollarsUp(dollars * 100))] as const),
        ]}
        onChange={(value) => onChoose({ maxPrice: value === '' ? null : Number(value) * 100 })}
      />
      <Choice
        id="explore-cabin"
        label={words.cabin}
        value={choice.cabin}
        options={CABINS.map((cabin) => [cabin, common.cabins[cabin]] as const)}
        onChange={(value) => {
          const cabin = CABINS.find((id) => id === value);
          if (cabin) onChoose({ cabin });
        }}
      />
      <Choice
        id="explore-sort"
        label={words.sort}
        value={choice.sort}
        options={EXPLORE_SORTS.map((sort) => [sort, words.sorts[sort]] as const)}
        onChange={(value) => {
          const sort = EXPLORE_SORTS.find((id) => id === value);
          if (sort) onChoose({ sort });
        }}
      />
      <label className="want__nonstop">
        <input type="checkbox" checked={choice.isNonstopOnly} onChange={(event) => onChoose({ isNonstopOnly: event.target.checked })} />
        <span>{words.nonstopOnly}</span>
      </label>
    </search>
  );
}

/** The Friday after a fortnight, and the Sunday that follows: where exact dates begin. */
function firstDates(today: IsoDate): Extract<When, { kind: 'dates' }> {
  const soon = addDays(today, 14);
  const departs = addDays(soon, (5 - dayOfWeek(soon) + 7) % 7);
  return { kind: 'dates', departs, returns: addDays(departs, 2) };
}

function WhenField({ when, onChange }: { readonly when: When; readonly onChange: (when: When) => void }) {
  const words = useExploreWords();
  const locale = useLocale();
  const today = useToday();
  const isHydrated = useHydrated();
  const last = addDays(today, DATE_WINDOW_DAYS);
  // which months there are depends on the day on which the page is read
  const months = isHydrated ? exploreMonths(today, last) : [];
  const shown = when.kind === 'month' && !months.includes(when.month) ? [when.month, ...months] : months;
  const nameOf = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { month: 'long', timeZone: 'UTC' });
  return (
    <>
      <Choice
        id="explore-when"
        label={words.when}
        value={when.kind === 'month' ? when.month : when.kind}
        options={[
          ['any', words.anyTime],
          ...shown.map((month) => {
            const { year, month: number } = monthParts(month);
            return [month, words.month(nameOf.format(Date.UTC(year, number - 1, 1)), year)] as const;
          }),
          ['dates', words.exactDates],
        ]}
        onChange={(value) => {
          const month = parseMonth(value);
          onChange(value === 'dates' ? firstDates(today) : month ? { kind: 'month', month } : { kind: 'any' });
        }}
      />
      {when.kind === 'dates' ? (
        <>
          <DayField
            key={`d${when.departs}`}
            id="explore-departs"
            label={words.departs}
            date={when.departs}
            least={today}
            most={addDays(last, -1)}
            onChange={(departs) => onChange({ ...when, departs, returns: when.returns > departs ? when.returns : addDays(departs, 2) })}
          />
          <DayField
            key={`r${when.returns}`}
            id="explore-returns"
            label={words.returns}
            date={when.returns}
            least={addDays(when.departs, 1)}
            most={last}
            onChange={(returns) => onChange({ ...when, returns })}
          />
        </>
      ) : null}
    </>
  );
}

interface DayFieldProps {
  readonly id: string;
  readonly label: string;
  readonly date: IsoDate;
  readonly least: IsoDate;
  readonly most: IsoDate;
  readonly onChange: (date: IsoDate) => void;
}

/** A day in the browser's own calendar. Years that are still being typed are no choice yet. */
function DayField({ id, label, date, least, most, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string>(date);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={typed}
        min={least}
        max={most}
        onChange={({ target: { value } }) => {
          setTyped(value);
          const next = parseIsoDate(value);
          if (next && next >= least && next <= most) onChange(next);
        }}
        onBlur={() => setTyped(date)}
      />
    </div>
  );
}
