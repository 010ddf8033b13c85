/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { readConfig } from '../config/config';
import { countInMemory } from '../http/limits/countedInMemory';
import { RATE_LIMITS } from '../http/limits/rateLimits';
import { pack } from './pageBody';
import { registerPages } from './pages.routes';

it('compresses so many new pages for one client, and sends it the others as they are; pages that are kept it gets like everybody', async () => {
  const config = readConfig({});
  if (!config.ok) throw new Error('the usual configuration is good');
  const bodies = new Map(['/', '/about-us', '/contact-us'].map((path) => [path, pack(`<!doctype html><title>${path}</title>`)]));
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
        render: (path) => ({ status: 200, html: bodies.get(path) ?? none }),
        fill: () => null,
        record: () => null,
      },
      farePages: { render: async () => null, fares: async () => null },
      firstFlights: async () => null,
      isStrained: () => false,
      originOf: () => 'http://site.example',
      clock: () => new Date('2026-11-24T12:00:00Z'),
    },
    () => [],
  );
  const ask = async (url: string, remoteAddress: string) => {
    const { headers, rawPayload } = await app.inject({ url, remoteAddress, headers: { 'accept-encoding': 'br' } });
    const coding = headers['content-encoding'];
    return [coding, (coding === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString()];
  };
  const page = (path: string): string => `<!doctype html><title>${path}</title>`;

  expect(await ask('/', '192.0.2.1')).toEqual(['br', page('/')]);
  expect(await ask('/about-us', '192.0.2.1')).toEqual(['br', page('/about-us')]);
  expect(await ask('/contact-us', '192.0.2.1')).toEqual([undefined, page('/contact-us')]);
  expect(await ask('/about-us', '192.0.2.1')).toEqual(['br', page('/about-us')]);
  expect(await ask('/contact-us', '192.0.2.2')).toEqual(['br', page('/contact-us')]);
  expect(await ask('/contact-us', '192.0.2.1')).toEqual(['br', page('/contact-us')]);
  await app.close();
});
