import type { PriceReason, PriceSource } from '../../../../domain/payment/priceLedger';

/** Words of the price ledger on the confirmation, and of its movements on the receipt. */
export const ledger = {
  title: 'Where each price came from',
  note: 'Every amount of this booking in order, and who set it. You are never charged more than you agreed to.',
  when: 'When',
  what: 'What happened',
  who: 'Who set it',
  amount: 'Amount',
  reasons: {
    offered: 'Flight chosen at this price',
    fare_changed: 'Another fare of the same flight chosen',
    extras_changed: 'Seats or bags chosen',
    repriced: 'Price checked again: unchanged',
    price_changed: 'Price checked again: changed',
    agreed: 'You agreed to pay up to this amount',
    authorised: 'Held on your card, not charged yet',
    declined: 'Declined, nothing charged',
    captured: 'Charged to your card',
    released: 'Given back: the booking could not be made',
    cancel_agreed: 'Cancellation agreed to with this refund',
    exchange_agreed: 'Change of flights agreed: to pay',
    exchange_refund_agreed: 'Change of flights agreed: refund',
    refunded: 'Refunded to your card',
  } satisfies Record<PriceReason, string>,
  sources: { supplier: 'Airline', traveler: 'You', gateway: 'Payment provider', agency: 'Our staff', bank: 'Your bank' } satisfies Record<
    PriceSource,
    string
  >,
};
