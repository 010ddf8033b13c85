/** One of our processes on the clock of a run: the real booking room behind ports that a fault can strike. */
import { randomUUID } from 'node:crypto';
import { DEFAULT_BRAND } from '#core/content/brand';
import { err } from '#core/domain/values/result';
import type { BookingDeps } from '#server/bookings/bookingDeps';
import { openBookingRoom } from '#server/bookings/index';
import type { BookingRoom } from '#server/bookings/index';
import { openRepositories } from '#server/bookings/repositories';
import { RECONCILE_EVERY_MS } from '#server/bookings/reconciling/reconciler';
import { codesOf, isTransientFault } from '#server/platform/db/faults';
import type { FlightSupplier } from '#server/flights/supplier';
import type { GatewayEvents, PaymentGateway } from '#server/payments/gateway';
import { chanceOf } from '../random';
import type { Nemesis, Port } from './nemesis';
import type { Scheduler } from './scheduler';
import { lostConnection } from './simDatabase';
import type { SimDatabase } from './simDatabase';
import { drawExchangeFate, drawFate } from './orderFates';
import type { SimSupplier } from './simSupplier';
import { serverError, timedOut, wrongBody } from './stripeLine';
import type { Line, StoredFault } from './stripeLine';

/** The environment of a server. */
export interface World {
  readonly scheduler: Scheduler;
  readonly nemesis: Nemesis;
  readonly names: readonly (string | number)[];
  readonly supplier: SimSupplier;
  readonly timeZoneOf: BookingDeps['timeZoneOf'];
  /** Makes the gateway's adapter for one server, whose requests go through `line`. */
  readonly openGateway: (database: SimDatabase, line: Line) => PaymentGateway;
  readonly isSoleServer: boolean;
  /** Airlines give back money, credit or a voucher, whole or in part; otherwise money, all of it. */
  readonly givesCredit: boolean;
  databaseAway(ms: number): void;
  /** From now on the clock of one machine, or of all, is wrong by so much. */
  clockJumps(place: number | 'everywhere', ms: number): void;
  /** Hears what no fault explains. */
  error(text: string): void;
  /** Seen by tests that break something on purpose. */
  readonly broken: (gateway: PaymentGateway, supplier: FlightSupplier) => { gateway: PaymentGateway; supplier: FlightSupplier };
}

/** Where a server runs, one life after another. */
export interface Machine {
  readonly place: number;
  /** Milliseconds; behind where negative. */
  clockIsAhead: number;
}

const NEVER = new Promise<never>(() => undefined);
const SOON_MS = 5_000;
const HOUR_MS = 3_600_000;
/** What clocks are wrong by, and right again. */
const JUMPS = [24 * HOUR_MS, -24 * HOUR_MS, HOUR_MS, -HOUR_MS, 0, 0] as const;

/** Real ways take so long, in milliseconds. */
const TAKES: Readonly<Record<Port, readonly [number, number]>> = {
  attempts: [1, 20],
  cancellations: [1, 20],
  exchanges: [1, 20],
  gateway: [50, 600],
  supplier: [100, 2_500],
  stripe: [40, 500],
};

export class SimServer {
  readonly checkout: BookingRoom['checkout'];
  readonly manage: BookingRoom['manage'];
  readonly exchanging: BookingRoom['exchanging'];
  readonly desk: BookingRoom['desk'];
  readonly events: GatewayEvents;
  readonly gateway: PaymentGateway;
  readonly died: Promise<void>;
  isDead = false;
  private tellDeath: () => void = () => undefined;
  private standsStillUntil = 0;
  private isNudged = false;
  private readonly reconcile: () => Promise<number>;

