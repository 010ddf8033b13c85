/** Why people call a travel agency, and what came of it: what the agency counts. */
export const CALL_REASONS = ['new_trip', 'change', 'cancel', 'airline_change', 'bags_seats', 'names', 'payment', 'other'] as const;
export type CallReason = (typeof CALL_REASONS)[number];

export const CALL_OUTCOMES = ['booked', 'thinking', 'changed', 'cancelled', 'answered', 'handed_over', 'lost'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
