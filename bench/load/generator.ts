/** Child process of the load benchmark: makes the load that it is told to make, so that neither site nor measurement pays for it. */
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
  /** Connections that send a request several times in one go and read nothing, until told to leave. */
  | { readonly kind: 'deaf'; readonly connections: number; readonly requests: number; readonly path: string }
  | { readonly kind: 'leave' };

export interface Reports {
  readonly load: LoadFigures;
  readonly burst: readonly Outcome[];
  /** Connections that were opened. */
  readonly deaf: number;
  readonly leave: number;
}

const port = Number(process.argv[2]);
const client = createLoadClient(port);
const deaf: Socket[] = [];

async function openDeaf(requests: number, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined); // being hung up on is what it is for
  socket.pause();
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(requests));
  return socket;
}

async function obey(order: Order): Promise<Reports[Order['kind']]> {
  switch (order.kind) {
    case 'load':
      return runLoad(client, order.plan);
    case 'burst':
      return Promise.all(order.calls.map((call) => client.send(call)));
    case 'deaf': {
      const { connections, requests, path } = order;
      for (let opened = 0; opened < connections; opened += 1) {
        deaf.push(await openDeaf(requests, path));
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
