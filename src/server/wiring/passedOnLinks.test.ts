/** Addresses as they arrive once they were passed on: the page that was meant or the 404 page, never a technical answer (content.1). */
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { routeExists } from '#core/content/routes/routeExists';
import { matchRoute } from '#core/domain/site/routes';
import { openTestApp } from '#testing/site/testApp';
import type { TestApp } from '#testing/site/testApp';
import { pack } from '../content/pages/pageBody';
import type { Page } from '../content/pages/pageRenderer';
import { buildApp } from './app';

let server: TestApp;
let app: FastifyInstance;
let port = 0;
const log: string[] = [];
beforeAll(async () => {
  server = await openTestApp({
    now: new Date('2026-11-20T12:00:00Z'),
    env: { LOG_LEVEL: 'trace' },
    logStream: { write: (line) => void log.push(line) },
  });
  const html = pack('<title>page</title>');
  const render = (path: string): Page => {
    const match = matchRoute(path);
    return { status: match !== null && match.route !== 'notFound' && routeExists(match) ? 200 : 404, html };
  };
  app = await buildApp({ ...server.deps, pages: { ...server.deps.pages, render } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo); // it listens on a port
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const BROWSER = 'Accept: text/html,application/xhtml+xml\r\nSec-Fetch-Dest: document\r\n';

interface Answer {
  readonly status: number;
  readonly location?: string | undefined;
  readonly type: string;
  readonly head: string;
  readonly body: string;
}

/** Sends the bytes of an address as they are: clients would put them right. */
function ask(address: string, headers = BROWSER): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`));
    });
    socket.setEncoding('utf8').on('data', (part) => (text += String(part)));
    socket.on('error', reject).on('close', () => {
      const head = text.slice(0, text.indexOf('\r\n\r\n'));
      const header = (name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
      const status = Number(head.split(' ')[1]);
      resolve({ status, location: header('location'), type: header('content-type') ?? '', head, body: text.slice(head.length) });
    });
  });
}

const LONG = `utm_campaign=${'x'.repeat(2_100)}`;

it.each([
  ['/flights.', '/flights'],
  ['//flights', '/flights'],
  ['/us-es//flights%22', '/us-es/flights'],
  ['/index.html', '/'],
  ['/flights%E2%80%8B?fftfn=A1', '/flights?fftfn=A1'],
  ['/flights%E0%A4%A', '/flights'],
  ['/us-es/flights%E0%A4%A', '/us-es/flights'],
  ['/flights%00', '/flights'],
  ['/flights%2520', '/flights'],
  ['/\\flights', '/flights'],
  ['/flights/search?ori=JFK&amp;des=LHR', '/flights/search?ori=JFK&des=LHR'],
  [`/flights?${LONG}&fftfn=A1`, '/flights?fftfn=A1'],
  [`/?${LONG}`, '/'],
  ['/airlines/ryanair-fr.?ori=JFK', '/airlines/ryanair-fr?ori=JFK'],
  ['/US-ES/flights', '/us-es/flights'],
  ['/flights](https://wingfare.example/flights)', '/flights'],
  ['/flights/search?ori=JFK%23:~:text=From%20%C3%A9', '/flights/search?ori=JFK#:~:text=From%20%C3%A9'],
])('%s leads to %s', async (address, to) => {
  const { status, location } = await ask(address);
  expect([status, location]).toEqual([301, to]);
});

it('what follows an encoded # leads on, and is kept and logged by nobody', async () => {
  const token = 'k'.repeat(32);
  const { status, location, head } = await ask(`/us-es/find-your-booking%23open=${token}`);
  expect([status, location]).toEqual([301, `/us-es/find-your-booking#open=${token}`]);
  expect(head).toMatch(/^cache-control: no-store$/im);
  expect(log.join('')).toContain('"status":301');
  expect(log.join('')).not.toContain(token);
});

it.each([
  ['//evil.example'],
  ['/nothing-here).'],
  ['/us-es/nothing%20here'],
  ['/flights-to-nowhere.pdf'],
  ['/nothing%E0%A4%A'],
  [`/nothing?${LONG}`],
  [`/${'x'.repeat(3_000)}`],
  ['/nothing%00here'],
  ['/..%2f..%2fetc/passwd'],
  ['/\\\\evil.example/x'],
  ['/assets/gone.js'],
])('%s is the 404 page', async (address) => {
  const { status, location, type, body } = await ask(address);
  expect([status, location, type]).toEqual([404, undefined, 'text/html; charset=utf-8']);
  expect(body).toContain('<title>');
});

it.each([
  ['a head that is too long', `/flights?${'x'.repeat(20_000)}`, BROWSER, 431, 'en'],
  ['the same in Spanish', `/us-es/flights?${'x'.repeat(20_000)}`, BROWSER, 431, 'es'],
  ['bytes that are no request', '/flights', `${BROWSER}Bad Header\r\n`, 400, 'en'],
])('%s is answered with words and a telephone', async (_, address, headers, status, language) => {
  const answer = await ask(address, headers);
  expect([answer.status, answer.type]).toEqual([status, 'text/html; charset=utf-8']);
  expect(answer.body).toContain(`<html lang="${language}">`);
  expect(answer.body).toMatch(/<title>[^<]+<\/title>.*<h1>.*href="tel:\+\d+"/s);
});

it.each([
  ['/api/nothing', BROWSER, 404],
  [`/api/nothing?${'x'.repeat(2_100)}`, BROWSER, 414],
  ['/data/airports/%E0%A4%A', BROWSER, 400],
  [`/api/nothing?${'x'.repeat(20_000)}`, BROWSER, 431],
])('the call %# keeps problem+json', async (address, headers, status) => {
  const answer = await ask(address, headers);
  expect([answer.status, answer.type]).toEqual([status, 'application/problem+json; charset=utf-8']);
});

const FILE = `/api/booking/calendar/${'k'.repeat(32)}`;
const UNKNOWN = { en: 'This document cannot be opened here', es: 'Este documento no se puede abrir aquí' };

it.each([
  [FILE, 'en'],
  [`${FILE}.`, 'en'],
  [`${FILE}%E2%80%8B`, 'en'],
  [`${FILE}/`, 'en'],
  [`${FILE}/further`, 'en'],
  ['/api/booking/calendar', 'en'],
  ['/api/booking/calendar?other=1', 'en'],
  ['/api/booking/receipt?lang=en&fbclid=x', 'en'],
  ['/api/booking/receipt?lang=es.', 'es'],
  ['/api/booking/apple-pass?slice=0', 'en'],
  ['/api/booking/google-pass?slice=9', 'en'],
] as const)('the document %s is refused with words', async (address, language) => {
  const { status, type, body } = await ask(address);
  expect([[400, 404].includes(status), type]).toEqual([true, 'text/html; charset=utf-8']);
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(`<h1>${UNKNOWN[language]}</h1>`);
  expect(body).toMatch(/href="[^"]*\/find-your-booking".*href="[^"]*\/site-search".*href="tel:\+\d+"/s);
});

it('a document is refused in the language of the browser', async () => {
  expect((await ask(FILE, `${BROWSER}Accept-Language: es-MX,es;q=0.9\r\n`)).body).toContain(UNKNOWN.es);
});

it.each([
  [FILE, 404],
  [`${FILE}.`, 404],
  ['/api/booking/receipt?fbclid=x', 404],
])('whoever asks for %s without a browser gets problem+json', async (address, status) => {
  const answer = await ask(address, 'Accept: application/json\r\n');
  expect([answer.status, answer.type]).toEqual([status, 'application/problem+json; charset=utf-8']);
});

it('a file that is not there is no page for whoever wants the file', async () => {
  const { status, type } = await ask('/assets/gone.js', 'Accept: */*\r\n');
  expect([status, type]).toEqual([404, 'text/plain; charset=utf-8']);
});
