import fc from 'fast-check';
import { dayOfWeek, daysBetween } from '../values/dates';
import type { IsoDate } from '../values/dates';
import { flexOfParams, parseFlexibility, periodOf, withFlexParam } from './flexible';
import type { Flexibility } from './flexible';
import { FLEX_KINDS, FLEX_STAYS, flexDays, flexOfKind, kindOf, periodNames, seasonOf } from './flexiblePeriods';
import { MONTH_NIGHTS, groupsOf, offerOf } from './flexibleTrips';
import { DEFAULT_SEARCH } from '../places/initialSearch';
import { openSearchOfAddress } from './openSearch';
import { datedDraft } from './searchDraft';
import { searchOfAddress } from './validateSearch';

const DATED = 'ori=JFK&des=LAX&departdate=05-Jan-2027&triptype=R&cabin=Economy&adt=1&chd=0&inf=0&returndate=12-Jan-2027';
const [FIRST, LAST] = ['2026-11-26', '2027-10-22'] as [IsoDate, IsoDate];

it.each([
  ['', ''],
  ['flex=3', '3'],
  ['when=2027-03:weekend', '2027-03:weekend'],
  ['when=2026-12..02:week', '2026-12..02:week'],
  ['flex=4', null],
  ['flex=0', null],
  ['flex=1&flex=2', null],
  ['flex=1&when=2027-03:week', null],
  ['when=2027-13:week', null],
  ['when=2027-00:week', null],
  ['when=2027-03', null],
  ['when=2027-03:fortnight', null],
  ['when=2027-03..05:month', null],
  ['when=2027-03..06:week', null],
  ['when=0000-03:week', null],
  ['when=2027-03:weekend:week', null],
])('an address that says "%s" moves its dates by %j', (search, flex) => {
  expect(flexOfParams(new URLSearchParams(search))).toBe(flex);
});

it('days around move dates, a period does not', () => {
  expect((['', '1', '2', '3', '2027-03:week'] as const).map(flexDays)).toEqual([0, 1, 2, 3, 0]);
});

it.each([
  ['2027-03:weekend', '2027-03', '2027-03-01', '2027-03-31'],
  ['2028-02:month', '2028-02', '2028-02-01', '2028-02-29'],
  ['2027-03..05:week', '2027-03..05', '2027-03-01', '2027-05-31'],
  ['2026-12..02:weekend', '2026-12..02', '2026-12-01', '2027-02-28'],
])('%s is from %s to its last day', (flex, name, first, last) => {
  expect(periodOf(flex)).toMatchObject({ name, first, last });
});

const flexibility = fc.oneof(
  fc.constantFrom<Flexibility>('', '1', '2', '3'),
  fc
    .tuple(fc.integer({ min: 2026, max: 2040 }), fc.integer({ min: 1, max: 12 }), fc.constantFrom(...FLEX_STAYS))
    .map(([year, month, stay]): Flexibility => `${year}-${String(month).padStart(2, '0')}:${stay}`),
  fc
    .tuple(
      fc.integer({ min: 2026, max: 2040 }),
      fc.constantFrom('01..03', '03..05', '06..08', '11..01', '12..02'),
      fc.constantFrom('weekend', 'week'),
    )
    .map(([year, months, stay]) => `${year}-${months}:${stay}` as Flexibility),
);

it('reads back what it wrote; a period takes the place of the dates and leaves the rest', () => {
  fc.assert(
    fc.property(flexibility, (flex) => {
      const params = new URLSearchParams(withFlexParam(DATED, flex));
      expect(flexOfParams(params)).toBe(flex);
      expect(parseFlexibility(flex)).toBe(flex);
      expect(params.has('departdate')).toBe(periodOf(flex) === null);
      expect([params.get('ori'), params.get('triptype'), params.get('inf')]).toEqual(['JFK', 'R', '0']);
    }),
  );
});

it('no text breaks the reader', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\w{2,6}:\w{4,7}$/)), (text) => {
      const flex = parseFlexibility(text);
      expect(flex === null || flex === text).toBe(true);
    }),
  );
});

it.each<[Flexibility, string, string]>([
  ['2026-11:week', '2026-11-26', '2026-11-27'],
  ['2027-03:week', '2027-03-01', '2027-03-02'],
  ['2026-03:week', '2026-03-01', '2026-03-02'],
])('a draft in %s is dated %s to %s, so that a period that is over is in the past', (flex, departs, returns) => {
  expect(datedDraft({ ...DEFAULT_SEARCH, flex }, FIRST)).toMatchObject({ departDate: { date: departs }, returnDate: { date: returns } });
});

