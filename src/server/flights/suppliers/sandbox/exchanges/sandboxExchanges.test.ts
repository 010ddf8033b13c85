/** What the contract of exchanges does not ask: the sandbox's prices, fees and seats. */
import { priceWith, readChoices } from '#core/domain/extras/chooseExtras';
import { seatsOf } from '#core/domain/extras/extras';
import { owedToSupplier } from '#core/domain/flights/flights';
import { faresOf } from '#core/domain/fares/fareFamilies';
import type { FareConditions, Flight } from '#core/domain/flights/flights';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import type { TravelerCounts } from '#core/domain/travelers/travelers';
import { at, required } from '#core/domain/values/checkedReads';
import { nonEmpty } from '#core/domain/values/nonEmpty';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { gone, valueOf } from '#testing/contracts/supplierAnswers';
import { CONTACT, partyOf } from '#testing/contracts/supplierParty';
import { loadAirports } from '../../../../airports/airportTable';
import { instantOf } from '../../../../geography/timeZones';
import type { PricedOffer } from '../../../supplier';
import type { BookedTrip, ExchangeOffer } from '../../../supplierExchanges';
import { createMemoryOrders } from '../orders/orders';
import { createSandboxSupplier } from '../sandboxSupplier';
import type { SandboxSupplier } from '../sandboxSupplier';
import { timetableInThread } from '../timetable/threads/timetableService';
import { exchangeId, readExchangeId } from './exchangeId';

const timetable = timetableInThread(loadAirports());
const NOW = new Date('2027-04-10T12:00:00Z');
const day = (text: string): IsoDate => text as IsoDate;
const ONE: TravelerCounts = { adults: 1, children: 0, infants: 0 };
const FAMILY: TravelerCounts = { adults: 2, children: 1, infants: 1 };
const FIRST = '0b3f6d1c-0000-4000-8000-000000000001';
const SECOND = '0b3f6d1c-0000-4000-8000-000000000002';
const REFUSED = { ok: false, error: { code: 'not_exchangeable' } };
const daysAfter = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

const trip = (origin: string, destination: string, travelers: TravelerCounts = ONE): SearchQuery =>
  searchFor({ origin, destination, departs: day('2027-05-11'), returns: day('2027-05-18') }, 'Economy', travelers);

let supplier: SandboxSupplier;
beforeEach(() => {
  supplier = createSandboxSupplier(timetable, createMemoryOrders());
});

type Fits = (conditions: FareConditions, flight: Flight) => boolean;
const isMain: Fits = ({ brand, changeable }) => brand === 'Main' && typeof changeable === 'number';
const isMainAt =
  (fee: number): Fits =>
  ({ brand, changeable }) =>
    brand === 'Main' && changeable === fee;
const isFlex: Fits = ({ brand }) => brand === 'Flex';

async function offered(query: SearchQuery, fits: Fits, now = NOW): Promise<PricedOffer> {
  const { flights } = valueOf(await supplier.search(query, { now, limit: 200 }));
  const ids = flights.flatMap((flight) => faresOf(flight).flatMap(({ id, conditions }) => (fits(conditions, flight) ? [id] : [])));
  return valueOf(await supplier.reprice(query, at(ids, 0), now));
}
async function book(offer: PricedOffer, now = NOW): Promise<BookedTrip> {
  valueOf(await supplier.book(offer, partyOf(offer.query), 'ours', now, CONTACT));
  return { ourReference: 'ours', trip: offer, bookedAt: now };
}
const bookOne = async (query: SearchQuery, fits: Fits, now = NOW): Promise<BookedTrip> => book(await offered(query, fits, now), now);

/** The slices of these places on their own days, or so many days later. */
const replacing = ({ trip: { query } }: BookedTrip, places: readonly number[], later = 0) =>
  places.map((place) => ({ place, date: addDays(at(query.slices, place).date, later) }));
const offersFor = async (booked: BookedTrip, places: readonly number[], now = NOW, later = 0): Promise<readonly ExchangeOffer[]> =>
  valueOf(await supplier.exchanges.offers(booked, replacing(booked, places, later), { now, limit: 500 }));
/** The offer of the very same flights. */
const sameFlights = async (booked: BookedTrip, places: readonly number[], now = NOW): Promise<ExchangeOffer> =>
  required(
    (await offersFor(booked, places, now)).find((offer) => offer.trip.flightId === booked.trip.flightId),
    'the same flights',
  );
