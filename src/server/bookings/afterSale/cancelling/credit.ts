/** What an airline gave instead of money, as rows have it. */
import type { AirlineCredit } from '#core/domain/booking/cancelRules';

interface CreditColumns {
  readonly creditKind: AirlineCredit['kind'] | null;
  readonly creditAmount: number | null;
}

/** Null where it gave none. */
export const creditOf = ({ creditKind: kind, creditAmount: amount }: CreditColumns): AirlineCredit | null =>
  kind === null ? null : { kind, amount };

export const creditColumns = (credit: AirlineCredit | undefined): CreditColumns => ({
  creditKind: credit?.kind ?? null,
  creditAmount: credit?.amount ?? null,
});
