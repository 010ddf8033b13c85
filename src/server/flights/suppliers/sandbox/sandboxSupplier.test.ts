import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { flightsToWire } from '#core/contract/flights/flights';
import type { FlightsAnswerWire, JourneyWire } from '#core/contract/flights/flights.schema';
import type { IsoDate } from '#core/domain/values/dates';
import { addDays } from '#core/domain/values/dates';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import type { TravelerCounts } from '#core/domain/travelers/travelers';
import { movedTo, searchFor } from '#core/domain/search/trip';
import type { Cabin, SearchQuery } from '#core/domain/search/trip';
import { itInRelease } from '#testing/jest/smallerRuns';
import { cases } from '#testing/testSize';
import { loadAirports } from '../../../airports/airportTable';
import { cabinsOf, loadCarriers, sellsCabin } from './fares/carriers';
import { longestTrack, minimumConnection } from './timetable/connections';
import { isWidebody } from './timetable/equipment';
import { distanceKm } from '../../../geography/distance';
import { createMemoryOrders } from './orders/orders';
import { fareRegionOf, isSameCountry } from './fares/regions';
import { createSandboxSupplier } from './sandboxSupplier';
import { timetableInThread } from './timetable/threads/timetableService';

const airports = loadAirports();
const supplier = createSandboxSupplier(timetableInThread(airports), createMemoryOrders());
const carriers = loadCarriers(airports);
const NOW = new Date('2027-04-10T12:00:00Z');
const DAY = '2027-05-11' as IsoDate;
const BACK = '2027-05-18' as IsoDate;

interface Wish {
  readonly departs?: IsoDate;
  readonly returns?: IsoDate | null;
  readonly cabin?: Cabin;
  readonly travelers?: TravelerCounts;
}
const ask = (
  origin: string,
  destination: string,
  { departs = DAY, returns = null, cabin = 'Economy', travelers = DEFAULT_TRAVELERS }: Wish = {},
): SearchQuery => searchFor({ origin, destination, departs, returns }, cabin, travelers);

async function search(query: SearchQuery, now = NOW, limit = 600): Promise<FlightsAnswerWire> {
  const found = await supplier.search(query, { now, limit });
  if (!found.ok) throw new Error(found.error.code);
  return flightsToWire(found.value, query);
}

const at = (code: string) => {
  const a = airports.get(code);
  if (!a) throw new Error(code);
  return a;
};
const largest = [...airports.airports].sort((a, b) => b.weight - a.weight).slice(0, 300);
const HOUR_MS = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (tz: string): Intl.DateTimeFormat => {
  const format = formats.get(tz) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: tz, dateStyle: 'short', timeStyle: 'short' });
  formats.set(tz, format);
  return format;
};
/** The moments at which clocks show a local time: one, two where an hour comes twice, or the one meant where it is skipped. */
const momentsOf = (local: string, tz: string): readonly number[] => {
  const wall = Date.parse(`${local}Z`);
  const shown = (t: number): number => Date.parse(`${formatOf(tz).format(t).replace(' ', 'T')}Z`);
  const first = wall - (shown(wall) - wall);
  const guess = first - (shown(first) - wall);
  const moments = [guess - HOUR_MS, guess, guess + HOUR_MS].filter((t) => shown(t) === wall);
  return moments.length > 0 ? moments : [guess];
};
/** What may lie between two local times, in minutes. */
const minutesBetween = (from: readonly [string, string], to: readonly [string, string]): readonly number[] =>
  momentsOf(...from).flatMap((start) => momentsOf(...to).map((end) => (end - start) / 60_000));

/** Within the usual waits and detours of partners; the 24-hour interline is for pairs that have no such journey. */
function isUsual(j: JourneyWire): boolean {
  const flown = j.legs.reduce((s, l) => s + distanceKm(at(l.F), at(l.T)), 0);
  const direct = distanceKm(at(j.legs[0]?.F ?? ''), at(j.legs[j.legs.length - 1]?.T ?? ''));
  const isDomestic = isSameCountry(at(j.legs[0]?.F ?? ''), at(j.legs[j.legs.length - 1]?.T ?? ''));
  const isBearable = (l: JourneyWire['layovers'][number]): boolean =>
    l.M <= 720 && !l.N.includes('selfTransfer') && !(isDomestic && l.N.includes('transitCountry'));
  return flown <= longestTrack(direct) + 1 && j.layovers.every(isBearable);
}

