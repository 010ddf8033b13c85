/** Where to fly from each of the 300 largest airports (explore.6): first and kept answers, through the route and its threads. */
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import fastify from 'fastify';
import { exploreQuestionParams, NO_CHOICE, parseMonth } from '#core/domain/places/explore';
import type { When } from '#core/domain/places/explore';
import { loadAirports } from '#server/airports/airportTable';
import { registerExploreRoute } from '#server/flights/explore/explore.routes';
import { createExploreService } from '#server/flights/explore/explore.service';
import { createMemoryOrders } from '#server/flights/suppliers/sandbox/orders/orders';
import { createSandboxSupplier } from '#server/flights/suppliers/sandbox/sandboxSupplier';
import { openTimetablePool } from '#server/flights/suppliers/sandbox/timetable/threads/timetablePool';
import { UNLIMITED } from '#server/http/limits/rateLimits';
import type { BenchReport, BenchRow } from './report';

/** The built one: threads run plain JavaScript. */
const WORKER = path.resolve(__dirname, '../../dist/server/timetable.worker.js');
const NOW = new Date('2027-04-10T12:00:00Z');
const ORIGINS = 300;
/** Questions that make a process quick. */
const WARM_UP = 10;
const GOAL_MS = 200;

export async function run(): Promise<BenchReport> {
  const airports = loadAirports();
  const timetable = openTimetablePool(WORKER, (error) => console.error(error));
  const supplier = createSandboxSupplier(timetable, createMemoryOrders());
  const app = fastify();
  registerExploreRoute(app, {
    airports,
    explore: createExploreService(supplier, airports),
    limits: UNLIMITED,
    clock: () => NOW,
    isStrained: () => false,
  });
  await timetable.ready(NOW);
  const origins = [...airports.airports].sort((a, b) => b.weight - a.weight).slice(0, ORIGINS + WARM_UP);
  const month = parseMonth('2027-06');
  if (!month) throw new Error('June is a month');
  let questions = 0;

  const ask = async (origin: string, when: When): Promise<number> => {
    const url = `/api/explore?${exploreQuestionParams({ ...NO_CHOICE, origin, when })}`;
    const start = performance.now();
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    const took = performance.now() - start;
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    questions += 1;
    return took;
  };
  const all = async (when: When): Promise<number[]> => {
    const took: number[] = [];
    for (const { code } of origins.slice(WARM_UP)) took.push(await ask(code, when));
    return took.sort((a, b) => a - b);
  };
  for (const { code } of origins.slice(0, WARM_UP)) await ask(code, { kind: 'month', month });
  const at = (sorted: readonly number[], q: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? NaN;
  const rows = (name: string, sorted: readonly number[]): BenchRow[] => [
    { name: `${name}: p50`, value: at(sorted, 0.5), unit: 'ms' },
    { name: `${name}: p95`, value: at(sorted, 0.95), unit: 'ms', goal: `≤ ${String(GOAL_MS)} ms`, met: at(sorted, 0.95) <= GOAL_MS },
    { name: `${name}: slowest`, value: at(sorted, 1), unit: 'ms' },
  ];
  const figures = [
    ...rows('a weekend of a month, first request', await all({ kind: 'month', month })),
    ...rows('a weekend of a month, kept', await all({ kind: 'month', month })),
    ...rows('a weekend of six months, first request', await all({ kind: 'any' })),
  ];
  await app.close();
  await timetable.close();
  return {
    title: 'Explore',
    method: `Lowest prices to every place from each of the ${String(ORIGINS)} largest airports; ${String(questions)} requests, one after another.`,
    rows: figures,
  };
}
