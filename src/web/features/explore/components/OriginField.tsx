import { useState } from 'react';
import { codeOfLabel, MIN_SUGGEST_LETTERS } from '#core/domain/places/airports';
import { useAirportsQuery } from '#web/api/places.api';
import { useMessages } from '#web/platform/sent/messages';
import { Field, sayId } from '#web/ui/fields/Field';
import { useExploreWords } from '../explore.hooks';

interface OriginFieldProps {
  readonly origin: string;
  readonly onChange: (code: string) => void;
}

/** Where one leaves from: shows the place of the address, takes a name from the list or a code. */
export function OriginField({ origin, onChange }: OriginFieldProps) {
  const words = useExploreWords();
  const { common } = useMessages();
  /** Null: nothing is being typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const { data: own } = useAirportsQuery(origin);
  const key = typed?.trim() ?? '';
  const { data: found, isFetching } = useAirportsQuery(key, { skip: key.length < MIN_SUGGEST_LETTERS });
  const home = own?.find(({ code }) => code === origin);
  const inMetro = own?.find(({ metro }) => metro === origin);
  const shown = home?.label ?? (inMetro ? `${origin} - ${common.city(inMetro)}` : origin);
  const rows = key.length < MIN_SUGGEST_LETTERS ? [] : (found ?? []);
  const commit = (text: string): void => {
    const typedCode = codeOfLabel(text) ?? text.trim().toUpperCase();
    const code = rows.find((place) => place.code === typedCode)?.code ?? rows[0]?.code;
    setUnknown(code === undefined && text.trim() !== '' && !isFetching);
    if (code === undefined) return;
    setTyped(null);
    if (code !== origin) onChange(code);
  };
  return (
    <Field id="explore-origin" label={words.from} help={words.fromHelp} error={isUnknown ? words.fromUnknown : undefined}>
      <input
        id="explore-origin"
        type="text"
        value={typed ?? shown}
        list="explore-origins"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isUnknown}
        aria-describedby={sayId('explore-origin')}
        onFocus={(event) => event.target.select()}
        onChange={({ target: { value } }) => {
          setUnknown(false);
          setTyped(value);
          const label = rows.find((place) => place.label === value);
          if (label) commit(value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed !== null) commit(typed);
          if (event.key === 'Escape') setTyped(null);
        }}
        onBlur={() => {
          if (typed !== null) commit(typed);
        }}
      />
      <datalist id="explore-origins">
        {rows.map((place) => (
          <option key={place.code} value={place.label}>
            {common.city(place)}
          </option>
        ))}
      </datalist>
    </Field>
  );
}
