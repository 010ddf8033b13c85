import type { TravelerDetails } from '#core/domain/booking/booking';
import type { IsoDate } from '#core/domain/values/dates';
import { nonEmpty } from '#core/domain/values/nonEmpty';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import type { SignedDuffelEvent } from '#testing/duffel/duffelServer';
import { openDuffel } from '#testing/duffel/duffelTrial';
import type { DuffelTrial } from '#testing/duffel/duffelTrial';
import { describeSupplier } from '#testing/contracts/supplierContract';
import type { SupplierOnTrial } from '#testing/contracts/supplierTrial';
import { describeExchanges } from '#testing/contracts/supplierExchangeContract';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import type { PricedOffer } from '../../supplier';
import { duffelEvents, duffelOrders } from './duffel.tables';
import { forgetOldEvents } from './orders/duffelEvents';
import { centsOf } from './search/fares';

const NOW = new Date('2027-04-10T12:00:00Z');
const QUERY: SearchQuery = searchFor(
  { origin: 'JFK', destination: 'LAX', departs: '2027-05-11' as IsoDate, returns: '2027-05-18' as IsoDate },
  'Economy',
  { adults: 2, children: 1, infants: 1 },
);

/** Only waits for answers are taken to have passed. */
const EVERY_TIMER_BUT_TIMEOUTS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const open = (): Promise<DuffelTrial> => openDuffel(database, NOW);

const onTrial = async (): Promise<SupplierOnTrial> => {
  const opened = await open();
  return {
    supplier: opened.supplier,
    get now() {
      return opened.now;
    },
    query: QUERY,
    passMinutes: opened.passMinutes,
    changeOrder: (_ourReference, change) => opened.server.changeOrder(change),
    breakDown: opened.breakDown,
    close: opened.close,
  };
};
describeSupplier('Duffel', onTrial);
describeExchanges('Duffel', onTrial);

