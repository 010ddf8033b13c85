import type { CANCEL_REASONS, CANCEL_WISHES, VACATION_BUDGETS } from '../../../domain/site/enquiryRules';
import type { AlertStep } from '../../../domain/fares/fareAlerts';

/** What the choices of forms are called, on the page and in mails. */
export const formChoices = {
  reasons: {
    plans: 'My plans changed',
    illness: 'Illness or a death in the family',
    schedule: 'The airline changed the flight',
    visa: 'Visa or documents',
    duplicate: 'Booked twice, or by mistake',
    other: 'Something else',
  } satisfies Record<(typeof CANCEL_REASONS)[number], string>,
  wishes: {
    refund: 'Cancel and give back what the rules allow',
    credit: 'Cancel for a credit with the airline',
    change: 'Other dates instead, if possible',
    advice: 'Tell me first what I would get back',
  } satisfies Record<(typeof CANCEL_WISHES)[number], string>,
  budgets: {
    'under-1000': 'Under $1,000',
    '1000-2500': '$1,000 to $2,500',
    '2500-5000': '$2,500 to $5,000',
    'over-5000': 'Over $5,000',
  } satisfies Record<(typeof VACATION_BUDGETS)[number], string>,
  steps: { usd20: '$20', usd50: '$50', usd100: '$100', pct5: '5%', pct10: '10%' } satisfies Record<AlertStep, string>,
};
