/** What the contract of exchanges does not ask: Duffel's amounts and names, its refusals, and answers that are lost. */
import { isSameSchedule } from '#core/domain/booking/scheduleChange';
import { priceWith, readChoices } from '#core/domain/extras/chooseExtras';
import { faresOf } from '#core/domain/fares/fareFamilies';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { at, required } from '#core/domain/values/checkedReads';
import type { IsoDate } from '#core/domain/values/dates';
import { gone, valueOf } from '#testing/contracts/supplierAnswers';
import { CONTACT, partyOf } from '#testing/contracts/supplierParty';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import type { DuffelRules } from '#testing/duffel/duffelShapes';
import { openDuffel } from '#testing/duffel/duffelTrial';
import type { DuffelTrial } from '#testing/duffel/duffelTrial';
import type { PricedOffer } from '../../../supplier';
import type { BookedTrip, ExchangeOffer, OrderExchanges } from '../../../supplierExchanges';

const NOW = new Date('2027-04-10T12:00:00Z');
const day = (text: string): IsoDate => text as IsoDate;
const QUERY: SearchQuery = searchFor(
  { origin: 'JFK', destination: 'LAX', departs: day('2027-05-11'), returns: day('2027-05-18') },
  'Economy',
  { adults: 2, children: 1, infants: 1 },
);
const RETURN = [{ place: 1, date: day('2027-05-20') }];
const [FIRST, SECOND] = ['0b3f6d1c-0000-4000-8000-000000000001', '0b3f6d1c-0000-4000-8000-000000000002'] as const;
const code = (name: string) => ({ ok: false, error: { code: name } });
const DOWN = code('supplier_unavailable');
/** Longer than a call to Duffel may still have an effect. */
const SETTLED_MINUTES = 15;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let duffel: DuffelTrial;
let exchanges: OrderExchanges;
beforeEach(async () => {
  duffel = await openDuffel(database, NOW);
  exchanges = required(duffel.supplier.exchanges, 'exchanges');
});
afterEach(() => duffel.close());

async function offered(): Promise<PricedOffer> {
  const { flights } = valueOf(await duffel.supplier.search(QUERY, { now: NOW, limit: 10 }));
  const fare = flights.flatMap((flight) => faresOf(flight)).find(({ conditions }) => conditions.changeable === 0);
  return valueOf(await duffel.supplier.reprice(QUERY, required(fare, 'fare').id, NOW));
}
async function book(offer?: PricedOffer): Promise<BookedTrip> {
  const trip = offer ?? (await offered());
  valueOf(await duffel.supplier.book(trip, partyOf(QUERY), 'ours', NOW, CONTACT));
  return { ourReference: 'ours', trip, bookedAt: NOW };
}
const offersFor = (booked: BookedTrip) => exchanges.offers(booked, RETURN, { now: duffel.now, limit: 20 });
const firstOffer = async (booked: BookedTrip): Promise<ExchangeOffer> => at(valueOf(await offersFor(booked)), 0);
const exchange = (booked: BookedTrip, offer: ExchangeOffer, id: string = FIRST) => exchanges.exchange(booked, id, offer, duffel.now);
const lookup = (id: string = FIRST) => exchanges.lookup('ours', id);

describe('what a change costs', () => {
  it.each<[name: string, raisedBy: number, rules: Partial<DuffelRules>, terms: object]>([
    ['the penalty alone, at the same price', 0, {}, { difference: 0, penalty: 7_500, due: 7_500, refund: 0 }],
    ['more for three seats', 10, {}, { difference: 3_000, penalty: 7_500, due: 10_500, refund: 0 }],
    ['nothing, where no penalty is named', 0, { changePenalty: null }, { difference: 0, penalty: 0, due: 0, refund: 0 }],
    ['less, to the balance of the agency', -30, {}, { difference: -9_000, penalty: 7_500, due: 0, refund: 1_500 }],
    [
      'less, to what paid for it',
      -30,
      { changeRefundTo: 'original_form_of_payment' },
      { difference: -9_000, penalty: 7_500, due: 0, refund: 1_500 },
    ],
    [
      'less, as a voucher of the airline',
      -30,
      { changeRefundTo: 'voucher' },
      { difference: -9_000, penalty: 7_500, due: 0, refund: 0, credit: { kind: 'voucher', amount: 1_500 } },
    ],
  ])('%s', async (_name, raisedBy, rules, terms) => {
    const booked = await book();
    duffel.server.raiseBy(raisedBy);
    duffel.server.change(rules);
    const offer = await firstOffer(booked);
    expect(offer.terms).toEqual(terms);
    expect(valueOf(await exchange(booked, offer)).status).toBe('ticketed');
  });

  it.each<[name: string, raisedBy: number, rules: Partial<DuffelRules>]>([
    ['in another currency', 0, { currency: 'EUR' }],
    ['below nothing', -500, {}],
  ])('is no offer %s', async (_name, raisedBy, rules) => {
    const booked = await book();
    duffel.server.raiseBy(raisedBy);
    duffel.server.change(rules);
    expect(await offersFor(booked)).toEqual({ ok: true, value: [] });
  });
});