describe('Duffel alone', () => {
  let opened: DuffelTrial;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const CONTACT = { email: 'maria@example.com', phone: '+12125550118' };
  const person = (kind: TravelerDetails['kind'], dateOfBirth: string, sex: TravelerDetails['sex'] = 'F'): TravelerDetails => ({
    kind,
    firstName: 'Maria',
    middleName: 'Luz',
    lastName: 'Quinones',
    dateOfBirth: dateOfBirth as IsoDate,
    sex,
    knownTravelerNumber: '',
    passport: kind === 'adult' && sex === 'F' ? { number: 'X1234567', expires: '2030-06-30' as IsoDate, country: 'US' } : null,
  });
  const PARTY = [
    person('adult', '1985-04-18'),
    person('adult', '1984-04-18', 'M'),
    person('child', '2020-01-01'),
    { ...person('infant', '2026-09-01'), heldBy: 1 },
  ];
  const book = (offer: PricedOffer, ourReference = 'ours') => opened.supplier.book(offer, PARTY, ourReference, NOW, CONTACT);

  async function offered(): Promise<PricedOffer> {
    const found = await opened.supplier.search(QUERY, { now: NOW, limit: 10 });
    const priced = await opened.supplier.reprice(QUERY, found.ok ? (found.value.flights[0]?.id ?? '') : '', NOW);
    if (!priced.ok) throw new Error(priced.error.code);
    return priced.value;
  }

  it('reads what an offer says, and says nothing that it does not', async () => {
    const found = await opened.supplier.search(QUERY, { now: NOW, limit: 10 });
    const flights = found.ok ? found.value.flights : [];
    expect(flights.map(({ carrier, slices }) => [carrier, slices[0].stops, slices[0].minutes])).toEqual([
      ['UA', 1, 470],
      ['DL', 0, 370],
      ['AA', 0, 365],
    ]);
    expect(
      flights[0]?.fares.map(({ conditions: c }) => [c.brand, c.soldAs, c.carryOn, c.checkedBag, c.changeable, c.refundPenalty]),
    ).toEqual([
      // the airline's own name of the fare: United has no carry-on in it, and two bags at $40
      ['Basic', 'Basic Economy', 'notAllowed', 80_00, 'notOffered', null],
      ['Main', 'Main', 0, null, 0, null],
      ['Flex', 'Flexible', 0, 0, 0, 5_000],
    ]);
    const [first, second] = flights[0]?.slices[0]?.legs ?? [];
    expect(first).toMatchObject({ wifi: true, power: false, legroomInches: 0, operatedBy: null, co2Kg: 25 });
    expect(second?.operatedBy).toBe('SkyWest');
  });

  it.each([
    ['SJU', 2_400],
    ['YYZ', 7_200],
  ])('takes the fee of a party with an infant for %s: %d cents (product.md 12)', async (destination, serviceFee) => {
    const { date } = QUERY.slices[0];
    const party = { adults: 2, children: 0, infants: 1 };
    const query = searchFor({ origin: 'JFK', destination, departs: date, returns: null }, 'Economy', party);
    // flown nonstop
    const found = await opened.supplier.search(query, { now: NOW, limit: 10 });
    const flight = found.ok ? found.value.flights.find(({ carrier }) => carrier === 'DL') : undefined;
    const priced = await opened.supplier.reprice(query, flight?.id ?? '', NOW);
    expect(priced).toMatchObject({ ok: true, value: { price: { serviceFee } } });
  });

  it('asks for as many slices as a trip has, and reads as many', async () => {
    const [out, back] = QUERY.slices;
    const slices = nonEmpty([out, { ...out, origin: 'LAX', destination: 'SFO' }, { ...out, ...back, origin: 'SFO' }]);
    const found = await opened.supplier.search({ ...QUERY, slices }, { now: NOW, limit: 1 });
    const flown = found.ok ? found.value.flights[0]?.slices.map(({ legs }) => [legs[0].from, legs.at(-1)?.to]) : [];
    expect(flown).toEqual(slices.map(({ origin, destination }) => [origin, destination]));
  });

  it('searches again for a flight whose offer ended, and sells it at its new price', async () => {
    const before = await offered();
    opened.server.endOffers();
    opened.server.raiseBy(10);
    const priced = await opened.supplier.reprice(QUERY, before.flightId, NOW);
    expect(priced).toMatchObject({ ok: true, value: { flightId: before.flightId } });
    expect(priced.ok && priced.value.price.total - before.price.total).toBe(6_000);
    expect(await book(before)).toMatchObject({ error: { code: 'price_changed' } });
  });

  it('tells who flies: titles, ages as they are, passports, and each infant on the lap that was named', async () => {
    const offer = await offered();
    expect(await book(offer)).toMatchObject({ ok: true, value: { status: 'ticketed' } });
    const order = opened.server.lastOrder() as { passengers: Record<string, unknown>[]; metadata: object };
    expect(order.metadata).toEqual({ reference: 'ours' });
    expect(order.passengers.map((p) => [p['title'], p['gender'], p['given_name'], p['born_on']])).toEqual([
      ['ms', 'f', 'MARIA LUZ', '1985-04-18'],
      ['mr', 'm', 'MARIA LUZ', '1984-04-18'],
      ['miss', 'f', 'MARIA LUZ', '2020-01-01'],
      ['miss', 'f', 'MARIA LUZ', '2026-09-01'],
    ]);
    expect(order.passengers.map((p) => p['infant_passenger_id'])).toEqual([undefined, order.passengers[3]?.['id'], undefined, undefined]);
    expect(order.passengers[0]).toMatchObject({
      identity_documents: [{ type: 'passport', unique_identifier: 'X1234567', issuing_country_code: 'US', expires_on: '2030-06-30' }],
    });
  });

  it('gives each ticket to its traveler, in whatever order Duffel lists passengers, and takes no other document for one', async () => {
    const offer = await offered();
    const booked = await book(offer);
    const numbers = [0, 1, 2, 3].map((traveler) => ({ traveler, number: `125210631281${String(traveler)}` }));
    expect(booked).toMatchObject({ ok: true, value: { tickets: numbers.map((ticket): unknown => expect.objectContaining(ticket)) } });
    expect(await opened.supplier.lookup('ours')).toEqual(booked);
  });

  it('finds an order whose answer was lost, and makes no second one', async () => {
    const offer = await offered();
    opened.server.change({ orders: 'answer lost' });
    expect(await book(offer)).toEqual({ ok: false, error: { code: 'supplier_unavailable' } });
    opened.server.change({ orders: 'created' });
    const found = await opened.supplier.lookup('ours');
    expect(found).toMatchObject({ ok: true, value: { status: 'ticketed' } });
    expect(await book(offer)).toEqual(found);
    expect(opened.server.calls.filter((call) => call === 'POST /air/orders')).toHaveLength(1);
  });

  it('gives an order two minutes, whatever searches and reads have', async () => {
    const offer = await offered();
    opened.server.change({ orders: 'held' });
    jest.useFakeTimers({ doNotFake: [...EVERY_TIMER_BUT_TIMEOUTS] });
    try {
      const booked = book(offer);
      while (!opened.server.calls.includes('POST /air/orders')) await new Promise((resolve) => setImmediate(resolve));
      jest.advanceTimersByTime(120_000);
      opened.server.releaseOrders();
      expect(await booked).toMatchObject({ ok: true, value: { status: 'ticketed' } });
    } finally {
      jest.useRealTimers();
    }
  });

  it('orders while searches are not let through any more', async () => {
    const adults = { ...QUERY, travelers: { adults: 1, children: 0, infants: 0 } };
    const found = await opened.supplier.search(adults, { now: NOW, limit: 10 });
    const priced = await opened.supplier.reprice(adults, found.ok ? (found.value.flights[0]?.id ?? '') : '', NOW);
    if (!priced.ok) throw new Error(priced.error.code);
    opened.server.fail('broken');
    for (let i = 0; i < 25; i += 1) await opened.supplier.search(QUERY, { now: NOW, limit: 10 });
    opened.server.fail(null);
    expect(await opened.supplier.search(QUERY, { now: NOW, limit: 10 })).toMatchObject({ ok: false });
    const [adult] = PARTY;
    if (!adult) throw new Error('somebody travels');
    expect(await opened.supplier.book(priced.value, [adult], 'ours', NOW, CONTACT)).toMatchObject({ ok: true });
  });

  describe('reported by webhook (reliability.31)', () => {
    const CHANGE = 'order.airline_initiated_change_detected';
    const news = async () => (await opened.changes.news(10)) as { readonly value?: readonly unknown[] };
    const orderId = async (): Promise<string> => (await database.db.select().from(duffelOrders))[0]?.orderId ?? '';

    it('believes its own signature alone, of either scheme, within five minutes', async () => {
      const { server, post } = opened;
      const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
      expect(await post(server.event('ping.triggered', {}))).toBe(200);
      expect(await post(server.event('ping.triggered', {}, { scheme: 'v2' }))).toBe(200);
      expect(await post(server.event('ping.triggered', {}, { at: at(-300) }))).toBe(200);
      const signed = server.event('ping.triggered', {});
      const faults: readonly SignedDuffelEvent[] = [
        server.event('ping.triggered', {}, { at: at(-301) }),
        server.event('ping.triggered', {}, { at: at(301) }),
        server.event('ping.triggered', {}, { scheme: 'v0' }),
        { ...signed, body: signed.body.replace('ping.triggered', 'order.created') },
        { ...signed, signature: signed.signature.slice(0, -1) },
        { ...signed, signature: 'nonsense' },
      ];
      for (const fault of faults) expect(await post(fault)).toBe(400);
      expect(await database.db.select().from(duffelEvents)).toHaveLength(3);
      expect(await news()).toMatchObject({ value: [] });
    });

    it('is news once an event, in any order, until the order was read', async () => {
      const { server, post, changes } = opened;
      await book(await offered());
      const aic = { id: 'aic_1', order_id: await orderId() };
      const [first, second] = [
        server.event(CHANGE, aic, { id: 'wev_1' }),
        server.event('order.updated', { id: await orderId() }, { id: 'wev_2' }),
      ];
      for (const event of [second, first, second]) expect(await post(event)).toBe(200);
      const found = await changes.news(10);
      expect(found).toEqual({ ok: true, value: [{ ourReference: 'ours', at: NOW }] });
      if (found.ok && found.value[0]) await changes.newsRead(found.value[0]);
      expect(await news()).toMatchObject({ value: [] });
      // sent again after a lost answer: had its effect
      opened.now = new Date(NOW.getTime() + 60_000);
      expect(await post(server.event(CHANGE, aic, { id: 'wev_1' }))).toBe(200);
      expect(await news()).toMatchObject({ value: [] });
      expect(await post(server.event(CHANGE, aic, { id: 'wev_3' }))).toBe(200);
      expect(await news()).toMatchObject({ value: [{ ourReference: 'ours' }] });
    });

    it('keeps what comes before the order is known, and knows a lost order by its reference', async () => {
      const { server, post } = opened;
      server.change({ orders: 'answer lost' });
      await book(await offered());
      server.change({ orders: 'created' });
      expect(await orderId()).toBe('');
      expect(await post(server.event('order.updated', { id: 'ord_lost' }))).toBe(200);
      expect(await news()).toMatchObject({ value: [] });
      expect(await post(server.event('order.created', { id: 'ord_lost', metadata: { reference: 'ours' } }))).toBe(200);
      expect(await orderId()).toBe('ord_lost');
      expect(await news()).toMatchObject({ value: [{ ourReference: 'ours' }] });
    });

    it('is no news of orders that are not ours, and old events go', async () => {
      const { server, post } = opened;
      expect(await post(server.event('order.updated', { id: 'ord_elsewhere' }))).toBe(200);
      expect(await news()).toMatchObject({ value: [] });
      await forgetOldEvents(database.db, new Date(NOW.getTime() + 31 * 86_400_000));
      expect(await database.db.select().from(duffelEvents)).toEqual([]);
    });
  });

  it('tells Duffel that a change was accepted, and reads an order that its airline cancelled', async () => {
    await book(await offered());
    await opened.server.moveOrder(200);
    await opened.changes.accept('ours');
    expect(opened.server.calls.filter((call) => call.endsWith('/actions/accept'))).toHaveLength(1);
    await opened.server.dropOrder();
    expect(await opened.changes.read('ours', QUERY)).toMatchObject({ value: { status: 'cancelled' } });
  });

  it('passes on what Duffel gives back, and says so where it does not know', async () => {
    await book(await offered());
    expect(await opened.supplier.cancelQuote('ours', NOW)).toMatchObject({ value: { refund: 10_000 } });
    opened.server.change({ refund: null });
    // the quote holds, whatever Duffel would say now
    expect(await opened.supplier.cancelQuote('ours', NOW)).toMatchObject({ value: { refund: 10_000 } });
    const later = new Date(NOW.getTime() + 29 * 60_000);
    expect(await opened.supplier.cancelQuote('ours', later)).toMatchObject({ value: { refund: null } });
    expect(opened.server.calls.filter((call) => call === 'POST /air/order_cancellations')).toHaveLength(2);
  });

  it('asks no more once half of twenty calls failed', async () => {
    expect(opened.circuits()).toEqual({ search: 'closed', batch: 'closed', read: 'closed', list: 'closed', order: 'closed' });
    opened.server.fail('broken');
    const before = opened.server.calls.length;
    for (let i = 0; i < 30; i += 1) expect((await opened.supplier.search(QUERY, { now: NOW, limit: 10 })).ok).toBe(false);
    const calls = opened.server.calls.length - before;
    expect(calls).toBeGreaterThanOrEqual(19);
    expect(calls).toBeLessThanOrEqual(21);
    expect(opened.circuits()).toMatchObject({ search: 'open', order: 'closed' });
  });
});

it.each([
  ['45.00', 4_500],
  ['45.5', 4_550],
  ['45', 4_500],
  ['-1.20', -120],
  ['1e3', null],
  ['', null],
  [null, null],
])('%s dollars are %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});