  constructor(
    readonly name: string,
    private readonly world: World,
    readonly database: SimDatabase,
    private readonly onDeath: () => void,
    private readonly machine: Machine,
  ) {
    this.died = new Promise((resolve) => (this.tellDeath = resolve));
    const { scheduler, isSoleServer } = world;
    const { db } = database;
    const clock = (): Date => new Date(scheduler.now() + machine.clockIsAhead);
    this.gateway = world.openGateway(database, this.line);
    const outside = world.broken(this.gateway, world.supplier);
    const { changes, exchanges } = outside.supplier;
    const parts = {
      ...(changes && { changes: this.behind('supplier', changes) }),
      ...(exchanges && { exchanges: this.behind('supplier', exchanges, {}, 'supplier.exchanges') }),
    };
    const deps: BookingDeps = {
      db,
      instanceId: randomUUID(),
      isSoleInstance: isSoleServer,
      gateway: this.behind('gateway', outside.gateway),
      supplier: this.behind('supplier', outside.supplier, parts),
      clock,
      steady: scheduler.now,
      timeZoneOf: world.timeZoneOf,
      brand: DEFAULT_BRAND,
      origin: () => '',
      log: { info: () => undefined, error: ({ err: error }) => this.complain(error) },
      pause: (ms) => this.pass(ms),
      onUnsettled: () => this.nudge(),
    };
    const repositories = openRepositories(deps);
    const room = openBookingRoom(deps, {
      ...repositories,
      attempts: this.behind('attempts', repositories.attempts),
      cancellations: this.behind('cancellations', repositories.cancellations),
      exchanges: this.behind('exchanges', repositories.exchanges),
    });
    this.checkout = room.checkout;
    this.manage = room.manage;
    this.exchanging = room.exchanging;
    this.desk = room.desk;
    this.events = room.events;
    this.reconcile = room.reconciler.runOnce;
  }

  /** Begins to look after what is unfinished, at once and every minute. */
  start(): void {
    const tick = async (n: number): Promise<void> => {
      if (this.isDead) return;
      void this.round(`round ${String(n)}`);
      await this.world.scheduler.wait(RECONCILE_EVERY_MS);
      await tick(n + 1);
    };
    void tick(1);
  }

  die(): void {
    if (this.isDead) return;
    this.isDead = true;
    this.tellDeath();
    this.onDeath();
  }

  /** What is thrown and is no fault of the database is one of ours. */
  complain(error: unknown): void {
    if (!isTransientFault(error)) this.world.error(`${String(error)} ${codesOf(error).join(' ')}`);
  }

  private async round(name: string): Promise<number> {
    const { scheduler } = this.world;
    return scheduler.as(`${this.name} ${name}`, async () => {
      try {
        return await this.reconcile();
      } catch (error) {
        this.complain(error);
        return 0;
      }
    });
  }

  /** As the reconciler's own: a round within seconds, and again for as long as something is open. */
  private nudge(): void {
    if (this.isNudged) return;
    this.isNudged = true;
    const { scheduler } = this.world;
    const later = async (): Promise<void> => {
      await scheduler.wait(SOON_MS);
      if (this.isDead) return;
      this.isNudged = false;
      if ((await this.round(`nudge at ${String(scheduler.now())}`)) > 0 && !this.isNudged) {
        this.isNudged = true;
        await later();
      }
    };
    void later();
  }

  /** Time on the way; a server that stands still goes on later, a dead one never. */
  private async pass(ms: number): Promise<void> {
    const { scheduler } = this.world;
    await scheduler.wait(ms);
    while (!this.isDead && this.standsStillUntil > scheduler.now()) await scheduler.wait(this.standsStillUntil - scheduler.now());
    if (this.isDead) await NEVER;
  }

  private readonly line: Line = (name, send) =>
    this.reach('stripe', `stripe.${name.replace(/(pi|re)_\w+/, ':id')}`, [], (fault) => this.world.scheduler.busy(() => send(fault)));

