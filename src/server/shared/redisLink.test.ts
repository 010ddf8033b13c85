/** A Redis that is away, hangs or is killed costs nobody more than some milliseconds (reliability.24). */
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeWithRedis, startRedis } from '#testing/site/redisServer';
import { ANSWER_MS, openRedis } from './redisLink';
import type { RedisLink } from './redisLink';

/** The wait beside turns of a loop on a machine with other work. */
const BOUND_MS = ANSWER_MS + 90;

const opened: RedisLink[] = [];
afterEach(() => opened.splice(0).forEach((link) => link.close()));

async function open(url: string) {
  const told: unknown[] = [];
  const link = await openRedis(url, (...report) => told.push(report));
  opened.push(link);
  return { told, ask: () => timed(link) };
}

async function timed(link: RedisLink): Promise<{ readonly answer: string; readonly ms: number }> {
  const since = performance.now();
  const pong = await link.ask((client) => client.ping());
  return { answer: pong.ok ? pong.value : pong.error, ms: performance.now() - since };
}

describe('without a Redis', () => {
  let server: Server;
  let sockets: Socket[];
  const port = (): number => (server.address() as AddressInfo).port; // it listens on a port
  beforeEach(async () => {
    sockets = [];
    server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });

  it('says once that nothing listens, without the password', async () => {
    const url = `redis://:secret@127.0.0.1:${port()}`;
    server.close();
    const { told, ask } = await open(url);
    const asked = [await ask(), await ask(), await ask()];
    expect(asked.map(({ answer }) => answer)).toEqual(['away', 'away', 'away']);
    expect(Math.max(...asked.map(({ ms }) => ms))).toBeLessThan(BOUND_MS);
    expect(told).toEqual([[true, 'ECONNREFUSED']]);
  });

  it('waits for none that says nothing', async () => {
    const { told, ask } = await open(`redis://127.0.0.1:${port()}`);
    const { answer, ms } = await ask();
    expect([answer, ms < BOUND_MS]).toEqual(['away', true]);
    expect(told).toEqual([[true, expect.any(String)]]);
  });

  it('names a refusal of Redis by its first word', async () => {
    server.on('connection', (socket) => socket.on('data', () => socket.write('-NOAUTH Authentication required for everybody.\r\n')));
    const { told, ask } = await open(`redis://127.0.0.1:${port()}`);
    expect((await ask()).answer).toBe('away');
    expect(told).toEqual([[true, 'NOAUTH']]);
  });
});

describeWithRedis('with a Redis', () => {
  it('goes on without one that hangs, asks it now and then, and has it again afterwards', async () => {
    const server = await startRedis();
    const { told, ask } = await open(server.url);
    expect((await ask()).answer).toBe('PONG');
    server.signal('SIGSTOP');
    const asked = [];
    for (let i = 0; i < 50; i += 1) asked.push(await ask());
    expect(new Set(asked.map(({ answer }) => answer))).toEqual(new Set(['away']));
    expect(Math.max(...asked.map(({ ms }) => ms))).toBeLessThan(BOUND_MS);
    // three waited, the others were told at once
    expect(asked.filter(({ ms }) => ms >= ANSWER_MS - 1)).toHaveLength(3);
    server.signal('SIGCONT');
    await untilBack(ask);
    expect(told).toEqual([[true, 'no answer'], [false]]);
    await server.remove();
  });

  it('goes on when it is killed in the middle of a call, and has the next one', async () => {
    const server = await startRedis();
    const { told, ask } = await open(server.url);
    const asking = Array.from({ length: 100 }, () => ask());
    await server.kill();
    const asked = [...(await Promise.all(asking)), await ask(), await ask()];
    expect(asked.every(({ answer }) => answer === 'PONG' || answer === 'away')).toBe(true);
    expect(Math.max(...asked.map(({ ms }) => ms))).toBeLessThan(BOUND_MS);
    expect((await ask()).answer).toBe('away');
    await server.start();
    await untilBack(ask);
    expect(told.at(-1)).toEqual([false]);
    await server.remove();
  });

  it('reads an answer that came during a long turn of its own before it calls it late', async () => {
    const server = await startRedis();
    const { told, ask } = await open(server.url);
    for (let i = 0; i < 5; i += 1) {
      const asked = ask();
      await Promise.resolve();
      for (const until = performance.now() + ANSWER_MS * 3; performance.now() < until;);
      expect((await asked).answer).toBe('PONG');
    }
    expect(told).toEqual([]);
    await server.remove();
  });
});

async function untilBack(ask: () => Promise<{ readonly answer: string }>): Promise<void> {
  for (let i = 0; (await ask()).answer !== 'PONG'; i += 1) {
    if (i > 400) throw new Error('it is not asked again');
    await sleep(25);
  }
}