it('offers flights of the same airline and fare alone, whatever else Duffel sends, by an id that is sold again', async () => {
  const booked = await book();
  const offers = valueOf(await offersFor(booked));
  const flights = offers.map(({ trip }) => trip.slices[1]?.legs.map(({ carrier, departs }) => `${carrier} ${departs}`));
  expect(flights).toEqual([
    ['UA 2027-05-20T06:30', 'UA 2027-05-20T11:00'],
    ['UA 2027-05-20T09:30', 'UA 2027-05-20T14:00'],
  ]);
  const { trip } = at(offers, 0);
  const priced = valueOf(await duffel.supplier.reprice(trip.query, trip.flightId, NOW));
  expect([isSameSchedule(priced.slices, trip.slices), priced.conditions]).toEqual([true, trip.conditions]);
});

it('gives up the seats and bags of the replaced slice, which the fare takes up, and keeps the others', async () => {
  const plain = await offered();
  const onSale = valueOf(await required(duffel.supplier.extras, 'extras')(plain, NOW));
  const seats = [0, 1].map((slice) => ({ id: `seat-${String(slice)}-0-10A-0`, quantity: 1 }));
  const bags = [0, 1].map((slice) => ({ id: `bag-checked-${String(slice)}-1-23`, quantity: 1 }));
  const chosen = readChoices(onSale, [...seats, ...bags]);
  if (!chosen.ok) throw new Error(chosen.error);
  const booked = await book({ ...plain, extras: chosen.value.chosen, price: priceWith(plain.price, chosen.value.chosen) });
  const offer = await firstOffer(booked);
  expect(offer.trip.extras?.map(({ id }) => id)).toEqual(['bag-checked-0-1-23', 'seat-0-0-10A-0']);
  expect([offer.trip.price.extras, offer.trip.price.base]).toEqual([5_000, plain.price.base + 5_000]);
  expect(offer.terms.difference).toBe(0);
  valueOf(await exchange(booked, offer));
  expect(
    duffel.server
      .orders()[0]
      ?.services.map(({ type }) => type)
      .sort(),
  ).toEqual(['baggage', 'seat']);
});

describe('an order says that it is not changed', () => {
  const NO = { allowed: false, penalty_amount: null, penalty_currency: null };
  it.each<[name: string, say: (order: ReturnType<DuffelTrial['server']['orders']>[number]) => void]>([
    ['by what can be done', (order) => (order.available_actions = ['cancel'])],
    [
      'by its conditions',
      (order) => {
        order.conditions = { ...order.conditions, change_before_departure: NO };
        order.slices = order.slices.map((slice) => ({ ...slice, conditions: { ...slice.conditions, change_before_departure: null } }));
      },
    ],
    [
      'by those of a slice',
      (order) => {
        order.slices = order.slices.map((slice) => ({ ...slice, conditions: { ...slice.conditions, change_before_departure: NO } }));
      },
    ],
    ['by a slice itself', (order) => (order.slices = order.slices.map((slice) => ({ ...slice, changeable: false })))],
    ['by having other slices than were booked', (order) => (order.slices = order.slices.slice(0, 1))],
  ])('%s', async (_name, say) => {
    const booked = await book();
    say(at(duffel.server.orders(), 0));
    expect(await offersFor(booked)).toEqual(code('not_exchangeable'));
    expect(duffel.server.calls).not.toContain('POST /air/order_change_requests');
  });

  it('when it is queried', async () => {
    const booked = await book();
    duffel.server.change({ changes: 'not offered' });
    expect(await offersFor(booked)).toEqual(code('not_exchangeable'));
    expect(duffel.said).toEqual(['Duffel does not change an order']);
  });
});