describe('a form', () => {
  it('chooses a stay in the period chosen before, else in the usual month', () => {
    expect(flexOfKind('weekend', '3', '2027-02-14' as IsoDate)).toBe('2027-02:weekend');
    expect(flexOfKind('week', '2027-03..05:weekend', FIRST)).toBe('2027-03..05:week');
    expect(flexOfKind('month', '2027-03..05:weekend', FIRST)).toBe('2027-03:month');
    expect(flexOfKind('2', '2027-03:month', FIRST)).toBe('2');
  });

  it('shows the kind of every flexibility, and what it chooses can be read', () => {
    fc.assert(
      fc.property(flexibility, fc.constantFrom(...FLEX_KINDS), (before, kind) => {
        const chosen = flexOfKind(kind, before, FIRST);
        expect(parseFlexibility(chosen)).toBe(chosen);
        expect(kindOf(chosen)).toBe(kind);
      }),
    );
  });

  it('offers the months and seasons that may be booked', () => {
    const { months, seasons } = periodNames('week', FIRST);
    expect([months[0], months.at(-1)]).toEqual(['2026-11', '2027-10']);
    expect(seasons).toEqual(['2026-09..11', '2026-12..02', '2027-03..05', '2027-06..08', '2027-09..11']);
    expect(seasons.map(seasonOf)).toEqual(['fall', 'winter', 'spring', 'summer', 'fall']);
    expect(periodNames('month', FIRST).seasons).toEqual([]);
    for (const name of [...months, ...seasons]) expect(periodOf(`${name}:week`)).not.toBeNull();
  });
});

it('an address that leaves its dates open is a search with the first days of its period', () => {
  const read = (search: string) => openSearchOfAddress(new URLSearchParams(search), FIRST);
  expect(read(withFlexParam(DATED, '2027-03:weekend'))?.slices.map(({ date }) => date)).toEqual(['2027-03-01', '2027-03-02']);
  for (const search of [
    `${DATED}&when=2027-03:weekend`,
    DATED,
    withFlexParam(DATED, '2025-03:weekend'),
    withFlexParam(DATED, '2029-03:weekend'),
    withFlexParam(DATED, '2027-03:weekend').replace('adt=1', 'adt=12'),
    withFlexParam(DATED, '2027-03:weekend').replace('triptype=R', 'triptype=M'),
    withFlexParam(DATED, '2027-03:weekend').replace('cabin=Economy', 'cabin=Deck'),
    withFlexParam(DATED, '2027-03:weekend').replace('des=LAX', 'des=JFK'),
  ])
    expect(read(search)).toBeNull();
});

it('an address with dates is judged by its dates, whatever it leaves open', () => {
  const read = (search: string) => searchOfAddress(new URLSearchParams(search), FIRST);
  expect(read(`${DATED}&when=2027-03:weekend`).ok).toBe(true);
  expect(read(`${DATED.replace('Jan-2027', 'Jan-2026')}&when=2027-03:weekend`)).toEqual({
    ok: false,
    error: { departDate: 'departurePast' },
  });
  expect(read(withFlexParam(DATED, '2027-03:weekend'))).toEqual({ ok: false, error: {} });
  expect(read(withFlexParam(DATED, '2025-03:weekend'))).toEqual({ ok: false, error: { departDate: 'departurePast' } });
});

describe('trips of a period', () => {
  const groups = (flex: string, isRoundTrip = true) => {
    const period = periodOf(flex);
    if (!period) throw new Error(flex);
    return groupsOf(period, isRoundTrip, FIRST, LAST);
  };

  it('are its weekends: Friday to Sunday first, and the longer ones', () => {
    const weekends = groups('2027-03:weekend');
    expect(weekends).toHaveLength(4);
    expect(weekends[0]).toEqual([
      { departs: '2027-03-05', returns: '2027-03-07' },
      { departs: '2027-03-04', returns: '2027-03-07' },
      { departs: '2027-03-05', returns: '2027-03-08' },
      { departs: '2027-03-06', returns: '2027-03-08' },
    ]);
    expect(groups('2027-03:weekend', false)[0]?.map(({ departs }) => dayOfWeek(departs))).toEqual([5, 6, 0]);
  });

  it('are its weeks, by the week that they begin in', () => {
    const weeks = groups('2027-03:week');
    expect(weeks.map((trips) => trips.length)).toEqual([6, 7, 7, 7, 4]);
    for (const { departs, returns } of weeks.flat()) expect(daysBetween(departs, returns ?? departs)).toBe(7);
    expect(groups('2027-03..05:week')).toHaveLength(14);
  });

  it('are each length of a whole month; one way its days by week', () => {
    expect(groups('2027-03:month').map((trips) => trips.length)).toEqual(MONTH_NIGHTS.map(() => 31));
    expect(groups('2027-03:month', false).map((trips) => trips.length)).toEqual([6, 7, 7, 7, 4]);
  });

  it('lie in the days that are sold, each trip once', () => {
    fc.assert(
      fc.property(flexibility, fc.boolean(), (flex, isRoundTrip) => {
        if (!periodOf(flex)) return;
        const trips = groups(flex, isRoundTrip).flat();
        for (const { departs, returns } of trips) {
          expect(departs >= FIRST && (returns ?? departs) <= LAST).toBe(true);
          expect(returns !== null).toBe(isRoundTrip);
        }
        expect(new Set(trips.map(({ departs, returns }) => `${departs} ${returns}`)).size).toBe(trips.length);
      }),
    );
  });

  it.each([
    [[300_00, 250_00, null, undefined], '2027-03-04', 250_00],
    [[null, null, null, null], '2027-03-05', null],
    [[null, undefined, null, null], '2027-03-04', undefined],
    [[undefined, undefined, undefined, undefined], '2027-03-05', undefined],
  ] as const)('offer the cheapest of %j', (prices, departs, price) => {
    const [weekend = []] = groups('2027-03:weekend');
    expect(offerOf(weekend, (trip) => prices[weekend.indexOf(trip)])).toMatchObject({ departs, price });
  });
});
