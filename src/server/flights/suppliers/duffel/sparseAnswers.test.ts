/**
 * Each field of Duffel's answers is once null and once absent: the compiler holds the answers of the local server to the types that the SDK
 * publishes, so that these are all of their fields. No call throws, no other offer is lost, nothing is sold as what it is not.
 */
import { Value } from 'typebox/value';
import { ExtrasOnSaleSchema } from '#core/contract/bookings/extras.schema';
import { flightsToWire } from '#core/contract/flights/flights';
import { FlightsAnswerSchema } from '#core/contract/flights/flights.schema';
import { faresOf } from '#core/domain/fares/fareFamilies';
import type { Flight, FlightList } from '#core/domain/flights/flights';
import { priceWith, readChoices } from '#core/domain/extras/chooseExtras';
import { required } from '#core/domain/values/checkedReads';
import type { IsoDate } from '#core/domain/values/dates';
import { searchFor } from '#core/domain/search/trip';
import { valueOf } from '#testing/contracts/supplierAnswers';
import { CONTACT, partyOf } from '#testing/contracts/supplierParty';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { isRelease } from '#testing/testSize';
import { openDuffel } from '#testing/duffel/duffelTrial';
import type { DuffelTrial } from '#testing/duffel/duffelTrial';
import { fieldsOf, LACKS, lacking } from '#testing/duffel/sparse';
import type { Lack, Path } from '#testing/duffel/sparse';
import type { PricedOffer } from '../../supplier';

const NOW = new Date('2027-04-10T12:00:00Z');
const QUERY = searchFor(
  { origin: 'JFK', destination: 'LAX', departs: '2027-05-11' as IsoDate, returns: '2027-05-18' as IsoDate },
  'Economy',
  { adults: 2, children: 1, infants: 1 },
);
/** Of the nine offers of a search the dearest that connects: it says the most. */
const ODD = 8;

let database: TestDatabase;
let opened: DuffelTrial;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  opened = await openDuffel(database, NOW);
});
afterEach(() => opened.close());

/** Tries something with each field of an answer null and absent; `of` is the part that is varied, by its path in the body. */
async function each(call: RegExp, of: Path, answer: object, look: (field: string, how: Lack) => Promise<void>): Promise<number> {
  const part = of.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], answer);
  const fields = fieldsOf(part, of);
  for (const [i, path] of fields.entries())
    // every day one after the other, in a release both
    for (const how of LACKS.filter((_, lack) => lack === i % LACKS.length || isRelease)) {
      opened.server.alter((made, body) => (call.test(made) ? lacking(body, path, how) : body));
      await look(path.join('.'), how);
      // a minute takes so many calls
      opened.passMinutes(1);
    }
  opened.server.alter(null);
  return fields.length;
}

/** The answer to a call as it is. */
async function answerTo(call: RegExp, ask: () => Promise<unknown>): Promise<object> {
  let answer: object = {};
  opened.server.alter((made, body) => {
    if (call.test(made)) answer = body;
    return body;
  });
  await ask();
  opened.server.alter(null);
  return answer;
}

const search = () => opened.supplier.search(QUERY, { now: NOW, limit: 10 });

async function offered(): Promise<PricedOffer> {
  const [flight] = valueOf(await search()).flights;
  return valueOf(await opened.supplier.reprice(QUERY, required(flight, 'flight').id, NOW));
}

/** What is promised with a fare, nothing of it where it is not known. */
const promised = (flight: Flight) =>
  faresOf(flight).map(({ total, conditions: { carryOn, checkedBag, seatChoice, changeable, refundPenalty } }) => ({
    total,
    free: [carryOn, checkedBag, seatChoice].map((fee) => fee === 0),
    changeable: typeof changeable === 'number' ? changeable : null,
    refundPenalty,
  }));
const timesOf = ({ slices }: Flight) => slices.map(({ legs, stops }) => [stops, legs.map(({ from, to, departs }) => [from, to, departs])]);

function expectTrue(list: FlightList, usual: FlightList): void {
  expect(Value.Check(FlightsAnswerSchema, JSON.parse(JSON.stringify(flightsToWire(list, QUERY))))).toBe(true);
  const known = new Map(usual.flights.flatMap((flight) => promised(flight).map((fare) => [fare.total, { fare, flight }] as const)));
  expect(new Set(list.flights.map((flight) => JSON.stringify(timesOf(flight))))).toEqual(
    new Set(usual.flights.map((flight) => JSON.stringify(timesOf(flight)))),
  );
  for (const flight of list.flights)
    for (const fare of promised(flight)) {
      const was = required(known.get(fare.total), 'a total of before').fare;
      fare.free.forEach((isFree, i) => expect(isFree && was.free[i] !== true).toBe(false));
      expect([null, was.changeable]).toContain(fare.changeable);
      expect([null, was.refundPenalty]).toContain(fare.refundPenalty);
    }
}

