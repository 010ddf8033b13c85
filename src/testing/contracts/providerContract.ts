/**
 * What an adapter makes of what a real provider of flights does: orders without tickets, credit instead of money, orders that arrive late or
 * not at all, details that an airline does not take, an account that is closed. In addition to `describeSupplier`, for adapters with a provider.
 */
import type { TravelerDetails } from '#core/domain/booking/booking';
import { hasTicketEach } from '#core/domain/booking/tickets';
import type { IsoDate } from '#core/domain/values/dates';
import type { FlightSupplier, PricedOffer } from '#server/flights/supplier';
import { DOWN, gone, valueOf } from './supplierAnswers';
import type { SupplierOnTrial } from './supplierTrial';
import { CONTACT, partyOf } from './supplierParty';

/** How an order that could be made is answered. */
export type OrderAnswer = 'made' | 'accepted' | 'never answered' | 'not made' | 'taken before' | 'duplicate';

export interface ProviderOnTrial extends SupplierOnTrial {
  /** Airlines confirm orders, and issue no tickets. */
  issueNoTickets(): void;
  /** The airline of the newest order issues its ticket; resolves once the adapter was notified. */
  issueTicket(): Promise<void>;
  /** Cancelling gives credit of so many cents of a currency. */
  giveCredit(kind: 'airline_credits' | 'voucher', cents: number, currency: string): void;
  /** Cancelling gives money of another currency. */
  refundIn(currency: string): void;
  answerOrders(how: OrderAnswer): void;
  /** What was accepted is made, or is not; resolves once the adapter was notified. */
  settleOrder(outcome: 'made' | 'failed'): Promise<void>;
  /** The airline does not take the last name of the second traveler. */
  refuseLastName(): void;
  /** The account may do nothing any more. */
  close(): Promise<void>;
  revoke(how: 'token' | 'search' | 'balance'): void;
  /** Too many calls were made: none is taken for so many seconds. */
  limitFor(seconds: number): void;
  /** Airlines require passports, take the numbers of the government, or charge fares or penalties in another currency. */
  sellWith(what: { readonly passports?: true; readonly numbers?: true; readonly faresIn?: string; readonly penaltiesIn?: string }): void;
  /** Airlines add so many cents to the fare of a traveler under 18 by age. */
  priceByAge(cents: (age: number) => number): void;
  /** Every search finds fares that are so many dollars dearer a seat than those that are known. */
  raiseBy(dollars: number): void;
  /** So many airlines are slow to answer searches. */
  slowDown(airlines: number): void;
  /** What a person was notified of, by kind and reason. */
  attention(): Promise<readonly (readonly [kind: string, reason: string | null])[]>;
  /** Lines that the log got. */
  readonly said: readonly string[];
  /** How often the provider was called so far. */
  callsMade(): number;
  searchesMade(): number;
  /** Passengers of the newest order, as sent to the provider. */
  lastPassengers(): readonly Readonly<Record<string, unknown>>[];
}

/** So long after an order was requested nobody can make it any more. */
const LONGEST_MINUTES = 13;

/** The same people in the other order, on the same laps. */
const backwards = (people: readonly TravelerDetails[]): readonly TravelerDetails[] =>
  people.map((t) => (t.heldBy === undefined ? t : { ...t, heldBy: people.length - 1 - t.heldBy })).reverse();