  /** `parts`: what of it is behind the way by itself; `name`: what its calls begin with. */
  private behind<T extends object>(port: Port, target: T, parts: Partial<T> = {}, name: string = port): T {
    return new Proxy(target, {
      get: (inner, method) => {
        const own: unknown = Reflect.get(parts, method) ?? Reflect.get(inner, method);
        if (typeof own !== 'function') return own;
        return (...given: readonly unknown[]) =>
          this.reach(port, `${name}.${String(method)}${method === 'move' ? ` to ${String(given[1])}` : ''}`, given, async () => {
            const result: unknown = await Reflect.apply(own, inner, given);
            return result;
          });
      },
    });
  }

  /** One step: the way there, the fault that strikes, the work. */
  private async reach<T>(port: Port, call: string, given: readonly unknown[], work: (fault?: StoredFault) => Promise<T>): Promise<T> {
    const { scheduler, nemesis, names, supplier, givesCredit } = this.world;
    const task = scheduler.current();
    const step = (task.steps += 1);
    const [from, to] = TAKES[port];
    await this.pass(chanceOf(...names, 'takes', task.name, step).whole(from, to));
    const kind = nemesis.strike(port, call, task.name, step);
    const detail = nemesis.chance(task.name, step);
    if (call === 'supplier.book') supplier.fates.set(String(given[2]), drawFate(kind, detail, givesCredit));
    if (call === 'supplier.exchanges.exchange') supplier.exchangeFates.set(String(given[1]), drawExchangeFate(kind, detail));
    const done = async (): Promise<T> => {
      const result = await work();
      if (this.isDead) await NEVER;
      return result;
    };
    /** A provider's answers are values; the literal is one of every type of answer that a port has. */
    const noAnswer = async (): Promise<T> => {
      await this.pass(detail.whole(6_000, 8_000));
      if (port === 'stripe') throw timedOut();
      return err({ code: port === 'gateway' ? 'gateway_unavailable' : 'supplier_unavailable' }) as T;
    };
    switch (kind) {
      case null:
        return done();
      case 'killed before':
        this.die();
        return NEVER;
      case 'killed after':
        await work().catch(() => undefined);
        this.die();
        return NEVER;
      case 'stands still':
        this.standsStillUntil = scheduler.now() + detail.whole(70_000, 150_000);
        await this.pass(0);
        return done();
      case 'request lost':
        return noAnswer();
      case 'answer lost':
        await done();
        return noAnswer();
      case 'late':
        void scheduler.as(`${task.name} late ${String(step)}`, async () => {
          await scheduler.wait(detail.whole(1_000, 25_000));
          await work().catch(() => undefined);
        });
        return noAnswer();
      case 'connection lost before':
        throw lostConnection();
      case 'connection lost after':
        await done();
        throw lostConnection();
      case 'database away':
        this.world.databaseAway(detail.whole(5_000, 90_000));
        return done();
      case 'clock jumps':
        this.world.clockJumps(detail.happens(0.5) ? 'everywhere' : this.machine.place, detail.pick(JUMPS));
        return done();
      case 'order slow':
        await this.pass(detail.whole(16_000, 125_000));
        return done();
      case 'ticket takes minutes':
      case 'never ticketed':
      case 'ticket comes later':
      case 'order taken':
      case 'order late':
      case 'exchange taken':
        return done();
      case 'order not made':
        return err({ code: 'not_booked' }) as T;
      case 'flight gone':
        return err({ code: 'offer_gone' }) as T;
      case 'exchange told late': {
        const result = await done();
        await this.pass(detail.whole(8_000, 125_000));
        return result;
      }
      case 'exchange refused':
        return err({ code: detail.pick(['not_exchangeable', 'offer_gone', 'call_us']) }) as T;
      case 'offer ended':
        return err({ code: 'quote_ended' }) as T;
      case 'server error':
        if (detail.happens(0.5)) await done();
        return serverError() as T;
      case 'stored server error':
        return work(detail.happens(0.5) ? 'server error' : 'server error after');
      case 'wrong body':
        await done();
        return wrongBody() as T;
    }
  }
}