/** Checks one direction against the rules of the model with nothing of the engine but the tables of minimum times. */
function checkJourney(j: JourneyWire, answer: FlightsAnswerWire): void {
  expect(j.NoS).toBe(j.legs.length - 1);
  expect(j.layovers).toHaveLength(j.NoS);
  expect(j.legs.reduce((s, l) => s + l.M, 0) + j.layovers.reduce((s, l) => s + l.M, 0)).toBe(j.FltTm);
  for (const leg of j.legs) {
    expect(minutesBetween([leg.D, at(leg.F).tz], [leg.R, at(leg.T).tz])).toContain(leg.M);
    expect([answer.airlines[leg.MC], answer.airports[leg.F], answer.airports[leg.T], answer.equipment[leg.EQ]]).not.toContain(undefined);
  }
  j.layovers.forEach((wait, i) => {
    const [before, after] = [j.legs[i], j.legs[i + 1]];
    if (!before || !after) throw new Error('layover without legs');
    const least = minimumConnection({
      a: at(before.F),
      via: at(before.T),
      next: at(after.F),
      b: at(after.T),
      isOtherCarrier: before.MC !== after.MC,
      isSelfTransfer: wait.N.includes('selfTransfer'),
    });
    expect(wait.M).toBeGreaterThanOrEqual(least);
    if (wait.N.includes('selfTransfer')) expect(wait.M).toBeGreaterThanOrEqual(180);
    expect(minutesBetween([before.R, at(before.T).tz], [after.D, at(after.F).tz])).toContain(wait.M);
    expect(wait.M).toBeLessThanOrEqual(1440);
    expect(wait.N.includes('airportChange')).toBe(before.T !== after.F);
    expect(wait.N.includes('long')).toBe(wait.M > 240);
  });
  // The last resort may happen on a usual two-stop journey that no hub offers; never along with a usual nonstop or one-stop.
  if (!isUsual(j)) expect(answer.journeys.filter((k) => k.NoS < 2 && isUsual(k))).toEqual([]);
}

