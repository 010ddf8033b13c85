import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { endOf, flightOf } from '#core/domain/search/searchDraft';
import type { PlaceName } from '#core/domain/search/searchDraft';
import { lineBelow, shownText, titleOfPlace } from '#web/parts/places/placeWords';
import { optionId } from '#web/parts/places/optionId';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { usePlaceField } from './form.hooks';
import { useIsPhone, useSheet } from '../sheet/sheet.hooks';
import { FieldNote } from './FieldNote';
import { SheetClose } from '../sheet/SheetClose';
import { Part } from '#web/parts/Part';
import { lazyPart } from '#web/parts/lazyPart';

const load = () => import(/* webpackChunkName: "suggestions" */ '#web/parts/places/SuggestionList');
const SuggestionList = lazyPart(() => load().then((m) => ({ default: m.SuggestionList })));

/** Fetches the list before there is something in it. */
export function preloadSuggestions(): void {
  load().catch(() => undefined);
}

interface PlaceFieldProps {
  readonly id: string;
  readonly field: PlaceName;
  /** The swap control, which is on the edge between the two fields. */
  readonly children?: ReactNode;
}

const IN_TEXT: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** "From" or "To": a combobox over airports and cities (search.7, search.8); on phones a sheet from the first tap or key on (search.38). */
export function PlaceField({ id, field, children }: PlaceFieldProps) {
  const messages = useMessages();
  const t = messages.search;
  const locale = useLocale();
  const place = usePlaceField(field);
  // these keys move in the text: the screen reader announces no option until Up or Down
  const [isInText, setInText] = useState(false);
  const slot = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isSheet = useIsPhone() && isOpen;
  const isOrigin = endOf(field) === 'origin';
  const name = isOrigin ? t.from : t.to;
  const listId = `${id}-list`;
  const errorId = `${id}-error`;
  const isListed = place.options.length > 0 && place.list !== null && place.list !== 'empty' && place.list !== 'failed';
  const title = place.place && titleOfPlace(messages, place.place);
  const isCity = place.place?.isMetro === true;
  const shape = title === null ? '' : isCity ? ' slot--titled' : ' slot--titled slot--airport';
  const hint = isSheet && place.text === '' ? t.hint : '';
  const note = place.list === 'empty' ? t.noPlaces(place.text.trim()) : place.list === 'failed' ? t.placesFailed : null;

  const close = (): void => {
    setOpen(false);
    slot.current?.querySelector('input')?.blur(); // and the keyboard of the screen goes
    place.dismiss();
    place.leave();
  };
  useSheet(slot, isSheet, close);

  // a name that comes under the cursor, as of a search that is restored: the next key takes its place
  useLayoutEffect(() => {
    const input = slot.current?.querySelector('input');
    if (place.place !== null && input === document.activeElement) input?.select();
  }, [place.place]);

  /** Before focus goes to the next field, which is out of reach until then. */
  const shut = (): void => {
    flushSync(() => {
      setOpen(false);
    });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (isSheet && event.key === 'Escape') {
      event.preventDefault();
      close();
      return;
    }
    if (isSheet && event.key === 'Enter') {
      event.preventDefault();
      shut();
      if (!place.takeHighlight('Enter')) close();
      return;
    }
    if (IN_TEXT.has(event.key)) setInText(true);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setInText(false);
      place.moveHighlight(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && place.takeHighlight('Enter')) {
      event.preventDefault();
    } else if (event.key === 'Tab' && !event.shiftKey) {
      // goes on, out of the sheet too
      if (place.takeHighlight('Tab') && isSheet) shut();
    } else if (event.key === 'Escape' && place.dismiss()) {
      event.preventDefault();
    }
  };

  return (
    <div
      className={`slot ${isOrigin ? 'slot--from' : 'slot--to'}${isSheet ? ' slot--sheet' : ''}${shape}${place.fault ? ' slot--bad' : ''}`}
      ref={slot}
      {...(isSheet && { role: 'dialog', 'aria-modal': true, 'aria-label': name })}
    >
      {children}
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed && !isInText ? optionId(listId, place.highlight) : undefined}
        aria-invalid={place.fault !== undefined}
        aria-describedby={place.fault ? errorId : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={120}
        placeholder={t.placeholder}
        value={shownText(messages, place.text, place.place)}
        onChange={(event) => {
          setInText(false);
          setOpen(true);
          place.type(event.currentTarget.value);
        }}
        onFocus={(event) => {
          event.currentTarget.select();
          place.enter();
        }}
        onClick={() => {
          setOpen(true);
        }}
        onBlur={() => {
          if (isSheet) return; // the keyboard of the screen may go, and the list stays
          setOpen(false);
          place.leave();
        }}
        onKeyDown={onKeyDown}
      />
      {title === null ? null : (
        <span className="slot__title" aria-hidden="true">
          {title}
        </span>
      )}
      {isSheet ? <SheetClose onClose={close} /> : null}
      <FieldNote
        id={errorId}
        help={place.place ? lineBelow(messages, place.place, locale) : hint}
        fault={place.fault}
        flight={flightOf(field)}
      />
      {isListed ? (
        <Part broken={null}>
          <SuggestionList
            id={listId}
            options={place.options}
            highlight={place.highlight}
            typed={place.text}
            onPress={place.press}
            onRelease={() => {
              place.release();
              if (isSheet) place.enter(); // the list was moved, not left
            }}
            onChoose={(option) => {
              place.choose(option);
              if (isSheet) close();
            }}
          />
        </Part>
      ) : null}
      <div role="status">
        {note ? <p className="popover suggest suggest--note">{note}</p> : null}
        {place.list === 'showing' ? <span className="vh">{t.suggestionCount(place.options.length)}</span> : null}
      </div>
    </div>
  );
}
