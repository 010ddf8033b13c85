/** The promises of `FlightSupplier`, held against an adapter. Its test says how to open it and how to make it fail. */
import { hasTicketEach } from '#core/domain/booking/tickets';
import { addDays } from '#core/domain/values/dates';
import { faresOf } from '#core/domain/fares/fareFamilies';
import type { Flight, FlightList } from '#core/domain/flights/flights';
import { sliceName } from '#core/domain/flights/sliceChoices';
import { at } from '#core/domain/values/checkedReads';
import { departureDate } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import type { FlightSupplier, PricedOffer, SupplierCancelQuote } from '#server/flights/supplier';
import { checkItinerary } from './checkItinerary';
import { DOWN, gone, valueOf } from './supplierAnswers';
import { describeChanges } from './supplierChanges';
import { describeInfants } from './supplierInfants';
import { CONTACT, partyOf } from './supplierParty';
import type { SupplierOnTrial } from './supplierTrial';

const MANY = 2000;
const FEW = 2;
/** Lists of fares: re-pricing is not free. */
const FARES_TRIED = 12;

/** Declares the tests; `open` is called for each of them. */
export function describeSupplier(adapter: string, open: () => SupplierOnTrial | Promise<SupplierOnTrial>): void {
  describe(`${adapter} keeps the promises of a supplier`, () => {
    let trial: SupplierOnTrial;
    beforeEach(async () => {
      trial = await open();
    });
    afterEach(() => trial.close?.());

    const search = async (query: SearchQuery = trial.query, limit = MANY): Promise<FlightList> =>
      valueOf(await trial.supplier.search(query, { now: trial.now, limit }));
    const offered = async (): Promise<PricedOffer> => {
      const [flight] = (await search()).flights;
      return valueOf(await trial.supplier.reprice(trial.query, flight?.id ?? '', trial.now));
    };
    const book = (offer: PricedOffer, ourReference: string): ReturnType<FlightSupplier['book']> =>
      trial.supplier.book(offer, partyOf(trial.query), ourReference, trial.now, CONTACT);
    it('has a name', () => {
      expect(trial.supplier.name).toMatch(/^[a-z][a-zA-Z]+$/);
    });

    it('finds itineraries of whole slices, from the origin to the destination on the days requested', async () => {
      for (const query of [trial.query, { ...trial.query, slices: [trial.query.slices[0]] } as const]) {
        const found = await search(query);
        expect(found.flights.length).toBeGreaterThan(FEW);
        for (const flight of found.flights) checkItinerary(flight, query);
      }
    });

    it('names every carrier and airport of its list', async () => {
      const { flights, carriers, airports } = await search();
      for (const flight of flights) {
        expect(carriers[flight.carrier]?.name).toBeTruthy();
        for (const leg of flight.slices.flatMap((s) => s.legs)) {
          expect(carriers[leg.carrier]?.name).toBeTruthy();
          expect([airports[leg.from]?.code, airports[leg.to]?.code]).toEqual([leg.from, leg.to]);
        }
      }
    });

    it('gives the same flights to the same question, each with an id of its own', async () => {
      const first = await search();
      expect(new Set(first.flights.map((f) => f.id)).size).toBe(first.flights.length);
      expect(await search()).toEqual(first);
    });

    it('sells each of its fares at the price of the list, the lowest first, which is the price of the flight', async () => {
      const { flights } = await search();
      const sold = [...new Map(flights.map((flight) => [flight.fares, flight])).values()].slice(0, FARES_TRIED);
      for (const flight of sold) {
        expect(flight.fares[0]).toEqual({ key: '', conditions: flight.conditions, perAdult: 0, total: 0 });
        expect(flight.fares.map((step) => step.total)).toEqual(flight.fares.map((step) => step.total).sort((a, b) => a - b));
        const fares = faresOf(flight);
        expect(new Set(fares.map((fare) => fare.id)).size).toBe(fares.length);
        for (const { id, conditions, perAdult, total } of fares) {
          const offer = valueOf(await trial.supplier.reprice(trial.query, id, trial.now));
          expect(offer).toMatchObject({ flightId: id, conditions, price: { total } });
          expect(offer.price.perTraveler[0]).toMatchObject({ kind: 'adult', each: perAdult });
          expect(offer.fares ?? fares).toEqual(fares);
        }
      }
    });

    it('books the fare that was chosen, and no family that it does not sell', async () => {
      const [flight] = (await search()).flights;
      const dearest = flight && faresOf(flight).at(-1);
      const offer = valueOf(await trial.supplier.reprice(trial.query, dearest?.id ?? '', trial.now));
      expect(valueOf(await book(offer, 'ours-dear')).status).not.toBe('cancelled');
      expect(await trial.supplier.reprice(trial.query, `${flight?.id ?? ''}-Nonsense`, trial.now)).toEqual(gone);
    });

    it('sells a trip of three slices that is chosen slice after slice, at the price that each choice had', async () => {
      const [{ origin, destination, date }] = trial.query.slices;
      const there = { origin, destination };
      const slices = [
        { ...there, date },
        { origin: destination, destination: origin, date: addDays(date, 5) },
        { ...there, date: addDays(date, 9) },
      ] as const;
      const query: SearchQuery = { ...trial.query, slices };
      const chosen: string[] = [];
      let last: Flight | undefined;
      for (const index of slices.keys()) {
        const found = valueOf(await trial.supplier.search(query, { now: trial.now, limit: MANY, chosen: [...chosen] }));
        expect(found.flights.length).toBeGreaterThan(index === 0 ? 1 : 0);
        for (const flight of found.flights) {
          checkItinerary(flight, query);
          expect(flight.slices.slice(0, index).map(sliceName)).toEqual(chosen);
        }
        const names = found.flights.map((flight) => sliceName(at(flight.slices, index)));
        expect(new Set(names).size).toBe(names.length);
        const lowest = Math.min(...found.flights.map(({ total }) => total));
        if (last) expect(lowest).toBe(last.total);
        last = at(found.flights, found.flights.length - 1);
        chosen.push(sliceName(at(last.slices, index)));
      }
      const offer = valueOf(await trial.supplier.reprice(query, last?.id ?? '', trial.now));
      expect(offer.price.total).toBe(last?.total);
      expect(offer.slices.map(sliceName)).toEqual(chosen);
      expect(valueOf(await book(offer, 'ours-three')).status).not.toBe('cancelled');
      const gone = await trial.supplier.search(query, { now: trial.now, limit: MANY, chosen: ['ZZ9_2027-01-14'] });
      expect(valueOf(gone).flights).toEqual([]);
    });

    it('gives no more flights than requested', async () => {
      expect((await search(trial.query, FEW)).flights).toHaveLength(FEW);
    });

    it('answers a search that was given up with a fault', async () => {
      const asking = { now: trial.now, signal: AbortSignal.abort() };
      expect((await trial.supplier.search(trial.query, { ...asking, limit: MANY })).ok).toBe(false);
      const lowest = await trial.supplier.lowestPrices?.(trial.query, [departureDate(trial.query)], asking);
      expect(lowest?.ok ?? false).toBe(false);
    });

    it('prices a flight as its search did, in parts that add up', async () => {
      const found = await search();
      for (const flight of [found.flights[0], found.flights.at(-1)]) {
        if (!flight) throw new Error('no flights');
        const offer = valueOf(await trial.supplier.reprice(trial.query, flight.id, trial.now));
        expect(offer).toMatchObject({ flightId: flight.id, query: trial.query, slices: flight.slices, conditions: flight.conditions });
        const { base, taxes, serviceFee, total, perTraveler } = offer.price;
        expect(total).toBe(flight.total);
        expect(base + taxes + serviceFee).toBe(total);
        expect(perTraveler.reduce((sum, t) => sum + t.count * t.each, 0)).toBe(total);
        expect(perTraveler.find((t) => t.kind === 'adult')?.each).toBe(flight.perAdult);
      }
    });

    it('makes offers that can be stored', async () => {
      const offer = await offered();
      expect(JSON.parse(JSON.stringify(offer))).toEqual(offer);
    });

    it('has no price for a flight that it does not sell', async () => {
      expect(await trial.supplier.reprice(trial.query, 'no-such-flight', trial.now)).toEqual(gone);
      const offer = await offered();
      expect(await book({ ...offer, flightId: 'no-such-flight' }, 'ours')).toEqual(gone);
      expect(await trial.supplier.lookup('ours')).toEqual({ ok: true, value: null });
    });

    it('books once for one of our references, and finds the order again', async () => {
      const offer = await offered();
      const booked = valueOf(await book(offer, 'ours-1'));
      expect(booked.supplierReference).toMatch(/^[A-Z0-9]{5,}$/);
      expect(booked.status).not.toBe('cancelled');
      const party = partyOf(trial.query).length;
      expect([hasTicketEach(booked.tickets, party), new Set(booked.tickets.map(({ number }) => number)).size]).toEqual([true, party]);
      expect(valueOf(await book(offer, 'ours-1'))).toEqual(booked);
      expect(valueOf(await trial.supplier.lookup('ours-1'))).toEqual(booked);
      const other = valueOf(await book(offer, 'ours-2'));
      expect(other.supplierReference).not.toBe(booked.supplierReference);
      expect(valueOf(await trial.supplier.lookup('ours-3'))).toBeNull();
    });

    describeInfants(() => trial);

    it('books at the price it was given, or says what the price is and books nothing', async () => {
      const offer = await offered();
      const before = { ...offer, price: { ...offer.price, total: offer.price.total - 1 } };
      // for the people who fly, whose ages are known by now
      const now: unknown = { ...offer, query: expect.objectContaining({ slices: trial.query.slices }) };
      expect(await book(before, 'ours')).toEqual({ ok: false, error: { code: 'price_changed', offer: now } });
      expect(valueOf(await trial.supplier.lookup('ours'))).toBeNull();
    });

    const quoteOf = async (ourReference: string): Promise<SupplierCancelQuote> =>
      valueOf(await trial.supplier.cancelQuote(ourReference, trial.now));

    it('says what cancelling gives back and until when, and cancels nothing by it', async () => {
      const offer = await offered();
      const booked = valueOf(await book(offer, 'ours'));
      const { id, refund, until } = await quoteOf('ours');
      expect(refund).toBeGreaterThanOrEqual(0);
      expect(refund).toBeLessThanOrEqual(offer.price.total);
      expect(until?.getTime()).toBeGreaterThan(trial.now.getTime());
      expect((await quoteOf('ours')).id).toBe(id);
      expect(valueOf(await trial.supplier.lookup('ours'))).toEqual(booked);
      valueOf(await trial.supplier.cancel('ours', id, trial.now));
      expect((await quoteOf('ours')).refund).toBe(0);
      expect(await trial.supplier.cancelQuote('never-booked', trial.now)).toEqual(gone);
    });

    it('cancels an order for good, at its quote or at whatever it gives', async () => {
      const offer = await offered();
      for (const isQuoted of [true, false]) {
        const ours = `ours-${String(isQuoted)}`;
        const { supplierReference } = valueOf(await book(offer, ours));
        const cancelled = { ok: true, value: { supplierReference, status: 'cancelled', tickets: [] } };
        const quote = isQuoted ? (await quoteOf(ours)).id : null;
        expect(await trial.supplier.cancel(ours, quote, trial.now)).toEqual(cancelled);
        expect(await trial.supplier.cancel(ours, quote, trial.now)).toEqual(cancelled);
        expect(await trial.supplier.lookup(ours)).toEqual(cancelled);
        expect(await book(offer, ours)).toEqual(cancelled);
      }
      expect(await trial.supplier.cancel('never-booked', null, trial.now)).toEqual(gone);
    });

    it('cancels nothing at a quote that has ended; a new one will do (booking.44)', async () => {
      const booked = valueOf(await book(await offered(), 'ours'));
      const { id } = await quoteOf('ours');
      trial.passMinutes(24 * 60);
      expect(await trial.supplier.cancel('ours', id, trial.now)).toEqual({ ok: false, error: { code: 'quote_ended' } });
      expect(valueOf(await trial.supplier.lookup('ours'))).toEqual(booked);
      const next = await quoteOf('ours');
      expect(next.id).not.toBe(id);
      expect(await trial.supplier.cancel('ours', next.id, trial.now)).toMatchObject({ ok: true, value: { status: 'cancelled' } });
    });

    describeChanges(() => trial);

    it('takes numbers and corrected names any number of times, of orders that it has', async () => {
      const offer = await offered();
      const order = valueOf(await book(offer, 'ours'));
      const numbers = { knownTravelerNumber: 'TT11AA22B', redressNumber: '1234567' };
      const party = partyOf(trial.query).map((one) => ({ ...one, ...numbers, lastName: 'Quinnones' }));
      const answers = [];
      for (let i = 0; i < 2; i += 1) answers.push(await trial.supplier.updateTravelers('ours', party));
      const [first] = answers;
      expect(first).toEqual(first?.ok === true ? { ok: true, value: order } : { ok: false, error: { code: 'not_passed_on' } });
      expect(answers).toEqual([first, first]);
      expect(await trial.supplier.updateTravelers('never-booked', party)).toEqual(gone);
      const cancelled = await trial.supplier.cancel('ours', null, trial.now);
      expect(await trial.supplier.updateTravelers('ours', party)).toEqual(cancelled);
    });

    it('lists its orders by when they were made, ours by their names, with what it is paid', async () => {
      const offer = await offered();
      const { supplierReference } = valueOf(await book(offer, 'ours'));
      const from = (minutes: number): Date => new Date(trial.now.getTime() + minutes * 60_000);
      const listed = async () => valueOf(await trial.supplier.books.orders({ since: from(-1), until: from(1) }));
      const { base, taxes } = offer.price;
      const order = { ourReference: 'ours', supplierReference, total: base + taxes, isCancelled: false, at: trial.now };
      expect(await listed()).toEqual([expect.objectContaining(order)]);
      const [made] = await listed();
      const ids = valueOf(await trial.supplier.books.orderIds(['ours', 'never-booked']));
      expect([...ids]).toEqual(ids.size === 0 ? [] : [['ours', made?.orderId]]);
      valueOf(await trial.supplier.cancel('ours', null, trial.now));
      expect(await listed()).toEqual([expect.objectContaining({ ...order, isCancelled: true })]);
      expect(await trial.supplier.books.orders({ since: from(-9), until: trial.now })).toEqual({ ok: true, value: [] });
    });

    it('knows the lowest price of a day as its search shows it, and of no day that is over', async () => {
      const departs = departureDate(trial.query);
      const over = addDays(departs, -400);
      const answer = await trial.supplier.lowestPrices?.(trial.query, [over, departs], { now: trial.now });
      if (answer === undefined) return;
      const lowest = valueOf(answer);
      const { flights } = await search();
      expect([...lowest]).toEqual([
        [over, null],
        [departs, Math.min(...flights.map((f) => f.perAdult))],
      ]);
    });

    it('says so when it is down, whatever is requested', async () => {
      const offer = await offered();
      const { supplier, query, now } = trial;
      trial.breakDown();
      const answers = await Promise.all([
        supplier.search(query, { now, limit: MANY }),
        supplier.reprice(query, offer.flightId, now),
        book(offer, 'ours'),
        supplier.cancelQuote('ours', now),
        supplier.lookup('ours'),
        supplier.cancel('ours', null, now),
        supplier.changes?.news(10) ?? DOWN,
        supplier.changes?.read('ours', query) ?? DOWN,
        supplier.changes?.accept('ours') ?? DOWN,
        supplier.updateTravelers('ours', []),
        supplier.books.orders({ since: new Date(0), until: now }),
        supplier.lowestPrices?.(query, [departureDate(query)], { now }) ?? DOWN,
      ]);
      expect(answers).toEqual(answers.map(() => DOWN));
    });
  });
}
