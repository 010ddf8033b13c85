/** One visitor with hundreds of connections, next to others (reliability.3, reliability.7). */
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { createClientTurns } from './clientTurns';
import type { ClientTurns } from './clientTurns';

const MB = 1024 * 1024;
const PROXY = '10.0.0.1';

let unread: ReadonlyMap<string, number> | null;
let looks: number;
let pauses: EventEmitter;
let isHeld: boolean;
let turns: ClientTurns;
beforeEach(() => {
  pauses = new EventEmitter();
  isHeld = false;
  unread = new Map();
  looks = 0;
  turns = createClientTurns({
    isProxy: (address) => address === PROXY,
    addressOf: ({ headers: { from } }) => from,
    refuse: (reply) => reply.emit('refused'),
    readUnread: () => {
      looks += 1;
      return Promise.resolve(unread);
    },
    sleep: () => (isHeld ? once(pauses, 'over') : turn()),
  });
});

/** As much of a connection as is looked at. */
class Line extends EventEmitter {
  bytesWritten = 0;
  destroyed = false;
  readonly localPort = 3000;
  constructor(readonly remoteAddress: string) {
    super();
  }
  close(): void {
    this.destroyed = true;
    this.emit('close');
  }
}
const socketOf = (line: Line): Socket => line as unknown as Socket; // of the members above

/** As much of a call as is looked at. */
const requestOf = (client: string, line = new Line(client), url = '/'): IncomingMessage =>
  ({ url, headers: { from: client }, socket: socketOf(line) }) as unknown as IncomingMessage; // of these members

interface Call {
  readonly line: Line;
  state: 'waiting' | 'begun' | 'refused';
  /** The answer has been handed to the system. */
  readonly end: (bytes?: number) => void;
}

function call(client: string, line = new Line(client), url = '/'): Call {
  const reply = new EventEmitter();
  const made: Call = {
    line,
    state: 'waiting',
    end(bytes = 0) {
      line.bytesWritten += bytes;
      reply.emit('close');
    },
  };
  reply.once('refused', () => (made.state = 'refused'));
  turns.guard(() => (made.state = 'begun'))(requestOf(client, line, url), reply as ServerResponse & { req: IncomingMessage });
  return made;
}
const many = (count: number, client: string): readonly Call[] => Array.from({ length: count }, () => call(client));
const begun = (calls: readonly Call[]): number => calls.filter(({ state }) => state === 'begun').length;
const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i += 1) await turn();
};

it('works on sixteen calls of a client at once, on the next when one is over, and on others meanwhile', async () => {
  const calls = many(250, '192.0.2.1');
  const other = call('192.0.2.2');
  await settled();
  expect(begun(calls)).toBe(16);
  expect(['192.0.2.1', '192.0.2.2'].map((name) => turns.hasToWait(requestOf(name)))).toEqual([true, false]);
  expect(other.state).toBe('begun');
  calls[0]?.end();
  await settled();
  expect(begun(calls)).toBe(17);
  expect(calls[16]?.state).toBe('begun');
});

it('begins no more than sixteen calls in one turn, however soon they are answered', async () => {
  const calls = many(40, '192.0.2.1');
  for (const one of calls.slice(0, 16)) one.end();
  expect(begun(calls)).toBe(16);
  await settled();
  expect(begun(calls)).toBe(32);
});

it.each(['/healthz', '/readyz'])('%s waits for its turn like every call, and not for those of others', async (url) => {
  const calls = many(20, '192.0.2.1');
  await settled();
  expect(begun(calls)).toBe(16);
  const [check, proxys] = ['192.0.2.1', PROXY].map((client) => call(client, undefined, url));
  await settled();
  expect([check?.state, proxys?.state]).toEqual(['waiting', 'begun']);
});

it('begins calls that waited one after another, with a pause before each', async () => {
  isHeld = true;
  const calls = many(20, 'a');
  await settled();
  for (const over of calls.slice(0, 3)) over.end();
  for (const expected of [16, 16, 17, 18, 19, 19]) {
    await settled();
    expect(begun(calls)).toBe(expected);
    pauses.emit('over');
  }
});

it('passes over calls whose connection is gone', async () => {
  const calls = many(18, 'a');
  await settled();
  calls[16]?.line.close();
  calls[0]?.end();
  await settled();
  expect([calls[16]?.state, calls[17]?.state]).toEqual(['waiting', 'begun']);
});

it('refuses a call where 256 wait already', async () => {
  const calls = many(16 + 256 + 1, 'a');
  await settled();
  expect([calls.at(-1)?.state, calls.at(-2)?.state]).toEqual(['refused', 'waiting']);
});

it('forgets a client that asks nothing any more', async () => {
  for (let round = 0; round < 3; round += 1) {
    const calls = many(20, 'a');
    for (const one of calls) {
      await settled();
      one.end();
    }
    await settled();
    expect(begun(calls)).toBe(20);
  }
});

it.each([
  ['an address', 'a', 256],
  ['an own proxy', PROXY, 300],
])('lets %s have its connections', (_what, address, most) => {
  const lines = Array.from({ length: 300 }, () => new Line(address));
  expect(lines.filter((line) => turns.admit(socketOf(line)))).toHaveLength(most);
  lines[0]?.close();
  expect(turns.admit(socketOf(new Line(address)))).toBe(true);
});

it('lets a client wait that leaves answers unread, until it has read them', async () => {
  const line = new Line('a');
  turns.admit(socketOf(line));
  const first = call('a', line);
  await settled();
  expect(first.state).toBe('begun');
  unread = new Map([['a', 9 * MB]]);
  first.end(9 * MB);
  const second = call('a', line);
  const other = call('b');
  await settled();
  expect([second.state, other.state]).toEqual(['waiting', 'begun']);
  unread = new Map();
  await settled();
  expect(second.state).toBe('begun');
});

it.each([
  ['a client that reads', new Map<string, number>()],
  ['a system that does not tell', null],
])('serves %s on, however much it asks for', async (_what, table) => {
  unread = table;
  const line = new Line('a');
  turns.admit(socketOf(line));
  for (let i = 0; i < 20; i += 1) {
    const one = call('a', line);
    await settled();
    expect(one.state).toBe('begun');
    one.end(3 * MB);
  }
  expect(looks).toBeLessThan(10);
});
