/** A running site under more work than it can do: it refuses in time, stops what nobody waits for, and lives on. */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, dateOfDayNumber, formatQueryDate } from '#core/domain/values/dates';
import { searchParamsOf } from '#core/domain/search/searchQuery';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { departureDate, searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { loadAirports } from '#server/airports/airportTable';
import { createLoadClient } from '#tools/bench/load/client';
import { searches } from '#tools/bench/search/queries';
import { Buyer } from './fixtures/buyer';
import type { Site } from './fixtures/site';
import { expect, test } from './fixtures/test';

const DAY_MS = 86_400_000;
const FIRST = addDays(dateOfDayNumber(Math.floor(Date.now() / DAY_MS)), 30);
const MONTH_DAYS = 30;

/** Addresses that nobody requested before: months of lowest prices, and searches. */
function* freshMonths(): Generator<string> {
  for (const query of searches(loadAirports(), FIRST)) {
    const to = addDays(departureDate(query), MONTH_DAYS - 1);
    yield `/api/lowest-prices?${searchParamsOf(query)}&from=${formatQueryDate(departureDate(query))}&to=${formatQueryDate(to)}`;
  }
}
const months = freshMonths();
const take = (count: number): string[] => Array.from({ length: count }, () => String(months.next().value));

/** A search with some two thousand flights: half a megabyte before compression. */
const LARGE: SearchQuery = searchFor(
  { origin: 'NYC', destination: 'LAX', departs: FIRST, returns: addDays(FIRST, 7) },
  'Economy',
  DEFAULT_TRAVELERS,
);

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly code: string | undefined;
}

let site: Site;
test.beforeAll(({ site: shared }) => {
  site = shared;
});

function ask(path: string, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${site.origin}${path}`, { agent }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const isProblem = reply.headers['content-type']?.startsWith('application/problem+json') === true;
        const { code } = isProblem ? (JSON.parse(Buffer.concat(chunks).toString()) as { code: string }) : { code: undefined }; // our own contract
        resolve({ status: reply.statusCode ?? 0, retryAfter: reply.headers['retry-after'], code });
      });
    });
    outgoing.on('error', reject).end();
  });
}

/** Memory of the site in megabytes, its threads included; the kernel's own books. */
function residentMegabytes(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(site.pid)}/status`, 'utf8'))?.[1]) / 1024;
}

const openFiles = (): number => readdirSync(`/proc/${String(site.pid)}/fd`).length;

/** Those that stay: connections that were left before close by and by. */
async function settledFiles(): Promise<number> {
  let [last, now] = [-1, openFiles()];
  while (now !== last) {
    await sleep(500);
    [last, now] = [now, openFiles()];
  }
  return now;
}

