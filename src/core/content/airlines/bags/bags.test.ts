/** The rules that travelers are most often surprised by, and what holds for the whole table (results.40). */
import type { BagFee, FareBrand } from '../../../domain/flights/flights';
import { BAG_REGIONS, bagRegionBetween, bagRegionOf } from './bagRegions';
import type { BagRegion } from './bagRegions';
import { BAG_PAGES } from './bagPages';
import { BAG_TABLE } from './bagTable';
import { bagsOf, tripBags } from './bags';

const BRANDS = ['Basic', 'Main', 'Flex'] as const;
const inEconomy = (brand: FareBrand) => ({ cabin: 'Economy', brand }) as const;

it.each<[string, string, BagRegion]>([
  ['US', 'US', 'domestic'],
  ['US', 'PR', 'domestic'],
  ['US', 'CA', 'transborder'],
  ['MX', 'US', 'caribbean'],
  ['CA', 'JM', 'caribbean'],
  ['CA', 'CO', 'southAmerica'],
  ['US', 'PA', 'southAmerica'],
  ['MX', 'PE', 'southAmerica'],
  ['US', 'GB', 'atlantic'],
  ['TR', 'CA', 'atlantic'],
  ['US', 'JP', 'pacific'],
  ['AU', 'US', 'pacific'],
  ['GB', 'ES', 'europe'],
  ['US', 'IN', 'elsewhere'],
  ['ES', 'CO', 'elsewhere'],
  ['ZZ', 'US', 'elsewhere'],
])('between %s and %s it is %s', (from, to, region) => {
  expect([bagRegionOf(from, to), bagRegionOf(to, from)]).toEqual([region, region]);
});

it.each<[string, string, BagRegion]>([
  ['ANC', 'JNU', 'elsewhere'],
  ['SEA', 'JNU', 'domestic'],
  ['SEA', 'PDX', 'domestic'],
])('between %s and %s it is %s: the state of Alaska has rules of its own', (from, to, region) => {
  expect(bagRegionBetween({ code: from, country: 'US' }, { code: to, country: 'US' })).toBe(region);
});

it.each<[string, FareBrand, BagRegion, BagFee, BagFee, BagFee]>([
  ['UA', 'Basic', 'domestic', 'notAllowed', 40_00, 50_00],
  ['UA', 'Basic', 'transborder', 'notAllowed', 'paid', 'paid'],
  ['UA', 'Main', 'domestic', 0, 40_00, 50_00],
  ['UA', 'Basic', 'atlantic', 0, 75_00, 100_00],
  ['UA', 'Basic', 'southAmerica', 0, null, null],
  ['AA', 'Basic', 'domestic', 0, 40_00, 45_00],
  ['DL', 'Basic', 'domestic', 0, 35_00, 45_00],
  ['DL', 'Main', 'atlantic', 0, 0, 100_00],
  ['WN', 'Main', 'domestic', 0, 35_00, 45_00],
  ['WN', 'Flex', 'domestic', 0, 0, 0],
  ['B6', 'Basic', 'domestic', 0, 'paid', 'paid'],
  ['F9', 'Basic', 'domestic', 'paid', 'paid', 'paid'],
  ['NK', 'Basic', 'domestic', 'paid', 'paid', 'paid'],
  ['MX', 'Basic', 'domestic', 'paid', 'paid', 'paid'],
  ['MX', 'Main', 'domestic', null, null, null],
  ['FR', 'Basic', 'europe', 'paid', 'paid', 'paid'],
  ['AV', 'Basic', 'southAmerica', 'paid', 'paid', 'paid'],
  ['AV', 'Flex', 'southAmerica', 0, 0, null],
  ['LA', 'Basic', 'southAmerica', 'paid', 'paid', 'paid'],
  // the law of Brazil differs from that of its neighbors
  ['LA', 'Basic', 'domestic', null, 'paid', 'paid'],
  ['AC', 'Basic', 'domestic', 'notAllowed', 'paid', 'paid'],
  ['AC', 'Basic', 'transborder', 'notAllowed', 'paid', 'paid'],
  ['AC', 'Basic', 'atlantic', 0, 'paid', 'paid'],
  ['AC', 'Basic', 'southAmerica', 0, 'paid', 'paid'],
  ['AC', 'Flex', 'domestic', 0, null, null],
  ['WS', 'Basic', 'domestic', 'notAllowed', 'paid', 'paid'],
  ['WS', 'Flex', 'domestic', 0, null, null],
  ['LH', 'Basic', 'atlantic', 0, 'paid', 'paid'],
  ['LH', 'Main', 'europe', 0, 0, 'paid'],
  ['F8', 'Basic', 'domestic', 'paid', 'paid', 'paid'],
  ['N0', 'Basic', 'atlantic', 'paid', 'paid', 'paid'],
  ['BF', 'Main', 'atlantic', 0, 0, 'paid'],
  ['ZG', 'Basic', 'pacific', 0, 'paid', 'paid'],
  ['JL', 'Main', 'pacific', 0, 0, null],
  ['KX', 'Basic', 'caribbean', 0, 'paid', 'paid'],
  ['UP', 'Basic', 'caribbean', 0, null, null],
  // within Alaska
  ['AS', 'Main', 'elsewhere', 0, null, null],
  ['ZZ', 'Basic', 'domestic', null, null, null],
])('%s %s, %s: carry-on %s, first bag %s, second %s', (airline, brand, region, carryOn, checkedBag, secondBag) => {
  expect(bagsOf(airline, inEconomy(brand), region)).toMatchObject({ carryOn, checkedBag, secondBag });
});

