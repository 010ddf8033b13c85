/** HTTP/1.1 over kept-alive sockets with as little work as can be, so that the load and not its maker is measured. */
import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /** In addition to those of every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Outcome {
  /** 0 when the connection broke. */
  readonly status: number;
  readonly saysWhenToRetry: boolean;
}

interface Line {
  readonly socket: Socket;
  /** Bytes of the answer that are still to come; null before its head is whole. */
  left: number | null;
  head: string;
  outcome: Outcome;
  done: ((outcome: Outcome) => void) | null;
}

const BROKEN: Outcome = { status: 0, saysWhenToRetry: false };
/** Beyond these, calls wait here for an idle connection, as they would in a proxy. */
const MOST_CONNECTIONS = 3000;
const HEAD_END = '\r\n\r\n';

export interface LoadClient {
  /** Sends over an idle connection or a new one, and gives the answer. */
  send(call: Call): Promise<Outcome>;
  close(): void;
}

/** `localAddress` identifies the caller, as the server sees it. */
export function createLoadClient(port: number, localAddress = '127.0.0.1'): LoadClient {
  const host = '127.0.0.1';
  const idle: Line[] = [];
  const queued: { readonly call: Call; readonly done: (outcome: Outcome) => void }[] = [];
  const all = new Set<Line>();

  function finish(line: Line, outcome: Outcome): void {
    const { done } = line;
    line.done = null;
    done?.(outcome);
    if (outcome === BROKEN) return;
    const next = queued.shift();
    if (next) write(line, next.call, next.done);
    else idle.push(line);
  }

  function onData(line: Line, chunk: Buffer): void {
    if (line.left === null) {
      line.head += chunk.toString('latin1');
      const end = line.head.indexOf(HEAD_END);
      if (end === -1) return;
      const head = line.head.slice(0, end).toLowerCase();
      const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
      line.outcome = { status: Number(head.slice(9, 12)), saysWhenToRetry: /\r\nretry-after: \d/.test(head) };
      line.left = length - (line.head.length - end - HEAD_END.length);
    } else line.left -= chunk.length;
    if (line.left <= 0) finish(line, line.outcome);
  }

  function open(): Line {
    const socket = connect({ port, host, localAddress, noDelay: true });
    const line: Line = { socket, left: null, head: '', outcome: BROKEN, done: null };
    all.add(line);
    socket.on('data', (chunk) => onData(line, chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      all.delete(line);
      const at = idle.indexOf(line);
      if (at !== -1) idle.splice(at, 1);
      finish(line, BROKEN);
    });
    return line;
  }

  function write(line: Line, { method, path, body, headers = {} }: Call, done: (outcome: Outcome) => void): void {
    line.left = null;
    line.head = '';
    line.done = done;
    const about = body === undefined ? '' : `content-length: ${String(Buffer.byteLength(body))}\r\n`;
    const sent = body === undefined ? headers : { 'content-type': 'application/json', ...headers };
    const more = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
    line.socket.write(
      `${method} ${path} HTTP/1.1\r\nhost: ${host}:${String(port)}\r\naccept-encoding: br\r\n${about}${more.join('')}\r\n${body ?? ''}`,
    );
  }

  return {
    send: (call) =>
      new Promise((done) => {
        const line = idle.pop() ?? (all.size < MOST_CONNECTIONS ? open() : undefined);
        if (line) write(line, call, done);
        else queued.push({ call, done });
      }),
    close: () => {
      for (const { socket } of all) socket.destroy();
    },
  };
}
