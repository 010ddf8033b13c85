import type { ReactNode } from 'react';

interface FactListProps {
  readonly className?: string;
  readonly rows: readonly (readonly [term: string, value: ReactNode])[];
}

/** Terms and what they are; one without a value is left out. */
export const FactList = ({ className = 'facts', rows }: FactListProps) => (
  <dl className={className}>
    {rows.map(
      ([term, value]) =>
        value !== null &&
        value !== '' && (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
