import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { ART_VERSION } from '#core/content/pictures/artVersion';
import { pictureNamed } from '#core/content/pictures/pictures';
import { PICTURE_WIDTHS } from '#core/domain/site/pictures';
import { countInMemory } from '../../http/limits/countedInMemory';
import { RATE_LIMITS, UNLIMITED } from '../../http/limits/rateLimits';
import { registerPictureRoutes } from './pictures.routes';
import { createPictures } from './pictures.service';
import type { PictureService } from './pictures.service';
import { firstRows } from '#testing/testSize';

const webDir = path.join(__dirname, '../../../../public');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wingfare-pictures-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function build(pictures: PictureService = createPictures({ webDir, dataDir }), limited = false): FastifyInstance {
  const app = fastify();
  const limits = limited ? countInMemory({ ...RATE_LIMITS, pictures: { calls: 2, seconds: 60 } }) : UNLIMITED;
  registerPictureRoutes(app, { pictures, limits });
  return app;
}
const get = (app: FastifyInstance, url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url, headers });
const files = (): readonly string[] => readdirSync(path.join(dataDir, 'pictures')).sort();

it.each(firstRows(PICTURE_WIDTHS, 1))('draws a poster %d pixels wide, without a step between', async (width) => {
  const answer = await get(build(), `/img/hero-mobile?w=${String(width)}`);
  const { format, width: w, height: h } = await sharp(answer.rawPayload).metadata();
  expect([answer.statusCode, answer.headers['content-type'], format]).toEqual([200, 'image/jpeg', 'jpeg']);
  expect([w, h]).toEqual([width, Math.round((width * 1080) / 780)]);
});

it('cuts a card for shared links', async () => {
  const { width, height } = await sharp((await get(build(), '/img/paris-card?w=1200')).rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

it.each([
  ['image/avif,image/webp,image/png,*/*;q=0.8', 'webp'],
  ['*/*', 'jpeg'],
  ['image/webp;q=0, image/*', 'jpeg'],
])('answers %s with %s', async (accept, format) => {
  const answer = await get(build(), '/img/rome?w=640', { accept });
  expect([answer.headers['content-type'], answer.headers['vary']]).toEqual([`image/${format}`, 'accept']);
  expect((await sharp(answer.rawPayload).metadata()).format).toBe(format);
});

it.each([
  ['/img/nowhere?w=640', 404, undefined],
  ['/img/paris.svg?w=640', 404, undefined],
  ['/img/..%2f..%2fpackage?w=640', 404, undefined],
  ['/img/__proto__?w=640', 404, undefined],
  ['/img/paris', 400, 'w'],
  ['/img/paris?w=641', 400, 'w'],
  ['/img/paris?w=640&w=640', 400, 'w'],
  ['/img/paris?w=640&q=100', 400, 'q'],
  ['/img/paris?w=640&v=%2e%2e%2f', 400, 'v'],
])('refuses %s', async (url, status, name) => {
  const answer = await get(build(), url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'application/problem+json; charset=utf-8']);
  expect(answer.json<{ errors?: { name: string }[] }>().errors?.[0]?.name).toBe(name);
});

it('lets an address with the version of the art be kept for a year, any other for an hour', async () => {
  const app = build();
  const kept = await get(app, `/img/paris?v=${ART_VERSION}&w=640`);
  expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get(app, '/img/paris?w=640&v=old')).headers['cache-control']).toBe('public, max-age=3600, must-revalidate');
  const again = await get(app, '/img/paris?w=640', { 'if-none-match': String(kept.headers.etag) });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', kept.headers.etag]);
});

it('answers HEAD with the length and nothing else', async () => {
  const app = build();
  const { rawPayload } = await get(app, '/img/paris?w=640');
  const head = await app.inject({ method: 'HEAD', url: '/img/paris?w=640' });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(rawPayload.length), '']);
});

it('keeps what it made, and removes what another version left', async () => {
  const first = await get(build(), '/img/paris?w=640');
  expect(files()).toEqual([`paris.640x427.${ART_VERSION}.jpeg`]);
  writeFileSync(path.join(dataDir, 'pictures', 'paris.640x427.old.jpeg'), 'x');
  writeFileSync(path.join(dataDir, 'pictures', '.123-1'), 'x');
  writeFileSync(path.join(dataDir, 'pictures', `paris.640x427.${ART_VERSION}.jpeg`), 'kept');
  const restarted = build(createPictures({ webDir, dataDir }), true);
  expect((await get(restarted, '/img/paris?w=640')).body).toBe('kept');
  expect(files()).toEqual([`paris.640x427.${ART_VERSION}.jpeg`]);
  expect(first.statusCode).toBe(200);
});

it('stays below its bytes: what was requested longest ago goes', async () => {
  const order = (name: string) =>
    ({ picture: pictureNamed(name) ?? { poster: 'hero', width: 1, height: 1 }, width: 640, format: 'jpeg' }) as const;
  const one = await createPictures({ webDir, dataDir }).render(order('paris'));
  const pictures = createPictures({ webDir, dataDir, cacheBytes: (one.ok ? one.value.length : 0) + 1000 });
  expect(await pictures.stored(order('paris'))).not.toBeNull();
  await pictures.render(order('athens'));
  expect(await pictures.stored(order('paris'))).toBeNull();
});

it('serves without a folder to keep them in', async () => {
  writeFileSync(path.join(dataDir, 'pictures'), 'a file in the way');
  expect((await get(build(), '/img/paris?w=640')).statusCode).toBe(200);
});

it('renders equal orders once, one order at a time, and lets only so many wait', async () => {
  const pictures = createPictures({ webDir, dataDir });
  const order = (name: string, width: (typeof PICTURE_WIDTHS)[number]) =>
    pictures.render({ picture: pictureNamed(name) ?? { poster: 'hero', width: 1, height: 1 }, width, format: 'jpeg' });
  const [a, b] = await Promise.all([order('paris', 640), order('paris', 640)]);
  expect(a.ok && b.ok && a.value === b.value).toBe(true);
  const names = ['rome', 'tokyo', 'miami', 'dubai'];
  const answers = await Promise.all(names.flatMap((name) => PICTURE_WIDTHS.slice(0, 7).map((width) => order(name, width))));
  expect(answers.filter((x) => x.ok)).toHaveLength(24);
  expect(answers.filter((x) => !x.ok)).toHaveLength(4);
});

it('counts renderings for each visitor, and nothing that is on disk', async () => {
  const app = build(createPictures({ webDir, dataDir }), true);
  const codes: number[] = [];
  for (const url of ['/img/rome?w=640', '/img/rome?w=640', '/img/tokyo?w=640', '/img/miami?w=640', '/img/rome?w=640'])
    codes.push((await get(app, url)).statusCode);
  expect(codes).toEqual([200, 200, 200, 429, 200]);
});

it('is 503 while too many are being made', async () => {
  const busy: PictureService = {
    ...createPictures({ webDir, dataDir }),
    stored: () => Promise.resolve(null),
    render: () => Promise.resolve({ ok: false, error: 'busy' }),
  };
  const answer = await get(build(busy), '/img/rome?w=640');
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([503, '5', 'no-store']);
});
