import { Fragment, useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon';

interface Fault {
  readonly fieldId: string;
  readonly text: string;
  /** Those with the same one, next to each other, share a line that begins with it: `Adult 1`. */
  readonly group?: string;
  /** For a field of another document, which only its own frame can focus. */
  readonly goTo?: () => void;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly items: readonly Fault[];
  /** Counts the tries; each one brings the focus here. */
  readonly tries: number;
}

/**
 * Everything that is wrong in a form, on top of it; each line leads to its field. It is read with the focus that it is given, once a try:
 * lines that go as their fields are corrected are not read again (accessibility.6).
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
          {linesOf(items).map(([first, ...others]) => (
            <li key={first.fieldId}>
              {first.group === undefined ? null : `${first.group}: `}
              <FaultLink {...first} />
              {others.map((item) => (
                <Fragment key={item.fieldId}>
                  {', '}
                  <FaultLink {...item} />
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function linesOf(items: readonly Fault[]): readonly (readonly [Fault, ...Fault[]])[] {
  const lines: [Fault, ...Fault[]][] = [];
  for (const item of items) {
    const line = lines.at(-1);
    if (line !== undefined && item.group !== undefined && line[0].group === item.group) line.push(item);
    else lines.push([item]);
  }
  return lines;
}

function FaultLink({ fieldId, text, group, goTo }: Fault) {
  return (
    <a
      href={`#${fieldId}`}
      aria-label={group === undefined ? undefined : `${group}, ${text}`}
      onClick={(event) => {
        // The address keeps its step; only the focus goes.
        event.preventDefault();
        if (goTo) goTo();
        else document.getElementById(fieldId)?.focus();
      }}
    >
      {text}
    </a>
  );
}
