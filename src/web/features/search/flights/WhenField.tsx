import { periodOf } from '#core/domain/search/flexible';
import { periodNames } from '#core/domain/search/flexiblePeriods';
import { flexibleWords, periodText } from '#core/content/phrases/flexibleText';
import { today } from '#web/platform/clock';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { FieldNote } from '../components/FieldNote';
import { useWhenField } from './when.hooks';

/** The period that takes the place of the dates (search.45). */
export function WhenField({ id }: { readonly id: string }) {
  const locale = useLocale();
  const messages = useMessages();
  const t = flexibleWords(locale);
  const { flex, isRoundTrip, fault, choose, leave } = useWhenField();
  const period = periodOf(flex);
  if (!period) return null;
  const { months, seasons } = periodNames(period.stay, today());
  // one of an old link is shown, too, with what is wrong with it
  const known = [...months, ...seasons].includes(period.name) ? months : [period.name, ...months];
  const [errorId, helpId] = [`${id}-error`, `${id}-help`];
  const options = (names: readonly string[]) =>
    names.map((name) => (
      <option key={name} value={name}>
        {periodText(locale, messages, name)}
      </option>
    ));
  return (
    <div className={fault ? 'slot slot--when slot--bad' : 'slot slot--when'}>
      <label htmlFor={id}>{t.when}</label>
      <select
        id={id}
        value={period.name}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? errorId : helpId}
        onChange={(event) => {
          choose(event.currentTarget.value);
        }}
        onBlur={leave}
      >
        <optgroup label={t.months}>{options(known)}</optgroup>
        {seasons.length > 0 ? <optgroup label={t.seasons}>{options(seasons)}</optgroup> : null}
      </select>
      <FieldNote id={errorId} helpId={helpId} help={(isRoundTrip ? t.stays : t.oneWayStays)[period.stay]} fault={fault} flight={1} />
    </div>
  );
}
