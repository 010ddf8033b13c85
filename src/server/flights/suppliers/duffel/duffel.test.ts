import { Duffel } from '@duffel/api';
import type { TravelerDetails } from '#core/domain/booking';
import type { IsoDate } from '#core/domain/dates';
import type { SearchQuery } from '#core/domain/trip';
import { startDuffelServer } from '#testing/duffelServer';
import type { DuffelServer } from '#testing/duffelServer';
import { describeSupplier } from '#testing/supplierContract';
import type { FlightSupplier, PricedOffer } from '../../supplier';
import { createDuffelCalls } from './duffelApi';
import { createDuffelSupplier } from './duffelSupplier';
import { centsOf } from './offers';
import type { AskedOrder, OrderNotes } from './orders';

const NOW = new Date('2027-04-10T12:00:00Z');
const QUERY: SearchQuery = {
  origin: 'JFK',
  destination: 'LAX',
  departDate: '2027-05-11' as IsoDate,
  returnDate: '2027-05-18' as IsoDate,
  tripType: 'R',
  cabin: 'Economy',
  travelers: { adults: 2, children: 1, infants: 1 },
};

/** Notes that live as long as a test. */
function notesInMemory(isDown: () => boolean): OrderNotes {
  const notes = new Map<string, AskedOrder>();
  return {
    get: async (reference) => {
      if (isDown()) throw new Error('the connection is lost');
      return notes.get(reference) ?? null;
    },
    begin: async (reference) => !notes.has(reference) && Boolean(notes.set(reference, { orderId: null })),
    keep: async (reference, orderId) => void notes.set(reference, { orderId }),
    forget: async (reference) => void notes.delete(reference),
  };
}

interface Opened {
  readonly server: DuffelServer;
  readonly supplier: FlightSupplier;
  /** Nothing answers any more, our own notes neither. */
  breakDown(): void;
  close(): Promise<void>;
}

async function open(): Promise<Opened> {
  const server = await startDuffelServer(() => NOW);
  const calls = createDuffelCalls(() => undefined);
  let isDown = false;
  const supplier = createDuffelSupplier({
    duffel: new Duffel({ token: server.env['DUFFEL_ACCESS_TOKEN'] ?? '', basePath: server.env['DUFFEL_API_BASE'] ?? '' }),
    calls,
    orders: notesInMemory(() => isDown),
    isTestMode: true,
    onError: () => undefined,
  });
  return {
    server,
    supplier,
    breakDown: () => {
      isDown = true;
      server.fail('unreachable');
    },
    close: async () => {
      calls.close();
      await server.close();
    },
  };
}

describeSupplier('Duffel', async () => {
  const { supplier, breakDown, close } = await open();
  return { supplier, now: NOW, query: QUERY, breakDown, close };
});

describe('Duffel alone', () => {
  let opened: Opened;
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
    person('infant', '2026-09-01'),
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
    expect(flights.map(({ carrier, slices }) => [carrier, slices[0]?.stops, slices[0]?.minutes])).toEqual([
      ['UA', 1, 470],
      ['DL', 0, 370],
      ['AA', 0, 365],
    ]);
    expect(
      flights[0]?.fares.map(({ conditions: c }) => [c.brand, c.soldAs, c.carryOn, c.checkedBag, c.changeable, c.refundPenalty]),
    ).toEqual([
      ['Basic', 'Basic', null, null, 'notOffered', null],
      ['Main', 'Main', 0, null, 0, null],
      ['Flex', 'Flexible', 0, 0, 0, 5_000],
    ]);
    const [first, second] = flights[0]?.slices[0]?.legs ?? [];
    expect(first).toMatchObject({ wifi: true, power: false, legroomInches: 0, operatedBy: null, co2Kg: 25 });
    expect(second?.operatedBy).toBe('SkyWest');
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

  it('tells who flies: titles, ages as they are, passports, and each infant with an adult', async () => {
    const offer = await offered();
    expect(await book(offer)).toMatchObject({ ok: true, value: { status: 'ticketed' } });
    const order = opened.server.lastOrder() as { passengers: Record<string, unknown>[]; metadata: object };
    expect(order.metadata).toEqual({ reference: 'ours' });
    expect(order.passengers.map((p) => [p['title'], p['gender'], p['given_name'], p['born_on']])).toEqual([
      ['ms', 'f', 'Maria Luz', '1985-04-18'],
      ['mr', 'm', 'Maria Luz', '1984-04-18'],
      ['miss', 'f', 'Maria Luz', '2020-01-01'],
      ['miss', 'f', 'Maria Luz', '2026-09-01'],
    ]);
    expect(order.passengers[0]).toMatchObject({
      infant_passenger_id: order.passengers[3]?.['id'],
      identity_documents: [{ type: 'passport', unique_identifier: 'X1234567', issuing_country_code: 'US', expires_on: '2030-06-30' }],
    });
  });

  it('finds an order whose answer was lost, and makes no second one', async () => {
    const offer = await offered();
    opened.server.fail('order lost');
    expect(await book(offer)).toEqual({ ok: false, error: { code: 'supplier_unavailable' } });
    opened.server.fail(null);
    const found = await opened.supplier.lookup('ours');
    expect(found).toMatchObject({ ok: true, value: { status: 'ticketed' } });
    expect(await book(offer)).toEqual(found);
    expect(opened.server.calls.filter((call) => call === 'POST /air/orders')).toHaveLength(1);
  });

  it('says "ticketing" while there is an order and no ticket', async () => {
    opened.server.holdTickets();
    expect(await book(await offered())).toMatchObject({ value: { status: 'ticketing' } });
    expect(await opened.supplier.lookup('ours')).toMatchObject({ value: { status: 'ticketing' } });
  });

  it('asks no more once half of twenty calls failed', async () => {
    opened.server.fail('broken');
    const before = opened.server.calls.length;
    for (let i = 0; i < 30; i += 1) expect((await opened.supplier.search(QUERY, { now: NOW, limit: 10 })).ok).toBe(false);
    const asked = opened.server.calls.length - before;
    expect(asked).toBeGreaterThanOrEqual(19);
    expect(asked).toBeLessThanOrEqual(21);
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
