import type { Cents } from '#core/domain/money';
import { splitCents } from '#core/domain/money';

/** An exact price, cents raised (visual rule 7). Sizes: s on tiles, m on tickets, xl on bills. */
export function Price({ cents, size = 'm' }: { cents: Cents; size?: 's' | 'm' | 'xl' }) {
  const parts = splitCents(cents);
  return (
    <span className={size === 'm' ? 'price' : `price price--${size}`}>
      {parts.dollars}
      <sup>.{parts.cents}</sup>
    </span>
  );
}
