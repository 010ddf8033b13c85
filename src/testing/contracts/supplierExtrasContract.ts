/** The promises of `FlightSupplier` about seats and bags, held against an adapter. */
import { faresOf } from '#core/domain/fares/fareFamilies';
import { seatedTravelers } from '#core/domain/fares/wholeCost';
import { priceWith, readChoices } from '#core/domain/extras/chooseExtras';
import { seatsOf } from '#core/domain/extras/extras';
import type { ExtraChoice, ExtrasOnSale } from '#core/domain/extras/extras';
import { readServiceId } from '#core/domain/extras/serviceIds';
import { required } from '#core/domain/values/checkedReads';
import type { FlightSupplier, PricedOffer } from '#server/flights/supplier';
import { DOWN, valueOf } from './supplierAnswers';
import type { SupplierOnTrial } from './supplierTrial';
import { CONTACT, partyOf } from './supplierParty';

const MANY = 200;
/** Flights looked through for one whose fare sells both seats and bags. */
const TRIED = 20;

interface Found {
  readonly offer: PricedOffer;
  readonly onSale: ExtrasOnSale;
}

/** Declares the tests; `open` is called for each of them. */
export function describeExtras(adapter: string, open: () => SupplierOnTrial | Promise<SupplierOnTrial>): void {
  describe(`${adapter} keeps the promises of a supplier about seats and bags`, () => {
    let trial: SupplierOnTrial;
    beforeEach(async () => {
      trial = await open();
    });
    afterEach(() => trial.close?.());

    const extrasOf = async (offer: PricedOffer): Promise<ExtrasOnSale> =>
      valueOf(await required(trial.supplier.extras, 'extras')(offer, trial.now));

    /** An offer that sells seats for money, and bags. */
    async function onSale(): Promise<Found> {
      const { query } = trial;
      const { flights } = valueOf(await trial.supplier.search(query, { now: trial.now, limit: MANY }));
      for (const { id } of flights.slice(0, TRIED).flatMap((flight) => faresOf(flight))) {
        const offer = valueOf(await trial.supplier.reprice(query, id, trial.now));
        const found = await extrasOf(offer);
        const hasPaidSeats = found.seatMaps.some((map) => seatsOf(map).some(({ services }) => (services[0]?.price ?? 0) > 0));
        expect(offer.sellsExtras === true).toBe(true);
        if (hasPaidSeats && found.bags.length > 0) return { offer, onSale: found };
      }
      throw new Error('no flight sells seats and bags');
    }

    /** The first seat that costs something, and a bag, for the first traveler. */
    function someOf({ seatMaps, bags }: ExtrasOnSale): readonly ExtraChoice[] {
      const seats = seatMaps.flatMap((map) => seatsOf(map).flatMap(({ services }) => services));
      const seat = required(
        seats.find(({ price, traveler }) => price > 0 && traveler === 0),
        'seat',
      );
      const bag = required(
        bags.find(({ traveler }) => traveler === 0),
        'bag',
      );
      return [seat, bag].map(({ id }) => ({ id, quantity: 1 }));
    }

    function withChosen({ offer, onSale: found }: Found, choices = someOf(found)): PricedOffer {
      const read = readChoices(found, choices);
      if (!read.ok) throw new Error(read.error);
      const { chosen } = read.value;
      return { ...offer, extras: chosen, price: priceWith(offer.price, chosen) };
    }

    const book = (offer: PricedOffer, ourReference: string): ReturnType<FlightSupplier['book']> =>
      trial.supplier.book(offer, partyOf(offer.query), ourReference, trial.now, CONTACT);

    it('maps legs of the trip, each once, with seats and services that have names of their own', async () => {
      const { offer, onSale: found } = await onSale();
      const legs = offer.slices.flatMap(({ legs: all }, slice) => all.map((_, leg) => `${slice} ${leg}`));
      const mapped = found.seatMaps.map(({ slice, leg }) => `${slice} ${leg}`);
      expect(mapped).toEqual(legs.filter((leg) => mapped.includes(leg)));
      const all = found.seatMaps.flatMap((map) => {
        const seats = seatsOf(map);
        expect(new Set(seats.map(({ designator }) => designator)).size).toBe(seats.length);
        return seats.flatMap(({ designator, services }) =>
          services.map(({ id, traveler }) => {
            expect(readServiceId(id, 1)).toEqual({ kind: 'seat', id, slice: map.slice, leg: map.leg, designator, traveler });
            return id;
          }),
        );
      });
      const bags = found.bags.map(({ id, kind, traveler, slices }) => {
        expect(readServiceId(id, 1)).toEqual({ kind: 'bag', id, bag: kind, slices, traveler, quantity: 1 });
        return id;
      });
      expect(new Set([...all, ...bags]).size).toBe(all.length + bags.length);
    });

    it('sells to everybody with a seat of their own, and no seat next to an exit to children, nor to anybody where each adult holds an infant', async () => {
      const { query } = trial;
      const { onSale: found } = await onSale();
      const seats = found.seatMaps.flatMap((map) => seatsOf(map));
      const travelers = new Set(seats.flatMap(({ services }) => services.map(({ traveler }) => traveler)));
      expect([...travelers].sort()).toEqual(Array.from({ length: seatedTravelers(query.travelers) }, (_, i) => i));
      const atExits = seats.filter(({ features }) => features.includes('exitRow')).flatMap(({ services }) => services);
      const { adults, infants } = query.travelers;
      const mostWithout = infants < adults ? adults : 0;
      expect(atExits.filter(({ traveler }) => traveler >= mostWithout)).toEqual([]);
    });

    it('answers the same question the same way, as plain data', async () => {
      const { offer, onSale: found } = await onSale();
      expect(await extrasOf(offer)).toEqual(found);
      expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    });

    it('books them with the flights at one total, and is paid for both', async () => {
      const offer = withChosen(await onSale());
      const { base, taxes, extras = 0 } = offer.price;
      const booked = valueOf(await book(offer, 'ours'));
      expect(booked.status).not.toBe('cancelled');
      const since = new Date(trial.now.getTime() - 60_000);
      const until = new Date(trial.now.getTime() + 60_000);
      expect(valueOf(await trial.supplier.books.orders({ since, until }))).toEqual([
        expect.objectContaining({ total: base + taxes + extras }),
      ]);
      expect(valueOf(await book(offer, 'ours'))).toEqual(booked);
    });

    it('sells a seat once; whoever comes second is refused, has no order, and the flights are still sold', async () => {
      const found = await onSale();
      const offer = withChosen(found);
      valueOf(await book(offer, 'ours-1'));
      const seat = required(
        offer.extras?.find(({ kind }) => kind === 'seat'),
        'seat',
      );
      expect(await book(offer, 'ours-2')).toEqual({ ok: false, error: { code: 'extra_gone', ids: [seat.id] } });
      expect(valueOf(await trial.supplier.lookup('ours-2'))).toBeNull();
      const left = await extrasOf(found.offer);
      expect(readChoices(left, someOf(found.onSale))).toMatchObject({ ok: true, value: { sold: [{ id: seat.id }] } });
      expect(valueOf(await book(found.offer, 'ours-2')).status).not.toBe('cancelled');
    });

    it('says so when it is down', async () => {
      const { offer } = await onSale();
      trial.breakDown();
      expect(await trial.supplier.extras?.(offer, trial.now)).toEqual(DOWN);
    });
  });
}
