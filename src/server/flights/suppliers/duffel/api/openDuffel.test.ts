/** A Duffel that sends elsewhere is not followed, whatever the address: the token and the order stay where they were meant for. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDuffel } from './openDuffel';

it.each([301, 302, 303, 307, 308])('does not follow %d', async (status) => {
  const requested: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url);
    response.writeHead(status, { location: '/elsewhere', 'content-type': 'application/json' }).end('{"data":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const duffel = openDuffel({ accessToken: 'duffel_test_x', apiBase: `http://127.0.0.1:${String(port)}` });
  await expect(duffel.orders.get('ord_1')).rejects.toThrow();
  expect(requested).toEqual([expect.stringMatching(/\/orders\/ord_1$/)]);
  await new Promise((resolve) => server.close(resolve));
});
