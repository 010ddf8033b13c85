/**
 * What one visitor may take of the server at a time (reliability.3, reliability.7): so many connections, so many calls that are worked on, so
 * many bytes of answers that it has not read. Further calls wait until one of its own is over, and are then begun with pauses, in which
 * the calls of others are; nobody else waits for them. An address of many people, such as an office's, has room: a browser opens six
 * connections.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey } from './rateLimits';
import type { ReadUnread } from './unreadBytes';

const CONNECTIONS = 256;
const CALLS_AT_ONCE = 16;
/**
 * After a call, and between those that waited: without it one client's calls begin one another, and nobody else's in between. Bounds calls
 * that waited to 250 a second.
 */
const PAUSE_MS = 4;
/** Behind a proxy connections do not bound the number of waiting clients. */
const MOST_WAITING = 256;
/** With what sixteen more answers bring, and what the system adds to each packet, 32 MB of the machine's memory. */
const UNREAD_BYTES = 4 * 1024 * 1024;
/** The system is not queried more often: its list is long when it matters. */
const LOOK_AGAIN_MS = 50;

export interface ClientTurns {
  /** Counts a new connection; false where its address has as many as it may. */
  admit(socket: Socket): boolean;
  /** Whether this call has to wait for others of its own client. */
  hasToWait(request: IncomingMessage): boolean;
  /** A listener that lets a call wait for its turn before anything else is done for it, and hands it on to `handler`. */
  guard(handler: RequestListener): RequestListener;
}

interface Dependencies {
  /** The site's own proxies: their connections are those of many, and they read what they are sent. */
  readonly isProxy: (address: string) => boolean;
  /** Whose call it is, whatever own proxies it came through. */
  readonly addressOf: (request: IncomingMessage) => string | undefined;
  /** Answers a call for which too many of its client wait already. */
  readonly refuse: (reply: ServerResponse) => void;
  readonly readUnread: ReadUnread;
  /** Waits so many milliseconds. */
  readonly sleep: (ms: number) => Promise<unknown>;
}

interface Address {
  connections: number;
  /** Bytes unread at the last query of the system, and those sent since. */
  unread: number;
  sentSince: number;
  looking: Promise<void> | null;
}

interface Client {
  active: number;
  readonly waiting: Set<() => void>;
  isPausing: boolean;
}

export function createClientTurns({ isProxy, addressOf, refuse, readUnread, sleep }: Dependencies): ClientTurns {
  const addresses = new Map<string, Address>();
  const clients = new Map<string, Client>();

  /** One at a time: whoever asks meanwhile waits for the same. */
  function look(name: string, address: Address, port: number): Promise<void> {
    address.looking ??= (async () => {
      await sleep(LOOK_AGAIN_MS);
      address.sentSince = 0;
      address.unread = (await readUnread(port))?.get(name) ?? 0;
    })().finally(() => (address.looking = null));
    return address.looking;
  }

  /** Resolves when the address has read enough of what it was sent, or the connection is gone. */
  async function untilRead(address: Address, socket: Socket): Promise<void> {
    while (!socket.destroyed && address.unread + address.sentSince > UNREAD_BYTES)
      await look(nameOf(socket), address, socket.localPort ?? 0);
  }

  /** Some time after a call is over: calls that are answered at once would otherwise all be begun in one turn of the event loop. */
  async function release(name: string, client: Client): Promise<void> {
    await sleep(PAUSE_MS);
    client.active -= 1;
    if (client.waiting.size > 0) void beginWaiting(client);
    else if (client.active === 0) clients.delete(name);
  }

  /** One after another, as long as there is room for them. */
  async function beginWaiting(client: Client): Promise<void> {
    if (client.isPausing) return;
    client.isPausing = true;
    for (const next of client.waiting) {
      await sleep(PAUSE_MS);
      if (client.active >= CALLS_AT_ONCE) break;
      client.waiting.delete(next);
      client.active += 1;
      next();
    }
    client.isPausing = false;
  }

  /** Calls `work` when it is the call's turn; not where the connection is gone by then. */
  async function begin(request: IncomingMessage, reply: ServerResponse, work: () => void): Promise<void> {
    const { socket } = request;
    const name = clientKey(addressOf(request));
    const client = clients.get(name) ?? { active: 0, waiting: new Set(), isPausing: false };
    clients.set(name, client);
    if (!isFull(client)) client.active += 1;
    else {
      if (client.waiting.size >= MOST_WAITING) return refuse(reply);
      await new Promise<void>((resolve) => client.waiting.add(resolve));
    }
    const address = addresses.get(nameOf(socket));
    if (address) await untilRead(address, socket);
    if (socket.destroyed || reply.closed) return void release(name, client);
    const before = socket.bytesWritten;
    reply.once('close', () => {
      if (address) address.sentSince += socket.bytesWritten - before;
      void release(name, client);
    });
    work();
  }

  return {
    admit(socket) {
      const name = nameOf(socket);
      if (isProxy(name)) return true;
      const address = addresses.get(name) ?? { connections: 0, unread: 0, sentSince: 0, looking: null };
      if (address.connections >= CONNECTIONS) return false;
      addresses.set(name, address);
      address.connections += 1;
      socket.once('close', () => {
        address.connections -= 1;
        if (address.connections === 0) addresses.delete(name);
      });
      return true;
    },

    hasToWait(request) {
      const client = clients.get(clientKey(addressOf(request)));
      return client !== undefined && isFull(client);
    },

    guard: (handler) => (request, reply) => void begin(request, reply, () => handler(request, reply)),
  };
}

const isFull = ({ active, waiting }: Client): boolean => active >= CALLS_AT_ONCE || waiting.size > 0;

/** Limits nobody. */
export const NO_TURNS: ClientTurns = { admit: () => true, hasToWait: () => false, guard: (handler) => handler };

/** As the system's list names it. */
const nameOf = ({ remoteAddress = '' }: Socket): string => remoteAddress.replace(/^::ffff:/, '');
