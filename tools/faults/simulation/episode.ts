/** One episode: a plan is played on a clean database with the faults of its row, then everything is repaired, and the evidence is read. */
import { required } from '#core/domain/values/checkedReads';
import type { Evidence } from '../history';
import { BOOKS } from '../history';
import type { BookFacts, Call } from '../history';
import type { Plan, Trip } from '../plan';
import { FIRST_FARE } from '../plan';
import { askInTheEnd, playTrip } from '../clients';
import { readOurs } from '../evidence';
import { chanceOf } from '../random';
import { startStripeServer } from '#testing/stripe/stripeServer';
import type { StripeServer } from '#testing/stripe/stripeServer';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import { sandboxOf, stripeOf } from './banks';
import { createNemesis, hasDelayedOrders, hasWrongTimes, ROWS } from './nemesis';
import type { Fault, Row } from './nemesis';
import { createScheduler } from './scheduler';
import { openSimDatabase } from './simDatabase';
import type { SimDatabase } from './simDatabase';
import { SimServer } from './simServer';
import type { Machine, World } from './simServer';
import { createSimShop, flightOf } from './simShop';
import { SimSupplier } from './simSupplier';
import { zoneOf } from './simTrips';
import type { OnSale } from './simTrips';

/** The day on which all episodes begin; trips leave months later. */
const STARTS_AT = Date.parse('2026-11-20T12:00:00Z');
/** Within the week before trips leave nothing is free to cancel. */
const STARTS_LATE_AT = Date.parse('2027-03-08T12:00:00Z');
const MINUTE = 60_000;
/** What an episode leaves behind, each before what it names. A few rows: deleted faster than truncated. */
const TABLES = [
  ...[
    'outbox',
    'price_entries',
    'booking_events',
    'booking_readers',
    'cancellations',
    'schedule_changes',
    'exchanges',
    'bookings',
    'attempts',
    'drafts',
  ],
  ...['sandbox_ledger', 'sandbox_refunds', 'sandbox_payments', 'sandbox_tokens', 'stripe_payments', 'stripe_events'],
  ...['stripe_keys', 'stripe_disputes', 'attention_entries'],
];
/** Longer than the reconciler may need for anything; than the latest order takes to appear. */
const MENDED_FOR_MS = 20 * MINUTE;
const LATE_FOR_MS = 40 * MINUTE;
const LONGEST_MS = 6 * 60 * MINUTE;

/** The database of a run, with a connection pool for each server and one that is never away. */
export interface Ground {
  readonly database: TestDatabase;
  readonly pools: readonly SimDatabase[];
  readonly outside: SimDatabase;
  close(): Promise<void>;
}

export async function openGround(): Promise<Ground> {
  const database = await openTestDatabase();
  const pools = [openSimDatabase(database.target), openSimDatabase(database.target)];
  const outside = openSimDatabase(database.target);
  return {
    database,
    pools,
    outside,
    async close() {
      for (const pool of [...pools, outside]) await pool.close();
      await database.close();
    },
  };
}

export interface Played {
  readonly evidence: Evidence;
  readonly faults: readonly Fault[];
}

export interface EpisodeOptions {
  /** Only these go wrong, instead of what is drawn. */
  readonly faults?: readonly Fault[] | null;
  readonly broken?: World['broken'];
}

/** Plays a plan. The same plan with the same faults does the same. */
export async function playEpisode(ground: Ground, plan: Plan, { faults = null, broken }: EpisodeOptions = {}): Promise<Played> {
  const row = ROWS[plan.row];
  if (!row) throw new Error(`no row is called ${plan.row}`);
  for (const table of TABLES) await ground.outside.pool.query(`delete from ${table}`);
  const stripe = plan.gateway === 'stripe' ? await startStripeServer() : null;
  try {
    return await play(ground, plan, stripe, row, createNemesis(row, namesOf(plan), faults), broken);
  } finally {
    await stripe?.close();
  }
}

const namesOf = ({ seed, row, episode }: Plan): readonly (string | number)[] => [seed, row, episode];

