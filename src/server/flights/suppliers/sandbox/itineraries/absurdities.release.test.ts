/** What an airline expert laughed at, each as a rule that must not be broken again (fare-model.2 to fare-model.22). */
import type { IsoDate } from '#core/domain/values/dates';
import { addDays, dayNumber } from '#core/domain/values/dates';
import type { Flight } from '#core/domain/flights/flights';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { Cabin } from '#core/domain/search/trip';
import { loadAirports } from '../../../../airports/airportTable';
import { distanceKm } from '../../../../geography/distance';
import { aircraftOf, cabinsOn } from '../fares/cabins';
import { longestTrack } from '../timetable/connections';
import { rangeOf, takes } from '../timetable/equipment';
import { flightsOfDay, localTimes } from '../timetable/legs';
import { buildNetwork, carrierOf, departuresOf, routesBetween } from '../timetable/network';
import { flightNumber } from '../numbers';
import { fareScene, sliceDollars } from '../fares/pricing';
import { slicesBetween } from './slices';
import { timetableInThread } from '../timetable/threads/timetableService';

const net = buildNetwork(loadAirports());
const at = (code: string) => {
  const a = net.airports.get(code);
  if (!a) throw new Error(code);
  return a;
};
const DAY = '2027-05-11' as IsoDate;
const routesOf = (from: string, to: string): number[] => {
  const { first, end } = routesBetween(net, at(from), at(to));
  return Array.from({ length: end - first }, (_, i) => first + i);
};
const codeOf = (r: number): string => carrierOf(net, r).code;
const carriersOn = (from: string, to: string): string[] => routesOf(from, to).map(codeOf);
const slices = (from: string, to: string, date = DAY) =>
  slicesBetween(net, { from: at(from), to: at(to), day: dayNumber(date), notBefore: 0 });
const nonstops = (from: string, to: string, date = DAY) => slices(from, to, date).filter((s) => s.legs.length === 1);
const viaOf = (from: string, to: string): Set<string> =>
  new Set(slices(from, to).flatMap((s) => s.legs.slice(1).map((l) => net.airports.airports[net.from[l.route] ?? 0]?.code ?? '')));

/** Mean fare of a day's nonstops on full-service airlines, one direction. */
function fare(from: string, to: string, date: IsoDate, daysAhead = 60, cabin: Cabin = 'Economy'): number {
  const scene = fareScene(net, at(from), at(to), date, daysAhead, cabin, at(to));
  const list = nonstops(from, to, date).filter((s) => net.carriers.list[s.carrier]?.tier === 'full' && cabinsOn(net, s, cabin) !== null);
  return list.reduce((sum, s) => sum + sliceDollars(net, scene, s), 0) / list.length;
}

describe('who flies', () => {
  test.each([
    ['WN', 'JFK', 'LAX', 'not its airport'],
    ['WN', 'JFK', 'MCO', 'not its airport'],
    ['TR', 'JFK', 'SIN', 'beyond its fleet'],
    ['6E', 'ORD', 'DEL', 'beyond its network'],
    ['JQ', 'DFW', 'SYD', 'beyond its fleet'],
    ['B6', 'DFW', 'IAH', 'neither is its base'],
    ['F9', 'LAX', 'HNL', 'not its airport'],
  ])('%s does not fly %s-%s: %s', (carrier, from, to) => {
    expect(carriersOn(from, to)).not.toContain(carrier);
  });

  test.each([
    ['DL', 'ATL', 'JNB'],
    ['EK', 'JFK', 'MXP'],
    ['B6', 'JFK', 'LHR'],
    ['SQ', 'JFK', 'FRA'],
    ['EK', 'EWR', 'ATH'],
  ])('%s flies %s-%s', (carrier, from, to) => {
    expect(carriersOn(from, to)).toContain(carrier);
  });

  it('lets no airline use an airport it left to others', () => {
    const found: string[] = [];
    for (let r = 0; r < net.routes; r++) {
      const c = net.carriers.list[net.carrier[r] ?? 0];
      const to = net.airports.airports[net.to[r] ?? 0];
      if (c && to && c.never.has(to.code)) found.push(`${c.code} ${to.code}`);
    }
    expect(found).toEqual([]);
  });
});