describe('a search', () => {
  test.each([
    ['JFK', 'LAX', BACK],
    ['NYC', 'LON', BACK],
    ['FSD', 'MLE', BACK],
    ['LED', 'SVO', null],
    ['SYD', 'GRU', null],
    ['JNU', 'AVL', BACK],
  ])('%s-%s gives legal journeys with prices that add up', async (origin, destination, returns) => {
    const query = ask(origin, destination, { returns, travelers: { adults: 2, children: 1, infants: 1 } });
    const answer = await search(query);
    expect(answer.flightsFound).toBeGreaterThan(0);
    expect(answer.flights).toHaveLength(answer.flightsFound);
    expect(new Set(answer.flights.map((f) => f.id)).size).toBe(answer.flightsFound);
    answer.journeys.forEach((j) => checkJourney(j, answer));
    const starts = airports.resolve(origin).map((a) => a.code);
    const ends = airports.resolve(destination).map((a) => a.code);
    for (const f of answer.flights) {
      const [out, back] = f.segments.map((s) => answer.journeys[s.J]);
      expect(starts).toContain(out?.legs[0]?.F);
      expect(ends).toContain(out?.legs[out.legs.length - 1]?.T);
      expect(out?.legs[0]?.D.slice(0, 10)).toBe(DAY);
      if (returns) expect(back?.legs[0]?.D.slice(0, 10)).toBe(returns);
      expect(f.NF).toBeLessThanOrEqual(f.GF);
      expect(f.ANPP).toBeLessThanOrEqual(f.AGPP);
      // the deepest discount is 33 % (fare-model.24)
      expect(f.ANPP).toBeGreaterThanOrEqual(Math.floor(f.AGPP * 0.67));
      expect([f.TOD, f.TOA]).toEqual([out?.TOD, out?.TOA]);
      expect(f.id).toMatch(/^[A-Za-z0-9.~]{11,190}$/);
    }
    expect(answer.flights.map((f) => f.NF)).toEqual(answer.flights.map((f) => f.NF).sort((a, b) => a - b));
  });

  itInRelease('is the same in two runs and in another process', async () => {
    const query = ask('NYC', 'PAR', { returns: BACK });
    const hash = createHash('sha256')
      .update(JSON.stringify(await search(query)))
      .digest('hex');
    expect(
      createHash('sha256')
        .update(JSON.stringify(await search(query)))
        .digest('hex'),
    ).toBe(hash);
    const code = `
      const query = ${JSON.stringify(query)};
      const { flightsToWire } = require('./src/core/contract/flights/flights');
      const { loadAirports } = require('./src/server/airports/airportTable');
      const { createMemoryOrders } = require('./src/server/flights/suppliers/sandbox/orders/orders');
      const { createSandboxSupplier } = require('./src/server/flights/suppliers/sandbox/sandboxSupplier');
      const { timetableInThread } = require('./src/server/flights/suppliers/sandbox/timetable/threads/timetableService');
      createSandboxSupplier(timetableInThread(loadAirports()), createMemoryOrders())
        .search(query, { now: new Date('${NOW.toISOString()}'), limit: 600 })
        .then((found) => process.stdout.write(require('node:crypto').createHash('sha256').update(JSON.stringify(flightsToWire(found.value, query))).digest('hex')));`;
    const other = execFileSync(process.execPath, ['-r', 'ts-node/register/transpile-only', '-e', code], {
      cwd: process.cwd(),
      env: { ...process.env, TZ: 'Pacific/Kiritimati' },
    });
    expect(other.toString()).toBe(hash);
  });

  it('gives the same ids on another day of search', async () => {
    const ids = async (now: Date) => new Set((await search(ask('BOS', 'DEN'), now, 2000)).flights.map((f) => f.id));
    expect(await ids(new Date('2027-05-01T12:00:00Z'))).toEqual(await ids(NOW));
  });

  it('reaches any two of the 300 largest airports on any day', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...largest), fc.constantFrom(...largest), fc.nat(300), async (a, b, days) => {
        fc.pre(a !== b && a.metro !== b.metro && distanceKm(a, b) > 90);
        const answer = await search(ask(a.code, b.code, { departs: addDays(DAY, days) }));
        expect(answer.flightsFound).toBeGreaterThan(0);
        answer.journeys.forEach((j) => checkJourney(j, answer));
      }),
      { numRuns: cases(10, 60) },
    );
  });

  it('sells nothing that leaves within the hour', async () => {
    const now = new Date('2027-05-11T17:00:00Z'); // 13:00 in New York
    const answer = await search(ask('JFK', 'LAX'), now);
    expect(answer.flights.map((f) => f.TOD).sort((a, b) => a - b)[0]).toBeGreaterThanOrEqual(14 * 60);
  });

  it('finds nothing on a day that is over at the origin', async () => {
    expect((await search(ask('JFK', 'LAX', { departs: '2027-04-09' as IsoDate }))).flights).toEqual([]);
  });

  it('keeps every outbound in a short list and never more than requested', async () => {
    const long = await search(ask('JFK', 'LAX', { returns: BACK }), NOW, 2000);
    const short = await search(ask('JFK', 'LAX', { returns: BACK }), NOW, 600);
    expect(long.flightsFound).toBeGreaterThan(short.flightsFound);
    expect(short.flightsFound).toBe(600);
    const outbounds = (a: FlightsAnswerWire) =>
      new Set(a.flights.map((f) => a.journeys[f.segments[0]?.J ?? 0]?.legs.map((l) => `${l.MC}${l.FN}${l.D}`).join()));
    expect(outbounds(short)).toEqual(outbounds(long));
  });

  it('crosses the dateline: Los Angeles-Sydney lands two days later, Tokyo-Los Angeles the same day', async () => {
    const nonstop = async (query: SearchQuery) => (await search(query)).journeys.filter((j) => j.NoS === 0);
    const south = await nonstop(ask('LAX', 'SYD'));
    expect(south.length).toBeGreaterThan(0);
    expect(new Set(south.map((j) => j.DS))).toEqual(new Set([2]));
    const home = await nonstop(ask('TYO', 'LAX'));
    expect(new Set(home.map((j) => j.DS))).toEqual(new Set([0]));
    expect(home.every((j) => j.TOA < j.TOD)).toBe(true);
  });

  test.each(['PremiumEconomy', 'Business', 'First'] as const)('%s is sold by airlines that have it', async (cabin: Cabin) => {
    const answer = await search(ask('JFK', 'FRA', { cabin }));
    expect(answer.flightsFound).toBeGreaterThan(0);
    for (const j of answer.journeys) {
      const longest = j.legs.reduce((a, b) => (distanceKm(at(b.F), at(b.T)) > distanceKm(at(a.F), at(a.T)) ? b : a));
      expect(longest.CB).toBeUndefined();
      for (const leg of j.legs) {
        const carrier = carriers.byCode.get(leg.MC);
        const kind = { isWide: isWidebody(leg.EQ), isHome: fareRegionOf(at(leg.F), at(leg.T)) === 'DOM' };
        expect(carrier && sellsCabin(carrier, (leg.CB as Cabin | undefined) ?? cabin, kind)).toBe(true);
      }
    }
  });

  it('says which cabins an airline sells at all', () => {
    const cabins = (code: string) => cabinsOf(carriers.list.find((c) => c.code === code) ?? carriers.list[0] ?? fail());
    expect(cabins('FR')).toEqual(['Economy']);
    expect(cabins('LH')).toEqual(['Economy', 'PremiumEconomy', 'Business', 'First']);
    expect(cabins('WN')).toEqual(['Economy']);
  });
});

