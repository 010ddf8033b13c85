/** A Redis that is away, hangs or is killed is gone on without, and soon not called any more (reliability.24). */
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeWithRedis, startRedis } from '#testing/site/redisServer';
import { openRedis } from './redisLink';
import type { RedisLink } from './redisLink';

/** A busy machine takes its time to let Redis answer. */
const ANSWER_MS = 250;

const opened: RedisLink[] = [];
afterEach(() => opened.splice(0).forEach((link) => link.close()));

async function open(url: string) {
  const reports: unknown[] = [];
  let sent = 0;
  const link = await openRedis(url, (...report) => reports.push(report), ANSWER_MS);
  opened.push(link);
  const ask = async (): Promise<string> => {
    const pong = await link.ask((client) => {
      sent += 1;
      return client.ping();
    });
    return pong.ok ? pong.value : pong.error;
  };
  /** `sent` counts the questions that were sent to Redis. */
  return { reports, ask, sent: () => sent };
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
    const { reports, ask } = await open(url);
    expect([await ask(), await ask(), await ask()]).toEqual(['away', 'away', 'away']);
    expect(reports).toEqual([[true, 'ECONNREFUSED']]);
  });

  it('waits for none that says nothing', async () => {
    const { reports, ask } = await open(`redis://127.0.0.1:${port()}`);
    expect(await ask()).toBe('away');
    expect(reports).toEqual([[true, expect.any(String)]]);
  });

  it('names a refusal of Redis by its first word', async () => {
    server.on('connection', (socket) => socket.on('data', () => socket.write('-NOAUTH Authentication required for everybody.\r\n')));
    const { reports, ask } = await open(`redis://127.0.0.1:${port()}`);
    expect(await ask()).toBe('away');
    expect(reports).toEqual([[true, 'NOAUTH']]);
  });
});

describeWithRedis('with a Redis', () => {
  it('goes on without one that hangs, asks it now and then, and has it again afterwards', async () => {
    const server = await startRedis();
    const { reports, ask, sent } = await open(server.url);
    expect(await ask()).toBe('PONG');
    server.signal('SIGSTOP');
    const before = sent();
    for (let i = 0; i < 50; i += 1) expect(await ask()).toBe('away');
    // three, and one for each second that the machine took for the others
    expect(sent() - before).toBeGreaterThanOrEqual(3);
    expect(sent() - before).toBeLessThan(25);
    server.signal('SIGCONT');
    await untilBack(ask);
    expect(reports).toEqual([[true, 'no answer'], [false]]);
    await server.remove();
  });

  it('goes on when it is killed in the middle of a call, and has the next one', async () => {
    const server = await startRedis();
    const { reports, ask } = await open(server.url);
    const asking = Array.from({ length: 100 }, () => ask());
    await server.kill();
    const answers = [...(await Promise.all(asking)), await ask(), await ask()];
    expect(answers.every((answer) => answer === 'PONG' || answer === 'away')).toBe(true);
    expect(await ask()).toBe('away');
    await server.start();
    await untilBack(ask);
    expect(reports.at(-1)).toEqual([false]);
    await server.remove();
  });

  it('reads an answer that came during a long turn of its own before it calls it late', async () => {
    const server = await startRedis();
    const { reports, ask } = await open(server.url);
    for (let i = 0; i < 3; i += 1) {
      const answer = ask();
      await Promise.resolve();
      for (const until = performance.now() + ANSWER_MS * 2; performance.now() < until;);
      expect(await answer).toBe('PONG');
    }
    expect(reports).toEqual([]);
    await server.remove();
  });
});

async function untilBack(ask: () => Promise<string>): Promise<void> {
  for (let i = 0; (await ask()) !== 'PONG'; i += 1) {
    if (i > 400) throw new Error('it is not called again');
    await sleep(25);
  }
}
