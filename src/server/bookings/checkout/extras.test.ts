/** Seats and bags of a draft: chosen, paid in the same payment, and reported when they were sold to somebody else (money.29). */
import { eq } from 'drizzle-orm';
import { attemptOf, nothing, OTHER, paid, payAt, startAnew } from '#testing/bookings/bookingSales';
import { BAG_ON_SALE, seatOf } from '#testing/bookings/fakeExtras';
import { SECRET, World } from '#testing/bookings/bookingWorld';
import type { Process } from '#testing/bookings/bookingWorld';
import { bookings } from '../bookings.tables';
import { readLedger } from '../money/ledger';

let world: World;
let server: Process;

beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.database.close());
beforeEach(() => {
  server = startAnew(world);
  world.supplier.takenSeats.clear();
});
afterEach(() => expect(world.errors).toEqual([]));

const FLIGHT = 50_000;
const WINDOW = seatOf('12A', 3900);
const MIDDLE = seatOf('12B', 0);
const one = ({ id }: { readonly id: string }) => ({ id, quantity: 1 });
const choose = (draftId: string, choices: readonly { readonly id: string; readonly quantity: number }[], secret = SECRET) =>
  server.checkout.chooseExtras({ draftId, seenTotal: FLIGHT, choices: [...choices] }, secret);
const ledgerOf = async (draftId: string) => (await readLedger(world.database.db, draftId)).map(({ reason, amount }) => [reason, amount]);

it('are on sale with a draft, for its own browser', async () => {
  const draftId = await world.draft(server);
  expect(await server.checkout.extras(draftId, SECRET)).toMatchObject({ ok: true, value: { bags: [{ price: 7500 }] } });
  for (const answer of [await server.checkout.extras(draftId, OTHER), await choose(draftId, [], OTHER)])
    expect(answer).toMatchObject({ ok: false, error: { code: 'draft_unknown' } });
});

it('are part of the one total, of one charge, and of the order', async () => {
  const draftId = await world.draft(server);
  const chosen = await choose(draftId, [one(WINDOW), { id: BAG_ON_SALE.id, quantity: 2 }]);
  const total = FLIGHT + 3900 + 15_000;
  expect(chosen).toMatchObject({ ok: true, value: { quote: { price: { extras: 18_900, total } }, previousTotal: FLIGHT } });
  attemptOf(await payAt(world, server, draftId, undefined, total));
  const [booking] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
  expect(booking?.offer.extras?.map(({ kind, price }) => [kind, price])).toEqual([
    ['bag', 15_000],
    ['seat', 3900],
  ]);
  expect(await world.standing(draftId)).toEqual({ ...paid, taken: total });
  expect(await ledgerOf(draftId)).toEqual(
    expect.arrayContaining([
      ['extras_changed', total],
      ['captured', total],
    ]),
  );
});

it('are taken away again by choosing none', async () => {
  const draftId = await world.draft(server);
  await choose(draftId, [one(WINDOW)]);
  expect(await choose(draftId, [])).toMatchObject({ ok: true, value: { quote: { price: { total: FLIGHT } } } });
});

it.each([
  ['two seats for one traveler', [one(WINDOW), one(MIDDLE)], 'a traveler has one seat on a leg'],
  ['more bags than are sold', [{ id: BAG_ON_SALE.id, quantity: 3 }], 'more bags than are sold'],
  ['what nobody sells', [{ id: 'meal-0', quantity: 1 }], 'names no seat and no bag'],
])('refuses %s, and keeps what was chosen before', async (_name, choices, detail) => {
  const draftId = await world.draft(server);
  await choose(draftId, [one(MIDDLE)]);
  expect(await choose(draftId, choices)).toEqual({
    ok: false,
    error: { kind: 'refused', code: 'invalid_request', errors: [{ name: '/choices', detail }] },
  });
  expect(await server.checkout.reprice({ draftId, seenTotal: FLIGHT }, SECRET)).toMatchObject({ value: { extras: [MIDDLE] } });
});

it('says which seat was sold between the map and the choice', async () => {
  const draftId = await world.draft(server);
  world.supplier.takenSeats.add('12A');
  const { price: _price, isExitRow: _exit, ...sold } = WINDOW;
  expect(await choose(draftId, [one(WINDOW)])).toMatchObject({ ok: true, value: { soldMeanwhile: [sold], previousTotal: null } });
});

it.each(['reprice', 'book'] as const)(
  'a seat that was sold before the order (%s) costs nothing: it is reported, and the rest is paid for',
  async (when) => {
    const draftId = await world.draft(server);
    await choose(draftId, [one(WINDOW)]);
    if (when === 'reprice') world.supplier.takenSeats.add('12A');
    else world.supplier.bookFault = { code: 'extra_gone', ids: [WINDOW.id] };
    const answer = await payAt(world, server, draftId, undefined, FLIGHT + 3900);
    expect(answer).toMatchObject({
      code: 'extra_gone',
      draft: { quote: { price: { total: FLIGHT } }, soldMeanwhile: [{ designator: '12A' }] },
    });
    expect([await world.standing(draftId), world.supplier.standing()]).toEqual([nothing, 0]);
    attemptOf(await payAt(world, server, draftId, undefined, FLIGHT));
    expect(await world.standing(draftId)).toEqual(paid);
  },
);

it('nobody who requested help is ordered a seat next to an exit', async () => {
  const draftId = await world.draft(server);
  await choose(draftId, [one(seatOf('14A', 0))]);
  const body = await world.body(server, draftId);
  const helped = { ...body, travelers: body.travelers.map((traveler) => ({ ...traveler, assistance: ['wheelchair' as const] })) };
  expect(await server.checkout.book(helped, 'help-needed-1', SECRET)).toMatchObject({
    code: 'invalid_request',
    errors: [{ name: '/travelers/0/assistance', detail: 'exit_row' }],
  });
});

describe('a choice that races the payment', () => {
  it('is refused where the payment began while its price was asked for, and is not in the booking', async () => {
    const draftId = await world.draft(server);
    const reprice = world.supplier.reprice.bind(world.supplier);
    let isFirst = true;
    jest.spyOn(world.supplier, 'reprice').mockImplementation(async (...asked) => {
      if (isFirst) {
        isFirst = false;
        attemptOf(await payAt(world, server, draftId, undefined, FLIGHT));
      }
      return reprice(...asked);
    });
    expect(await choose(draftId, [one(MIDDLE)])).toMatchObject({ ok: false, error: { code: 'already_booked' } });
    const [booking] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
    expect(booking?.offer.extras).toBeUndefined();
  });

  it.each([
    ['costs something: the payment is refused at the old price', WINDOW, undefined],
    ['is free: it is booked', MIDDLE, '12B'],
  ])('between the check of a price and the payment %s', async (_name, seat, booked) => {
    const draftId = await world.draft(server);
    const body = await world.body(server, draftId);
    let isChosen = false;
    const guarded = world.start({
      paymentGuard: {
        refusal: async () => {
          if (!isChosen) await choose(draftId, [one(seat)]);
          isChosen = true;
          return null;
        },
        cardDeclined: () => undefined,
      },
    });
    const answer = await guarded.checkout.book(body, `race-${seat.id}`, SECRET);
    const [booking] = await world.database.db.select().from(bookings).where(eq(bookings.draftId, draftId));
    if (booked === undefined) expect([answer, booking]).toMatchObject([{ code: 'price_changed' }, undefined]);
    else expect(booking?.offer.extras).toMatchObject([{ designator: booked }]);
  });
});
