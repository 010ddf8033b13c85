/** The price of a draft: of the flight that was chosen, and again later. */
import { dateField, readSearchBody } from '#core/contract/flights/searchBody';
import type { CreateDraft } from '#core/contract/bookings/drafts.schema';
import { DATE_WINDOW_DAYS } from '#core/domain/values/dates';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { tripDateFaults } from '#core/domain/booking/saleWindow';
import type { PricedOffer } from '../../flights/supplier';
import type { Refusal } from '../wire/answers';
import { refuse } from '../wire/answers';
import type { Draft, DraftRepository } from './drafts.repository';
import type { Pricing } from './pricing';

const TOO_FAR = `is more than ${DATE_WINDOW_DAYS} days ahead: not on sale yet`;

/** The flight of a search, priced; a search that cannot be sold is refused before the supplier is called. */
export async function quoteSearch(pricing: Pricing, { search, flightId }: CreateDraft, now: Date): Promise<Result<PricedOffer, Refusal>> {
  const query = readSearchBody(search);
  if (!query.ok) return err(refuse('invalid_request', { errors: query.error }));
  const faults = tripDateFaults(query.value, now);
  // A page that was left open meets a day that has passed: to a traveler that flight is gone.
  if (faults.includes('past')) return err(refuse('offer_gone'));
  const bad = faults.findIndex((fault) => fault !== null);
  if (bad >= 0) return err(refuse('invalid_request', { errors: [{ name: dateField(query.value, bad), detail: TOO_FAR }] }));
  const offer = await pricing.reprice(query.value, flightId);
  return offer.ok ? offer : err(refuse(offer.error.code));
}

/** Asks the supplier for the price of a draft and keeps the new quote. */
export async function requote(
  { pricing, drafts }: { readonly pricing: Pricing; readonly drafts: Pick<DraftRepository, 'quote'> },
  draft: Draft,
): Promise<Result<Draft, Refusal>> {
  const offer = await pricing.again(draft.offer);
  return offer.ok ? ok(await drafts.quote(draft.id, offer.value)) : err(refuse(offer.error.code));
}
