/** Messages as they arrive over a socket: one way to tell where each ends, and no method that nobody registered. */
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { NOW } from '#testing/site/inputSamples';
import { openTestApp } from '#testing/site/testApp';
import type { TestApp } from '#testing/site/testApp';

let world: TestApp;
let port: number;
beforeAll(async () => {
  world = await openTestApp({ now: NOW });
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = world.app.server.address() as AddressInfo); // it listens on a port
});
afterAll(() => world.close());

/** Everything that the server says until it hangs up. */
function said(lines: readonly string[], body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`));
    let text = '';
    socket.setEncoding('utf8').on('data', (more) => (text += String(more)));
    socket.on('error', reject).on('close', () => resolve(text));
  });
}
const statuses = (text: string): readonly string[] => [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status = '']) => status);

const POST = ['POST /api/csp-report HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Connection: close'];
const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

it.each<[string, readonly string[], string]>([
  ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`],
  ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], `0\r\n\r\n${SMUGGLED}`],
  ['two lengths', ['Content-Length: 2', 'Content-Length: 40'], `{}${SMUGGLED}`],
  ['an unknown encoding', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${SMUGGLED}`],
  ['a length that is no number', ['Content-Length: +2'], `{}${SMUGGLED}`],
  ['a header before its colon', ['Content-Length : 2'], `{}${SMUGGLED}`],
  ['a header that goes on in the next line', ['X-One: 1', ' Content-Length: 2'], `{}${SMUGGLED}`],
])('%s is refused, and nothing after it is answered', async (_, headers, body) => {
  const [first, ...more] = statuses(await said([...POST, ...headers], body));
  expect(first).toMatch(/^4\d\d$/);
  expect(more).toEqual([]);
});

it.each(['TRACE', 'CONNECT', 'TRACK', 'PROPFIND'])('%s is refused, and echoes nothing', async (method) => {
  const target = method === 'CONNECT' ? 'localhost:80' : '/';
  const text = await said([`${method} ${target} HTTP/1.1`, 'Host: localhost', 'X-Secret: sesame', 'Connection: close']);
  expect(statuses(text).filter((status) => !status.startsWith('4'))).toEqual([]);
  expect(text).not.toContain('sesame');
});
