import { useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon';

interface ErrorSummaryProps {
  readonly title: string;
  readonly items: readonly {
    readonly fieldId: string;
    readonly text: string;
    /** For a field of another document, which only its own frame can focus. */
    readonly goTo?: () => void;
  }[];
  /** Counts the tries; each one brings the focus here. */
  readonly tries: number;
}

/**
 * Everything that is wrong in a form, on top of it; each line leads to its field. It is read with the focus that it is given, once a try:
 * lines that go as their fields are mended are not read again (accessibility.6).
 */
export function ErrorSummary({ title, items, tries }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (tries > 0) ref.current?.focus();
  }, [tries]);
  if (items.length === 0) return null;
  return (
    <div className="errsum" role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-list`} tabIndex={-1} ref={ref}>
      <Icon name="alert" />
      <div>
        <b id={`${id}-title`}>{title}</b>
        <ul id={`${id}-list`}>
          {items.map(({ fieldId, text, goTo }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  // The address keeps its step; only the focus goes.
                  event.preventDefault();
                  if (goTo) goTo();
                  else document.getElementById(fieldId)?.focus();
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