describe('a change whose answer is lost', () => {
  it.each<[name: string, how: DuffelRules['changes']]>([
    ['after it was made', 'answer lost'],
    ['as it is made later', 'accepted'],
  ])('%s is found, and paid for once', async (_name, how) => {
    const booked = await book();
    const offer = await firstOffer(booked);
    duffel.server.change({ changes: how });
    expect(await exchange(booked, offer)).toEqual(DOWN);
    const order = valueOf(await lookup());
    expect(order).toMatchObject({ status: 'ticketed' });
    expect(valueOf(await exchange(booked, offer))).toEqual(order);
    expect(duffel.server.paidForChanges()).toEqual(['75.00']);
  });

  it('is not known while it may still be made, and none when it was not', async () => {
    const booked = await book();
    const offer = await firstOffer(booked);
    duffel.server.change({ changes: 'refused connection' });
    expect([await exchange(booked, offer), await lookup()]).toEqual([DOWN, DOWN]);
    duffel.passMinutes(SETTLED_MINUTES);
    expect(valueOf(await lookup())).toBeNull();
    expect(await exchanges.lookup('theirs', FIRST)).toEqual({ ok: true, value: null });
  });

  it('is made at the second try, by the change that was prepared, and paid for once', async () => {
    const booked = await book();
    const offer = await firstOffer(booked);
    duffel.server.change({ changes: 'refused connection' });
    await exchange(booked, offer);
    duffel.server.change({ changes: 'confirmed' });
    expect(valueOf(await exchange(booked, offer))).toMatchObject({ status: 'ticketed' });
    expect(duffel.server.paidForChanges()).toEqual(['75.00']);
    expect(duffel.server.calls.filter((call) => call === 'POST /air/order_changes')).toHaveLength(1);
  });

  it('belongs to nobody else who takes the same offer', async () => {
    const booked = await book();
    const offer = await firstOffer(booked);
    duffel.server.change({ changes: 'refused connection' });
    await exchange(booked, offer);
    duffel.server.change({ changes: 'confirmed' });
    expect(await exchange(booked, offer, SECOND)).toEqual(code('quote_ended'));
    expect(valueOf(await lookup(SECOND))).toBeNull();
    expect(duffel.server.paidForChanges()).toEqual([]);
  });
});

describe('a change that is refused exchanges nothing, then or later', () => {
  it.each<[name: string, how: DuffelRules['changes'], fault: string]>([
    ['as the account has no balance', 'no_balance', 'call_us'],
    ['as the airline no longer flies it', 'conflict', 'quote_ended'],
  ])('%s', async (_name, how, fault) => {
    const booked = await book();
    const offer = await firstOffer(booked);
    duffel.server.change({ changes: how });
    expect(await exchange(booked, offer)).toEqual(code(fault));
    duffel.server.change({ changes: 'confirmed' });
    expect(valueOf(await lookup())).toBeNull();
    expect(duffel.server.paidForChanges()).toEqual([]);
  });

  it('as its time was over when it was tried again', async () => {
    const booked = await book();
    const offer = await firstOffer(booked);
    duffel.server.change({ changes: 'refused connection' });
    await exchange(booked, offer);
    duffel.server.change({ changes: 'confirmed' });
    duffel.server.endChanges();
    expect(await exchange(booked, offer)).toEqual(code('quote_ended'));
    expect(valueOf(await lookup())).toBeNull();
  });
});

it('asks Duffel for nothing by the name of what no offer is called', async () => {
  const booked = await book();
  const before = duffel.server.calls.length;
  expect(await exchanges.offer(booked, '../orders/orders', NOW)).toEqual(gone);
  expect(duffel.server.calls.slice(before).filter((call) => !call.startsWith('GET /air/orders/ord_'))).toEqual([]);
});