export function describeProvider(adapter: string, open: () => Promise<ProviderOnTrial>): void {
  describe(`${adapter} with a provider that does what real ones do`, () => {
    let trial: ProviderOnTrial;
    beforeEach(async () => {
      trial = await open();
    });
    afterEach(() => trial.close());

    async function offered(): Promise<PricedOffer> {
      const { flights } = valueOf(await trial.supplier.search(trial.query, { now: trial.now, limit: 10 }));
      return valueOf(await trial.supplier.reprice(trial.query, flights.at(-1)?.id ?? '', trial.now));
    }
    const book = (offer: PricedOffer, ours: string, people = partyOf(trial.query)): ReturnType<FlightSupplier['book']> =>
      trial.supplier.book(offer, people, ours, trial.now, CONTACT);

    describe('an order without a ticket (decision 134)', () => {
      it('stands, and is known to have none until it has', async () => {
        trial.issueNoTickets();
        const booked = valueOf(await book(await offered(), 'ours'));
        expect(booked).toMatchObject({ status: 'ticketed', tickets: [] });
        expect(valueOf(await trial.supplier.lookup('ours'))).toEqual(booked);
        expect(valueOf((await trial.supplier.changes?.read('ours', trial.query)) ?? DOWN)).toMatchObject({ tickets: [] });
        await trial.issueTicket();
        const { tickets } = valueOf(await trial.supplier.lookup('ours')) ?? booked;
        expect(hasTicketEach(tickets, partyOf(trial.query).length)).toBe(true);
        expect(valueOf((await trial.supplier.changes?.read('ours', trial.query)) ?? DOWN)).toMatchObject({ tickets });
      });
    });

    describe('a refund (decision 134)', () => {
      it.each(['airline_credits', 'voucher'] as const)('%s are no money: quoted, kept, and reported when cancelled', async (kind) => {
        trial.giveCredit(kind, 26_000, 'USD');
        valueOf(await book(await offered(), 'ours'));
        for (let i = 0; i < 2; i += 1) {
          const quote = valueOf(await trial.supplier.cancelQuote('ours', trial.now));
          expect(quote).toMatchObject({ refund: 0, credit: { kind, amount: 26_000 } });
        }
        const cancelled = { status: 'cancelled', credit: { kind, amount: 26_000 } };
        expect(valueOf(await trial.supplier.cancel('ours', null, trial.now))).toMatchObject(cancelled);
        // requested again after a crash: the same
        expect(valueOf(await trial.supplier.cancel('ours', null, trial.now))).toMatchObject(cancelled);
      });

      it('of another currency is never called dollars', async () => {
        trial.refundIn('EUR');
        valueOf(await book(await offered(), 'ours'));
        expect(valueOf(await trial.supplier.cancelQuote('ours', trial.now))).toMatchObject({ refund: null });
        trial.giveCredit('airline_credits', 26_000, 'EUR');
        trial.passMinutes(24 * 60);
        expect(valueOf(await trial.supplier.cancelQuote('ours', trial.now))).toMatchObject({
          refund: 0,
          credit: { kind: 'airline_credits', amount: null },
        });
      });
    });

    describe('an order that takes its time', () => {
      it('accepted first, made later: unknown until then, and never requested twice', async () => {
        trial.answerOrders('accepted');
        const offer = await offered();
        expect(await book(offer, 'ours')).toEqual(DOWN);
        expect(await trial.supplier.lookup('ours')).toEqual(DOWN);
        expect(await book(offer, 'ours')).toEqual(DOWN);
        trial.passMinutes(10);
        await trial.settleOrder('made');
        expect(valueOf(await trial.supplier.lookup('ours'))).toMatchObject({ status: 'ticketed' });
        expect(trial.lastPassengers()).toHaveLength(partyOf(trial.query).length);
      });

      it('accepted first, then not made after all: known at once', async () => {
        trial.answerOrders('accepted');
        await book(await offered(), 'ours');
        let events = 0;
        trial.supplier.changes?.onNews(() => (events += 1));
        await trial.settleOrder('failed');
        expect(events).toBe(1);
        expect(valueOf(await trial.supplier.lookup('ours'))).toBeNull();
      });

      it('never answered nor found: may still come for ten minutes after its time, then there is none', async () => {
        trial.answerOrders('never answered');
        expect(await book(await offered(), 'ours')).toEqual(DOWN);
        trial.passMinutes(12);
        expect(await trial.supplier.lookup('ours')).toEqual(DOWN);
        trial.passMinutes(LONGEST_MINUTES - 12);
        expect(valueOf(await trial.supplier.lookup('ours'))).toBeNull();
      });

      it.each([
        ['not made', { code: 'not_booked' }],
        ['taken before', { code: 'offer_gone' }],
        ['duplicate', { code: 'duplicate_booking' }],
      ] as const)('%s: says why at once, and another try is free to', async (how, error) => {
        trial.answerOrders(how);
        const offer = await offered();
        expect(await book(offer, 'ours')).toEqual({ ok: false, error });
        expect(valueOf(await trial.supplier.lookup('ours'))).toBeNull();
        trial.answerOrders('made');
        expect(valueOf(await book(await offered(), 'ours')).status).toBe('ticketed');
      });
    });

    describe('travelers (decision 135)', () => {
      it('a refusal names traveler and field, and nothing is booked', async () => {
        trial.refuseLastName();
        const error = { code: 'traveler_refused', fields: [{ traveler: 1, field: 'lastName' }] };
        expect(await book(await offered(), 'ours')).toEqual({ ok: false, error });
        expect(valueOf(await trial.supplier.lookup('ours'))).toBeNull();
      });

      it('names are sent as on a passport’s machine-readable lines, twenty letters at most', async () => {
        const [first, ...others] = partyOf(trial.query);
        const muller = { ...first, firstName: 'Zoë-Anaïs', middleName: 'Æthelflæd Wilhelmine', lastName: 'Müller von Schwarzenberg' };
        valueOf(await book(await offered(), 'ours', [muller as TravelerDetails, ...others]));
        expect(trial.lastPassengers()[0]).toMatchObject({ given_name: 'ZOE ANAIS A', family_name: 'MUELLER VON SCHWARZE' });
      });

      it('a marker that the airline does not accept is questioned, and never replaced', async () => {
        const offer = await offered();
        expect(offer.demands?.sexes).toEqual(['F', 'M']);
        const people = partyOf(trial.query).map((t, i): TravelerDetails => (i === 0 ? { ...t, sex: 'X' } : t));
        expect(await book(offer, 'ours', people)).toEqual({
          ok: false,
          error: { code: 'traveler_refused', fields: [{ traveler: 0, field: 'sex' }] },
        });
      });

      it('required passports and the government’s numbers are requested, and sent', async () => {
        const people = partyOf(trial.query).map((t): TravelerDetails => ({
          ...t,
          passport: { number: 'X1234567', expires: '2031-06-30' as IsoDate, country: 'US' },
          knownTravelerNumber: 'TT11AA22B',
          redressNumber: '1234567',
          frequentFlyer: [
            { airline: 'AA', number: '1AB2345' },
            { airline: 'KL', number: '1234567890' },
          ],
        }));
        trial.sellWith({ passports: true });
        expect((await offered()).demands).toMatchObject({ isPassportRequired: true, takesKnownTravelerNumber: false });
        valueOf(await book(await offered(), 'ours-1', people));
        const types = () => trial.lastPassengers().map((p) => (p['identity_documents'] as { type: string }[]).map(({ type }) => type));
        expect(types()).toEqual(people.map(() => ['passport']));
        const accounts = () => trial.lastPassengers().map((p) => p['loyalty_programme_accounts']);
        expect(accounts()).toEqual(people.map(() => undefined));
        trial.sellWith({ numbers: true });
        // the offers that were known are of before
        trial.passMinutes(30);
        expect((await offered()).demands).toMatchObject({
          takesKnownTravelerNumber: true,
          takesRedressNumber: true,
          frequentFlyerAirlines: ['AA', 'DL', 'UA', 'BA'],
        });
        valueOf(await book(await offered(), 'ours-2', people));
        expect(types()).toEqual(people.map(() => ['passport', 'known_traveler_number', 'passenger_redress_number']));
        // of the programs that the offer names; infants have none
        const sent = [{ airline_iata_code: 'AA', account_number: '1AB2345' }];
        expect(accounts()).toEqual(people.map(({ kind }) => (kind === 'infant' ? undefined : sent)));
      });

      it.each([
        ['priced by age', (on: ProviderOnTrial) => on.priceByAge((age) => (age === 8 ? 0 : 100 * age))],
        // the offers that are known are still sold at what they were
        ['dearer in each search since', (on: ProviderOnTrial) => on.raiseBy(10)],
      ])('of other ages than those that were searched for, %s: one price to accept, and it is booked at that', async (_name, change) => {
        const { query } = trial;
        const day = query.slices.at(-1)?.date ?? '';
        const aged = (years: number) => `${String(Number(day.slice(0, 4)) - years)}${day.slice(4)}` as IsoDate;
        const people = partyOf(query).map((t, i): TravelerDetails => ({ ...t, ...(i === 1 ? { dateOfBirth: aged(15) } : {}) }));
        const offer = await offered();
        change(trial);
        const refused = await book(offer, 'ours', people);
        if (refused.ok || refused.error.code !== 'price_changed') throw new Error('was to cost more');
        const accepted = refused.error.offer;
        expect(accepted.price.total).toBeGreaterThan(offer.price.total);
        expect(valueOf(await trial.supplier.lookup('ours'))).toBeNull();
        // what a draft asks for again, and what is booked, are what was accepted
        const again = valueOf(await trial.supplier.reprice(accepted.query, accepted.flightId, trial.now));
        expect(again).toEqual(accepted);
        expect(valueOf(await book(again, 'ours', people)).status).toBe('ticketed');
      });

      it('ages that were searched for are sent, and booked without another search', async () => {
        const { adults, children, infants } = trial.query.travelers;
        const ages = partyOf(trial.query).map(({ kind }) => (kind === 'child' ? 4 : kind === 'infant' ? 0 : null));
        const query = { ...trial.query, travelers: { adults, children, infants, ages } };
        trial.priceByAge((age) => 1_000 * age);
        const [flight] = valueOf(await trial.supplier.search(query, { now: trial.now, limit: 10 })).flights;
        const offer = valueOf(await trial.supplier.reprice(query, flight?.id ?? '', trial.now));
        expect(offer.price.total).toBe(flight?.total);
        const searches = trial.searchesMade();
        const day = query.slices.at(-1)?.date ?? '';
        const people = partyOf(query).map((t, i): TravelerDetails => {
          const age = ages[i] ?? null;
          return age === null ? t : { ...t, dateOfBirth: `${String(Number(day.slice(0, 4)) - age)}${day.slice(4, 8)}01` as IsoDate };
        });
        expect(valueOf(await book(offer, 'ours', people)).status).toBe('ticketed');
        expect(trial.searchesMade()).toBe(searches);
      });

      it('ages are those of the last day, whoever is named first', async () => {
        const { query } = trial;
        const last = query.slices.at(-1)?.date ?? '';
        // turns three on the last day
        const people = partyOf(query).map((t): TravelerDetails =>
          t.kind === 'child' ? { ...t, dateOfBirth: `${String(Number(last.slice(0, 4)) - 3)}${last.slice(4)}` as IsoDate } : t,
        );
        expect(valueOf(await book(await offered(), 'ours', backwards(people))).status).toBe('ticketed');
      });
    });

    it('a penalty of another currency is never shown as dollars', async () => {
      trial.sellWith({ penaltiesIn: 'EUR' });
      const { flights } = valueOf(await trial.supplier.search(trial.query, { now: trial.now, limit: 10 }));
      const conditions = flights.flatMap((flight) => flight.fares.map((fare) => fare.conditions));
      expect(conditions.map(({ refundPenalty }) => refundPenalty).filter((penalty) => penalty !== null)).toEqual([]);
      expect(conditions.filter(({ changeable }) => typeof changeable === 'number')).toEqual([]);
    });

    it('shows fast airlines first, completes, and asks for the search once', async () => {
      const soFar = async () => valueOf(await trial.supplier.search(trial.query, { now: trial.now, limit: 100, mayBePartial: true }));
      const whole = valueOf(await trial.supplier.search(trial.query, { now: trial.now, limit: 100 }));
      trial.slowDown(1);
      const searches = trial.searchesMade();
      const first = await soFar();
      expect([first.isPartial, first.flights.length]).toEqual([true, whole.flights.length - 1]);
      trial.slowDown(0);
      const { isPartial, flights } = await soFar();
      expect([isPartial, flights.map(({ id }) => id).sort()]).toEqual([undefined, whole.flights.map(({ id }) => id).sort()]);
      expect(trial.searchesMade() - searches).toBe(1);
      const last = flights.at(-1)?.id ?? '';
      expect(valueOf(await trial.supplier.reprice(trial.query, last, trial.now)).flightId).toBe(last);
    });

    it('fares of another currency are not sold, and nobody says that nothing flies: travelers call, a person is notified once', async () => {
      trial.sellWith({ faresIn: 'EUR' });
      for (let i = 0; i < 2; i += 1)
        expect(await trial.supplier.search(trial.query, { now: trial.now, limit: 10 })).toEqual({ ok: false, error: { code: 'call_us' } });
      expect(await trial.supplier.search(trial.query, { now: trial.now, limit: 10, mayBePartial: true })).toMatchObject({ ok: false });
      expect(await trial.attention()).toEqual([['offers_left_out', 'currency']]);
      expect(trial.said.filter((line) => line.includes('none of a search can be sold'))).toHaveLength(1);
    });

    it.each([
      ['token', 'access_token_not_found'],
      ['search', 'insufficient_permissions'],
      ['balance', 'insufficient_balance'],
    ] as const)('a closed account (%s): travelers call, a person is notified once, the log has one line', async (how, reason) => {
      const offer = await offered();
      trial.revoke(how);
      const call = { ok: false, error: { code: 'call_us' } };
      for (let i = 0; i < 3; i += 1) {
        const options = { now: trial.now, limit: 10 };
        expect(how === 'balance' ? await book(offer, `ours-${String(i)}`) : await trial.supplier.search(trial.query, options)).toEqual(
          call,
        );
      }
      expect(await trial.attention()).toEqual([['supplier_refuses_us', reason]]);
      expect(trial.said.filter((line) => line.includes('sells nothing to this account'))).toHaveLength(1);
    });

    it('is not called until its limit is over', async () => {
      const offer = await offered();
      trial.limitFor(20);
      expect(await trial.supplier.search(trial.query, { now: trial.now, limit: 10 })).toEqual(DOWN);
      const before = trial.callsMade();
      expect(await book(offer, 'ours')).toEqual(DOWN);
      expect(await trial.supplier.search(trial.query, { now: trial.now, limit: 10 })).toEqual(DOWN);
      expect(trial.callsMade()).toBe(before);
      trial.passMinutes(1);
      expect(valueOf(await trial.supplier.lookup('ours'))).toBeNull();
      expect(valueOf(await book(offer, 'ours')).status).toBe('ticketed');
    });

    it('sells no flight that it does not have, whatever else is wrong', async () => {
      expect(await book({ ...(await offered()), flightId: 'no-such-flight' }, 'ours')).toEqual(gone);
    });
  });
}
