import './siteSearch.css';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { href } from '#core/domain/site/routes';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { Sign } from '#web/ui/Icon';
import { useSiteSearch } from './siteSearch.hooks';

interface SearchBoxProps {
  /** What is in the field at first. */
  readonly initial?: string;
  /** The page is there for the box: visitors by a link may type at once. */
  readonly isFirst?: boolean;
}

const MOST_SUGGESTIONS = 6;
const LENS = 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM20 20l-4.9-4.9';

/** A combobox over the pages of the site: Enter opens the marked page, or all that is found. Without scripts a form that opens the results page. */
export function SearchBox({ initial = '', isFirst = false }: SearchBoxProps) {
  const { shell } = useMessages();
  const words = shell.siteSearch;
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const cameByLink = useNavigationType() === 'PUSH';
  useEffect(() => {
    // after the frame has led the focus to the heading
    if (isFirst && cameByLink) queueMicrotask(() => field.current?.focus());
  }, [isFirst, cameByLink]);
  const [text, setText] = useState(initial);
  const [isTouched, setTouched] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const state = useSiteSearch(isTouched);
  const found = isOpen && state.is === 'open' ? state.search.find(text).slice(0, MOST_SUGGESTIONS) : [];
  const isShown = found.length > 0;
  const listId = `${id}-list`;
  const optionId = (index: number): string => `${id}-${String(index)}`;

  const go = (to: string): void => {
    setOpen(false);
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      // the field itself stands between the last and the first
      if (isShown) setMarked(((marked + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    } else if (event.key === 'Escape' && isShown) {
      // the browser would empty the field
      event.preventDefault();
      setOpen(false);
      setMarked(-1);
    }
  };
  return (
    <form
      className="sitefind"
      role="search"
      action={href('siteSearch', locale)}
      onSubmit={(event) => {
        event.preventDefault();
        const page = found[marked];
        const query = field.current?.value.trim() ?? text;
        go(page ? page.path : href('siteSearch', locale, {}, new URLSearchParams({ q: query }).toString()));
      }}
    >
      <label className="vh" htmlFor={id}>
        {words.field}
      </label>
      <div className="sitefind__row">
        <input
          id={id}
          ref={field}
          className="sitefind__field"
          type="search"
          name="q"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && marked >= 0 ? optionId(marked) : undefined}
          autoComplete="off"
          maxLength={80}
          placeholder={words.example}
          defaultValue={initial}
          onFocus={(event) => {
            // typed before the application listened
            setText(event.target.value);
            setTouched(true);
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setTouched(true);
            setOpen(true);
            setMarked(-1);
          }}
        />
        <button className="btn sitefind__go" type="submit">
          <Sign path={LENS} /> {words.open}
        </button>
      </div>
      {isShown ? (
        <ul className="popover sitefind__list" id={listId} role="listbox" aria-label={words.field}>
          {found.map((page, index) => (
            <li
              key={page.path}
              id={optionId(index)}
              role="option"
              aria-selected={index === marked}
              onMouseDown={(event) => {
                event.preventDefault(); // focus stays in the field
              }}
              onClick={() => go(page.path)}
            >
              <b>{page.title}</b> {state.is === 'open' ? <small>{state.search.words.kinds[page.kind]}</small> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  );
}
