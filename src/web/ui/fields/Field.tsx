import type { ReactNode } from 'react';
import { Icon } from '../Icon';

export interface FieldText {
  readonly id: string;
  /** The visible label is the accessible name. */
  readonly label: string;
  readonly help?: string | undefined;
  /** What is wrong and what to do; takes the place of the help. */
  readonly error?: string | undefined;
  /** Width in the form grid, `c2`. */
  readonly className?: string;
}

/** Where a field's help or error stands; a control points here by `aria-describedby`. */
export const sayId = (id: string): string => `${id}-say`;

/** Label above, control, then one place for help or error whose space is always kept (visual rule 12). */
export function Field({ id, label, help, error, className, children }: FieldText & { readonly children: ReactNode }) {
  return (
    <div className={`field${error ? ' bad' : ''}${className ? ` ${className}` : ''}`}>
      <label htmlFor={id}>{label}</label>
      {children}
      <span className="field__say" id={sayId(id)}>
        {error ? (
          <span className="err">
            <Icon name="alert" />
            <span>{error}</span>
          </span>
        ) : help ? (
          <span className="help">{help}</span>
        ) : null}
      </span>
    </div>
  );
}
