/** The flight search: cold and cached, lowest prices, and whether any two large airports are joined. */
import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { median, quantile } from './quantiles';
import type { BenchReport } from './report';
import type { SearchFigures } from './search/server';

const CONNECTIONS = 16;
const SECONDS = 3;
const ROUNDS = 3;

/** Answers a second over kept-alive connections. */
async function throughput(port: number, target: string, coding: 'br' | 'gzip' = 'br'): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + SECONDS * 1000;
  let answers = 0;
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: target, agent, headers: { 'accept-encoding': coding } }, (reply) => {
        reply.resume().on('end', () => {
          answers++;
          resolve();
        });
      })
        .on('error', reject)
        .end();
    });
  const worker = async (): Promise<void> => {
    while (performance.now() < end) await one();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  agent.destroy();
  return answers / SECONDS;
}

/** The server lives in a process of its own, so that the load, which comes from this one, does not slow it. */
export async function run(): Promise<BenchReport> {
  const child = fork(path.join(__dirname, 'search', 'server.ts'), { execArgv: ['-r', 'ts-node/register/transpile-only'] });
  try {
    const figures = await new Promise<SearchFigures>((resolve, reject) => {
      child.once('message', (message) => resolve(message as SearchFigures)); // our own child, our own type
      child.once('exit', (code) => reject(new Error(`the search server ended with ${code}`)));
    });
    const cold = [...figures.coldMs].sort((a, b) => a - b);
    const multiCity = median(figures.multiCityMs);
    const ratios: number[] = [];
    const zippedRatios: number[] = [];
    const dealRatios: number[] = [];
    let served = 0;
    for (let i = 0; i < ROUNDS; i++) {
      const bare = await throughput(figures.ports.bare, '/');
      served = await throughput(figures.ports.app, figures.path);
      ratios.push(served / bare);
      dealRatios.push((await throughput(figures.ports.app, figures.dealsPath)) / (await throughput(figures.ports.bareDeals, '/')));
      zippedRatios.push((await throughput(figures.ports.app, figures.path, 'gzip')) / served);
    }
    const ratio = median(ratios);
    const zipped = median(zippedRatios);
    const deals = median(dealRatios);
    const { pairs } = figures;
    const p50 = quantile(cold, 0.5);
    const p95 = quantile(cold, 0.95);
    return {
      title: 'Flight search',
      method: `${cold.length} searches and ${figures.multiCityMs.length} multi-city trips, each new; ${pairs.searched} pairs of the 300 largest airports; ${CONNECTIONS} connections on one cached answer and on one list of deals, beside bare node:http.`,
      rows: [
        { name: 'cold search: p50', value: p50, unit: 'ms', goal: '≤ 60 ms', met: p50 <= 60 },
        { name: 'cold search: p95', value: p95, unit: 'ms', goal: '≤ 200 ms', met: p95 <= 200 },
        { name: 'cold search: slowest', value: quantile(cold, 1), unit: 'ms' },
        {
          name: 'cold search of a multi-city trip of four slices: p50',
          value: multiCity,
          unit: 'ms',
          goal: '≤ 60 ms',
          met: multiCity <= 60,
        },
        { name: 'timetable built at start', value: figures.warmUpMs, unit: 'ms' },
        {
          name: 'lowest price of a date, round trip from a city',
          value: figures.lowestMs,
          unit: 'ms',
          goal: '≤ 15 ms',
          met: figures.lowestMs <= 15,
        },
        { name: 'pairs with no itinerary', value: pairs.unserved.length, unit: 'pairs', goal: '0', met: pairs.unserved.length === 0 },
        { name: 'pairs that needed the 24-hour interline', value: pairs.lastResort, unit: 'pairs' },
        { name: 'cached answers', value: served, unit: '/s' },
        { name: 'cached answers relative to bare node:http', value: ratio, unit: '×', goal: '≥ 0.75', met: ratio >= 0.75 },
        { name: 'deals relative to bare node:http', value: deals, unit: '×', goal: '≥ 0.7', met: deals >= 0.7 },
        { name: 'cached answers over gzip relative to brotli', value: zipped, unit: '×', goal: '≥ 0.75', met: zipped >= 0.75 },
      ],
    };
  } finally {
    child.kill();
  }
}