describe('aircraft', () => {
  it('fly no farther than they can and land where they may', () => {
    const wrong: string[] = [];
    for (let r = 0; r < net.routes; r++) {
      const [from, to] = [net.airports.airports[net.from[r] ?? 0], net.airports.airports[net.to[r] ?? 0]];
      for (const leg of flightsOfDay(net, r, dayNumber(DAY)).slice(0, 3)) {
        const code = aircraftOf(net, leg);
        if (!from || !to || rangeOf(code) < (net.km[r] ?? 0) || !takes(from.code, code) || !takes(to.code, code))
          wrong.push(`${code} ${from?.code}-${to?.code} ${codeOf(r)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['JFK', 'LAX', ['E75', 'CR9', '717']],
    ['LAX', 'HNL', ['E75', 'CR9', '717']],
    ['SEA', 'BOS', ['E75', 'CR9', '717']],
  ])('%s-%s sees none of %j', (from, to, never) => {
    const seen = nonstops(from, to).flatMap((s) => s.legs.map((l) => aircraftOf(net, l)));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((code) => never.includes(code))).toEqual([]);
  });
});

describe('connections', () => {
  test.each([
    ['MIA', 'FLL'],
    ['LGA', 'JFK'],
    ['SFO', 'OAK'],
    ['LAX', 'LAS'],
    ['LAX', 'SFO'],
  ])('%s-%s is not flown over a third airport', (from, to) => {
    expect(slices(from, to).filter((s) => s.legs.length > 1)).toEqual([]);
  });

  it('SEA-BOS is not flown over Bozeman', () => {
    expect(viaOf('SEA', 'BOS')).not.toContain('BZN');
  });

  test.each([
    ['SEA', 'BOS'],
    ['BUF', 'SAN'],
    ['JFK', 'CDG'],
    ['ORD', 'HNL'],
    ['BNA', 'LHR'],
    ['SYR', 'SFO'],
  ])('%s-%s connects at hubs of an airline concerned, with a detour of at most 1.45', (from, to) => {
    const direct = distanceKm(at(from), at(to));
    const found = slices(from, to).filter((s) => s.legs.length > 1);
    expect(found.length).toBeGreaterThan(0);
    for (const s of found) {
      const flownKm = s.legs.reduce((sum, l) => sum + (net.km[l.route] ?? 0), 0);
      expect(flownKm).toBeLessThanOrEqual(longestTrack(direct) + 1);
      s.legs.slice(1).forEach((after, i) => {
        const before = s.legs[i] ?? after;
        const [landed, left] = [net.airports.airports[net.to[before.route] ?? 0], net.airports.airports[net.from[after.route] ?? 0]];
        const isHub =
          net.carriers.list[net.carrier[before.route] ?? 0]?.hubs.has(landed?.code ?? '') === true ||
          net.carriers.list[net.carrier[after.route] ?? 0]?.hubs.has(left?.code ?? '') === true;
        expect([landed?.code, isHub]).toEqual([landed?.code, true]);
      });
    }
  });
});

describe('frequencies and times', () => {
  test.each([
    ['SEA', 'BOS', 5, 16],
    ['LAX', 'LAS', 20, 45],
    ['JFK', 'LHR', 12, 30],
    ['LGA', 'ORD', 12, 40],
    ['ATL', 'JNB', 1, 2],
  ])('%s-%s has from %i to %i nonstops a day', (from, to, least, most) => {
    const count = nonstops(from, to).length;
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  });

  it('keeps half an hour between two departures of one airline on a route', () => {
    const near: string[] = [];
    for (let r = 0; r < net.routes; r++) {
      const times = departuresOf(net, r);
      times.forEach((minute, i) => {
        if (i > 0 && minute - (times[i - 1] ?? 0) < 30) near.push(`${codeOf(r)} ${r} ${times.join()}`);
      });
    }
    expect(near).toEqual([]);
  });

  it('spreads the departures of a busy route over the day', () => {
    const times = [...departuresOf(net, routesOf('ATL', 'LGA').find((r) => codeOf(r) === 'DL') ?? -1)];
    expect(times.length).toBeGreaterThanOrEqual(8);
    const parts = [360, 600, 840, 1080].map((start) => times.filter((m) => m >= start && m < start + 240).length);
    expect(Math.min(...parts)).toBeGreaterThan(0);
  });

  it('numbers the flights of a route without a fixed step', () => {
    const r = routesOf('ATL', 'LGA').find((route) => codeOf(route) === 'DL') ?? -1;
    const carrier = net.carriers.list[net.carrier[r] ?? 0];
    if (!carrier) throw new Error('no airline');
    const numbers = [...departuresOf(net, r)].map((_, order) =>
      flightNumber({ carrier, from: at('ATL'), to: at('LGA'), km: net.km[r] ?? 0, order }),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
    const steps = numbers.slice(1).map((n, i) => n - (numbers[i] ?? 0));
    expect(new Set(steps).size).toBeGreaterThan(steps.length / 2);
  });

  it('lands nowhere in the United States or Europe between half past midnight and five', () => {
    const late: string[] = [];
    for (const code of ['JFK', 'LAX', 'ORD', 'ATL', 'SEA', 'BOS', 'DFW', 'LHR', 'CDG', 'FRA', 'MAD']) {
      const index = at(code).index;
      for (let i = net.into[index] ?? 0; i < (net.into[index + 1] ?? 0); i++) {
        const r = net.inRoutes[i] ?? 0;
        for (const leg of flightsOfDay(net, r, dayNumber(DAY))) {
          const minute = localTimes(net, leg).arrives % 1440;
          if (minute >= 60 && minute < 4 * 60 + 45)
            late.push(`${codeOf(r)} ${net.airports.airports[net.from[r] ?? 0]?.code}-${code} ${minute}`);
        }
      }
    }
    expect(late).toEqual([]);
  });
});

describe('fares', () => {
  const SUNDAY_BEFORE = '2027-11-21' as IsoDate;
  const SUNDAY_AFTER = '2027-11-28' as IsoDate;

  it('asks thousands for a bed over the Atlantic', () => {
    expect(fare('JFK', 'LHR', DAY, 30, 'Business')).toBeGreaterThan(1400);
    expect(fare('JFK', 'LHR', DAY, 30, 'Business') / fare('JFK', 'LHR', DAY, 30)).toBeGreaterThan(4);
  });

  it('asks more for tomorrow in business', () => {
    expect(fare('SFO', 'JFK', DAY, 1, 'Business')).toBeGreaterThan(1300);
  });

  it('asks more for First than for Business at home', () => {
    expect(fare('LAX', 'ORD', DAY, 30, 'First')).toBeGreaterThan(1.2 * fare('LAX', 'ORD', DAY, 30, 'Business'));
  });

  test.each(['MCO', 'FLL', 'MIA', 'TPA'])('spring break costs more than December in %s', (to) => {
    const mean = (start: string, days: number): number =>
      Array.from({ length: days }, (_, i) => fare('JFK', to, addDays(start as IsoDate, i))).reduce((a, b) => a + b, 0) / days;
    expect(mean('2027-03-08', 21)).toBeGreaterThan(mean('2027-12-01', 21));
  });

  test.each([
    ['JFK', 'ORD'],
    ['LAX', 'SFO'],
    ['MCO', 'ATL'], // home from the sun: the way out was dear days before
  ])('the Sunday after Thanksgiving is the dearest on %s-%s', (from, to) => {
    expect(fare(from, to, SUNDAY_AFTER)).toBeGreaterThan(1.3 * fare(from, to, SUNDAY_BEFORE));
    // Also for whoever asks the day before: tomorrow is dear everywhere, but not as dear.
    expect(fare(from, to, SUNDAY_AFTER, 8)).toBeGreaterThan(fare(from, to, SUNDAY_BEFORE, 1));
  });

  it('rises in the last days most where people must travel', () => {
    const rise = (from: string, to: string): number => fare(from, to, DAY, 1) / fare(from, to, DAY, 30);
    expect(rise('ORD', 'DCA')).toBeGreaterThan(rise('JFK', 'LHR'));
    expect(rise('JFK', 'LHR')).toBeGreaterThan(rise('JFK', 'MCO'));
  });

  const timetable = timetableInThread(loadAirports());
  const soldOneWay = async (origin: string, destination: string): Promise<readonly Flight[]> => {
    const found = await timetable.search(searchFor({ origin, destination, departs: DAY, returns: null }, 'Economy', DEFAULT_TRAVELERS), {
      now: new Date('2027-04-10T12:00:00Z'),
      limit: 600,
    });
    return found.ok ? found.value.flights : [];
  };

  test.each([
    ['ATL', 'MCO', 'F9'],
    ['STN', 'BGY', 'FR'],
    ['LHR', 'JFK', 'B6'],
  ])('a low-cost fare from %s to %s buys a seat: bags cost extra on %s', async (origin, destination, carrier) => {
    const own = (await soldOneWay(origin, destination)).filter((f) => f.carrier === carrier && f.slices[0].stops === 0);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((f) => f.conditions.checkedBag === 0)).toEqual([]);
  });

  it('across the Atlantic the lowest fares have no checked bag, to Asia they do', async () => {
    const bagsTo = async (destination: string): Promise<number> => {
      const flights = await soldOneWay('JFK', destination);
      return flights.filter((f) => f.conditions.checkedBag === 0).length / flights.length;
    };
    expect(await bagsTo('CDG')).toBeLessThan(0.1);
    expect(await bagsTo('HND')).toBeGreaterThan(0.5);
  });
});
