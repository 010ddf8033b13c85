/** Open-loop load: calls start when they are due, whether or not the earlier ones were answered; latency counts from the due time. */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../quantiles';
import type { Call, LoadClient } from './client';

export interface LoadPlan {
  /** Arrivals a second, Poisson. */
  readonly rate: number;
  readonly seconds: number;
  readonly calls: readonly { readonly share: number; readonly call: Call }[];
}

export interface LoadFigures {
  readonly offered: number;
  /** Good answers a second, each within {@link IN_TIME_MS}. */
  readonly goodput: number;
  /** Refused with 503 or 429 and the time to wait. */
  readonly refused: number;
  /** Good answers that came later. */
  readonly late: number;
  /** Anything else: broken connections, other errors, refusals without a time, no answer in time. */
  readonly failed: number;
  /** Milliseconds from due to sent, 99th percentile: much of it is a generator that cannot make this load. */
  readonly behind: number;
  /** Milliseconds of good answers. */
  readonly p50: number;
  readonly p99: number;
}

/** Later the visitor has gone. */
export const IN_TIME_MS = 1_000;
const GIVE_UP_MS = 20_000;

/** Runs a plan to the last answer. The same plan gives the same arrivals. */
export async function runLoad(client: LoadClient, { rate, seconds, calls }: LoadPlan): Promise<LoadFigures> {
  let state = 11;
  const random = (): number => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  const pick = (): Call => {
    let left = random() * calls.reduce((sum, { share }) => sum + share, 0);
    const found = calls.find(({ share }) => (left -= share) <= 0) ?? calls[0];
    if (!found) throw new Error('a plan has calls');
    return found.call;
  };
  const took: number[] = [];
  const sentAfter: number[] = [];
  let offered = 0;
  let refused = 0;
  let answered = 0;
  const launch = (due: number): void => {
    offered += 1;
    sentAfter.push(performance.now() - due);
    void client.send(pick()).then(({ status, saysWhenToRetry }) => {
      answered += 1;
      if (status >= 200 && status < 400) took.push(performance.now() - due);
      else if ((status === 503 || status === 429) && saysWhenToRetry) refused += 1;
    });
  };
  const start = performance.now();
  const end = start + seconds * 1000;
  let due = start;
  while (due < end) {
    while (due <= performance.now() && due < end) {
      launch(due);
      due += (-Math.log(1 - random()) / rate) * 1000;
    }
    await sleep(1);
  }
  const giveUp = performance.now() + GIVE_UP_MS;
  while (answered < offered && performance.now() < giveUp) await sleep(10);
  took.sort((a, b) => a - b);
  sentAfter.sort((a, b) => a - b);
  const inTime = took.filter((ms) => ms <= IN_TIME_MS).length;
  return {
    offered,
    goodput: inTime / seconds,
    refused,
    late: took.length - inTime,
    failed: offered - refused - took.length,
    behind: quantile(sentAfter, 0.99),
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
  };
}
