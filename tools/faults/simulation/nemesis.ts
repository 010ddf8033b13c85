/** What goes wrong, and where: drawn for every step of every task, or named one by one when a run is cut down. */
import type { Chance } from '../random';
import { chanceOf } from '../random';
import type { ClientKind } from '../plan';

export const FAULT_KINDS = [
  'killed before',
  'killed after',
  'stands still',
  'request lost',
  'answer lost',
  'late',
  'connection lost before',
  'connection lost after',
  'database away',
  'ticket takes minutes',
  'never ticketed',
  'ticket comes later',
  'order slow',
  'order taken',
  'order late',
  'order not made',
  'flight gone',
  'exchange taken',
  'exchange told late',
  'exchange refused',
  'offer ended',
  'server error',
  'stored server error',
  'wrong body',
  'clock jumps',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** The task and which of its steps. */
  readonly task: string;
  readonly step: number;
  readonly kind: FaultKind;
  /** Where that was, for people. */
  readonly call: string;
}

export type Port = 'gateway' | 'supplier' | 'attempts' | 'cancellations' | 'exchanges' | 'stripe';

/**
 * What becomes of an order: its ticket arrives minutes later or never; it is made, and its document arrives later; it is answered more slowly
 * than a traveler waits; it is taken, and made, refused or forgotten afterwards; it appears after everybody has given it up.
 */
const FATES = ['ticket takes minutes', 'never ticketed', 'ticket comes later', 'order slow', 'order taken', 'order late'] as const;

/** What becomes of an exchange: it is taken and decided later; it is made, and answered minutes later; it is refused; its offer has ended. */
const EXCHANGE_FATES = ['exchange taken', 'exchange told late', 'exchange refused', 'offer ended'] as const;

/** What can go wrong at a port. */
const AT: Readonly<Record<Port, readonly FaultKind[]>> = {
  gateway: ['request lost', 'answer lost', 'late'],
  supplier: ['request lost', 'answer lost', 'late', ...FATES, 'order not made', 'flight gone', ...EXCHANGE_FATES],
  attempts: ['connection lost before', 'connection lost after', 'database away'],
  cancellations: ['connection lost before', 'connection lost after', 'database away'],
  exchanges: ['connection lost before', 'connection lost after', 'database away'],
  stripe: ['request lost', 'answer lost', 'server error', 'stored server error', 'wrong body'],
};
const ANYWHERE: readonly FaultKind[] = ['killed before', 'killed after', 'stands still', 'clock jumps'];
/** Rows of their own have these: what they write at wrong times cannot be judged by its times. */
const APART: readonly FaultKind[] = ['clock jumps'];
/** Calls that alone are struck by some kinds: nothing is late or stays silent where the supplier is only queried. */
const FOR: Readonly<Partial<Record<FaultKind, readonly string[]>>> = {
  ...Object.fromEntries([...FATES, 'order not made'].map((kind) => [kind, ['supplier.book']])),
  ...Object.fromEntries(EXCHANGE_FATES.map((kind) => [kind, ['supplier.exchanges.exchange']])),
  'order slow': ['supplier.book', 'supplier.exchanges.exchange'],
  'flight gone': ['supplier.book', 'supplier.reprice'],
};

/** A family of faults. */
export interface Row {
  readonly kinds: readonly FaultKind[];
  /** Where they strike, deaths and stalls aside, which strike anywhere. */
  readonly at: readonly Port[];
  /** How often, of 1, a step is hit. */
  readonly rate: number;
  readonly gateway: 'sandbox' | 'stripe';
  /** Servers die at named points, in addition to those that are drawn. */
  readonly sweeps?: boolean;
  /** Trips leave within the week, so that only what the airline gives back comes back: money, credit or a voucher, whole or in part. */
  readonly givesCredit?: boolean;
  /** Cardholders dispute payments, issuers warn of fraud, refunds fail, and somebody refunds in the dashboard. */
  readonly hasIncidents?: boolean;
  /** What most clients do. */
  readonly mostly?: ClientKind;
}

/** Whether orders of a row may appear after they were given up. */
export const hasDelayedOrders = ({ kinds }: Row): boolean => kinds.includes('order late');

/** Whether what a row wrote may bear a wrong time. */
export const hasWrongTimes = ({ kinds }: Row): boolean => kinds.includes('clock jumps');

