import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { registerAirportRoutes } from './airports.routes';
import { loadAirports } from './airportTable';

const UNSERVED = new Set(['SFG', 'LGW', 'HAV']);
const airports = loadAirports();
const served = new Set(airports.airports.flatMap(({ code }) => (UNSERVED.has(code) ? [] : [code])));

let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  registerAirportRoutes(app, { airports, servedAirports: async () => served });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('/data/airports', () => {
  it('answers with label, code, city, parent, country and state', async () => {
    const answer = await get('/data/airports?key=nyc');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      {
        D: 'JFK - John F Kennedy International Airport',
        A: 'JFK',
        C: 'New York',
        CE: 'Nueva York',
        P: 'NYC',
        N: 'US',
        R: 'New York',
        RE: 'Nueva York',
      },
      {
        D: 'EWR - Newark Liberty International Airport',
        A: 'EWR',
        C: 'New York',
        CE: 'Nueva York',
        P: 'NYC',
        N: 'US',
        R: 'New Jersey',
        RE: 'Nueva Jersey',
      },
      { D: 'LGA - LaGuardia Airport', A: 'LGA', C: 'New York', CE: 'Nueva York', P: 'NYC', N: 'US', R: 'New York', RE: 'Nueva York' },
    ]);
  });

  it.each(['', '%20ny%20', 'ab'])('answers [] for less than three letters: %j', async (key) => {
    expect((await get(`/data/airports?key=${key}`)).json()).toEqual([]);
  });

  it.each([
    ['/data/airports', 'key'],
    ['/data/airports?key=new&key=york', 'key'],
    ['/data/airports?key=new&fftfn=ABC', 'fftfn'],
    [`/data/airports?key=${'x'.repeat(81)}`, 'key'],
    ['/data/airports?key=a%00bc', 'key'],
    ['/data/nearby', 'code'],
    ['/data/nearby?code=ZZZ', 'code'],
    ['/data/countries?a=b', 'a'],
    ['/data/state', 'id'],
    ['/data/state?id=ZZ', 'id'],
    ['/data/state?id=US&id=CA', 'id'],
  ])('refuses %s naming %s', async (url, name) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json().errors.map((e: { name: string }) => e.name)).toEqual([name]);
  });

  it('is cacheable and answers 304 to its own tag', async () => {
    const first = await get('/data/airports?key=par');
    expect(first.headers['cache-control']).toContain('max-age');
    const second = await get('/data/airports?key=par', { 'if-none-match': String(first.headers.etag) });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  it('gives the same body in brotli, gzip and plain', async () => {
    const plain = (await get('/data/airports?key=lon')).body;
    const br = await get('/data/airports?key=lon', { 'accept-encoding': 'gzip, br' });
    const gz = await get('/data/airports?key=lon', { 'accept-encoding': 'gzip, br;q=0' });
    expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual(['br', plain]);
    expect([gz.headers['content-encoding'], gunzipSync(gz.rawPayload).toString()]).toEqual(['gzip', plain]);
  });

  it('keeps LOS and los apart: the code in capitals is Lagos', async () => {
    const first = async (key: string) => (await get(`/data/airports?key=${key}`)).json()[0].A;
    expect([await first('los'), await first('LOS'), await first('los')]).toEqual(['LAX', 'LOS', 'LAX']);
  });
});

