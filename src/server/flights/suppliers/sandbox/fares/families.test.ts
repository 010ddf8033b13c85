import { loadAirports } from '../../../../airports/airportTable';
import { loadCarriers } from './carriers';
import type { Sale } from './families';
import { familiesOf } from './families';

const { byCode } = loadCarriers(loadAirports());
function saleOf(code: string, more: Partial<Omit<Sale, 'carrier'>> = {}): Sale {
  const carrier = byCode.get(code);
  if (!carrier) throw new Error(code);
  const sale = {
    carrier,
    haul: 'domestic',
    cabin: 'Economy',
    km: [3980, 3980],
    isMixed: false,
    areSeparateTickets: false,
    ...more,
  } as const;
  return { ...sale, regions: sale.km.map(() => 'domestic') };
}
/** `Basic +0`: what a family costs above the lowest, dollars. */
const ladder = (sale: Sale): readonly string[] => familiesOf(sale).map(({ conditions, above }) => `${conditions.brand} +${above}`);

it('says of two tickets that they are two, and of all else nothing', () => {
  const separateOf = (sale: Sale): readonly (true | undefined)[] => familiesOf(sale).map(({ conditions }) => conditions.separateTickets);
  expect(separateOf(saleOf('VB', { areSeparateTickets: true }))).toEqual([true]);
  expect(separateOf(saleOf('VB', { isMixed: true }))).toEqual([undefined]);
  expect(separateOf(saleOf('VB')).every((one) => one === undefined)).toBe(true);
});

test.each<[string, Sale, readonly string[]]>([
  ['a network airline at home', saleOf('DL'), ['Basic +0', 'Main +80', 'Flex +290']],
  ['one way costs half', saleOf('DL', { km: [3980] }), ['Basic +0', 'Main +40', 'Flex +145']],
  ['a short way costs less', saleOf('AA', { km: [300, 300] }), ['Basic +0', 'Main +40', 'Flex +130']],
  ['Southwest', saleOf('WN', { km: [1500] }), ['Basic +0', 'Main +30', 'Flex +95']],
  ['bundles of an ultra-low-cost airline', saleOf('F9', { km: [2000, 2000] }), ['Basic +0', 'Main +136', 'Flex +220']],
  ['across the Atlantic', saleOf('LH', { haul: 'atlantic', km: [5000] }), ['Basic +0', 'Main +75', 'Flex +255']],
  ['other long ways have a bag in the lowest', saleOf('JL', { haul: 'long', km: [8500] }), ['Main +0', 'Flex +245']],
  ['premium economy', saleOf('DL', { cabin: 'PremiumEconomy', km: [4500] }), ['Standard +0', 'Flex +120']],
  ['business', saleOf('BA', { cabin: 'Business', haul: 'atlantic', km: [5200, 5200] }), ['Standard +0', 'Flex +960']],
  ['first is refundable as it is', saleOf('AA', { cabin: 'First' }), ['Flex +0']],
  ['airlines whose rules differ', saleOf('AA', { isMixed: true }), ['Basic +0']],
])('%s', (_, sale, rungs) => {
  expect(ladder(sale)).toEqual(rungs);
});

const FEES = { carryOn: 0, personalItem: 0 };
test.each([
  ['DL', 0, { ...FEES, soldAs: 'Delta Main Basic', checkedBag: 7000, seatChoice: 4000, changeable: 'notOffered', boarding: 'last' }],
  ['DL', 1, { ...FEES, soldAs: 'Delta Main Classic', checkedBag: 7000, seatChoice: 0, changeable: 0, refundPenalty: null }],
  ['UA', 2, { ...FEES, soldAs: 'Economy Flexible', seatChoice: 0, changeable: 0, refundPenalty: 0, boarding: 'priority' }],
  ['WN', 2, { ...FEES, soldAs: 'Choice Extra', checkedBag: 0, refundPenalty: 0 }],
  ['UA', 0, { soldAs: 'Basic Economy', personalItem: 0, carryOn: 'notAllowed', checkedBag: 8000 }],
  ['F9', 0, { carryOn: 'paid', checkedBag: 'paid', seatChoice: 3600, changeable: 'notOffered', refundPenalty: null }],
  ['F9', 1, { carryOn: 0, checkedBag: null, seatChoice: 0, changeable: 9900, refundPenalty: null }],
])('%s: what family %i includes', (code, place, conditions) => {
  expect(familiesOf(saleOf(code))[place]?.conditions).toMatchObject(conditions);
});

it('nobody knows the fees of airlines whose rules differ', () => {
  expect(familiesOf(saleOf('AA', { isMixed: true }))[0]?.conditions).toEqual({
    brand: 'Basic',
    personalItem: 0,
    carryOn: null,
    checkedBag: null,
    seatChoice: null,
    changeable: null,
    refundPenalty: null,
  });
});

const HAULS = ['domestic', 'short', 'atlantic', 'long'] as const;
const CABINS = ['Economy', 'PremiumEconomy', 'Business', 'First'] as const;
it('a dearer family costs more and takes nothing away, whoever sells it', () => {
  const amount = (fee: number | string | null): number => (typeof fee === 'number' ? fee : Infinity);
  for (const carrier of byCode.values())
    for (const haul of HAULS)
      for (const cabin of CABINS) {
        const sold = familiesOf({ carrier, haul, regions: [], cabin, km: [6000, 6000], isMixed: false, areSeparateTickets: false });
        expect(new Set(sold.map(({ conditions }) => conditions.brand)).size).toBe(sold.length);
        sold.slice(1).forEach(({ conditions, above }, i) => {
          const before = sold[i];
          if (!before) throw new Error('there is one before');
          expect(above).toBeGreaterThan(before.above);
          for (const fee of ['seatChoice', 'changeable', 'refundPenalty'] as const)
            expect(amount(conditions[fee])).toBeLessThanOrEqual(amount(before.conditions[fee]));
        });
      }
});
