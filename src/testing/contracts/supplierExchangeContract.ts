/** The promises of `OrderExchanges`, held against an adapter that sells fares which may be exchanged and others which may not. */
import { isSameSchedule } from '#core/domain/booking/scheduleChange';
import { extrasTotal } from '#core/domain/extras/extras';
import { faresOf } from '#core/domain/fares/fareFamilies';
import type { FareConditions } from '#core/domain/flights/flights';
import { at, required } from '#core/domain/values/checkedReads';
import { nonEmpty } from '#core/domain/values/nonEmpty';
import { addDays } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import type { Cents } from '#core/domain/values/money';
import type { PricedOffer, SupplierOrder } from '#server/flights/supplier';
import type { BookedTrip, ExchangeOffer, OrderExchanges } from '#server/flights/supplierExchanges';
import { DOWN, gone, valueOf } from './supplierAnswers';
import type { SupplierOnTrial } from './supplierTrial';
import { CONTACT, partyOf } from './supplierParty';

const MANY = 50;
/** Longer than any offer of an exchange holds. */
const ENDED_MINUTES = 60;
const REFUSED = { ok: false, error: { code: 'not_exchangeable' } } as const;
const ENDED = { ok: false, error: { code: 'quote_ended' } } as const;
const [FIRST, SECOND] = ['0b3f6d1c-0000-4000-8000-000000000001', '0b3f6d1c-0000-4000-8000-000000000002'] as const;

const isExchangeable = ({ changeable }: FareConditions): boolean => typeof changeable === 'number';