describe('airports that no flights are sold from (search.40)', () => {
  interface Row {
    readonly A: string;
    readonly near?: { readonly name: string; readonly kind: string; readonly miles?: number };
    readonly unserved?: true;
  }
  const rowsOf = async (key: string): Promise<string[]> =>
    (await get(`/data/airports?key=${encodeURIComponent(key)}`))
      .json<Row[]>()
      .map(({ A, near, unserved }) => (near ? `${near.name} ${near.kind}: ${A} ${String(near.miles)}` : unserved ? `${A} without` : A));

  it.each([
    // across the border of an island; the airport itself stays, for addresses that name it
    ['grand case', ['Grand Case (SFG) town: SXM 6', 'Grand Case (SFG) town: AXA 7', 'Grand Case (SFG) town: SBH 19', 'SFG without']],
    ['SFG', ['SFG without', 'Grand Case (SFG) town: SXM 6', 'Grand Case (SFG) town: AXA 7', 'Grand Case (SFG) town: SBH 19']],
    ['gatwick', ['London (LGW) town: LHR 25']],
  ])('%s begins with %j', async (key, first) => {
    expect((await rowsOf(key)).slice(0, first.length)).toEqual(first);
  });

  it('are left out of a city that has others', async () => {
    const rows = await rowsOf('london');
    expect(rows).toContain('LHR');
    expect(rows.filter((row) => row.includes('LGW'))).toEqual([]);
  });

  it('are all offered while nobody can say which have flights, and no longer than that', async () => {
    const answers: (ReadonlySet<string> | null)[] = [null, served];
    const other = fastify();
    registerAirportRoutes(other, { airports, servedAirports: async () => answers.shift() ?? null });
    const second = async (): Promise<string | undefined> => (await other.inject('/data/airports?key=SFG')).json<Row[]>()[1]?.A;
    expect([await second(), await second(), await second()]).toEqual([undefined, 'SXM', 'SXM']);
    await other.close();
  });

  it('are requested once while the first answer is on its way', async () => {
    const ask = jest.fn(() => new Promise<ReadonlySet<string>>((resolve) => setImmediate(() => resolve(served))));
    const other = fastify();
    registerAirportRoutes(other, { airports, servedAirports: ask });
    await Promise.all(['new', 'york', 'paris'].map((key) => other.inject(`/data/airports?key=${key}`)));
    expect(ask).toHaveBeenCalledTimes(1);
    await other.close();
  });
});

describe('/data/countries and /data/state', () => {
  it('lists countries by name', async () => {
    const list = (await get('/data/countries')).json();
    expect(list).toContainEqual({ id: 'US', name: 'United States' });
    expect(list.length).toBeGreaterThan(240);
  });

  it.each([
    ['US', 59, { id: 'AP', name: 'Armed Forces Pacific' }],
    ['us', 59, { id: 'PR', name: 'Puerto Rico' }],
    ['CA', 13, { id: 'QC', name: 'Quebec' }],
    ['MX', 32, { id: 'JAL', name: 'Jalisco' }],
    ['AU', 8, { id: 'NSW', name: 'New South Wales' }],
  ])('%s has %i states', async (id, count, one) => {
    const list = (await get(`/data/state?id=${id}`)).json();
    expect(list).toHaveLength(count);
    expect(list).toContainEqual(one);
  });

  it('has none for a country whose addresses need none', async () => {
    expect((await get('/data/state?id=FR')).json()).toEqual([]);
  });
});

describe('/data/nearby', () => {
  const codesAround = async (code: string): Promise<string[]> =>
    (await get(`/data/nearby?code=${code}`)).json<{ code: string }[]>().map((near) => near.code);

  it('names the airports around an airport, the busiest first, with their distance on the ground (results.26)', async () => {
    const near = (await get('/data/nearby?code=jfk')).json<{ code: string; city: string; miles: number }[]>();
    expect(near[0]).toEqual({ code: 'EWR', city: 'New York', cityEs: 'Nueva York', metro: 'NYC', miles: 21 });
    expect(near[1]).toEqual({ code: 'LGA', city: 'New York', cityEs: 'Nueva York', metro: 'NYC', miles: 11 });
    expect(near.every(({ miles }) => miles <= 100)).toBe(true);
  });

  it('of a city leaves its own airports out', async () => {
    expect(await codesAround('NYC')).not.toEqual(expect.arrayContaining(['EWR']));
    expect(await codesAround('NYC')).toContain('PHL');
  });
});
