/** Duffel's orders page after page, those of the dashboard among them, and what Duffel passes on to no airline. */
import type { Duffel } from '@duffel/api';
import type { TravelerDetails } from '#core/domain/booking/booking';
import type { IsoDate } from '#core/domain/values/dates';
import { ok } from '#core/domain/values/result';
import { searchFor } from '#core/domain/search/trip';
import { openTestDatabase } from '#testing/database/testDatabase';
import { startDuffelServer } from '#testing/duffel/duffelServer';
import { readConfig } from '../../../../platform/config/config';
import { createDuffelBooks } from './duffelBooks';
import { duffel } from '../index';

const NOON = Date.UTC(2027, 0, 31, 12);
const at = (minute: number): Date => new Date(NOON + minute * 60_000);

/** Orders made a minute apart, the newest first; every third was made in the dashboard. */
const ORDERS = Array.from({ length: 450 }, (_, i) => ({
  id: `ord_${String(450 - i)}`,
  booking_reference: `PNR${String(450 - i)}`,
  ...(i % 3 === 0 ? {} : { metadata: { reference: `ours-${String(450 - i)}` } }),
  total_amount: '260.50',
  total_currency: i % 2 === 0 ? 'USD' : 'EUR',
  cancelled_at: i === 0 ? at(999).toISOString() : null,
  created_at: at(450 - i).toISOString(),
}));

function books() {
  const cursors: unknown[] = [];
  const list = async ({ limit = 50, after }: { limit?: number; after?: string }) => {
    cursors.push(after);
    const first = ORDERS.findIndex(({ id }) => id === after) + 1;
    const page = ORDERS.slice(first, first + limit);
    return { data: page, meta: { limit, after: first + limit < ORDERS.length ? page.at(-1)?.id : null } };
  };
  // of the SDK the one call that is made
  const api = { orders: { list } } as unknown as Duffel;
  const calls = {
    ask: async <T>(_kind: string, call: () => Promise<{ readonly data: T }>) => ok((await call()).data),
    close: () => undefined,
  };
  const none = { noted: async <T>(work: () => Promise<T>) => ok(await work()) };
  const database = (): never => {
    throw new Error('not called');
  };
  return { cursors, ...createDuffelBooks({ duffel: api, calls, db: database }, none) };
}

it('reads pages until the orders are older than the range, and names what is not ours', async () => {
  const { cursors, orders } = books();
  const found = await orders({ since: at(240), until: at(244) });
  expect(found.ok && found.value).toEqual([
    { orderId: 'ord_240', ourReference: null, supplierReference: 'PNR240', total: 26_050, isCancelled: false, at: at(240) },
    { orderId: 'ord_241', ourReference: 'ours-241', supplierReference: 'PNR241', total: null, isCancelled: false, at: at(241) },
    { orderId: 'ord_242', ourReference: 'ours-242', supplierReference: 'PNR242', total: 26_050, isCancelled: false, at: at(242) },
    { orderId: 'ord_243', ourReference: null, supplierReference: 'PNR243', total: null, isCancelled: false, at: at(243) },
  ]);
  expect(cursors).toEqual([undefined, 'ord_251']);
});

it('reads to the end of the list for the first day of all, and tells what is cancelled', async () => {
  const { cursors, orders } = books();
  const found = await orders({ since: at(-9), until: at(451) });
  expect(found.ok && [found.value.length, found.value.at(-1)?.isCancelled]).toEqual([450, true]);
  expect(cursors).toHaveLength(3);
});

it('tells that a person has to pass on a passport, and a change that Duffel cannot accept', async () => {
  let now = new Date('2027-04-10T12:00:00Z');
  const [server, database] = await Promise.all([startDuffelServer(() => now), openTestDatabase()]);
  const config = readConfig(server.env);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const { supplier, close } = duffel.create({
    config: config.value,
    serverDir: '',
    shared: null,
    db: () => database.db,
    clock: () => now,
    onError: () => undefined,
  });
  const query = searchFor({ origin: 'JFK', destination: 'LAX', departs: '2027-05-11' as IsoDate, returns: null }, 'Economy', {
    adults: 1,
    children: 0,
    infants: 0,
  });
  const traveler: TravelerDetails = {
    kind: 'adult',
    firstName: 'Maria',
    middleName: '',
    lastName: 'Quinones',
    dateOfBirth: '1985-04-18' as IsoDate,
    sex: 'F',
    knownTravelerNumber: '',
    passport: null,
  };
  const found = await supplier.search(query, { now, limit: 1 });
  const priced = await supplier.reprice(query, found.ok ? (found.value.flights[0]?.id ?? '') : '', now);
  if (!priced.ok) throw new Error(priced.error.code);
  const booked = await supplier.book(priced.value, [traveler], 'ours', now, { email: 'maria@example.com', phone: '+12125550118' });
  expect(booked.ok).toBe(true);
  const notPassedOn = { ok: false, error: { code: 'not_passed_on' } };
  expect(await supplier.updateTravelers('ours', [traveler])).toEqual(notPassedOn);
  await server.moveOrder(60, ['cancel', 'update']);
  expect(await supplier.changes?.accept('ours')).toEqual(notPassedOn);
  now = new Date(now.getTime() + 60_000);
  await server.moveOrder(90);
  // what Duffel can pass on it gets, the rest stays a person's
  expect(await supplier.changes?.accept('ours')).toEqual(notPassedOn);
  expect(server.calls.filter((call) => call.includes('/actions/accept'))).toHaveLength(1);
  await close();
  await server.close();
  await database.close();
});
