/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../platform/config/config';
import { countInMemory } from '../../http/limits/countedInMemory';
import { RATE_LIMITS } from '../../http/limits/rateLimits';
import { pack } from './pageBody';
import { registerPages } from './pages.routes';

const page = (path: string): string => `<!doctype html><title>${path}</title>`;

/** A site of three pages, which compresses two for one client. */
function siteOfThree(): FastifyInstance {
  const config = readConfig({});
  if (!config.ok) throw new Error('the usual configuration is good');
  const bodies = new Map(['/', '/about-us', '/contact-us'].map((path) => [path, pack(page(path))]));
  const none = pack('none');
  const app = fastify();
  registerPages(
    app,
    {
      config: config.value,
      limits: countInMemory({ ...RATE_LIMITS, pages: { calls: 2, seconds: 60 } }),
      files: { serve: async () => false },
      pages: {
        paths: [...bodies.keys()],
        render: (path) => (bodies.has(path) ? { status: 200, html: bodies.get(path) ?? none } : { status: 404, html: none }),
        fill: () => null,
        record: () => null,
      },
      farePages: { render: async () => null },
      firstFlights: { find: async () => null, look: async () => undefined },
      isStrained: () => false,
      originOf: () => 'http://site.example',
      clock: () => new Date('2026-11-24T12:00:00Z'),
    },
    () => [],
  );
  return app;
}

it('compresses so many new pages for one client, and sends it the others as they are; pages that are kept it gets like everybody', async () => {
  const app = siteOfThree();
  const ask = async (url: string, remoteAddress: string) => {
    const { headers, rawPayload } = await app.inject({ url, remoteAddress, headers: { 'accept-encoding': 'br' } });
    const coding = headers['content-encoding'];
    return [coding, (coding === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString()];
  };

  expect(await ask('/', '192.0.2.1')).toEqual(['br', page('/')]);
  expect(await ask('/about-us', '192.0.2.1')).toEqual(['br', page('/about-us')]);
  expect(await ask('/contact-us', '192.0.2.1')).toEqual([undefined, page('/contact-us')]);
  expect(await ask('/about-us', '192.0.2.1')).toEqual(['br', page('/about-us')]);
  expect(await ask('/contact-us', '192.0.2.2')).toEqual(['br', page('/contact-us')]);
  expect(await ask('/contact-us', '192.0.2.1')).toEqual(['br', page('/contact-us')]);
  await app.close();
});

it.each([
  ['/us-es/airlines/egyptair-ms/book-flights-to-paris-ms?x=1', 301, '/us-es/airlines/egyptair-ms?des=PAR&x=1'],
  ['/airlines/ryanair-fr?ori=JFK', 301, '/airlines?ori=JFK'],
  ['/us-es/airlines/easyjet-u2/book-flights-to-rome-u2?x=1', 301, '/us-es/flights-to-rome?x=1'],
  ['/airlines-to-cities-info/fr', 301, '/airlines'],
  ['/destinations', 301, '/explore'],
  ['/us-es/destinations?fftfn=A1', 301, '/us-es/explore?fftfn=A1'],
  ['/FAQ', 301, '/frequently-asked-questions'],
  ['/us-es/contact', 301, '/us-es/contact-us'],
  ['/airlines/nobody-xx', 404, undefined],
])('%s answers %i and leads to %s (content.50)', async (url, status, to) => {
  const app = siteOfThree();
  const { statusCode, headers } = await app.inject({ url });
  expect([statusCode, headers['location']]).toEqual([status, to]);
  await app.close();
});
