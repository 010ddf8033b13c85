/** The simulated airline keeps the port's promises about exchanges, however late, often or wrong it is called. */
import { priceWith } from '#core/domain/extras/chooseExtras';
import { seatsOf } from '#core/domain/extras/extras';
import { chosenOf } from '#core/domain/extras/seatChoice';
import { required } from '#core/domain/values/checkedReads';
import type { IsoDate } from '#core/domain/values/dates';
import type { BookedTrip, ExchangeOffer } from '#server/flights/supplierExchanges';
import { choicesFor } from '../replies';
import { SimSupplier } from './simSupplier';
import { extrasFor, offerOf } from './simTrips';
import type { OnSale } from './simTrips';

const REPLACED = [{ place: 0, date: '2027-03-14' as IsoDate }];
const UNANSWERED = { ok: false, error: { code: 'supplier_unavailable' } };
const ENDED = { ok: false, error: { code: 'quote_ended' } };

const onSale = (): OnSale => ({ shape: 'round trip', total, exchange: { penalty: 7_500, refundTo: 'card' } });

let now: number;
let total: number;
let airline: SimSupplier;
let booked: BookedTrip;
let offer: ExchangeOffer;
beforeEach(async () => {
  now = Date.parse('2026-11-20T12:00:00Z');
  total = 50_000;
  airline = new SimSupplier(
    () => now,
    () => onSale(),
  );
  const trip = offerOf('WF100', onSale());
  await airline.book(trip, [], 'ours');
  booked = { ourReference: 'ours', trip, bookedAt: new Date(now) };
  offer = await offered();
});

async function offered(): Promise<ExchangeOffer> {
  const offers = await airline.exchanges.offers(booked, REPLACED, { now: new Date(now), limit: 9 });
  return required(offers.ok ? offers.value[0] : undefined, 'offer');
}
const exchange = (id: string) => airline.exchanges.exchange(booked, id, offer, new Date(now));
const lookup = (id: string) => airline.exchanges.lookup('ours', id);
const made = () => airline.facts()[0]?.exchanges;

it('exchanges once for an id, and is paid what was agreed to', async () => {
  const first = await exchange('one');
  expect(first).toMatchObject({ ok: true, value: { status: 'ticketed' } });
  expect(await exchange('one')).toEqual(first);
  expect(await lookup('one')).toEqual(first);
  expect(airline.facts()).toMatchObject([{ exchanges: ['one'], exchangesBrought: 11_500, total: 54_000 }]);
});

it('never makes what a look-up did not find', async () => {
  expect(await lookup('one')).toEqual({ ok: true, value: null });
  expect(await exchange('one')).toEqual(ENDED);
  expect(made()).toEqual([]);
});

it.each([
  ['makes', { madeAfter: 60_000, failsAfter: null }, { ok: true, value: { status: 'ticketed' } }, ['one']],
  ['refuses', { madeAfter: null, failsAfter: 60_000 }, { ok: true, value: null }, []],
] as const)('says nothing of an exchange until it %s it', async (_, fate, answer, exchanges) => {
  airline.exchangeFates.set('one', { ...fate, newsTakes: null });
  expect(await exchange('one')).toEqual(UNANSWERED);
  expect(await exchange('one')).toEqual(UNANSWERED);
  now += 59_999;
  expect([await lookup('one'), made()]).toEqual([UNANSWERED, []]);
  now += 1;
  expect(await lookup('one')).toMatchObject(answer);
  expect(made()).toEqual(exchanges);
});

it.each([
  ['has ended', () => (now = offer.until?.getTime() ?? 0)],
  ['is dearer by now', () => (total += 500)],
  ['was for the flights of before', () => exchange('another')],
] as const)('exchanges nothing at an offer that %s', async (_, happen) => {
  await happen();
  expect(await exchange('one')).toEqual(ENDED);
  expect(made()).not.toContain('one');
});

it('exchanges no order that is cancelled', async () => {
  await airline.cancel('ours');
  expect(await exchange('one')).toEqual({ ok: false, error: { code: 'offer_gone' } });
});

it('keeps seats and bags of slices that stay, gives up those of the others, and sells them again', async () => {
  const trip = offerOf('WF101', onSale());
  const { seatMaps, bags } = extrasFor(trip, new Set());
  const choices = choicesFor({ seatMaps, bags }, { seat: 0, bags: 1 });
  const { chosen } = chosenOf({ seatMaps, bags }, choices);
  const withExtras = { ...trip, extras: chosen, price: priceWith(trip.price, chosen) };
  await airline.book(withExtras, [], 'seated');
  booked = { ourReference: 'seated', trip: withExtras, bookedAt: new Date(now) };
  offer = await offered();
  // two seats at $39 and two bags at $75 were bought: one of each is given up
  expect(offer.terms).toMatchObject({ difference: 4_000 - 3_900 - 7_500, penalty: 7_500 });
  await exchange('one');
  const order = airline.facts().find(({ attemptId }) => attemptId === 'seated');
  expect(order).toMatchObject({ seats: ['BA188 12A'], extras: ['bag-checked-1-0-23', 'seat-1-0-12A-0'] });
  const onSaleNow = await airline.extras(trip);
  const free = onSaleNow.ok ? onSaleNow.value.seatMaps.map((map) => seatsOf(map).filter(({ services }) => services.length > 0).length) : [];
  expect(free).toEqual([3, 2]);
});
