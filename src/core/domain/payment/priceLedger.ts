/** Where every number of a booking came from (money.18): what was shown, agreed to, held, charged and given back, in order. */
import type { Cents } from '../values/money';

export const PRICE_REASONS = [
  /** A flight was chosen at this price. */
  'offered',
  /** Another fare of the same flight was chosen. */
  'fare_changed',
  /** Seats or bags were chosen, or others, or none any more. */
  'extras_changed',
  /** Requested again; the same. */
  'repriced',
  /** Requested again; another price. */
  'price_changed',
  'agreed',
  /** The bank holds it. */
  'authorised',
  'declined',
  'captured',
  /** What was held or taken for a payment that came to nothing went back. */
  'released',
  /** The refund that a cancellation was agreed to for. */
  'cancel_agreed',
  /** What a change of flights was agreed to cost, 0 where it costs nothing. */
  'exchange_agreed',
  /** What a change of flights was agreed to bring back. */
  'exchange_refund_agreed',
  /** Went back to the card: by the gateway for us, by somebody of the agency at the provider, or by the bank after a dispute. */
  'refunded',
] as const;
export type PriceReason = (typeof PRICE_REASONS)[number];

export const PRICE_SOURCES = ['supplier', 'traveler', 'gateway', 'agency', 'bank'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** One line of the ledger. */
export interface PriceEntry {
  /** ISO instant. */
  readonly at: string;
  readonly reason: PriceReason;
  /** Who named the number. */
  readonly source: PriceSource;
  readonly amount: Cents;
}

/** What of the refunds was made by others than this site, up to an instant. */
export const returnedElsewhere = (entries: readonly PriceEntry[], until: Date): Cents =>
  entries
    .filter(({ at, reason, source }) => reason === 'refunded' && source !== 'gateway' && new Date(at) <= until)
    .reduce((sum, { amount }) => sum + amount, 0);

/** What a ledger must never show. */
export type LedgerFault = 'charged_without_consent' | 'charged_more_than_agreed' | 'charged_twice' | 'refunded_more_than_charged';

/** Holds a ledger to the promise that paying never leads to a higher charge (money.19). */
export function ledgerFaults(entries: readonly PriceEntry[]): readonly LedgerFault[] {
  const faults = new Set<LedgerFault>();
  let agreed: Cents | null = null;
  let isCharged = false;
  let charged: Cents = 0;
  let refunded: Cents = 0;
  for (const { reason, amount } of entries) {
    if (reason === 'agreed' || reason === 'exchange_agreed') agreed = amount;
    // each change of flights may be charged once, in addition to the booking itself
    if (reason === 'exchange_agreed') isCharged = false;
    if (reason === 'authorised' || reason === 'captured') {
      if (agreed === null) faults.add('charged_without_consent');
      else if (amount > agreed) faults.add('charged_more_than_agreed');
      if (isCharged) faults.add('charged_twice');
    }
    if (reason === 'captured') {
      isCharged = true;
      charged += amount;
    }
    if (reason === 'refunded') refunded += amount;
    if (refunded > charged) faults.add('refunded_more_than_charged');
  }
  return [...faults];
}

/** What a receipt counts (money.27): money that moved, in order; prices that were only named or held are no part of it. */
export interface ReceiptLines {
  readonly lines: readonly PriceEntry[];
  readonly paid: Cents;
  readonly givenBack: Cents;
}

export function receiptLines(entries: readonly PriceEntry[]): ReceiptLines {
  const sumOf = (wanted: PriceReason): Cents => entries.reduce((sum, { reason, amount }) => (reason === wanted ? sum + amount : sum), 0);
  return {
    lines: entries.filter(({ reason }) => reason === 'captured' || reason === 'refunded'),
    paid: sumOf('captured'),
    givenBack: sumOf('refunded'),
  };
}
