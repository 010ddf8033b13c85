/**
 * Requests of one connection are answered one after another. Node would work on all that a client has sent, and hold the
 * answers in memory until they are read: of 20 requests on each of 1 000 connections, gigabytes (reliability.7).
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Unanswered requests of a connection, the one in work included. Browsers send one; more than these end the connection. */
const MOST_UNANSWERED = 8;

interface Turn {
  readonly request: IncomingMessage;
  readonly reply: ServerResponse<IncomingMessage>;
}

export interface AnswersInTurn {
  readonly listener: RequestListener;
  /** What a connection waits for: the next request, its answer to be made, or the client to read it. */
  stateOf(socket: Socket): 'idle' | 'making' | 'unread';
}

/** Wraps the listener of a server. */
export function answersInTurn(handler: RequestListener): AnswersInTurn {
  /** Turns of each connection, the first one in work. */
  const turns = new WeakMap<Socket, Turn[]>();

  function begin(socket: Socket, line: Turn[]): void {
    const [turn] = line;
    if (!turn || socket.destroyed) {
      turns.delete(socket);
      return;
    }
    // an answer is closed once the last byte of it was handed to the system, or the connection broke
    turn.reply.once('close', () => {
      line.shift();
      begin(socket, line);
    });
    handler(turn.request, turn.reply);
  }

  return {
    listener(request, reply) {
      const { socket } = request;
      if (socket.destroyed) return;
      const line = turns.get(socket);
      if (line === undefined) {
        const first = [{ request, reply }];
        turns.set(socket, first);
        begin(socket, first);
      } else if (line.length < MOST_UNANSWERED) line.push({ request, reply });
      else socket.destroy();
    },
    stateOf(socket) {
      const turn = turns.get(socket)?.[0];
      if (!turn) return 'idle';
      return turn.reply.writableEnded ? 'unread' : 'making';
    },
  };
}
