/** The system's table of connections, and a client that does not read in it. */
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { readUnread, unreadIn } from './unreadBytes';

const HEAD = '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid';
const row = (local: string, remote: string, queues: string): string => `   1: ${local} ${remote} 01 ${queues} 02:000 00000000     0`;

it.each([
  ['what we have sent', row('0100007F:0BB8', '0200007F:D431', '00000400:00000000'), '127.0.0.2', 1024],
  ['what lies on this machine', row('0200007F:D431', '0100007F:0BB8', '00000000:00000010'), '127.0.0.2', 16],
  ['another port', row('0100007F:0BB9', '0200007F:D431', '00000400:00000000'), '127.0.0.2', undefined],
  ['what we have not read', row('0100007F:0BB8', '0200007F:D431', '00000000:00000400'), '127.0.0.2', undefined],
  [
    'IPv4 at a port of IPv6',
    row('0000000000000000FFFF00000100007F:0BB8', '0000000000000000FFFF000007080A0A:D431', '00000001:0'),
    '10.10.8.7',
    1,
  ],
  ['IPv6', row('00000000000000000000000001000000:0BB8', 'B80D0120000000000000000001000000:D431', '00000001:0'), '2001:db8::1', 1],
])('counts %s', (_what, line, client, bytes) => {
  expect(unreadIn([`${HEAD}\n${line}\n`, HEAD], 3000).get(client)).toBe(bytes);
});

it('adds up the connections of a client', () => {
  const line = row('0100007F:0BB8', '0200007F:D431', '00000400:00000000');
  expect(unreadIn([[HEAD, line, line].join('\n'), ''], 3000)).toEqual(new Map([['127.0.0.2', 2048]]));
});

// only Linux lists what a connection has not read
const onLinux = process.platform === 'linux' ? it : it.skip;
onLinux('finds a client that does not read', async () => {
  const server = createServer((_request, reply) => reply.end(Buffer.alloc(400_000)));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const client = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.9' });
  client.pause();
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await new Promise((answered) => server.once('request', (_request, reply) => reply.once('finish', answered)));
  await expect(readUnread(port)).resolves.toEqual(new Map([['127.0.0.9', expect.any(Number)]]));
  client.destroy();
  server.closeAllConnections();
  server.close();
});