it('an odd offer of a search takes no other along, and is sold as what it is', async () => {
  const call = /^POST .*\/offer_requests$/;
  const usual = valueOf(await search());
  const answer = await answerTo(call, search);
  const tried = await each(call, ['data', 'offers', String(ODD)], answer, async (field, how) => {
    const found = await search();
    try {
      expectTrue(valueOf(found), usual);
    } catch (error) {
      throw new Error(`${field} ${how}: ${String(error)}`);
    }
  });
  expect(tried).toBeGreaterThan(100);
});

it('an offer that is odd when it is read again costs what it did, or is searched for again', async () => {
  const call = /^GET .*\/offers\//;
  const { flightId, price } = await offered();
  const answer = await answerTo(call, () => opened.supplier.reprice(QUERY, flightId, NOW));
  await each(call, ['data'], answer, async (field, how) => {
    const again = await opened.supplier.reprice(QUERY, flightId, NOW);
    expect([field, how, valueOf(again).price.total]).toEqual([field, how, price.total]);
  });
});

it.each([
  ['services', /^GET .*\/offers\//],
  ['seat maps', /^GET .*\/seat_maps$/],
])('odd %s hide no others', async (what, call) => {
  const offer = await offered();
  const onSale = () => required(opened.supplier.extras, 'extras')(offer, NOW);
  const usual = valueOf(await onSale());
  const answer = await answerTo(call, onSale);
  const of = what === 'services' ? ['data', 'available_services'] : ['data'];
  await each(call, of, answer, async (field, how) => {
    const asked = await onSale();
    expect([field, how, asked.ok, opened.said]).toEqual([field, how, true, []]);
    const found = valueOf(asked);
    expect([field, how, Value.Check(ExtrasOnSaleSchema, JSON.parse(JSON.stringify(found)))]).toEqual([field, how, true]);
    expect(found.seatMaps.length).toBeGreaterThanOrEqual(usual.seatMaps.length - 1);
    expect(found.bags.length).toBeGreaterThanOrEqual(usual.bags.length - 1);
    expect(usual.bags).toEqual(
      expect.arrayContaining(
        found.bags.map(({ kind, traveler, slices, price }): unknown => expect.objectContaining({ kind, traveler, slices, price })),
      ),
    );
  });
  // none at all
  for (const nothing of [null, undefined]) {
    opened.server.alter((made, body) =>
      call.test(made) ? { data: { ...(body as { data: object }).data, available_services: nothing } } : body,
    );
    if (what === 'services') expect(valueOf(await onSale()).bags).toEqual([]);
  }
});

it('bags stay on sale while seat maps are broken, and a seat that cannot be looked up ends no order in doubt', async () => {
  const offer = await offered();
  const usual = valueOf(await required(opened.supplier.extras, 'extras')(offer, NOW));
  const read = readChoices(usual, [
    { id: 'bag-checked-0-0-23', quantity: 1 },
    { id: 'seat-0-0-10A-1', quantity: 1 },
  ]);
  const chosen = read.ok ? read.value.chosen : [];
  opened.server.breakCall(/\/seat_maps$/);
  const found = valueOf(await required(opened.supplier.extras, 'extras')(offer, NOW));
  expect([found.seatMaps, found.bags]).toEqual([[], usual.bags]);
  const book = (extras: typeof chosen, ours: string) =>
    opened.supplier.book({ ...offer, extras, price: priceWith(offer.price, extras) }, partyOf(QUERY), ours, NOW, CONTACT);
  expect(await book(chosen, 'ours')).toEqual({ ok: false, error: { code: 'extra_gone', ids: ['seat-0-0-10A-1'] } });
  expect(valueOf(await opened.supplier.lookup('ours'))).toBeNull();
  expect(
    valueOf(
      await book(
        chosen.filter(({ kind }) => kind === 'bag'),
        'ours',
      ),
    ).status,
  ).toBe('ticketed');
});

it.each([null, undefined, []])('a bag whose service is %j at the order is gone, and nothing is booked', async (available_services) => {
  const offer = await offered();
  const read = readChoices(valueOf(await required(opened.supplier.extras, 'extras')(offer, NOW)), [
    { id: 'bag-checked-0-0-23', quantity: 1 },
  ]);
  const extras = read.ok ? read.value.chosen : [];
  opened.server.alter((made, body) =>
    /^GET .*\/offers\//.test(made) ? { data: { ...(body as { data: object }).data, available_services } } : body,
  );
  const booked = await opened.supplier.book(
    { ...offer, extras, price: priceWith(offer.price, extras) },
    partyOf(QUERY),
    'ours',
    NOW,
    CONTACT,
  );
  expect(booked).toEqual({ ok: false, error: { code: 'extra_gone', ids: ['bag-checked-0-0-23'] } });
  expect(opened.server.orders()).toEqual([]);
});

it('an order that is odd stands: it is found, and never made twice', async () => {
  const offer = await offered();
  let orders = 0;
  const book = () => opened.supplier.book(offer, partyOf(QUERY), `ours-${String(orders)}`, NOW, CONTACT);
  const call = /^POST .*\/orders$/;
  const answer = await answerTo(call, book);
  await each(call, ['data'], answer, async (field, how) => {
    orders += 1;
    const booked = await book();
    // `ticketing` without the airline's reference, in doubt where nothing could be read
    const said = booked.ok ? booked.value.status : booked.error.code;
    expect([field, how, ['ticketed', 'ticketing', 'supplier_unavailable'].includes(said)]).toEqual([field, how, true]);
    opened.server.alter(null);
    expect([field, how, valueOf(await opened.supplier.lookup(`ours-${String(orders)}`))?.status]).toEqual([field, how, 'ticketed']);
    expect(opened.server.orders()).toHaveLength(orders + 1);
  });
  const read = await answerTo(/^GET .*\/orders\//, () => opened.supplier.lookup('ours-1'));
  await each(/^GET .*\/orders\//, ['data'], read, async (field, how) => {
    const found = await opened.supplier.lookup('ours-1');
    expect([field, how, found.ok && found.value?.status === 'cancelled']).toEqual([field, how, false]);
    const changed = await required(opened.supplier.changes, 'changes').read('ours-1', QUERY);
    if (!changed.ok) expect([field, how, opened.said.length > 0]).toEqual([field, how, true]);
  });
});

it('a cancellation that is odd promises no more', async () => {
  const offer = await offered();
  valueOf(await opened.supplier.book(offer, partyOf(QUERY), 'ours', NOW, CONTACT));
  const call = /^POST .*\/order_cancellations$/;
  const quote = () => {
    opened.passMinutes(24 * 60);
    return opened.supplier.cancelQuote('ours', opened.now);
  };
  const answer = await answerTo(call, quote);
  await each(call, ['data'], answer, async (field, how) => {
    const quoted = await quote();
    expect([field, how, !quoted.ok || quoted.value.refund === null || quoted.value.refund === 10_000]).toEqual([field, how, true]);
  });
});

it('an offer to change an order that is odd is left out, or offered at what it costs', async () => {
  const { exchanges } = opened.supplier;
  const [, flight] = valueOf(await search()).flights;
  const offer = valueOf(await opened.supplier.reprice(QUERY, required(flight && faresOf(flight).at(-1), 'fare').id, NOW));
  valueOf(await opened.supplier.book(offer, partyOf(QUERY), 'ours', NOW, CONTACT));
  const booked = { ourReference: 'ours', trip: offer, bookedAt: NOW };
  const ask = () => required(exchanges, 'exchanges').offers(booked, [{ place: 0, date: '2027-05-12' as IsoDate }], { now: NOW, limit: 10 });
  const usual = valueOf(await ask()).map(({ terms }) => JSON.stringify(terms));
  const call = /^POST .*\/order_change_requests$/;
  const answer = await answerTo(call, ask);
  await each(call, ['data', 'order_change_offers', '0'], answer, async (field, how) => {
    const found = valueOf(await ask());
    expect([field, how, found.length >= usual.length - 1]).toEqual([field, how, true]);
    // without a penalty that is told the difference is all of it: the total is what counts
    const totals = found.map(({ terms }) => terms.difference + terms.penalty);
    const known = usual.map((terms) => JSON.parse(terms) as { difference: number; penalty: number }).map((t) => t.difference + t.penalty);
    expect([field, how, totals.every((total) => known.includes(total))]).toEqual([field, how, true]);
  });
});
