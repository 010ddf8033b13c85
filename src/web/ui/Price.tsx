import type { Cents } from '#core/domain/values/money';
import { formatCents, splitCents } from '#core/domain/values/money';

/** An exact price, cents raised (visual rule 7), read aloud as one. Sizes: s on tiles, m on tickets, xl on bills. */
export function Price({ cents, size = 'm' }: { cents: Cents; size?: 's' | 'm' | 'xl' }) {
  const parts = splitCents(cents);
  return (
    <span className={size === 'm' ? 'price' : `price price--${size}`} translate="no">
      <span aria-hidden="true">
        {parts.dollars}
        <sup>.{parts.cents}</sup>
      </span>
      <span className="vh">{formatCents(cents)}</span>
    </span>
  );
}
