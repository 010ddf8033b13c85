/** Child process of the load benchmark: makes the load that it is given, so that neither site nor measurement pays for it. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLoadClient } from './client';
import type { Call, Outcome } from './client';
import { runLoad } from './openLoop';
import type { LoadFigures, LoadPlan } from './openLoop';

export type Order =
  | { readonly kind: 'load'; readonly plan: LoadPlan }
  /** All at once, each over a connection of its own. */
  | { readonly kind: 'burst'; readonly calls: readonly Call[] }
  /** Connections of one address that make the next of these calls as soon as they are answered. */
  | {
      readonly kind: 'flood';
      readonly from: string;
      readonly connections: number;
      readonly calls: readonly Call[];
      readonly seconds: number;
    }
  /** Connections that send a request several times in one batch and read nothing, until ended. */
  | { readonly kind: 'deaf'; readonly connections: number; readonly requests: number; readonly path: string; readonly from?: string }
  | { readonly kind: 'leave' };

export interface Reports {
  readonly load: LoadFigures;
  readonly burst: readonly Outcome[];
  /** Calls by their status. */
  readonly flood: Readonly<Record<string, number>>;
  /** Connections that were opened. */
  readonly deaf: number;
  readonly leave: number;
}

const port = Number(process.argv[2]);
const client = createLoadClient(port);
const deaf: Socket[] = [];

async function openDeaf(requests: number, path: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined); // being hung up on is what it is for
  socket.pause();
  await once(socket, 'connect').catch(() => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(requests));
  return socket;
}

async function flood({ from, connections, calls, seconds }: Extract<Order, { kind: 'flood' }>): Promise<Reports['flood']> {
  const attacker = createLoadClient(port, from);
  const counts: Record<string, number> = {};
  const end = performance.now() + 1000 * seconds;
  let next = 0;
  const lines = Array.from({ length: connections }, async () => {
    while (performance.now() < end) {
      const { status } = await attacker.send(calls[next++ % calls.length] ?? { method: 'GET', path: '/' });
      counts[status] = (counts[status] ?? 0) + 1;
      if (status === 0) await sleep(50);
    }
  });
  await Promise.race([Promise.all(lines), sleep(1000 * seconds + 500)]);
  attacker.close();
  return counts;
}

async function obey(order: Order): Promise<Reports[Order['kind']]> {
  switch (order.kind) {
    case 'load':
      return runLoad(client, order.plan);
    case 'burst':
      return Promise.all(order.calls.map((call) => client.send(call)));
    case 'flood':
      return flood(order);
    case 'deaf': {
      const { connections, requests, path, from } = order;
      for (let opened = 0; opened < connections; opened += 1) {
        deaf.push(await openDeaf(requests, path, from));
        await sleep(1);
      }
      return deaf.length;
    }
    case 'leave':
      for (const socket of deaf) socket.destroy();
      return deaf.splice(0).length;
  }
}

process.on('message', (order: Order) => {
  void obey(order).then((report) => process.send?.(report));
});
