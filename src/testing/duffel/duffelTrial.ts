/** Duffel's adapter as an installation has it, in front of a server of the test's own. */
import fastify from 'fastify';
import type { Database } from '#server/platform/db/connection';
import { attentionEntries } from '#server/attention/attention.tables';
import { readConfig } from '#server/platform/config/config';
import type { FlightSupplier, OrderChanges } from '#server/flights/supplier';
import type { CircuitState } from '#server/flights/suppliers/adapter';
import { duffelEvents, duffelExchanges, duffelOrders } from '#server/flights/suppliers/duffel/duffel.tables';
import { duffel } from '#server/flights/suppliers/duffel/index';
import { WEBHOOK_PATH } from '#server/flights/suppliers/duffel/paths';
import { startDuffelServer } from './duffelServer';
import type { DuffelServer, SignedDuffelEvent } from './duffelServer';

export interface DuffelTrial {
  readonly server: DuffelServer;
  readonly supplier: FlightSupplier;
  readonly changes: OrderChanges;
  readonly circuits: () => Readonly<Record<string, CircuitState>>;
  /** Lines that the log got. */
  readonly said: string[];
  now: Date;
  passMinutes(minutes: number): void;
  /** Answers with the status. */
  post(event: SignedDuffelEvent): Promise<number>;
  /** Nothing answers any more, our own notes neither. */
  breakDown(): void;
  close(): Promise<void>;
}

export async function openDuffel({ db }: Pick<Database, 'db'>, now: Date): Promise<DuffelTrial> {
  for (const table of [duffelExchanges, duffelOrders, duffelEvents, attentionEntries]) await db.delete(table);
  const server = await startDuffelServer(() => opened.now);
  const config = readConfig(server.env);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  let isDown = false;
  const said: string[] = [];
  const {
    supplier,
    register,
    circuits = () => ({}),
    close,
  } = duffel.create({
    config: config.value,
    serverDir: '',
    shared: null,
    db: () => {
      if (isDown) throw new Error('the connection is lost');
      return db;
    },
    clock: () => opened.now,
    onError: (message) => said.push(message),
  });
  const { changes } = supplier;
  if (!changes) throw new Error('tells of no changes');
  const app = fastify();
  register?.(app);
  await app.ready();
  const opened: DuffelTrial = {
    server,
    supplier,
    circuits,
    changes,
    said,
    now,
    passMinutes: (minutes) => {
      opened.now = new Date(opened.now.getTime() + minutes * 60_000);
    },
    post: async ({ body, signature }) => {
      const headers = { 'content-type': 'application/json', 'x-duffel-signature': signature };
      return (await app.inject({ method: 'POST', url: WEBHOOK_PATH, payload: body, headers })).statusCode;
    },
    breakDown: () => {
      isDown = true;
      server.fail('unreachable');
    },
    close: async () => {
      await close();
      await app.close();
      await server.close();
    },
  };
  server.deliverTo((event) => opened.post(event));
  return opened;
}
