import { useState } from 'react';
import { FLEX_KINDS } from '#core/domain/search/flexiblePeriods';
import { Link } from '#web/parts/Link';
import { flexibleWords } from '#core/content/phrases/flexibleText';
import { useLocale } from '#web/platform/sent/messages';
import { useAnywhere, useFlexField } from './when.hooks';

/** Takes the focus of the button that it comes in place of, and opens where the browser lets it. */
function opened(select: HTMLSelectElement | null): void {
  select?.focus();
  try {
    // missing in some browsers, whatever its type says
    (select as { readonly showPicker?: () => void } | null)?.showPicker?.();
  } catch {
    // not at once after a press: Enter or the arrows open it
  }
}

/** How the dates may move (search.45). */
export function FlexField({ takesFocusAtOnce }: { readonly takesFocusAtOnce: boolean }) {
  const t = flexibleWords(useLocale());
  const { kind, choose } = useFlexField();
  const anywhere = useAnywhere();
  const [takesFocus] = useState(takesFocusAtOnce);
  return (
    <span className="search__flexes">
      <Link className="link small" to={anywhere}>
        {t.anywhere}
      </Link>
      <select
        className="search__flex"
        aria-label={t.label}
        value={kind}
        ref={takesFocus ? opened : undefined}
        onChange={(event) => {
          choose(event.currentTarget.value);
        }}
      >
        {FLEX_KINDS.map((option) => (
          <option key={option} value={option}>
            {t.kinds[option]}
          </option>
        ))}
      </select>
    </span>
  );
}
