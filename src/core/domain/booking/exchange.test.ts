import { DEFAULT_TRAVELERS } from '../travelers/travelers';
import { searchFor } from '../search/trip';
import type { ChosenExtra } from '../extras/extras';
import type { PriceBreakdown, TravelerPrice } from '../flights/flights';
import type { IsoDate } from '../values/dates';
import { exchangedPrice, exchangedQuery, exchangeTerms, isOnKeptSlice, isSameDeal } from './exchange';
import type { RefundTo, ReplacedSlice } from './exchange';

const day = (text: string): IsoDate => text as IsoDate;

describe('what an exchange costs', () => {
  it.each<[name: string, difference: number, penalty: number, to: RefundTo, due: number, refund: number, credit: number | undefined]>([
    ['dearer flights and the fee', 4_000, 7_500, 'card', 11_500, 0, undefined],
    ['the fee less what the flights are cheaper by', -4_000, 7_500, 'card', 3_500, 0, undefined],
    ['nothing', -7_500, 7_500, 'airline_credits', 0, 0, undefined],
    ['less, to the card', -9_000, 7_500, 'card', 0, 1_500, undefined],
    ['less, as credit', -9_000, 7_500, 'voucher', 0, 0, 1_500],
    ['less, which nobody gets', -9_000, 7_500, 'nowhere', 0, 0, undefined],
  ])('%s', (_name, difference, penalty, to, due, refund, credit) => {
    const terms = exchangeTerms(difference, penalty, to);
    expect([terms.due, terms.refund, terms.credit?.amount]).toEqual([due, refund, credit]);
    expect(isSameDeal(terms, exchangeTerms(difference, penalty, to))).toBe(true);
    expect(isSameDeal(terms, exchangeTerms(difference + 20_000, penalty, to))).toBe(false);
  });
});

describe('the search of the new trip', () => {
  const query = searchFor(
    { origin: 'JFK', destination: 'LAX', departs: day('2027-05-11'), returns: day('2027-05-18') },
    'Economy',
    DEFAULT_TRAVELERS,
  );
  const dated = (...replaced: readonly ReplacedSlice[]) => exchangedQuery(query, replaced)?.slices.map(({ date }) => date) ?? null;

  it.each<[name: string, replaced: readonly ReplacedSlice[], dates: readonly string[] | null]>([
    ['has the new day of one slice', [{ place: 1, date: day('2027-05-20') }], ['2027-05-11', '2027-05-20']],
    ['may have both on one day', [{ place: 0, date: day('2027-05-18') }], ['2027-05-18', '2027-05-18']],
    [
      'has new days of both',
      [
        { place: 1, date: day('2027-06-09') },
        { place: 0, date: day('2027-06-02') },
      ],
      ['2027-06-02', '2027-06-09'],
    ],
    ['never goes backwards', [{ place: 0, date: day('2027-05-19') }], null],
    [
      'replaces no slice twice',
      [
        { place: 1, date: day('2027-05-20') },
        { place: 1, date: day('2027-05-21') },
      ],
      null,
    ],
    ['replaces no slice that there is not', [{ place: 2, date: day('2027-05-20') }], null],
    ['replaces something', [], null],
  ])('%s', (_name, replaced, dates) => {
    expect(dated(...replaced)).toEqual(dates);
  });
});

const seat = (slice: number): ChosenExtra => ({
  ...{ kind: 'seat', id: `seat-${String(slice)}-0-12A-0`, traveler: 0, slice, leg: 0, designator: '12A', isExitRow: false, price: 1_500 },
});
const bag = (...slices: number[]): ChosenExtra => ({
  ...{ kind: 'bag', id: `bag-checked-${slices.join('.')}-0-23`, traveler: 0, slices, bag: 'checked', quantity: 1, price: 3_500 },
});

it('keeps the seats of slices that stay, and the bags that are carried on one of them', () => {
  const kept = [seat(0), seat(1), bag(0), bag(1), bag(0, 1)].filter((extra) =>
    isOnKeptSlice(extra, [{ place: 1, date: day('2027-05-20') }]),
  );
  expect(kept.map(({ id }) => id)).toEqual(['seat-0-0-12A-0', 'bag-checked-0-0-23', 'bag-checked-0.1-0-23']);
});

describe('the price after an exchange', () => {
  /** Two adults, a child and a lap infant, with two seats. */
  const BEFORE: PriceBreakdown = {
    ...{ base: 60_000, taxes: 5_900, serviceFee: 3_600, extras: 3_000, total: 72_500 },
    perTraveler: [
      { kind: 'adult', count: 2, each: 23_000 },
      { kind: 'child', count: 1, each: 23_000 },
      { kind: 'infant', count: 1, each: 500 },
    ],
  };
  const added = ({ base, taxes, serviceFee, extras = 0 }: PriceBreakdown): number => base + taxes + serviceFee + extras;
  const travelers = (rows: readonly TravelerPrice[]): number => rows.reduce((sum, { count, each }) => sum + count * each, 0);

  it.each([0, 1, 2, 3, 4_001, -1, -2, -9_998])('adds up, and is %d cents away from the one before', (difference) => {
    for (const kept of [[seat(0), seat(1)], [seat(0)], []]) {
      const after = exchangedPrice(BEFORE, kept, difference);
      expect(after).toMatchObject({ total: BEFORE.total + difference, taxes: BEFORE.taxes, serviceFee: BEFORE.serviceFee });
      expect(after && [added(after), travelers(after.perTraveler) + (after.extras ?? 0), after.extras ?? 0]).toEqual([
        BEFORE.total + difference,
        BEFORE.total + difference,
        kept.length * 1_500,
      ]);
    }
  });

  it('shares odd cents out to single travelers, and names equal ones together', () => {
    const once = exchangedPrice(BEFORE, [seat(0), seat(1)], 1);
    expect(once?.perTraveler).toEqual([
      { kind: 'adult', count: 1, each: 23_000 },
      { kind: 'adult', count: 1, each: 23_001 },
      { kind: 'child', count: 1, each: 23_000 },
      { kind: 'infant', count: 1, each: 500 },
    ]);
    expect(once && exchangedPrice(once, [seat(0), seat(1)], 1)?.perTraveler).toEqual([
      { kind: 'adult', count: 2, each: 23_001 },
      { kind: 'child', count: 1, each: 23_000 },
      { kind: 'infant', count: 1, each: 500 },
    ]);
  });

  it('is none where a part of it would be less than nothing', () => {
    expect(exchangedPrice(BEFORE, [], -64_000)).toBeNull();
    expect(exchangedPrice(BEFORE, [seat(0), seat(1)], -60_001)).toBeNull();
  });
});
