import '#web/parts/places/suggestionList.css';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { codeOfLabel, isLongEnough } from '#core/domain/places/airports';
import type { Suggestion } from '#core/domain/places/airports';
import { useAirportsQuery } from '#web/api/places.api';
import { shownText } from '#web/parts/places/placeWords';
import { optionId } from '#web/parts/places/optionId';
import { SuggestionList } from '#web/parts/places/SuggestionList';
import { useMessages } from '#web/platform/sent/messages';
import { Field, sayId } from '#web/ui/fields/Field';
import { useExploreWords } from '../explore.hooks';

interface OriginFieldProps {
  readonly origin: string;
  readonly onChange: (code: string) => void;
}

const ID = 'explore-origin';
const LIST_ID = `${ID}-list`;
const NONE: readonly Suggestion[] = [];

/** Where one leaves from: shows the place of the address, and suggests airports and cities as the search form does (search.8). */
export function OriginField({ origin, onChange }: OriginFieldProps) {
  const words = useExploreWords();
  const messages = useMessages();
  const { common, search } = messages;
  /** Null: nothing is being typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [highlight, setHighlight] = useState(0);
  const [isUnknown, setUnknown] = useState(false);
  const { data: own } = useAirportsQuery(origin);
  const key = typed?.trim() ?? '';
  const isShort = !isLongEnough(key);
  // the answer to what is there now: that to an earlier text would be another place
  const { currentData: found, isFetching } = useAirportsQuery(key, { skip: isShort });
  const rows = isShort ? NONE : (found ?? NONE);
  const home = own?.find(({ code }) => code === origin);
  const inMetro = own?.find(({ metro }) => metro === origin);
  const shown = home ? shownText(messages, home.label, home) : inMetro ? `${origin} - ${common.city(inMetro)}` : origin;
  const take = (code: string | undefined): void => {
    setUnknown(code === undefined && key !== '' && !isFetching);
    if (code === undefined) return;
    setTyped(null);
    if (code !== origin) onChange(code);
  };
  const commit = (): void => {
    const typedCode = codeOfLabel(key) ?? key.toUpperCase();
    take((rows.find(({ code }) => code === typedCode) ?? rows[highlight])?.code);
  };
  const move = (by: 1 | -1): void => {
    if (rows.length > 0) setHighlight((highlight + by + rows.length) % rows.length);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && typed !== null) {
      event.preventDefault();
      if (rows.length > 0) take(rows[highlight]?.code);
      else commit();
    } else if (event.key === 'Escape') setTyped(null);
  };
  const isListed = rows.length > 0;
  return (
    <Field id={ID} label={words.from} help={words.fromHelp} error={isUnknown ? words.fromUnknown : undefined} className="want__from">
      <input
        id={ID}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? LIST_ID : undefined}
        aria-activedescendant={isListed ? optionId(LIST_ID, highlight) : undefined}
        aria-invalid={isUnknown}
        aria-describedby={sayId(ID)}
        value={typed ?? shown}
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        onChange={({ target: { value } }) => {
          setUnknown(false);
          setHighlight(0);
          setTyped(value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (typed !== null) commit();
        }}
      />
      {isListed ? (
        <SuggestionList
          id={LIST_ID}
          options={rows}
          highlight={highlight}
          typed={key}
          onPress={noop}
          onRelease={noop}
          onChoose={({ code }) => take(code)}
        />
      ) : null}
      <span className="vh" role="status">
        {isUnknown ? words.fromUnknown : isListed ? search.suggestionCount(rows.length) : ''}
      </span>
    </Field>
  );
}

/** The focus stays in the box while a row is pressed, so that nothing is left. */
const noop = (): void => undefined;