it.each([
  ['Business', 'DL', 'domestic', 0],
  ['PremiumEconomy', 'DL', 'atlantic', 0],
  // more room is not another cabin
  ['PremiumEconomy', 'DL', 'domestic', null],
  // sells Business without a bag as well
  ['Business', 'AY', 'atlantic', null],
] as const)('in %s of %s, %s, the checked bag is %s', (cabin, airline, region, checkedBag) => {
  expect(bagsOf(airline, { cabin, brand: 'Standard' }, region)).toMatchObject({ carryOn: 0, checkedBag });
});

it.each<[string, FareBrand, readonly BagRegion[], BagFee, BagFee]>([
  ['AA', 'Basic', ['domestic', 'domestic'], 0, 80_00],
  ['DL', 'Main', ['atlantic', 'atlantic'], 0, 0],
  ['F9', 'Basic', ['domestic'], 'paid', 'paid'],
  // an amount and a fee that varies are a fee that varies
  ['DL', 'Basic', ['domestic', 'caribbean'], 0, 'paid'],
  ['UA', 'Basic', ['domestic', 'atlantic'], 'notAllowed', 115_00],
  ['UA', 'Basic', ['domestic', 'southAmerica'], 'notAllowed', null],
])('%s %s over %j: carry-on %s, checked bag %s', (airline, brand, regions, carryOn, checkedBag) => {
  expect(tripBags(airline, inEconomy(brand), regions)).toEqual({ personalItem: 0, carryOn, checkedBag });
});

const RULES = Object.entries(BAG_TABLE).flatMap(([airline, { rules }]) => rules.map((rule) => ({ airline, rule })));

it('every rule is the answer to something', () => {
  const idle = RULES.filter(
    ({ airline, rule }) => !rule.fares.some((brand) => rule.regions.some((region) => bagsOf(airline, inEconomy(brand), region) === rule)),
  );
  expect(idle).toEqual([]);
});

it('says where and when each is from, and never of a month to come', () => {
  for (const { source, month } of Object.values(BAG_TABLE)) {
    expect(source).toMatch(/^[a-z\d-]+(?:\.[a-z]{2,3})+$/);
    expect(month).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
    expect(Date.parse(month)).toBeLessThan(Date.now());
  }
});

it('leads to pages of the airline’s own site', () => {
  for (const [airline, page] of Object.entries(BAG_PAGES))
    expect(new URL(page).hostname.endsWith(BAG_TABLE[airline]?.source ?? 'none')).toBe(true);
});

/** Dearer is worse; nothing is said of what is not known. */
const burden = (fee: BagFee): number | null => (fee === 'notAllowed' ? Infinity : fee === 'paid' ? Number.MAX_SAFE_INTEGER : fee);

it('a dearer fare takes no bag away, and a second bag costs no less than the first', () => {
  for (const airline of Object.keys(BAG_TABLE))
    for (const region of BAG_REGIONS) {
      const sold = BRANDS.map((brand) => bagsOf(airline, inEconomy(brand), region));
      for (const kind of ['carryOn', 'checkedBag', 'secondBag'] as const) {
        const known = sold.flatMap((bags) => burden(bags[kind]) ?? []);
        expect([airline, region, kind, known]).toEqual([airline, region, kind, [...known].sort((a, b) => b - a)]);
      }
      for (const { checkedBag, secondBag } of sold)
        if (secondBag !== null) expect(burden(secondBag)).toBeGreaterThanOrEqual(burden(checkedBag) ?? Infinity);
    }
});