async function play(
  { pools, outside }: Ground,
  plan: Plan,
  stripe: StripeServer | null,
  row: Row,
  nemesis: ReturnType<typeof createNemesis>,
  broken: World['broken'] = (gateway, supplier) => ({ gateway, supplier }),
): Promise<Played> {
  const names = namesOf(plan);
  const startsAt = row.givesCredit === true ? STARTS_LATE_AT : STARTS_AT;
  const scheduler = createScheduler(startsAt);
  const calls: Call[] = [];
  const errors: string[] = [];
  let awayUntil = 0;
  for (const pool of pools) pool.goBy(scheduler, () => awayUntil > scheduler.now());
  outside.goBy(scheduler, () => false);

  const servers: SimServer[] = [];
  const machines = pools.map((_, place): Machine => ({ place, clockIsAhead: 0 }));
  const living = (): readonly SimServer[] => servers.filter((server) => !server.isDead);
  const gateway = stripe
    ? stripeOf({ scheduler, names, outside, stripe, living, hasIncidents: row.hasIncidents === true })
    : sandboxOf(scheduler, outside);
  const supplier = new SimSupplier(scheduler.now, (flightId) => onSaleAt(plan.trips, flightId, scheduler.now() - startsAt));
  const world: World = {
    scheduler,
    nemesis,
    names,
    supplier,
    timeZoneOf: zoneOf,
    openGateway: gateway.open,
    isSoleServer: plan.servers === 1,
    givesCredit: row.givesCredit === true,
    databaseAway: (ms) => {
      awayUntil = Math.max(awayUntil, scheduler.now() + ms);
    },
    clockJumps: (place, ms) => {
      for (const machine of machines) if (place === 'everywhere' || machine.place === place) machine.clockIsAhead = ms;
    },
    error: (text) => void errors.push(text),
    broken,
  };

  let isOver = false;
  /** What dies is started again some seconds later. */
  function startServer(place: number, life: number): void {
    const [database, machine] = [pools[place], machines[place]];
    if (!database || !machine || isOver) return;
    const name = `server ${String(place)}.${String(life)}`;
    const restart = async (): Promise<void> => {
      await scheduler.wait(chanceOf(...names, name).whole(500, 6_000));
      startServer(place, life + 1);
    };
    const server = new SimServer(name, world, database, () => void restart(), machine);
    servers[place] = server;
    server.start();
  }
  for (let place = 0; place < plan.servers; place += 1) startServer(place, 1);

  let open = plan.trips.length;
  const { now, wait, as } = scheduler;
  const browsers = plan.trips.map((trip) => {
    const shop = createSimShop(trip, { scheduler, names, bank: gateway.bank, living });
    return { trip, around: { shop, now, wait, as, write: (call: Call) => void calls.push(call) } };
  });
  for (const { trip, around } of browsers) {
    void playTrip(trip, around)
      .catch((error: unknown) => errors.push(`trip ${String(trip.id)}: ${String(error)}`))
      .finally(() => {
        open -= 1;
      });
  }
  if (!(await scheduler.runUntil(() => open === 0, startsAt + LONGEST_MS))) errors.push(`${String(open)} trips never came to an end`);

  nemesis.rest();
  awayUntil = 0;
  for (const machine of machines) machine.clockIsAhead = 0;
  const healedAt = scheduler.now();
  gateway.rest();
  await scheduler.runUntil(() => false, healedAt + (hasDelayedOrders(row) ? LATE_FOR_MS : MENDED_FOR_MS));
  let books: BookFacts[] | null = null;
  const look = async (): Promise<void> => {
    const before = [...calls];
    for (const { trip, around } of browsers) await askInTheEnd(trip, before, around);
    const [server] = living();
    const compared = await server?.desk.reconcile(BOOKS);
    books = compared?.lines.filter(({ differences }) => differences.length > 0) ?? null;
  };
  let isLooked = false;
  void scheduler
    .as('the last look', look)
    .catch((error: unknown) => errors.push(`the last look: ${String(error)}`))
    .finally(() => {
      isLooked = true;
    });
  if (!(await scheduler.runUntil(() => isLooked, scheduler.now() + LONGEST_MS))) errors.push('the last look never came to an end');
  isOver = true;
  const evidence: Evidence = {
    calls,
    ...(await readOurs(outside.db)),
    payments: await gateway.payments(),
    orders: supplier.facts(),
    incidents: gateway.incidents(),
    books,
    healedAt,
    hasWrongTimes: hasWrongTimes(row),
    errors,
  };
  return { evidence, faults: nemesis.struck };
}

/** A flight that no trip is about is sold as the first one. */
function onSaleAt(trips: readonly Trip[], flightId: string, at: number): OnSale {
  const { shape, exchange, fares } = required(trips.find((one) => flightOf(one) === flightId) ?? trips[0], 'trip');
  return { shape, exchange, total: fares.findLast((fare) => fare.at <= at)?.total ?? FIRST_FARE };
}
