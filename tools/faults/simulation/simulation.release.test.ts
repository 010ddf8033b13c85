/** The runs do the same for the same seed, and a product that is broken on purpose does not get through them. */
import type { OrderExchanges } from '#server/flights/supplierExchanges';
import type { FlightSupplier } from '#server/flights/supplier';
import type { PaymentGateway } from '#server/payments/gateway';
import { err, ok } from '#core/domain/values/result';
import { sandboxLedger } from '#server/payments/sandbox/sandbox.tables';
import { itInRelease } from '#testing/jest/smallerRuns';
import { cases, firstRows, inRelease } from '#testing/testSize';
import { check } from '../checker';
import type { Finding, Rule } from '../findings';
import type { Call } from '../history';
import type { Plan } from '../plan';
import { openGround, playEpisode } from './episode';
import type { Ground } from './episode';
import { planOf } from './run';
import { shrink } from './shrink';
import type { World } from './simServer';

let ground: Ground;
beforeAll(async () => {
  ground = await openGround();
});
afterAll(() => ground.close());

/** A history without the names that are made again by every run. */
const plain = (calls: readonly Call[]): readonly string[] =>
  calls
    .map((call) => JSON.stringify(call))
    .map((line) => line.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|"reference":"\w{6}"|challenge\/[\w-]+/g, 'NAME'));

/** The first place at which two histories part; null where they do not. */
function partOf(first: readonly Call[], second: readonly Call[]): readonly (string | undefined)[] | null {
  const [a, b] = [plain(first), plain(second)];
  const at = a.findIndex((line, i) => line !== b[i]);
  return at === -1 && a.length === b.length ? null : [a[at], b[at]];
}

/** Decorates an object with some methods of its own. */
const but = <T extends object>(inner: T, changes: Partial<T>): T =>
  new Proxy(inner, { get: (target, name) => Reflect.get(changes, name) ?? Reflect.get(target, name) });

/** Few trips: these tests ask one thing. */
const small = (seed: number, row: string, episode: number): Plan => {
  const plan = planOf(seed, row, episode);
  return { ...plan, trips: plan.trips.slice(0, cases(2, 4)) };
};

const found = async (plan: Plan, broken: World['broken']): Promise<readonly Finding[]> =>
  check((await playEpisode(ground, plan, { broken })).evidence);

it.each(['everything', ...inRelease(['stripe'])])('does the same for the same seed, faults and all: %s', async (row) => {
  const plan = small(7, row, 1);
  const [first, second] = [await playEpisode(ground, plan), await playEpisode(ground, plan)];
  expect(partOf(first.evidence.calls, second.evidence.calls)).toBeNull();
  expect(second.faults).toEqual(first.faults);
  expect(first.faults.length).toBeGreaterThan(0);
  // listed one by one, the faults are the same again
  const named = await playEpisode(ground, plan, { faults: first.faults });
  expect(partOf(first.evidence.calls, named.evidence.calls)).toBeNull();
});

const takesTwice = (gateway: PaymentGateway): PaymentGateway =>
  but(gateway, {
    async capture(paymentId, amount) {
      const taken = await gateway.capture(paymentId, amount);
      if (taken.ok) await ground.outside.db.insert(sandboxLedger).values({ paymentId, movement: 'captured', amount, at: new Date(0) });
      return taken;
    },
  });
const forgetsTicket = (supplier: FlightSupplier): FlightSupplier =>
  but(supplier, {
    book: async () => ok({ supplierReference: 'FORGOT', status: 'ticketed' as const, tickets: [] }),
    lookup: async () => ok({ supplierReference: 'FORGOT', status: 'ticketed' as const, tickets: [] }),
  });
const takesAtOnce = (gateway: PaymentGateway): PaymentGateway =>
  but(gateway, {
    async authorise(request) {
      const payment = await gateway.authorise(request);
      if (payment.ok && payment.value.state === 'authorised') await gateway.capture(payment.value.paymentId, request.amount);
      return payment;
    },
  });
const withExchanges = (supplier: FlightSupplier, changes: (exchanges: OrderExchanges) => Partial<OrderExchanges>): FlightSupplier => {
  const { exchanges } = supplier;
  return exchanges ? but(supplier, { exchanges: but(exchanges, changes(exchanges)) }) : supplier;
};
/** As if nobody waited for it: what is not decided yet was not made. */
const isImpatient = (supplier: FlightSupplier): FlightSupplier =>
  withExchanges(supplier, (exchanges) => ({
    lookup: async (ourReference, id) => {
      const found = await exchanges.lookup(ourReference, id);
      return found.ok ? found : ok(null);
    },
  }));
const forgetsChange = (supplier: FlightSupplier): FlightSupplier =>
  withExchanges(supplier, () => ({
    exchange: async ({ ourReference }) => {
      const order = await supplier.lookup(ourReference);
      return order.ok && order.value ? ok(order.value) : err({ code: 'supplier_unavailable' });
    },
  }));
const keepsHolds = (gateway: PaymentGateway): PaymentGateway => but(gateway, { release: async () => err({ code: 'gateway_unavailable' }) });

/** Changes of flights come last: each of those takes seconds. */
const BROKEN: readonly (readonly [string, Rule, Plan, World['broken']])[] = [
  [
    'a gateway that takes twice',
    'doubled charge',
    small(3, 'quiet', 0),
    (gateway, supplier) => ({ gateway: takesTwice(gateway), supplier }),
  ],
  [
    'a supplier that forgets the ticket',
    'charge without a ticket',
    small(3, 'quiet', 0),
    (gateway, supplier) => ({ gateway, supplier: forgetsTicket(supplier) }),
  ],
  [
    'a gateway that never gives back',
    'attempt without end',
    small(3, 'supplier', 0),
    (gateway, supplier) => ({ gateway: keepsHolds(gateway), supplier }),
  ],
  [
    'a gateway that takes what a change costs at once',
    'charged for no change',
    planOf(7, 'changes', 0),
    (gateway, supplier) => ({ gateway: takesAtOnce(gateway), supplier }),
  ],
  [
    'a change that is given up before the airline has answered',
    'lost change',
    planOf(2, 'changes', 0),
    (gateway, supplier) => ({ gateway, supplier: isImpatient(supplier) }),
  ],
  [
    'an airline that says it changed flights, and did not',
    'flights are others',
    planOf(1, 'quiet', 0),
    (gateway, supplier) => ({ gateway, supplier: forgetsChange(supplier) }),
  ],
];

it.each(firstRows(BROKEN, 4))('%s is found: %s', async (_, rule, plan, broken) => {
  expect((await found(plan, broken)).map((finding) => finding.rule)).toContain(rule);
});

itInRelease('cuts a failing episode down to one trip, one window and one payment', async () => {
  const broken: World['broken'] = (gateway, supplier) => ({ gateway: takesTwice(gateway), supplier });
  const plan = planOf(3, 'quiet', 0);
  const smallest = await shrink({ plan, faults: [] }, 'doubled charge', ({ plan: smaller }) => found(smaller, broken));
  expect(smallest.plan.trips).toHaveLength(1);
  expect(smallest.plan.trips[0]?.clients.flatMap((c) => c.steps.map((s) => s.do))).toEqual(['pay']);
});
