/** What the checker can find. */
export const RULES = [
  'lost booking',
  'lost change',
  'doubled change',
  'change without end',
  'change without its money',
  'charged for no change',
  'flights are others',
  'change taken for the airline’s',
  'lost draft',
  'attempt without end',
  'attempt open for more than 15 minutes',
  'doubled charge',
  'doubled ticket',
  'charge without a ticket',
  'seat sold twice',
  'other seats than were bought',
  'ticket without a charge',
  'hold left behind',
  'charged more than was accepted',
  'refund is another',
  'ledger is another',
  'mails are others',
  'answer changed',
  'acknowledged and not found',
  'nobody was notified',
  'notified for nothing',
  'books are others',
  'refunded more than came back',
  'status is another',
  'error of ours',
] as const;
export type Rule = (typeof RULES)[number];

export interface Finding {
  readonly rule: Rule;
  readonly says: string;
}
