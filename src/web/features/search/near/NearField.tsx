import './nearField.css';
import { useEffect, useId, useRef, useState } from 'react';
import { nearbyWords } from '#core/content/phrases/nearbyText';
import { MOST_SEARCHES } from '#core/domain/search/nearSearches';
import { formatDollarsUp } from '#core/domain/values/money';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { useNearField } from './near.hooks';
import type { NearChoice } from './near.hooks';

/** Airports nearby that are searched too (search.47): a button once a field holds a place that has some, and what it opens. */
export function NearField() {
  const t = nearbyWords(useLocale());
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { ends, isFull } = useNearField(isOpen);
  const { whole, button } = useLeaving(isOpen, () => setOpen(false));
  if (ends.length === 0) return null;
  const chosen = ends.flatMap(({ choices }) => choices.filter(({ isChosen }) => isChosen).map(({ airport }) => airport.code));
  return (
    <div className="near" ref={whole}>
      <button
        className="search__flex"
        type="button"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen.length > 0 ? t.buttonWith(chosen.join(', ')) : t.button}
      </button>
      {isOpen ? (
        <div className="near__panel" id={id}>
          {ends.map(({ end, code, choices }) => (
            <fieldset key={end}>
              <legend>{t.around[end](code)}</legend>
              {choices.map((choice) => (
                <Choice key={choice.airport.code} choice={choice} noteId={`${id}-note`} />
              ))}
            </fieldset>
          ))}
          <p className="small muted" id={`${id}-note`} role="status">
            {isFull ? t.most(MOST_SEARCHES) : ''}
          </p>
          {ends.some(({ choices }) => choices.some(({ saved }) => saved)) ? <p className="small muted">{t.basis}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

function Choice({ choice, noteId }: { readonly choice: NearChoice; readonly noteId: string }) {
  const t = nearbyWords(useLocale());
  const { common } = useMessages();
  const { airport, isChosen, canChange, saved, toggle } = choice;
  return (
    <label className={canChange ? 'near__choice' : 'near__choice near__choice--off'}>
      {/* not disabled: keyboard users are told why */}
      <input
        type="checkbox"
        checked={isChosen}
        aria-disabled={!canChange}
        aria-describedby={canChange ? undefined : noteId}
        onChange={() => {
          if (canChange) toggle();
        }}
      />
      <span>
        {t.airport(common.city(airport), airport.code)} <small>· {t.distance(airport.miles)}</small> <Saved saved={saved} />
      </span>
    </label>
  );
}

/** In the whole dollars that prices are shown in. */
function Saved({ saved }: Pick<NearChoice, 'saved'>) {
  const t = nearbyWords(useLocale());
  if (saved === null) return <small>· {t.noFlights}</small>;
  if (saved === undefined) return null;
  const dollars = Math.trunc(saved / 100) * 100;
  if (dollars === 0) return null;
  return dollars > 0 ? (
    <small className="near__saves">· {t.saves(formatDollarsUp(dollars))}</small>
  ) : (
    <small>· {t.costsMore(formatDollarsUp(-dollars))}</small>
  );
}

/**
 * Escape closes it and leads back to its button; where it lies over the form, so does whatever is pressed or entered outside. The menu has
 * the like (`useDismiss`): one hook for both would have to be called from outside its chunk, which every page's first load pays for.
 */
function useLeaving(isOpen: boolean, close: () => void) {
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const left = ({ target }: Event): void => {
      const panel = whole.current?.lastElementChild;
      const isOutside = target instanceof Node && !whole.current?.contains(target);
      if (panel && isOutside && getComputedStyle(panel).position === 'absolute') close();
    };
    const escaped = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !whole.current?.contains(document.activeElement)) return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', left);
    document.addEventListener('focusin', left);
    document.addEventListener('keydown', escaped);
    return () => {
      document.removeEventListener('pointerdown', left);
      document.removeEventListener('focusin', left);
      document.removeEventListener('keydown', escaped);
    };
  });
  return { whole, button };
}
