/** An order of the simulated airline, and what is to become of it. */
import type { AirlineCredit } from '#core/domain/booking/cancelRules';
import type { Cents } from '#core/domain/values/money';
import type { PricedOffer, SupplierOrder } from '#server/flights/supplier';
import type { ExchangeOffer } from '#server/flights/supplierExchanges';

/** An exchange of an order, made at a moment. */
export interface OrderExchanged extends Pick<ExchangeOffer, 'trip' | 'terms'> {
  readonly id: string;
  readonly at: number;
  readonly newsTakes: number | null;
  readonly tickets: SupplierOrder['tickets'];
}

/** What becomes of an order; times are milliseconds after it was requested, null where that never happens. */
export interface OrderFate {
  /** Whether the call for it is answered with the order; otherwise nobody knows, and it is looked up. */
  readonly isAnswered: boolean;
  readonly madeAfter: number | null;
  /** When the airline says that it cannot be made. */
  readonly failsAfter: number | null;
  /** When the airline confirms it. */
  readonly ticketedAfter: number | null;
  /** When its ticket is there. */
  readonly documentAfter: number | null;
  /** How long news of it is on its way. */
  readonly newsTakes: number | null;
  /** Which part of what was paid comes back when it is cancelled, of 1, and in which form. */
  readonly givesBack: { readonly part: number; readonly as: 'money' | AirlineCredit['kind'] };
}

export const USUAL_FATE: OrderFate = {
  isAnswered: true,
  madeAfter: 0,
  failsAfter: null,
  ticketedAfter: 0,
  documentAfter: 0,
  newsTakes: 0,
  givesBack: { part: 1, as: 'money' },
};

/** An order in its books. */
export interface Order {
  readonly supplierReference: string;
  /** The trip as it is flown by now. */
  offer: PricedOffer;
  readonly requestedAt: number;
  readonly fate: OrderFate;
  /** What it was made for, without our fee. */
  readonly paid: Cents;
  /** The first one first. */
  readonly exchanges: OrderExchanged[];
  /** An exchange that was requested, and is not decided yet. */
  pending: (OrderExchanged & { readonly failsAt: number | null }) | null;
  isCancelled: boolean;
  /** Up to when its news was read. */
  readUntil: number;
}
