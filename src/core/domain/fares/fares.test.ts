import * as fc from 'fast-check';
import { SERVICE_FEE, breakDown, partyPrice, priceOf, serviceFeeOf } from './fares';

const party = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.nat(8), fc.nat(4))
  .filter(([a, c, i]) => a + c + i <= 9 && i <= a)
  .map(([adults, children, infants]) => ({ adults, children, infants }));
const fare = fc.record({
  dollars: fc.integer({ min: 19, max: 20_000 }),
  isDomestic: fc.boolean(),
  discount: fc.integer({ min: 0, max: 30 }).map((n) => n / 100),
});

describe('prices', () => {
  it('add up: parts to the total, travelers to the total, and the total is the lower of net and gross', () => {
    fc.assert(
      fc.property(fare, party, fc.nat(40_000), (f, p, taxes) => {
        const parts = breakDown(f, p, () => taxes);
        const price = partyPrice(f, p);
        expect(parts.base + parts.taxes + parts.serviceFee).toBe(parts.total);
        expect(parts.perTraveler.reduce((sum, t) => sum + t.count * t.each, 0)).toBe(parts.total);
        expect(parts.total).toBe(Math.min(price.totalNet, price.totalGross));
        expect(Math.min(parts.base, parts.taxes, parts.serviceFee)).toBeGreaterThanOrEqual(0);
        expect(price.totalNet).toBeLessThanOrEqual(price.totalGross);
        expect([price.totalNet, price.totalGross].every(Number.isInteger)).toBe(true);
        if (f.discount === 0) expect(price.totalNet).toBe(price.totalGross);
        else expect(price.adultNet).toBeLessThan(price.adultGross);
      }),
    );
  });

  test.each([
    ['adult', true, 40_000 + SERVICE_FEE.domestic],
    ['child', true, 40_000 + SERVICE_FEE.domestic],
    ['infant', true, 0],
    ['adult', false, 40_000 + SERVICE_FEE.international],
    ['child', false, 31_200 + SERVICE_FEE.international],
    ['infant', false, 4_000 + SERVICE_FEE.international],
  ] as const)('%s, domestic %s: %i cents of a $400 fare', (kind, isDomestic, cents) => {
    expect(priceOf({ dollars: 400, isDomestic, discount: 0 }, kind)).toEqual({ gross: cents, net: cents });
  });

  it('charges no fee for a lap infant without a ticket', () => {
    expect([serviceFeeOf('infant', true), serviceFeeOf('infant', false)]).toEqual([0, 2400]);
  });
});