const paid = async (): Promise<number | null> =>
  at(valueOf(await supplier.books.orders({ since: new Date(0), until: daysAfter(400) })), 0).total;

describe('the very same flights at the very same time cost the fee of every ticket, and nothing else (fare-model.36)', () => {
  it.each<[name: string, query: SearchQuery, fits: Fits, penalty: number]>([
    ['free in North America', trip('JFK', 'LAX', FAMILY), isMain, 0],
    ['within another country, where a lap infant has no ticket', trip('FRA', 'BER', FAMILY), isMainAt(7_000), 3 * 7_000],
    ['abroad, where it has one', trip('FRA', 'MAD', FAMILY), isMainAt(7_000), 4 * 7_000],
    ['at a low-cost airline', trip('MCO', 'LAS'), isMainAt(9_900), 9_900],
    ['in Business', { ...trip('JFK', 'LHR'), cabin: 'Business' }, ({ brand }) => brand === 'Standard', 0],
    ['between cities of many airports', trip('NYC', 'LON'), isMain, 0],
  ])('%s', async (_name, query, fits, penalty) => {
    const booked = await bookOne(query, fits);
    for (const places of [[0], [1], [0, 1]]) {
      const { terms, trip: after } = await sameFlights(booked, places);
      expect(terms).toEqual({ difference: 0, penalty, due: penalty, refund: 0 });
      expect(after.price).toEqual(booked.trip.price);
    }
  });
});

describe('a slice that stays keeps its price', () => {
  const totalOf = ({ trip: { price } }: ExchangeOffer): number => price.total;

  it('of the day on which it was booked, and the replaced one has that of today', async () => {
    const booked = await bookOne(trip('JFK', 'LAX'), isMain);
    const later = daysAfter(28);
    const [all, out, back] = [
      totalOf(await sameFlights(booked, [0, 1], later)),
      totalOf(await sameFlights(booked, [0], later)),
      totalOf(await sameFlights(booked, [1], later)),
    ];
    expect(all).toBe(valueOf(await supplier.reprice(booked.trip.query, booked.trip.flightId, later)).price.total);
    expect(all - booked.trip.price.total).toBeGreaterThan(5_000);
    // halves of one fare: each of them moves by itself
    expect(Math.abs(out + back - booked.trip.price.total - all)).toBeLessThanOrEqual(2);
    expect([out, back].every((total) => total > booked.trip.price.total && total < all)).toBe(true);
  });

  it('of the day on which it was exchanged', async () => {
    const booked = await bookOne(trip('JFK', 'LAX'), isMain);
    const later = daysAfter(28);
    const first = await sameFlights(booked, [1], later);
    valueOf(await supplier.exchanges.exchange(booked, FIRST, first, later));
    const again = { ...booked, trip: first.trip };
    const second = await sameFlights(again, [0], later);
    expect(totalOf(second)).toBe(valueOf(await supplier.reprice(booked.trip.query, booked.trip.flightId, later)).price.total);
    expect((await sameFlights(again, [1], later)).terms.difference).toBe(0);
  });
});

describe('where new flights are cheaper (fare-model.37)', () => {
  /** Days before the departure fares are dear. */
  const LATE = new Date('2027-05-09T12:00:00Z');
  const cheaper = async (fits: Fits): Promise<readonly [BookedTrip, ExchangeOffer]> => {
    const booked = await bookOne(trip('JFK', 'LAX'), fits, LATE);
    return [booked, at(await offersFor(booked, [0, 1], LATE, 126), 0)];
  };

  it('the airline gives credit for a fare that is not refundable', async () => {
    const [booked, offer] = await cheaper(isMain);
    const { difference, due, refund, credit } = offer.terms;
    expect([difference < 0, due, refund, credit]).toEqual([true, 0, 0, { kind: 'airline_credits', amount: -difference }]);
    const before = await paid();
    valueOf(await supplier.exchanges.exchange(booked, FIRST, offer, LATE));
    expect(await paid()).toBe(before);
  });

  it('a card gets back what a refundable fare is cheaper by, and a cancellation gives back the new fare', async () => {
    const [booked, offer] = await cheaper(isFlex);
    const { difference, refund, credit } = offer.terms;
    expect([refund, credit]).toEqual([-difference, undefined]);
    valueOf(await supplier.exchanges.exchange(booked, FIRST, offer, LATE));
    expect(await paid()).toBe(owedToSupplier(offer.trip.price));
    expect(valueOf(await supplier.cancelQuote('ours', LATE)).refund).toBe(owedToSupplier(offer.trip.price));
  });
});

