import { useEffect, useRef } from 'react';
import { Icon } from './Icon';

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

/** Everything that is wrong in a form, on top of it; each line leads to its field. */
export function ErrorSummary({ title, items, tries }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) ref.current?.focus();
  }, [tries]);
  if (items.length === 0) return null;
  return (
    <div className="errsum" role="alert" tabIndex={-1} ref={ref}>
      <Icon name="alert" />
      <div>
        <b>{title}</b>
        <ul>
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
