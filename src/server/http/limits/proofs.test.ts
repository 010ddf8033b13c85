/** Wrong proofs are counted, right ones are not, also where many are shown at once (reliability.3). */
import { once, EventEmitter } from 'node:events';
import { fastify } from 'fastify';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { registerCookies } from '../requests/tripCookie';
import { countInMemory } from './countedInMemory';
import { countAsWrong, limitOwn, limitWrong, tryAboutOrRefuse } from './proofs';
import { RATE_LIMITS } from './rateLimits';

const LIMITS = {
  ...RATE_LIMITS,
  lookup: { calls: 5, seconds: 60 },
  lookupOfEmail: { calls: 2, seconds: 60 },
  status: { calls: 3, seconds: 60 },
};

let app: FastifyInstance;
let held: EventEmitter | null;
let worked: number;
beforeEach(async () => {
  held = null;
  worked = 0;
  const deps = { limits: countInMemory(LIMITS) };
  app = fastify();
  await registerCookies(app);
  app.get<{ Params: { status: string } }>('/try/:status', limitWrong(deps, 'lookup'), async ({ params }, reply) => {
    worked += 1;
    if (held) await once(held, 'over');
    return reply.code(Number(params.status)).send({});
  });
  app.get<{ Params: { who: string; status: string } }>('/about/:who/:status', limitWrong(deps, 'lookup'), async (request, reply) => {
    const { who, status } = request.params;
    if (!(await tryAboutOrRefuse(deps, 'lookupOfEmail', who, request, reply))) return reply;
    return reply.code(Number(status)).send({});
  });
  app.get('/quiet', limitWrong(deps, 'lookup'), async (request, reply) => {
    countAsWrong(request);
    return reply.code(204).send();
  });
  app.get<{ Params: { status: string } }>('/own/:status', limitOwn(deps, 'status', 'draft_unknown'), async ({ params }, reply) =>
    reply.code(Number(params.status)).send({}),
  );
});
afterEach(() => app.close());

const get = (url: string, { from = '192.0.2.1', trip = '' } = {}): Promise<LightMyRequestResponse> =>
  app.inject({ url, remoteAddress: from, headers: trip === '' ? {} : { cookie: `wf_trip=${trip.repeat(43)}` } });
const inTurn = async (count: number, url: string, how = {}): Promise<readonly number[]> => {
  const statuses = [];
  for (let i = 0; i < count; i += 1) statuses.push((await get(url, how)).statusCode);
  return statuses;
};
const times = (count: number, status: number): readonly number[] => Array<number>(count).fill(status);

it.each([200, 201, 202, 204, 303, 400, 409, 500, 503])('calls answered with %i are no wrong proofs', async (status) => {
  expect(await inTurn(20, `/try/${status}`)).toEqual(times(20, status));
  expect(await inTurn(6, '/try/404')).toEqual([...times(5, 404), 429]);
});

it.each([402, 403, 404])('five answered with %i are, and the next is refused whatever it proves', async (status) => {
  expect(await inTurn(6, `/try/${status}`)).toEqual([...times(5, status), 429]);
  const refused = await get('/try/200');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect((await get('/try/200', { from: '192.0.2.2' })).statusCode).toBe(200);
});

it('counts one whose answer does not tell', async () => {
  expect(await inTurn(6, '/quiet')).toEqual([...times(5, 204), 429]);
});

it('works on no more than five guesses that come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 250 }, () => get('/try/404')));
  expect([worked, answers.filter(({ statusCode }) => statusCode === 429).length]).toEqual([5, 245]);
});

it('answers six right ones that come at once', async () => {
  held = new EventEmitter();
  const answers = Promise.all(Array.from({ length: 6 }, () => get('/try/200')));
  while (worked < 5) await new Promise(setImmediate);
  held.emit('over');
  while (worked < 6) await new Promise(setImmediate);
  held.emit('over');
  expect((await answers).map(({ statusCode }) => statusCode)).toEqual(times(6, 200));
});

it('counts by what it is about as well, and gives both back', async () => {
  expect(await inTurn(10, '/about/ana/200')).toEqual(times(10, 200));
  expect(await inTurn(3, '/about/ana/404')).toEqual([404, 404, 429]);
  // neither the refusal nor what it was about counts against the network
  expect(await inTurn(2, '/about/ben/404')).toEqual([404, 404]);
  expect(await inTurn(2, '/try/404')).toEqual([404, 429]);
});

describe('of a trip', () => {
  it('each browser has the limit for itself, behind one address', async () => {
    for (const trip of ['a', 'b', 'c', 'd']) expect(await inTurn(4, '/own/200', { trip })).toEqual([200, 200, 200, 429]);
  });

  it('trips that are made up count against the network', async () => {
    const statuses = [];
    for (const trip of ['a', 'b', 'c', 'd']) statuses.push((await get('/own/404', { trip })).statusCode);
    expect(statuses).toEqual([404, 404, 404, 429]);
  });

  it('a browser that shows none guesses nothing', async () => {
    expect(await inTurn(10, '/own/200')).toEqual(times(10, 404));
    expect((await get('/own/200', { trip: 'a' })).statusCode).toBe(200);
  });
});
