import { useState } from 'react';

interface ValueTreeProps {
  readonly name: string;
  readonly value: unknown;
  /** What it was before; the same value where nothing changed. */
  readonly before: unknown;
  /** Unfolded to this depth at first; what changed is unfolded in any case. */
  readonly open?: number;
}

/** Longer lists are drawn in parts. */
const PART = 50;

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Whether two values say the same; what is the same object needs no look. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isParts(a) || !isParts(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}

/** A value part by part, what changed marked. */
export function ValueTree({ name, value, before, open = 1 }: ValueTreeProps) {
  const isChanged = !isSame(value, before);
  const [isOpen, setOpen] = useState(open > 0);
  const mark = isChanged && <span className="insp-changed">changed</span>;
  if (!isParts(value))
    return (
      <div className="insp-value" data-changed={isChanged}>
        <span className="insp-key">{name}</span> {isChanged && before !== undefined && <del>{brief(before)}</del>}{' '}
        <span className={`insp-lit is-${value === null ? 'null' : typeof value}`}>{brief(value)}</span> {mark}
      </div>
    );
  const keys = Object.keys(value);
  const was = isParts(before) ? before : {};
  return (
    <details className="insp-value" data-changed={isChanged} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="insp-key">{name}</span> <span className="insp-soft">{brief(value)}</span> {mark}
      </summary>
      {isOpen &&
        (keys.length > PART ? (
          parts(keys).map((part) => (
            <ValueTree
              key={part[0]}
              name={`${part[0] ?? ''} … ${part.at(-1) ?? ''}`}
              value={pick(value, part)}
              before={pick(was, part)}
              open={0}
            />
          ))
        ) : (
          <>
            {keys.map((key) => (
              <ValueTree key={key} name={key} value={value[key]} before={was[key]} open={open - 1} />
            ))}
            {Object.keys(was)
              .filter((key) => !(key in value))
              .map((key) => (
                <div key={key} className="insp-value" data-changed="true">
                  <span className="insp-key">{key}</span> <del>{brief(was[key])}</del> <span className="insp-changed">gone</span>
                </div>
              ))}
          </>
        ))}
    </details>
  );
}

const parts = (keys: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(keys.length / PART) }, (_, i) => keys.slice(i * PART, (i + 1) * PART));
const pick = (value: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, value[key]]));

const MOST_SIGNS = 120;

/** A value in a line. */
export function brief(value: unknown): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${String(value.length)} items`;
  if (typeof value === 'function') return 'function';
  if (isParts(value)) {
    const keys = Object.keys(value);
    return keys.length === 0 ? '{}' : `{ ${keys.slice(0, 4).join(', ')}${keys.length > 4 ? ', …' : ''} }`;
  }
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS)}…` : text;
}