/** Processor time of the site so far, in hundredths of a second; proc(5), fields 14 and 15. */
function processorTicks(): number {
  const fields = readFileSync(`/proc/${String(site.pid)}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

test.describe('cold work', () => {
  test('beyond what can be done in time is refused at once, and pages are answered meanwhile', async () => {
    const sent: Promise<Answer>[] = [];
    const refused: Answer[] = [];
    const open = new Set<Promise<Answer>>();
    const askMore = (count: number): void => {
      for (const path of take(count)) {
        const one = ask(path);
        sent.push(one);
        open.add(one);
        void one.then((answer) => {
          open.delete(one);
          if (answer.status !== 200) refused.push(answer);
        });
      }
    };
    // a quick machine answers more of them in time
    while (refused.length === 0) {
      if (open.size < sent.length / 2 || sent.length === 0) askMore(60 + sent.length);
      await sleep(5);
    }
    for (const path of ['/', '/contact-us', '/healthz']) expect((await ask(path)).status).toBe(200);
    expect(open.size).toBeGreaterThan(0); // the pages did not wait for the months
    const answers = await Promise.all(sent);
    expect(answers.filter((a) => a.status === 200).length).toBeGreaterThan(0);
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 503, code: 'overloaded', retryAfter: expect.stringMatching(/^\d+$/) });
  });

  test('stops when the callers have left', { tag: '@release' }, async () => {
    const agent = new Agent({ keepAlive: true });
    const left = take(12).map((path) => ask(path, agent).catch(() => null));
    const idle = processorTicks();
    await expect.poll(() => processorTicks() - idle).toBeGreaterThan(20);
    const open = openFiles();
    agent.destroy();
    await Promise.all(left);
    await expect.poll(openFiles).toBeLessThan(open);
    // what is under way ends: then there is less work in a second than in half of one before
    await expect
      .poll(async () => {
        const before = processorTicks();
        await sleep(1_000);
        return processorTicks() - before;
      })
      .toBeLessThan(50);
  });
});

test.describe('a client that does not read', () => {
  const cached = `/flight/getflights?${searchParamsOf(LARGE)}&limit=2000`;
  const ahead = (count: number): string => `GET ${cached} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count);

  /** A connection that sends requests in one batch and reads nothing. */
  async function deafConnection(requests: number): Promise<Socket> {
    const { hostname, port } = new URL(site.origin);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined); // being hung up on is what it is for
    socket.pause();
    await once(socket, 'connect');
    socket.write(ahead(requests));
    return socket;
  }

  test('costs no memory, and is hung up on', { tag: '@release' }, async () => {
    expect((await ask(cached)).status).toBe(200);
    const before = residentMegabytes();
    const openBefore = await settledFiles();
    const deaf = await Promise.all(Array.from({ length: 100 }, () => deafConnection(8)));
    // the system takes some megabytes of each connection
    await expect.poll(openFiles).toBeGreaterThan(openBefore + deaf.length / 2);
    for (const socket of deaf) socket.write(ahead(7));
    for (let round = 0; round < 20; round += 1) {
      // among so many calls at once a page may be refused for a moment
      expect([200, 503]).toContain((await ask('/contact-us')).status);
      expect(residentMegabytes() - before).toBeLessThan(150); // the answers that are not read are 350
    }
    // whoever does not read does not notice: the site's own side tells; of some the system has taken everything, they count as idle
    while (openFiles() > openBefore + deaf.length / 2) await sleep(100);
    for (const socket of deaf) socket.destroy();
    await expect.poll(async () => (await ask('/contact-us')).status).toBe(200);
  });

  test('gets the answers to as many requests as it may send ahead', async () => {
    const socket = await deafConnection(8);
    const received: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    const heads = (): number => Buffer.concat(received).toString('latin1').split('HTTP/1.1 200 OK').length - 1;
    socket.resume();
    while (heads() < 8) await sleep(20);
    socket.destroy();
  });

  test('is hung up on when it sends more than that', { tag: '@release' }, async () => {
    const socket = await deafConnection(9);
    socket.resume();
    await once(socket, 'close');
  });
});

test('more calls at once than can be answered in time are refused, and a booking under way is not', { tag: '@release' }, async () => {
  // looks for airports nearby each time: some milliseconds
  const call = { method: 'GET', path: `/api/alternatives?${searchParamsOf(LARGE)}` } as const;
  const client = createLoadClient(Number(new URL(site.origin).port));
  // how many are too many depends on the machine
  for (let count = 1_500, refused = 0; refused === 0; count *= 2) {
    // what was begun before may still be in work
    await expect.poll(async () => (await ask(call.path)).status).toBe(200);
    const buyer = new Buyer(site.origin);
    const order = await buyer.prepare();
    const sent = Array.from({ length: count }, () => client.send(call));
    const key = `beside-${String(count)}`;
    const paid = buyer.book(order, key);
    const outcomes = await Promise.all(sent);
    let booked = await paid;
    // under way for longer than a request waits (15 s): the page asks again
    while (booked.status === 202) booked = await buyer.book(order, key);
    expect(booked.status).toBe(201);
    const others = outcomes.filter(({ status }) => status !== 200);
    expect(others.length).toBeLessThan(count);
    expect(others.every(({ status, saysWhenToRetry }) => status === 503 && saysWhenToRetry)).toBe(true);
    refused = others.length;
  }
  client.close();
});
