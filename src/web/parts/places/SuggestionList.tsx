import { Fragment, useLayoutEffect, useRef } from 'react';
import type { Suggestion } from '#core/domain/places/airports';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { showWhole } from '#web/ui/showWhole';
import { countryName, nameOfPlace, nearHead, nearName, whereabouts } from './placeWords';
import { Marked } from './Marked';
import { optionId } from './optionId';

interface SuggestionListProps {
  readonly id: string;
  readonly options: readonly Suggestion[];
  readonly highlight: number;
  readonly typed: string;
  readonly onPress: () => void;
  readonly onRelease: () => void;
  readonly onChoose: (place: Suggestion) => void;
}

/** Whether two rows are suggested for the same place that was typed. */
const isSameNear = (a: Suggestion | undefined, b: Suggestion): boolean =>
  a?.near !== undefined && a.near.name === b.near?.name && a.near.country === b.near.country && a.near.region === b.near.region;

/**
 * The suggestions of a place field; airports of a listed city are below it. A route reads "JFK → LAX Los Angeles …". Above the
 * airports near a place without one stands what that place is; a screen reader reads it with the first of them (search.40).
 */
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
      {options.map((place, index) => {
        const head = place.near && !isSameNear(options[index - 1], place) ? nearHead(messages, place.near, locale) : undefined;
        return (
          <Fragment key={place.code}>
            {head === undefined ? null : (
              <p className="suggest__head" role="presentation">
                {head}
              </p>
            )}
            <div
              id={optionId(id, index)}
              ref={index === highlight ? showWhole : undefined}
              role="option"
              aria-selected={index === highlight}
              aria-description={head}
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
                  {place.isUnserved ? `${t.noFlightsSold} · ` : null}
                  {place.near?.miles !== undefined && place.near.kind !== 'area'
                    ? `${t.milesFrom(place.near.miles, nearName(place.near, locale))} · `
                    : null}
                  <Marked name={place.isMetro ? countryName(place.country, locale) : whereabouts(messages, place, locale)} typed={typed} />
                </small>
              </span>{' '}
              {place.isMetro ? <em>{t.city}</em> : null}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}
