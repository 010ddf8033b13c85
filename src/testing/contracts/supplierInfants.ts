/** The part of a supplier's contract about infants on laps. */
import type { TravelerDetails } from '#core/domain/booking/booking';
import type { SearchQuery } from '#core/domain/search/trip';
import { valueOf } from './supplierAnswers';
import type { SupplierOnTrial } from './supplierTrial';
import { CONTACT, partyOf } from './supplierParty';

/** Each infant is held by the adult who was named, and by one adult alone. */
export function describeInfants(trialOf: () => SupplierOnTrial): void {
  it('an infant without a lap, or on a lap with another, is not booked; the adult who was named holds it', async () => {
    const { supplier, now, query: searched } = trialOf();
    const query: SearchQuery = { ...searched, travelers: { adults: 2, children: 0, infants: 2 } };
    const [flight] = valueOf(await supplier.search(query, { now, limit: 1 })).flights;
    const offer = valueOf(await supplier.reprice(query, flight?.id ?? '', now));
    const held = (...laps: readonly (number | undefined)[]) =>
      partyOf(query).map(({ heldBy: _before, ...one }, i): TravelerDetails => {
        const heldBy = laps[i - query.travelers.adults];
        return { ...one, ...(heldBy !== undefined && { heldBy }) };
      });
    const order = (people: readonly TravelerDetails[]) => supplier.book(offer, people, 'ours', now, CONTACT);
    const refused = (traveler: number) => ({ ok: false, error: { code: 'traveler_refused', fields: [{ traveler, field: 'heldBy' }] } });
    expect(await order(held(0, undefined))).toEqual(refused(3));
    expect(await order(held(1, 1))).toEqual(refused(3));
    expect(await order(held(3, 0))).toEqual(refused(2));
    expect(valueOf(await supplier.lookup('ours'))).toBeNull();
    expect(valueOf(await order(held(1, 0))).status).not.toBe('cancelled');
  });
}