describe('seats and bags (fare-model.38)', () => {
  /** Books flights whose travelers take a seat that costs something on the first leg of each slice, and a bag. */
  async function withExtras(): Promise<{ readonly booked: BookedTrip; readonly plain: PricedOffer; readonly ids: readonly string[] }> {
    const plain = await offered(
      trip('JFK', 'LAX'),
      (c, flight) => isMain(c, flight) && typeof c.checkedBag === 'number' && c.checkedBag > 0,
    );
    const onSale = valueOf(await supplier.extras(plain, NOW));
    const seats = [0, 1].map((slice) => {
      const map = required(
        onSale.seatMaps.find((one) => one.slice === slice),
        'map',
      );
      const services = seatsOf(map).flatMap((seat) => seat.services);
      return required(
        services.find(({ price }) => price > 0),
        'seat',
      ).id;
    });
    const ids = [
      ...seats,
      required(
        onSale.bags.find(({ kind }) => kind === 'checked'),
        'bag',
      ).id,
    ];
    const chosen = readChoices(
      onSale,
      ids.map((id) => ({ id, quantity: 1 })),
    );
    if (!chosen.ok) throw new Error(chosen.error);
    const booked = await book({ ...plain, extras: chosen.value.chosen, price: priceWith(plain.price, chosen.value.chosen) });
    return { booked, plain, ids };
  }
  const sold = async (plain: PricedOffer, ids: readonly string[]): Promise<readonly string[]> => {
    const read = readChoices(
      valueOf(await supplier.extras(plain, NOW)),
      ids.map((id) => ({ id, quantity: 1 })),
    );
    return read.ok ? read.value.sold.map(({ id }) => id) : [];
  };

  it.each([
    ['', 0],
    [', wherever the airline moved the flights', 95],
  ])('the seat of a replaced slice is given up, and anybody can have it; the others stay%s', async (_name, minutes) => {
    const { booked, plain, ids } = await withExtras();
    const [kept, given, bag] = ids;
    expect(await sold(plain, ids)).toEqual([kept, given]);
    valueOf(await supplier.changes.pretend('ours', { kind: 'moved', minutes }, NOW));
    const slices = nonEmpty(required(valueOf(await supplier.changes.read('ours', plain.query)), 'order').slices);
    const now: BookedTrip = { ...booked, trip: { ...booked.trip, slices } };
    const offer = await sameFlights(now, [1]);
    expect(offer.trip.extras?.map(({ id }) => id)).toEqual([bag, kept]);
    const price = required(
      booked.trip.extras?.find(({ id }) => id === given),
      'seat',
    ).price;
    expect(offer.terms.difference).toBe(-price);
    valueOf(await supplier.exchanges.exchange(now, FIRST, offer, NOW));
    expect(await sold(plain, ids)).toEqual([kept]);
  });
});

describe('what is not exchanged', () => {
  it.each<[name: string, conditions: Partial<FareConditions>]>([
    ['a fare whose rules nobody knows', { changeable: null }],
    ['a fare that is not changed', { changeable: 'notOffered' }],
    ['a trip on separate tickets', { separateTickets: true }],
  ])('%s', async (_name, conditions) => {
    const booked = await bookOne(trip('JFK', 'LAX'), isMain);
    const other = { ...booked, trip: { ...booked.trip, conditions: { ...booked.trip.conditions, ...conditions } } };
    expect(await supplier.exchanges.offers(other, replacing(other, [1]), { now: NOW, limit: 9 })).toEqual(REFUSED);
  });

  it('an order that has other flights by now', async () => {
    const booked = await bookOne(trip('JFK', 'LAX'), isMain);
    valueOf(await supplier.exchanges.exchange(booked, FIRST, at(await offersFor(booked, [1], NOW, 2), 0), NOW));
    expect(await supplier.exchanges.offers(booked, replacing(booked, [0]), { now: NOW, limit: 9 })).toEqual(gone);
  });
});