/** Calls around which a server is sure to die, by and by: some of them in each episode of a row that sweeps. */
const SWEPT = [
  ...['attempts.insert', 'gateway.authorise', 'attempts.move to challenge', 'attempts.move to authorised', 'supplier.reprice'],
  ...['attempts.move to booking', 'supplier.book', 'attempts.move to booked', 'gateway.lookup', 'gateway.capture', 'attempts.move to done'],
  ...['attempts.keepAnswer', 'attempts.move to undoing', 'gateway.release', 'supplier.cancel', 'attempts.move to failed'],
  ...['cancellations.insert', 'cancellations.move to released', 'gateway.refund', 'cancellations.move to done'],
  ...['attempts.claim', 'attempts.release', 'supplier.lookup', 'attempts.unheard'],
  ...['exchanges.insert', 'exchanges.move to challenge', 'exchanges.move to authorised', 'exchanges.move to changing'],
  ...['supplier.exchanges.exchange', 'supplier.exchanges.lookup', 'exchanges.move to changed', 'exchanges.move to done'],
  ...['exchanges.move to undoing', 'exchanges.move to failed', 'exchanges.claim', 'exchanges.release', 'exchanges.renew'],
].flatMap((call) => [`before ${call}`, `after ${call}`]);
const SWEPT_AT_ONCE = 8;

const DEATHS = ['killed before', 'killed after'] as const;
const LINES = ['request lost', 'answer lost', 'late'] as const;
const PORTS: readonly Port[] = ['gateway', 'supplier', 'attempts', 'cancellations', 'exchanges', 'stripe'];

const MOST_KINDS = FAULT_KINDS.filter((kind) => !APART.includes(kind));

export const ROWS: Readonly<Record<string, Row>> = {
  quiet: { kinds: [], at: [], rate: 0, gateway: 'sandbox' },
  kills: { kinds: DEATHS, at: [], rate: 0.01, gateway: 'sandbox', sweeps: true },
  stalls: { kinds: ['stands still', 'connection lost after'], at: ['attempts', 'exchanges'], rate: 0.02, gateway: 'sandbox' },
  gateway: { kinds: LINES, at: ['gateway'], rate: 0.15, gateway: 'sandbox' },
  supplier: {
    kinds: [...LINES, 'ticket takes minutes', 'never ticketed', 'flight gone'],
    at: ['supplier'],
    rate: 0.2,
    gateway: 'sandbox',
  },
  database: {
    kinds: ['connection lost before', 'connection lost after', 'database away'],
    at: ['attempts', 'cancellations', 'exchanges'],
    rate: 0.06,
    gateway: 'sandbox',
  },
  webhooks: { kinds: DEATHS, at: [], rate: 0.005, gateway: 'stripe' },
  stripe: {
    kinds: ['request lost', 'answer lost', 'server error', 'stored server error', 'wrong body', ...DEATHS],
    at: ['stripe'],
    rate: 0.06,
    gateway: 'stripe',
  },
  clock: { kinds: ['clock jumps', 'clock jumps', ...DEATHS, ...LINES], at: ['gateway', 'supplier'], rate: 0.08, gateway: 'sandbox' },
  'clock at Stripe': { kinds: ['clock jumps', 'clock jumps', ...DEATHS], at: [], rate: 0.05, gateway: 'stripe' },
  orders: { kinds: ['order slow', 'order taken', 'order late', 'order not made'], at: ['supplier'], rate: 0.6, gateway: 'sandbox' },
  'orders and kills': {
    kinds: ['order taken', 'order late'],
    at: ['supplier'],
    rate: 0.6,
    gateway: 'sandbox',
    sweeps: true,
    givesCredit: true,
  },
  tickets: { kinds: ['ticket comes later', 'never ticketed'], at: ['supplier'], rate: 0.6, gateway: 'sandbox', mostly: 'cancel' },
  credits: {
    kinds: [...LINES, ...DEATHS],
    at: ['supplier'],
    rate: 0.03,
    gateway: 'sandbox',
    sweeps: true,
    givesCredit: true,
    mostly: 'cancel',
  },
  changes: {
    kinds: [...LINES, 'order slow', ...EXCHANGE_FATES],
    at: ['gateway', 'supplier'],
    rate: 0.12,
    gateway: 'sandbox',
    mostly: 'change',
  },
  exchanges: { kinds: ['exchange taken', ...EXCHANGE_FATES], at: ['supplier'], rate: 0.75, gateway: 'sandbox', mostly: 'change' },
  'changes and kills': {
    kinds: [...DEATHS, 'stands still', 'connection lost after', 'exchange taken', 'answer lost'],
    at: ['supplier', 'exchanges'],
    rate: 0.03,
    gateway: 'sandbox',
    sweeps: true,
    mostly: 'change',
  },
  'changes at Stripe': {
    kinds: ['request lost', 'answer lost', 'server error', 'stored server error', 'exchange taken', ...DEATHS],
    at: ['stripe', 'supplier', 'exchanges'],
    rate: 0.04,
    gateway: 'stripe',
    mostly: 'change',
  },
  'changes and credits': {
    kinds: [...LINES, ...EXCHANGE_FATES, ...DEATHS],
    at: ['supplier'],
    rate: 0.03,
    gateway: 'sandbox',
    givesCredit: true,
    mostly: 'change',
  },
  disputes: { kinds: DEATHS, at: [], rate: 0.003, gateway: 'stripe', hasIncidents: true, mostly: 'cancel' },
  'disputes and stored 500s': {
    kinds: ['request lost', 'answer lost', 'server error', 'stored server error'],
    at: ['stripe'],
    rate: 0.05,
    gateway: 'stripe',
    hasIncidents: true,
    mostly: 'cancel',
  },
  'changes and clocks': {
    kinds: ['clock jumps', ...DEATHS, ...LINES],
    at: ['gateway', 'supplier'],
    rate: 0.04,
    gateway: 'sandbox',
    mostly: 'change',
  },
  'disputed changes': {
    kinds: ['answer lost', ...DEATHS],
    at: ['stripe'],
    rate: 0.005,
    gateway: 'stripe',
    hasIncidents: true,
    mostly: 'change',
  },
  everything: { kinds: MOST_KINDS, at: PORTS, rate: 0.05, gateway: 'sandbox', givesCredit: true },
  'everything at Stripe': { kinds: MOST_KINDS, at: PORTS, rate: 0.05, gateway: 'stripe', hasIncidents: true },
};

