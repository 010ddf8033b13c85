/** Traces of a server as a collector gets them: complete, connected, and about nobody (reliability.37). */
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { openTestApp } from '#testing/site/testApp';
import type { TestApp } from '#testing/site/testApp';
import { startCollector } from '#testing/site/collector';
import type { CollectedSpan, Collector } from '#testing/site/collector';
import { sendProblem } from '../http/replies/problems';
import { openTraces } from './openTraces';
import type { OpenTraces } from './openTraces';

const NOW = new Date('2027-04-10T12:00:00Z');
const SEARCH =
  '/flight/getflights?ori=JFK&des=LAX&departdate=11-May-2027&returndate=18-May-2027&triptype=R&cabin=Economy&adt=1&chd=0&inf=0&limit=5';
const [EMAIL, NAME, REFERENCE, PHONE, CARD] = ['ann.example@example.com', 'Zweistein', 'K7QX2M', '555-0142', '4242'] as const;

let collector: Collector;
let traces: OpenTraces;
let lines: string[];
const logStream = { write: (line: string): void => void lines.push(line) };
async function open(share = 1): Promise<void> {
  collector = await startCollector();
  traces = openTraces({ endpoint: collector.endpoint, service: 'wingfare-test', share });
  lines = [];
}
afterEach(() => collector.close());

/** Ends tracing once the last answer was counted, so that all of it has been sent. */
async function collected(): Promise<readonly CollectedSpan[]> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  await traces.close();
  expect(collector.refused).toEqual([]);
  return collector.spans;
}

const attributesOf = ({ attributes }: CollectedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? null]));

describe('of the whole server', () => {
  let test: TestApp;
  beforeAll(async () => {
    await open();
    test = await openTestApp({ now: NOW, traces: traces.site, env: { LOG_LEVEL: 'info' }, logStream });
  });
  afterAll(() => test.close());

  it('are connected, about nobody, and named in log and refusals', async () => {
    const post = (url: string) =>
      test.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: { reference: REFERENCE, email: EMAIL, name: NAME, phone: PHONE, number: CARD },
      });
    const search = await test.app.inject({ url: SEARCH, headers: { 'user-agent': NAME, cookie: `trip=${REFERENCE}` } });
    expect(search.statusCode).toBe(200);
    const refusal = (await post('/api/booking/lookup')).json<{ traceId?: string }>();
    for (const url of ['/api/enquiries', '/api/subscriptions', '/api/event']) await post(url);
    for (const url of ['/', '/flights/search', `/confirmation/${REFERENCE}`, '/data/airports'])
      await test.app.inject(`${url}?${new URLSearchParams({ key: NAME, email: EMAIL })}`);
    const found = await test.app.inject({
      method: 'POST',
      url: '/api/booking/lookup',
      headers: { 'content-type': 'application/json' },
      payload: { reference: REFERENCE, email: EMAIL },
    });
    const spans = await collected();

    const [request, supplierSpan] = ['GET /flight/getflights', 'supplier search'].map((name) => spans.find((span) => span.name === name));
    if (!request || !supplierSpan) throw new Error(spans.map(({ name }) => name).join());
    expect([supplierSpan.traceId, supplierSpan.parentSpanId]).toEqual([request.traceId, request.spanId]);
    expect(attributesOf(request)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/flight/getflights',
      'http.response.status_code': 200,
    });
    const answered = lines
      .map((line): Record<string, unknown> => JSON.parse(line) as Record<string, unknown>)
      .find(({ route }) => route === '/flight/getflights');
    expect(answered?.['traceId']).toBe(request.traceId);

    expect(spans.find(({ traceId }) => traceId === refusal.traceId)?.name).toBe('POST /api/booking/lookup');
    const looked = spans.filter(({ traceId }) => traceId === found.json<{ traceId?: string }>().traceId);
    const query = looked.find(({ attributes }) => attributes.some(({ key }) => key === 'db.system.name'));
    expect(query && attributesOf(query)).toMatchObject({
      'db.operation.name': 'SELECT',
      'db.collection.name': expect.any(String) as string,
    });

    const sent = collector.bodies.join('\n');
    for (const secret of [EMAIL, NAME, REFERENCE, PHONE, CARD]) expect(sent).not.toContain(secret);
  });
});

describe('of any app', () => {
  let app: FastifyInstance;
  const start = async (share?: number): Promise<void> => {
    await open(share);
    app = fastify({ logger: { level: 'info', stream: logStream } });
    traces.site.requests(app);
    app.get('/a', async (request) => request.log.info('requested'));
    app.get('/probe', { logLevel: 'silent' }, async () => 'well');
    app.get('/refused', async (_request, reply) => sendProblem(reply, 'overloaded', 'Too much.'));
  };
  afterEach(() => app.close());

  it('begin with the request, whatever a visitor sends along, and leave out probes', async () => {
    await start();
    const foreign = '0af7651916cd43dd8448eb211c80319c';
    await app.inject({ url: '/a?who=Ann', headers: { traceparent: `00-${foreign}-b7ad6b7169203331-01` } });
    await app.inject('/probe');
    const spans = await collected();
    expect(spans.map(({ name }) => name)).toEqual(['GET /a']);
    expect(spans[0]?.traceId).not.toBe(foreign);
  });

  it('say that a request failed', async () => {
    await start();
    const { traceId } = (await app.inject('/refused')).json<{ traceId?: string }>();
    const [span] = await collected();
    expect([span?.traceId, span?.status.code, span && attributesOf(span)['http.response.status_code']]).toEqual([traceId, 2, 503]);
  });

  it('are sent in part where a share is set, and named in the log all the same', async () => {
    await start(0);
    await app.inject('/a');
    expect(await collected()).toEqual([]);
    expect(lines.join('')).toMatch(/"traceId":"[0-9a-f]{32}","msg":"requested"/);
  });

  it('hold nobody up while the collector is away', async () => {
    await start();
    await collector.close();
    expect((await app.inject('/a')).statusCode).toBe(200);
    await traces.close();
    collector = await startCollector();
  });

  it('would be refused by the stand-in where they are malformed', async () => {
    await start();
    await app.inject('/a');
    await collected();
    const good = collector.bodies[0] ?? '';
    const post = async (body: string, type = 'application/json', path = '/v1/traces') =>
      (await fetch(collector.endpoint + path, { method: 'POST', headers: { 'content-type': type }, body })).status;
    expect(await post(good)).toBe(200);
    expect(await post(good.replace(/"traceId":"[0-9a-f]{32}"/, '"traceId":"1"'))).toBe(400);
    expect(await post(good.replace('"startTimeUnixNano"', '"started"'))).toBe(400);
    expect(await post(good.slice(1))).toBe(400);
    expect(await post(good, 'text/plain')).toBe(400);
    expect(await post(good, 'application/json', '/traces')).toBe(400);
  });
});