function fail(): never {
  throw new Error('no carriers');
}

describe('a chosen flight', () => {
  test.each([
    ['round trip', ask('NYC', 'LON', { returns: BACK, travelers: { adults: 2, children: 1, infants: 1 } })],
    ['one way', ask('LAX', 'HNL', { travelers: { adults: 1, children: 2, infants: 1 } })],
    ['business', ask('SFO', 'NRT', { returns: BACK, cabin: 'Business' })],
    ['last resort', ask('LED', 'SVO')],
  ])('is re-priced at what the search showed: %s', async (_, query) => {
    const answer = await search(query);
    const step = Math.max(1, Math.floor(answer.flights.length / 40));
    for (const f of answer.flights.filter((_f, i) => i % step === 0)) {
      const offer = await supplier.reprice(query, f.id, NOW);
      if (!offer.ok) throw new Error(`${f.id} ${offer.error.code}`);
      const { price, slices, carrier } = offer.value;
      expect(price.total).toBe(Math.min(f.NF, f.GF));
      expect(price.base + price.taxes + price.serviceFee).toBe(price.total);
      expect(price.perTraveler.find((t) => t.kind === 'adult')?.each).toBe(Math.min(f.ANPP, f.AGPP));
      expect(carrier).toBe(f.Arln);
      expect(slices.map((s) => s.minutes)).toEqual(f.segments.map((s) => s.FltTm));
      expect(price.taxes).toBeGreaterThan(0);
      expect(price.base).toBeGreaterThan(0);
    }
  });

  it.each(['', 'x', 'AAJFKLAX000', 'AAJFKLAXzz0', 'AALAXJFK3c0', '../../etc', 'AAJFKLAX3c0~AALAXJFK3c0', 'é'.repeat(300)])(
    'is gone when the id is %j',
    async (id) => {
      expect(await supplier.reprice(ask('JFK', 'LAX'), id, NOW)).toEqual({ ok: false, error: { code: 'offer_gone' } });
    },
  );

  it('is gone once it is about to leave, and for another search', async () => {
    const query = ask('JFK', 'LAX');
    const id = (await search(query)).flights.find((f) => f.TOD < 600)?.id ?? '';
    expect((await supplier.reprice(query, id, NOW)).ok).toBe(true);
    expect((await supplier.reprice(query, id, new Date('2027-05-11T16:00:00Z'))).ok).toBe(false);
    expect((await supplier.reprice(ask('BOS', 'LAX'), id, NOW)).ok).toBe(false);
  });

  it('costs more as the day comes near', async () => {
    const query = ask('JFK', 'LAX');
    const id = (await search(query)).flights[0]?.id ?? '';
    const total = async (now: Date) => {
      const offer = await supplier.reprice(query, id, now);
      return offer.ok ? offer.value.price.total : NaN;
    };
    expect(await total(new Date('2027-05-09T12:00:00Z'))).toBeGreaterThan(await total(NOW));
  });
});

describe('the lowest prices of days around', () => {
  test.each([
    ['one way', ask('BOS', 'MCO')],
    ['round trip', ask('NYC', 'PAR', { returns: BACK })],
  ])('are those the search then shows: %s', async (_, query) => {
    const dates = [-3, 0, 2, 40].map((n) => addDays(DAY, n));
    const lowest = await supplier.lowestPrices(query, dates, { now: NOW });
    if (!lowest.ok) throw new Error(lowest.error.code);
    for (const date of dates) {
      const answer = await search(movedTo(query, date));
      expect(lowest.value.get(date)).toBe(Math.min(...answer.flights.map((f) => Math.min(f.ANPP, f.AGPP))));
    }
  });

  it('are null where nothing flies', async () => {
    const lowest = await supplier.lowestPrices(ask('JFK', 'LAX'), ['2027-01-01' as IsoDate], { now: NOW });
    expect(lowest.ok && lowest.value.get('2027-01-01' as IsoDate)).toBeNull();
  });
});