/** Declares the tests; `open` is called for each of them. */
export function describeExchanges(adapter: string, open: () => SupplierOnTrial | Promise<SupplierOnTrial>): void {
  describe(`${adapter} keeps the promises of a supplier about exchanges`, () => {
    let trial: SupplierOnTrial;
    let exchanges: OrderExchanges;
    beforeEach(async () => {
      trial = await open();
      exchanges = required(trial.supplier.exchanges, 'exchanges');
    });
    afterEach(() => trial.close?.());

    /** Books the cheapest flight at a fare of such conditions. */
    async function book(ourReference = 'ours', fits = isExchangeable): Promise<BookedTrip> {
      const { supplier, query, now } = trial;
      const { flights } = valueOf(await supplier.search(query, { now, limit: MANY }));
      const fare = flights.flatMap((flight) => faresOf(flight)).find(({ conditions }) => fits(conditions));
      const trip = valueOf(await supplier.reprice(query, required(fare, 'fare').id, now));
      valueOf(await supplier.book(trip, partyOf(query), ourReference, now, CONTACT));
      return { ourReference, trip, bookedAt: now };
    }
    /** So many days after the last slice was to be flown. */
    const later = ({ trip }: BookedTrip, days = 2): IsoDate => addDays(at(trip.query.slices, trip.query.slices.length - 1).date, days);
    const offersFor = (booked: BookedTrip, place = 1, date = later(booked), limit = MANY) =>
      exchanges.offers(booked, [{ place, date }], { now: trial.now, limit });
    async function firstOffer(booked: BookedTrip): Promise<ExchangeOffer> {
      return at(valueOf(await offersFor(booked)), 0);
    }
    const exchange = (booked: BookedTrip, offer: ExchangeOffer, id: string = FIRST) => exchanges.exchange(booked, id, offer, trial.now);
    async function flown({ ourReference, trip }: BookedTrip): Promise<PricedOffer['slices']> {
      const order = valueOf(await required(trial.supplier.changes, 'changes').read(ourReference, trip.query));
      return nonEmpty(required(order, 'order').slices);
    }
    async function paid(): Promise<Cents> {
      const orders = valueOf(await trial.supplier.books.orders({ since: new Date(0), until: new Date(trial.now.getTime() + 60_000) }));
      return required(at(orders, 0).total, 'total');
    }

    it('offers the replaced slice on its new day by the same airline, the cheapest first, and leaves the other as it is', async () => {
      const booked = await book();
      const offers = valueOf(await offersFor(booked));
      expect(offers.length).toBeGreaterThan(1);
      for (const { trip } of offers) {
        expect(trip.query).toEqual({
          ...booked.trip.query,
          slices: [booked.trip.query.slices[0], { ...booked.trip.query.slices[1], date: later(booked) }],
        });
        expect(trip.slices[0]).toEqual(booked.trip.slices[0]);
        const [before, after] = [at(booked.trip.slices, 1), at(trip.slices, 1)];
        expect([after.legs[0].from, after.legs.at(-1)?.to, after.legs[0].departs.slice(0, 10)]).toEqual([
          before.legs[0].from,
          before.legs.at(-1)?.to,
          later(booked),
        ]);
        const [longest] = [...after.legs].sort((a, b) => b.minutes - a.minutes);
        expect(before.legs.map(({ carrier }) => carrier)).toContain(longest?.carrier);
        expect([trip.carrier, trip.conditions]).toEqual([booked.trip.carrier, booked.trip.conditions]);
        expect([trip.fares, trip.sellsExtras, trip.soldMeanwhile]).toEqual([undefined, undefined, undefined]);
        for (const { legs } of trip.slices)
          for (const { carrier, from, to } of legs)
            expect([trip.carriers[carrier]?.code, trip.airports[from]?.code, trip.airports[to]?.code]).toEqual([carrier, from, to]);
      }
      expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
      const prices = offers.map(({ terms }) => terms.difference + terms.penalty);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(valueOf(await offersFor(booked, 1, later(booked), 1))).toHaveLength(1);
    });

    it('offers trips whose terms and prices add up, as plain data with short ids', async () => {
      const booked = await book();
      for (const offer of valueOf(await offersFor(booked))) {
        const { price, extras = [] } = offer.trip;
        const { difference, penalty, due, refund, credit } = offer.terms;
        expect(price.total).toBe(booked.trip.price.total + difference);
        expect(price.base + price.taxes + price.serviceFee + (price.extras ?? 0)).toBe(price.total);
        expect(price.perTraveler.reduce((sum, { count, each }) => sum + count * each, extrasTotal(extras))).toBe(price.total);
        expect(price.serviceFee).toBe(booked.trip.price.serviceFee);
        expect(due - refund - (credit?.amount ?? 0)).toBe(difference + penalty);
        expect(Math.min(due, refund)).toBe(0);
        expect(offer.until === null || offer.until > trial.now).toBe(true);
        expect(offer.id.length).toBeLessThanOrEqual(900);
        expect(JSON.parse(JSON.stringify(offer.trip))).toEqual(offer.trip);
      }
    });

    it('offers both slices on other days together, and one by its id at the same terms', async () => {
      const booked = await book();
      const replaced = [0, 1].map((place) => ({ place, date: addDays(at(booked.trip.query.slices, place).date, 3) }));
      const [offer] = valueOf(await exchanges.offers(booked, replaced, { now: trial.now, limit: MANY }));
      expect(offer?.trip.slices.map(({ legs }) => legs[0].departs.slice(0, 10))).toEqual(replaced.map(({ date }) => date));
      expect(valueOf(await exchanges.offer(booked, offer?.id ?? '', trial.now))).toEqual(offer);
      expect(valueOf(await exchange(booked, required(offer, 'offer'))).status).toBe('ticketed');
      expect(isSameSchedule(await flown(booked), required(offer, 'offer').trip.slices)).toBe(true);
    });

    it('exchanges the order once for an id, and is paid what is due', async () => {
      const booked = await book();
      const before = valueOf(await trial.supplier.lookup('ours'));
      const wasPaid = await paid();
      const offer = await firstOffer(booked);
      const order = valueOf(await exchange(booked, offer));
      expect(order).toMatchObject({ supplierReference: before?.supplierReference, status: 'ticketed' });
      expect(order.tickets.map(({ traveler }) => traveler)).toEqual(before?.tickets.map(({ traveler }) => traveler));
      expect(isSameSchedule(await flown(booked), offer.trip.slices)).toBe(true);
      expect(valueOf(await exchange(booked, offer))).toEqual(order);
      trial.passMinutes(ENDED_MINUTES);
      expect(valueOf(await exchange(booked, offer))).toEqual(order);
      expect(valueOf(await trial.supplier.lookup('ours'))).toEqual(order);
      expect(await paid()).toBe(wasPaid + offer.terms.due - offer.terms.refund);
    });

    it('finds an exchange by its id, and none that was not made', async () => {
      const booked = await book();
      const order: SupplierOrder = valueOf(await exchange(booked, await firstOffer(booked)));
      expect(valueOf(await exchanges.lookup('ours', FIRST))).toEqual(order);
      expect(valueOf(await exchanges.lookup('ours', SECOND))).toBeNull();
      expect(valueOf(await exchanges.lookup('never-booked', SECOND))).toBeNull();
    });

    it('exchanges nothing under an id that was found unused, however late', async () => {
      const booked = await book();
      const offer = await firstOffer(booked);
      expect(valueOf(await exchanges.lookup('ours', FIRST))).toBeNull();
      expect(await exchange(booked, offer)).toEqual(ENDED);
      expect(valueOf(await exchanges.lookup('ours', FIRST))).toBeNull();
      expect(isSameSchedule(await flown(booked), booked.trip.slices)).toBe(true);
      expect(valueOf(await exchange(booked, await firstOffer(booked), SECOND)).status).toBe('ticketed');
    });

    it('knows no offer that is of another order or cannot be read, and exchanges nothing for it', async () => {
      const booked = await book();
      const foreign = await firstOffer(await book('theirs'));
      for (const id of [foreign.id, 'nonsense', '', `${foreign.id}/../..`, '_'.repeat(900)]) {
        expect(await exchanges.offer(booked, id, trial.now)).toEqual(gone);
        expect(await exchange(booked, { ...foreign, id })).toEqual(gone);
      }
      expect(isSameSchedule(await flown(booked), booked.trip.slices)).toBe(true);
      expect(valueOf(await exchanges.lookup('ours', FIRST))).toBeNull();
    });

    it('exchanges nothing at an offer that has ended, or at other terms', async () => {
      const booked = await book();
      const offer = await firstOffer(booked);
      const { terms } = offer;
      expect(await exchange(booked, { ...offer, terms: { ...terms, difference: terms.difference - 100, due: terms.due + 100 } })).toEqual(
        ENDED,
      );
      expect(valueOf(await exchanges.lookup('ours', FIRST))).toBeNull();
      trial.passMinutes(ENDED_MINUTES);
      expect(await exchanges.offer(booked, offer.id, trial.now)).toEqual(gone);
      expect(await exchange(booked, offer)).toEqual(ENDED);
      expect(valueOf(await exchanges.lookup('ours', FIRST))).toBeNull();
      expect(isSameSchedule(await flown(booked), booked.trip.slices)).toBe(true);
    });

    it('makes one of two exchanges at a time', async () => {
      const booked = await book();
      const [one, other] = valueOf(await offersFor(booked));
      const wasPaid = await paid();
      const answers = await Promise.all([exchange(booked, required(one, 'offer')), exchange(booked, required(other, 'offer'), SECOND)]);
      const made = required(answers[0].ok ? one : other, 'offer');
      expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
      // an offer of an order that was exchanged meanwhile may not even be read any more
      expect([ENDED, gone]).toContainEqual(answers.find(({ ok }) => !ok));
      expect(isSameSchedule(await flown(booked), made.trip.slices)).toBe(true);
      expect(await paid()).toBe(wasPaid + made.terms.due - made.terms.refund);
    });

    it('exchanges an order again, and cancels it afterwards', async () => {
      const booked = await book();
      const { trip } = await firstOffer(booked);
      valueOf(await exchange(booked, await firstOffer(booked)));
      const again: BookedTrip = { ...booked, trip };
      const next = at(valueOf(await offersFor(again, 0, addDays(trip.query.slices[0].date, 1))), 0);
      expect(next.trip.slices[1]).toEqual(trip.slices[1]);
      valueOf(await exchange(again, next, SECOND));
      expect(isSameSchedule(await flown(again), next.trip.slices)).toBe(true);
      expect(valueOf(await exchanges.lookup('ours', FIRST))).toEqual(valueOf(await exchanges.lookup('ours', SECOND)));
      const quote = valueOf(await trial.supplier.cancelQuote('ours', trial.now));
      expect(valueOf(await trial.supplier.cancel('ours', quote.id, trial.now))).toMatchObject({ status: 'cancelled', tickets: [] });
      expect(await offersFor({ ...booked, trip: next.trip })).toEqual(gone);
      expect(await exchange({ ...booked, trip: next.trip }, next, '0b3f6d1c-0000-4000-8000-000000000003')).toEqual(gone);
    });

    it('keeps what the airline moved of a slice that stays', async () => {
      const booked = await book();
      await trial.changeOrder('ours', { kind: 'moved', minutes: 90 });
      const moved = await flown(booked);
      expect(isSameSchedule(moved, booked.trip.slices)).toBe(false);
      valueOf(await required(trial.supplier.changes, 'changes').accept('ours'));
      const now: BookedTrip = { ...booked, trip: { ...booked.trip, slices: moved } };
      const offer = await firstOffer(now);
      expect(offer.trip.slices[0]).toEqual(moved[0]);
      valueOf(await exchange(now, offer));
      expect(isSameSchedule(await flown(now), offer.trip.slices)).toBe(true);
    });

    it('exchanges nothing where the fare says so, and no trip that would go backwards', async () => {
      const rigid = await book('rigid', ({ changeable }) => changeable === 'notOffered');
      expect(await offersFor(rigid)).toEqual(REFUSED);
      const booked = await book();
      expect(await offersFor(booked, 0, later(booked))).toEqual(REFUSED);
      expect(await offersFor({ ...booked, ourReference: 'never-booked' })).toEqual(gone);
    });

    it('has nothing where nothing flies, and exchanges no slice that has left', async () => {
      const booked = await book();
      expect(valueOf(await offersFor(booked, 1, later(booked, 500)))).toEqual([]);
      trial.passMinutes(60 * 24 * 35);
      expect(await offersFor(booked, 0, addDays(booked.trip.query.slices[0].date, 6))).toEqual(REFUSED);
      expect(valueOf(await offersFor(booked)).length).toBeGreaterThan(0);
    });

    it('says so when it is down', async () => {
      const booked = await book();
      const offer = await firstOffer(booked);
      trial.breakDown();
      const answers = await Promise.all([
        offersFor(booked),
        exchanges.offer(booked, offer.id, trial.now),
        exchange(booked, offer),
        exchanges.lookup('ours', FIRST),
      ]);
      expect(answers).toEqual(answers.map(() => DOWN));
    });
  });
}