export interface Nemesis {
  /** What happens at this step; null: nothing. */
  strike(port: Port, call: string, task: string, step: number): FaultKind | null;
  /** What a fault draws further, such as how long it lasts. */
  chance(task: string, step: number): Chance;
  /** From now on nothing goes wrong. */
  rest(): void;
  readonly struck: readonly Fault[];
}

/** Episodes share the points out among themselves. */
const sweptIn = (episode: number): readonly string[] =>
  Array.from({ length: SWEPT_AT_ONCE }, (_, i) => SWEPT[(episode * SWEPT_AT_ONCE + i) % SWEPT.length] ?? '');

/** `named`: these faults alone, instead of drawn ones. */
export function createNemesis(row: Row, names: readonly (string | number)[], named: readonly Fault[] | null): Nemesis {
  const struck: Fault[] = [];
  let isResting = false;
  const swept = new Set(row.sweeps === true ? sweptIn(Number(names.at(-1))) : []);
  const draw = (port: Port, call: string, task: string, step: number): FaultKind | null => {
    for (const when of ['before', 'after'] as const) if (swept.delete(`${when} ${call}`)) return `killed ${when}`;
    const chance = chanceOf(...names, 'fault', task, step);
    if (!chance.happens(row.rate)) return null;
    const [first, ...others] = row.kinds.filter((kind) => {
      const calls = FOR[kind];
      if (calls) return calls.includes(call);
      return ANYWHERE.includes(kind) || (row.at.includes(port) && AT[port].includes(kind));
    });
    return first === undefined ? null : chance.pick([first, ...others]);
  };
  return {
    strike(port, call, task, step) {
      if (isResting) return null;
      const kind = named ? (named.find((f) => f.task === task && f.step === step)?.kind ?? null) : draw(port, call, task, step);
      if (kind !== null) struck.push({ task, step, kind, call });
      return kind;
    },
    chance: (task, step) => chanceOf(...names, 'detail', task, step),
    rest: () => {
      isResting = true;
    },
    struck,
  };
}
