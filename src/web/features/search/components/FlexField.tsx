import { FLEX_KINDS } from '#core/domain/search/flexible';
import { useMessages } from '#web/platform/sent/messages';
import { useFlexField } from './form.hooks';

/** How the dates may move (search.47). */
export function FlexField() {
  const t = useMessages().search;
  const { kind, choose } = useFlexField();
  return (
    <select
      className="search__flex"
      aria-label={t.flex}
      value={kind}
      onChange={(event) => {
        choose(event.currentTarget.value);
      }}
    >
      {FLEX_KINDS.map((option) => (
        <option key={option} value={option}>
          {t.flexKinds[option]}
        </option>
      ))}
    </select>
  );
}