it('offers no flight that leaves within the hour, and the return alone while away', async () => {
  const booked = await bookOne(trip('JFK', 'LAX'), isMain);
  const noon = new Date('2027-05-15T19:00:00Z');
  const offers = await offersFor(booked, [1], noon, -3);
  const first = offers
    .map(({ trip: { slices } }) => instantOf(at(slices, 1).legs[0].departs, 'America/Los_Angeles'))
    .sort((a, b) => a.getTime() - b.getTime())[0];
  expect(required(first, 'flight').getTime()).toBeGreaterThanOrEqual(noon.getTime() + 60 * 60_000);
  const all = await offersFor(booked, [1], NOW, -3);
  expect(all.length).toBeGreaterThan(offers.length);
});

it('offers what the airline flies, though a search would show others alone', async () => {
  const query = trip('NYC', 'LON');
  const booked = await bookOne(query, isMain);
  const offers = await offersFor(booked, [1], NOW, 34);
  expect(offers.length).toBeGreaterThan(0);
  const [{ trip: exchanged }] = [at(offers, 0)];
  const found = valueOf(await supplier.search(exchanged.query, { now: NOW, limit: 2000 })).flights;
  const codes = exchanged.flightId.split('~');
  expect(found.some(({ id }) => id.split('~')[1] === codes[1]?.split('-')[0])).toBe(false);
});

it('puts the best of many slices together, and no more trips than a few hundred', async () => {
  const [out, back] = trip('JFK', 'LAX').slices;
  const query: SearchQuery = {
    ...trip('JFK', 'LAX'),
    slices: [
      out,
      { ...out, origin: 'LAX', destination: 'SEA', date: day('2027-05-14') },
      { ...out, origin: 'SEA', destination: 'JFK', date: required(back, 'back').date },
    ],
  };
  const booked = await bookOne(query, isMain);
  const offers = await offersFor(booked, [0, 1, 2], NOW, 7);
  expect(offers.length).toBeGreaterThan(20);
  expect(offers.length).toBeLessThanOrEqual(300);
  const [offer] = offers;
  expect(valueOf(await supplier.exchanges.exchange(booked, SECOND, required(offer, 'offer'), NOW)).status).toBe('ticketed');
  expect(valueOf(await supplier.reprice(required(offer, 'offer').trip.query, required(offer, 'offer').trip.flightId, NOW)).price).toEqual(
    offer?.trip.price,
  );
});

describe('an id of an offer', () => {
  const ORDER = { supplierReference: 'K7MPX2', exchanges: [] };
  const UNTIL = new Date('2027-04-10T12:30:00Z');
  const REPLACED = [{ place: 1, date: day('2027-05-20'), flights: 'AALAXJFK6o0' }];
  const ID = 'K7MPX2.0_1807360200_1_2027-05-20_AALAXJFK6o0';
  const at_ = (time: string): Date => new Date(`2027-04-10T${time}:00Z`);

  it('says what it is for', () => {
    expect(exchangeId(ORDER, UNTIL, REPLACED)).toBe(ID);
  });

  it.each<[name: string, id: string, order: typeof ORDER & { readonly exchanges: readonly unknown[] }, now: Date, read: object | null]>([
    ['holds until its end', ID, ORDER, at_('12:29'), { replaced: REPLACED, until: UNTIL, isOver: false }],
    ['is over at its end', ID, ORDER, at_('12:30'), { isOver: true }],
    ['holds no longer for whoever writes another end', ID.replace('1807360200', '1907360200'), ORDER, at_('12:01'), { isOver: true }],
    ['is over once the order was exchanged', ID, { ...ORDER, exchanges: [{}] as never[] }, at_('12:01'), { isOver: true }],
    ['is of its order alone', ID, { ...ORDER, supplierReference: 'AAAAAA' }, at_('12:01'), null],
    ['has a date', ID.replace('2027-05-20', '2027-05-32'), ORDER, at_('12:01'), null],
    ['has a place', ID.replace('_1_', '_x_'), ORDER, at_('12:01'), null],
    ['is whole', ID.slice(0, -'_AALAXJFK6o0'.length), ORDER, at_('12:01'), null],
    ['has no end in letters', ID.replace('1807360200', 'soon'), ORDER, at_('12:01'), null],
  ])('%s', (_name, id, order, now, read) => {
    const found = readExchangeId(id, order, now);
    expect(found).toEqual(read && expect.objectContaining(read));
  });
});
