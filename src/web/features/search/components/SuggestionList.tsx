import { useLayoutEffect, useRef } from 'react';
import type { Suggestion } from '#core/domain/places/airports';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { showWhole } from '#web/ui/showWhole';
import { countryName, nameOfPlace, whereabouts } from './placeWords';
import { Marked } from './Marked';

interface SuggestionListProps {
  readonly id: string;
  readonly options: readonly Suggestion[];
  readonly highlight: number;
  readonly typed: string;
  readonly onPress: () => void;
  readonly onRelease: () => void;
  readonly onChoose: (place: Suggestion) => void;
}

/** Id of one option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${String(index)}`;

/** The suggestions of a place field; airports of a listed city stand below it. A route reads "JFK → LAX Los Angeles …". */
export function SuggestionList({ id, options, highlight, typed, onPress, onRelease, onChoose }: SuggestionListProps) {
  const messages = useMessages();
  const t = messages.search;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    showWhole(list.current);
  }, [options.length]);
  const locale = useLocale();
  const cities = new Set(options.filter((o) => o.isMetro).map((o) => o.code));
  const press = (): void => {
    onPress();
    // The button may come up anywhere.
    const released = (): void => {
      window.removeEventListener('pointerup', released);
      window.removeEventListener('pointercancel', released);
      onRelease();
    };
    window.addEventListener('pointerup', released);
    window.addEventListener('pointercancel', released);
  };
  return (
    <div className="popover suggest" id={id} ref={list} role="listbox" aria-label={t.suggestions}>
      {options.map((place, index) => (
        <div
          key={place.code}
          id={optionId(id, index)}
          ref={index === highlight ? showWhole : undefined}
          role="option"
          aria-selected={index === highlight}
          className={!place.isMetro && cities.has(place.metro) ? 'sub' : undefined}
          onPointerDown={press}
          onMouseDown={(event) => {
            event.preventDefault(); // focus stays in the field
          }}
          onClick={() => {
            onChoose(place);
          }}
        >
          <b className="code">{(place.ends?.origin ?? place).code}</b>{' '}
          <span>
            {place.ends ? `→ ${place.code} ` : null}
            <Marked name={nameOfPlace(messages, place)} typed={typed} />{' '}
            <small>
              <Marked name={place.isMetro ? countryName(place.country, locale) : whereabouts(messages, place, locale)} typed={typed} />
            </small>
          </span>{' '}
          {place.isMetro ? <em>{t.city}</em> : null}
        </div>
      ))}
    </div>
  );
}
