/** The listening socket: slow clients are hung up on, and closing cuts nobody who has just been let in. */
import { Server } from 'node:http';
import type { RequestListener, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { answersInTurn } from './limits/answersInTurn';

/** Slow clients are hung up on (reliability.7: all closed within 20 s). */
const REQUEST_TIMEOUT_MS = 15_000;
/** Longest time without a byte moving, for answers that are not read (reliability.7) and for connections that ask nothing at all. */
const UNREAD_MS = 10_000;
const KEEP_ALIVE_MS = 72_000;
const MAX_HEADER_BYTES = 16 * 1024;
/** Time for connections that were accepted just before the port closed to send their request. */
const CLOSING_GRACE_MS = 500;

const OPTIONS: ServerOptions = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  headersTimeout: REQUEST_TIMEOUT_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  maxHeaderSize: MAX_HEADER_BYTES,
  connectionsCheckingInterval: 2_000,
  // Refused by requestGuards, with our headers.
  requireHostHeader: false,
};

/** Longest search for a moment without new connections, under which load there is none anyway. */
const QUIET_SEARCH_MS = 2_000;

/**
 * Node closes the port with connections still waiting to be let in, and counts those that have not sent their request
 * yet as idle: both are reset, and under load requests on the way fail. This one closes the port in a turn of the event
 * loop that brought no new connection, and gives the last ones a moment.
 */
class PatientServer extends Server {
  private accepted = 0;

  constructor(handler: RequestListener, admit: (socket: Socket) => boolean) {
    const { listener, stateOf } = answersInTurn(handler);
    super(OPTIONS, listener);
    this.timeout = UNREAD_MS;
    this.on('timeout', (socket) => {
      if (stateOf(socket) === 'making') return; // silent through no fault of the client
      // a reset frees what the system holds for a reader that does not read
      if (stateOf(socket) === 'unread') socket.resetAndDestroy();
      else socket.destroy();
    });
    // Without a listener Node answers 417 by itself.
    this.on('checkExpectation', listener);
    this.on('connection', (socket: Socket) => {
      this.accepted += 1;
      if (!admit(socket)) socket.resetAndDestroy();
    });
  }

  override close(callback?: (error?: Error) => void): this {
    if (!this.listening) return super.close(callback);
    const deadline = performance.now() + QUIET_SEARCH_MS;
    const closeWhenQuiet = (before: number): void => {
      setImmediate(() => {
        if (this.accepted === before || performance.now() > deadline) super.close(callback);
        else closeWhenQuiet(this.accepted);
      });
    };
    closeWhenQuiet(-1);
    return this;
  }

  override closeIdleConnections(): void {
    setTimeout(() => super.closeIdleConnections(), CLOSING_GRACE_MS).unref();
  }
}

/** `admit` is called for each new connection; what it refuses is hung up on. */
export function createHttpServer(handler: RequestListener, admit: (socket: Socket) => boolean): Server {
  return new PatientServer(handler, admit);
}
