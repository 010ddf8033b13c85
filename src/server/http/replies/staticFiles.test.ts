/** What lies next to the files of the build, or is not one of them, is at no address (reliability.16). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_BRAND } from '#core/content/brand';
import { ownBrandInJson } from '../../content/pages/slots/ownBrand';
import { openStaticFiles } from './staticFiles';

const SECRET = 'sesame';
let folder: string;
let app: FastifyInstance;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wf-static-'));
  mkdirSync(path.join(folder, 'web', 'assets'), { recursive: true });
  mkdirSync(path.join(folder, 'web', '.git'));
  writeFileSync(path.join(folder, 'web', 'assets', 'main.js'), 'let a');
  for (const name of ['secret.txt', 'web/.env', 'web/.env.txt', 'web/.git/config.txt', 'web/assets/main.js.map', 'web/start.sh'])
    writeFileSync(path.join(folder, name), SECRET);
  for (const name of ['site.webmanifest', 'site.webmanifest.gz']) writeFileSync(path.join(folder, 'web', name), '{"name":"{{brandName}}"}');
  const files = openStaticFiles(path.join(folder, 'web'), {
    '/site.webmanifest': (json) => ownBrandInJson(json, { ...DEFAULT_BRAND, brandName: 'Trans "T" Fares' }),
  });
  app = fastify();
  app.get('*', async (request, reply) => {
    if (!(await files.serve((request.raw.url ?? '').split('?')[0] ?? '', request, reply))) return reply.code(404).send('none');
    return reply;
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it('serves a file of the build', async () => {
  const { statusCode, headers, body } = await app.inject('/assets/main.js');
  expect({ statusCode, type: headers['content-type'], body }).toEqual({
    statusCode: 200,
    type: 'text/javascript; charset=utf-8',
    body: 'let a',
  });
});

it('fills in the name of the site where a file has a place for it', async () => {
  const { headers, body } = await app.inject({ url: '/site.webmanifest', headers: { 'accept-encoding': 'gzip' } });
  expect([headers['content-encoding'], JSON.parse(body)]).toEqual([undefined, { name: 'Trans "T" Fares' }]);
});

it.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//secret.txt',
  '/.env',
  '/.env.txt',
  '/.git/config.txt',
  '/assets/main.js.map',
  '/start.sh',
  '/assets',
  '/assets/',
  '/',
])('%s is nothing', async (url) => {
  const { statusCode, body } = await app.inject({ method: 'GET', url, headers: { host: 'localhost' } });
  expect([statusCode, body]).toEqual([404, 'none']);
});
