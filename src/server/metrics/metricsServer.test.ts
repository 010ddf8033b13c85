/** The port of the metrics: what strangers get there, readers that do not read, and its end. */
import { connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { openMetricsServer } from './metricsServer';
import type { MetricsServer } from './metricsServer';

const state = { calls: 0, text: async (): Promise<string> => 'up 1\n' };
let server: MetricsServer;
const at = (path: string): string => `http://127.0.0.1:${String(server.port)}${path}`;

beforeEach(async () => {
  state.calls = 0;
  state.text = async () => 'up 1\n';
  server = await openMetricsServer({
    port: 0,
    host: '127.0.0.1',
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    text: () => {
      state.calls += 1;
      return state.text();
    },
  });
});
afterEach(() => server.close());

it('answers GET and HEAD /metrics as Prometheus reads it', async () => {
  const got = await fetch(at('/metrics'));
  expect([got.status, got.headers.get('content-type'), await got.text()]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'up 1\n',
  ]);
  const head = await fetch(at('/metrics'), { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5', '']);
});

it.each([
  ['GET', '/'],
  ['GET', '/metrics/'],
  ['GET', '/metrics/../metrics2'],
  ['GET', '/healthz'],
  ['GET', '/api/booking'],
  ['POST', '/metrics'],
  ['PUT', '/metrics'],
  ['DELETE', '/metrics'],
  ['OPTIONS', '/metrics'],
])('answers %s %s with 404 and reads nothing for it', async (method, path) => {
  const answer = await fetch(at(path), { method, ...(method === 'POST' ? { body: 'x'.repeat(100_000) } : {}) });
  expect(answer.status).toBe(404);
  expect(state.calls).toBe(0);
});

it('reads the figures once for those who ask at the same time', async () => {
  state.text = () => new Promise((resolve) => setImmediate(() => resolve('up 2\n')));
  const client = connect(server.port, '127.0.0.1');
  const asks = (end: string): string => `GET /metrics HTTP/1.1\r\nhost: localhost\r\n${end}\r\n`;
  // all in one piece: the server has the last before it answers the first
  client.write(asks('') + asks('') + asks('connection: close\r\n'));
  const answers = await readAll(client);
  expect(answers.match(/^up 2$/gm)).toHaveLength(3);
  expect(state.calls).toBe(1);
  await fetch(at('/metrics'));
  expect(state.calls).toBe(2);
});

it('says that the figures could not be read, and reads them the next time', async () => {
  state.text = () => Promise.reject(new Error('Maria@example.com'));
  const failed = await fetch(at('/metrics'));
  expect([failed.status, await failed.text()]).toEqual([500, 'The metrics could not be read\n']);
  state.text = async () => 'up 1\n';
  expect((await fetch(at('/metrics'))).status).toBe(200);
});

it('ends with a scrape under way and a connection that says nothing', async () => {
  state.text = () => new Promise(() => undefined);
  const silent = connect(server.port, '127.0.0.1');
  silent.on('error', () => undefined);
  await new Promise<void>((resolve) => silent.once('connect', resolve));
  const ended = new Promise<void>((resolve) => silent.once('close', () => resolve()));
  const scrape = fetch(at('/metrics')).then(
    () => 'answered',
    () => 'cut off',
  );
  while (state.calls === 0) await new Promise((resolve) => setImmediate(resolve));
  await server.close();
  expect(await scrape).toBe('cut off');
  await ended;
  await expect(fetch(at('/metrics'))).rejects.toThrow();
});

it('tells that a port is taken', async () => {
  const again = openMetricsServer({ port: server.port, host: '127.0.0.1', contentType: 'text/plain', text: async () => '' });
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
