/** A booking in progress that this browser remembers: for page tests that begin at the payment. */
import type { BillingForm } from '#core/domain/travelers/contactRules';
import { CHOSEN_FLIGHT, DRAFT_ID, keepChosen } from '#testing/flights/chosenFlight';

const keep = (key: string, value: unknown): void => window.sessionStorage.setItem(`wf.booking.${key}`, JSON.stringify(value));

interface Filled {
  readonly flight?: typeof CHOSEN_FLIGHT;
  /** What was typed as one. */
  readonly email?: string;
  readonly billing?: Partial<BillingForm>;
}

/** Everything is filled in but the payment step itself, of which `billing` is. */
export function keepFilled({ flight = CHOSEN_FLIGHT, email = 'canary@example.com', billing = {} }: Filled = {}): void {
  const person = { middleName: '', lastName: 'Pajarita', sex: 'F', knownTravelerNumber: '', redressNumber: '', passportLater: '' };
  const passport = { passportExpires: '05/05/2099', passportCountry: 'US' };
  const born = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10).split('-');
  keepChosen(flight);
  keep('forms', {
    travelers: [
      { ...person, ...passport, kind: 'adult', firstName: 'Canaria', dateOfBirth: '04/18/1988', passportNumber: 'P7654321' },
      {
        ...{ ...person, ...passport, kind: 'infant', firstName: 'Leo', passportNumber: 'P7654322' },
        dateOfBirth: `${born[1] ?? ''}/${born[2] ?? ''}/${born[0] ?? ''}`,
      },
    ],
    contact: { email, phone: '+12125550118' },
    billing: { nameOnCard: 'Ty', country: 'US', state: '', address: '', city: '', zip: '', ...billing },
    answers: { keptEmail: '', twoPeople: [], selfTransfers: [] },
  });
  keep('progress', { review: true, travelers: true, contact: true });
  keep('draft', { draftId: DRAFT_ID });
}
