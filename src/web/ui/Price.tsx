import type { Cents } from '#core/domain/values/money';
import { formatCents, splitCents } from '#core/domain/values/money';

interface PriceProps {
  readonly cents: Cents;
  /** s on tiles, m on tickets, xl on bills. */
  readonly size?: 's' | 'm' | 'xl';
  /** Said to screen readers by what is around it. */
  readonly isSpokenElsewhere?: boolean;
}

/** An exact price, cents raised (visual rule 7), read aloud as one. */
export function Price({ cents, size = 'm', isSpokenElsewhere = false }: PriceProps) {
  const parts = splitCents(cents);
  const className = size === 'm' ? 'price' : `price price--${size}`;
  const seen = (
    <>
      {parts.dollars}
      <sup>.{parts.cents}</sup>
    </>
  );
  return isSpokenElsewhere ? (
    <span className={className} translate="no" aria-hidden="true">
      {seen}
    </span>
  ) : (
    <span className={className} translate="no">
      <span aria-hidden="true">{seen}</span>
      <span className="vh">{formatCents(cents)}</span>
    </span>
  );
}
