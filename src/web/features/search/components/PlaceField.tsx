import type { KeyboardEvent, ReactNode } from 'react';
import type { PlaceName } from '#core/domain/searchDraft';
import { useLocale, useMessages } from '#web/platform/messages';
import { usePlaceField } from '../search.hooks';
import { FieldNote } from './FieldNote';
import { nameOfPlace, whereabouts } from './placeWords';
import { SuggestionList, optionId } from './SuggestionList';

interface PlaceFieldProps {
  readonly id: string;
  readonly field: PlaceName;
  /** The swap control, which stands on the edge between the two fields. */
  readonly children?: ReactNode;
}

/** "From" or "To": a combobox over airports and cities (spec §4, §5). */
export function PlaceField({ id, field, children }: PlaceFieldProps) {
  const t = useMessages().search;
  const locale = useLocale();
  const place = usePlaceField(field);
  const listId = `${id}-list`;
  const errorId = `${id}-error`;
  const isListed = place.options.length > 0 && place.list !== null && place.list !== 'empty' && place.list !== 'failed';
  const shown = place.place?.isMetro ? `${place.place.code} - ${nameOfPlace(place.place, t.allAirports)}` : place.text;
  const note = place.list === 'empty' ? t.noPlaces(place.text.trim()) : place.list === 'failed' ? t.placesFailed : null;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      place.moveHighlight(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && place.takeHighlight('Enter')) {
      event.preventDefault();
    } else if (event.key === 'Tab' && !event.shiftKey) {
      place.takeHighlight('Tab');
    } else if (event.key === 'Escape' && place.dismiss()) {
      event.preventDefault();
    }
  };

  return (
    <div className={field === 'origin' ? 'slot slot--from' : 'slot slot--to'}>
      {children}
      <label htmlFor={id}>{field === 'origin' ? t.from : t.to}</label>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed ? optionId(listId, place.highlight) : undefined}
        aria-invalid={place.fault !== undefined}
        aria-describedby={place.fault ? errorId : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={120}
        placeholder={t.placeholder}
        value={shown}
        onChange={(event) => {
          place.type(event.currentTarget.value);
        }}
        onFocus={(event) => {
          event.currentTarget.select();
          place.enter();
        }}
        onBlur={place.leave}
        onKeyDown={onKeyDown}
      />
      <FieldNote id={errorId} help={place.place ? whereabouts(place.place, locale) : ''} fault={place.fault} />
      {isListed ? (
        <SuggestionList
          id={listId}
          options={place.options}
          highlight={place.highlight}
          typed={place.text}
          onPress={place.press}
          onRelease={place.release}
          onChoose={place.choose}
        />
      ) : null}
      <div role="status">
        {note ? <p className="suggest suggest--note">{note}</p> : null}
        {place.list === 'showing' ? <span className="vh">{t.suggestionCount(place.options.length)}</span> : null}
      </div>
    </div>
  );
}
