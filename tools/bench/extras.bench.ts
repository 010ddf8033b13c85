/** What is requested around a booking, at the port of the sandbox supplier and its threads: seat maps, and flights to change to. */
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { seatsOf } from '#core/domain/extras/extras';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { addDays, dayNumber } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { required } from '#core/domain/values/checkedReads';
import type { Result } from '#core/domain/values/result';
import type { PricedOffer } from '#server/flights/supplier';
import { createMemoryOrders } from '#server/flights/suppliers/sandbox/orders/orders';
import { createSandboxSupplier } from '#server/flights/suppliers/sandbox/sandboxSupplier';
import { openTimetablePool } from '#server/flights/suppliers/sandbox/timetable/threads/timetablePool';
import { CONTACT, partyOf } from '#testing/contracts/supplierParty';
import { median, quantile } from './quantiles';
import { most, row } from './report';
import type { BenchReport } from './report';

/** The built one: threads run plain JavaScript. */
const WORKER = path.resolve(__dirname, '../../dist/server/timetable.worker.js');
const NOW = new Date('2027-04-10T12:00:00Z');
const TIMES = 200;
const SEAT_MAP_GOAL_MS = 20;
/** Two legs of the largest aircraft. */
const LARGEST = '388';
const FAR = searchFor(
  { origin: 'JFK', destination: 'DXB', departs: '2027-06-08' as IsoDate, returns: '2027-06-22' as IsoDate },
  'Economy',
  { adults: 4, children: 2, infants: 0 },
);
const NEAR = searchFor(
  { origin: 'JFK', destination: 'LAX', departs: '2027-06-08' as IsoDate, returns: '2027-06-22' as IsoDate },
  'Economy',
  { adults: 2, children: 0, infants: 0 },
);

function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export async function run(): Promise<BenchReport> {
  const timetable = openTimetablePool(WORKER, (error) => console.error(error));
  const supplier = createSandboxSupplier(timetable, createMemoryOrders());
  await timetable.ready(NOW);

  async function offerOf(query: SearchQuery, isWanted: (offer: PricedOffer) => boolean): Promise<PricedOffer> {
    const { flights } = valueOf(await supplier.search(query, { now: NOW, limit: 300 }));
    for (const { id, fares } of flights)
      for (const { key } of fares) {
        const offer = valueOf(await supplier.reprice(query, id + key, NOW));
        if (isWanted(offer)) return offer;
      }
    throw new Error('no such flight is on sale');
  }
  async function times(ask: (i: number) => Promise<unknown>): Promise<readonly number[]> {
    const took: number[] = [];
    for (let i = 0; i < TIMES; i += 1) {
      const start = performance.now();
      JSON.stringify(await ask(i));
      took.push(performance.now() - start);
    }
    return took.sort((a, b) => a - b);
  }

  const far = await offerOf(
    FAR,
    ({ slices, sellsExtras }) => Boolean(sellsExtras) && slices.every(({ legs }) => legs.length === 1 && legs[0].aircraft === LARGEST),
  );
  const onSale = valueOf(await supplier.extras(far, NOW));
  const seats = onSale.seatMaps.reduce((sum, map) => sum + seatsOf(map).length, 0);
  const maps = await times(() => supplier.extras(far, NOW));

  const near = await offerOf(NEAR, ({ conditions: { changeable, separateTickets } }) => changeable === 0 && separateTickets !== true);
  valueOf(await supplier.book(near, partyOf(NEAR), 'bench', NOW, CONTACT));
  const booked = { ourReference: 'bench', trip: near, bookedAt: NOW };
  const exchanges = required(supplier.exchanges, 'exchanges');
  const dayOf = (i: number): IsoDate =>
    addDays('2027-06-09' as IsoDate, i % (dayNumber('2027-12-20' as IsoDate) - dayNumber('2027-06-09' as IsoDate)));
  const changes = await times((i) => exchanges.offers(booked, [{ place: 1, date: dayOf(i + 14) }], { now: NOW, limit: 40 }));
  await timetable.close();
  return {
    title: 'Seats and changes of flights',
    method: `${String(TIMES)} times at the supplier's port: both seat maps (${String(seats)} seats) of a round trip for six in an Airbus A380, and new flights for a booked return.`,
    rows: [
      most('seat maps of two A380 legs for six: p50', median(maps), 'ms', SEAT_MAP_GOAL_MS),
      row('seat maps of two A380 legs for six: p95', quantile(maps, 0.95), 'ms'),
      row('flights that the way back can be changed to: p50', median(changes), 'ms'),
      row('flights that the way back can be changed to: p95', quantile(changes, 0.95), 'ms'),
    ],
  };
}
