/** How often a results page is rendered, and for whom (reliability.3, reliability.6). */
import { DEFAULT_BRAND } from '#core/content/brand';
import { storeInProcess } from '#testing/site/storeInProcess';
import type { StoreInProcess } from '#testing/site/storeInProcess';
import { loadAirports } from '../../airports/airportTable';
import { createResultsPages } from './resultsPages';
import type { KnownFlights, ResultsPages } from './resultsPages';

const NOW = new Date('2026-11-22T15:00:00Z');
const ADDRESS = '/flights/search?ori=JFK&des=LAX';
const FINAL: KnownFlights = { first: null, isFinal: true };

let calls: number;
let answer: () => Promise<{ readonly title: string | null; readonly html: string } | null>;
let pages: ResultsPages;
let store: StoreInProcess;
const airports = loadAirports();
beforeEach(() => {
  calls = 0;
  answer = () => Promise.resolve({ title: null, html: `rendered ${calls}` });
  store = storeInProcess();
  pages = openPages();
});

const openPages = (): ResultsPages =>
  createResultsPages({
    store,
    thread: {
      render() {
        calls += 1;
        return answer();
      },
    },
    frameOf: () => ({
      brand: DEFAULT_BRAND,
      isSandbox: true,
      beforeFacts: '',
      beforePage: '',
      afterPage: '',
      carried: { scripts: [], styles: [] },
    }),
    airports,
  });

const render = (
  more: Partial<{
    address: string;
    origin: string;
    code: string;
    now: Date;
    known: KnownFlights | null;
    look: () => Promise<void>;
    by: ResultsPages;
  }> = {},
) =>
  (more.by ?? pages).render(
    { address: more.address ?? ADDRESS, origin: more.origin ?? 'https://example.com', code: more.code ?? null },
    more.now ?? NOW,
    {
      known: () => Promise.resolve(more.known === undefined ? FINAL : more.known),
      look: more.look ?? (() => Promise.resolve()),
    },
  );

it('renders an address once for all who ask for it, at the same time and afterwards', async () => {
  const [first, second] = await Promise.all([render(), render()]);
  expect(second).toBe(first);
  expect(await render()).toBe(first);
  expect(calls).toBe(1);
});

it.each([
  ['another search', { address: `${ADDRESS}&departdate=1` }],
  ['Spanish', { address: `/us-es${ADDRESS}` }],
  ['another name of the site', { origin: 'https://example.org' }],
  ['a tracking code', { code: 'ab12' }],
  ['the next day', { now: new Date('2026-11-23T15:00:00Z') }],
])('%s is a page of its own', async (_what, other) => {
  await render();
  await render(other);
  expect(calls).toBe(2);
});

it('keeps no page whose flights may be known the next time', async () => {
  await render({ known: { first: null, isFinal: false } });
  expect((await render())?.raw.toString()).toContain('rendered 2');
});

it('renders nothing for a visitor who has had enough, but sends what is kept', async () => {
  expect(await render({ known: null })).toBeNull();
  expect(calls).toBe(0);
  const kept = await render();
  expect(await render({ known: null })).toBe(kept);
});

it('tries again after a page that could not be rendered', async () => {
  answer = () => Promise.resolve(null);
  expect(await render()).toBeNull();
  answer = () => Promise.reject(new Error('away'));
  await expect(render()).rejects.toThrow('away');
  answer = () => Promise.resolve({ title: null, html: 'there' });
  expect((await render())?.raw.toString()).toContain('there');
});

describe('with other processes', () => {
  const WHOLE = '/flights/search?ori=JFK&des=LAX&departdate=09-Feb-2027&returndate=16-Feb-2027&triptype=R&cabin=Economy&adt=1&chd=0&inf=0';

  it('takes a page that another process rendered', async () => {
    const page = await render({ address: WHOLE });
    await page?.packed('br');
    await new Promise(setImmediate);
    const other = await render({ address: WHOLE, by: openPages(), known: null });
    expect([other?.etag, other?.raw.toString(), other?.isPacked('br')]).toEqual([page?.etag, page?.raw.toString(), true]);
    expect(calls).toBe(1);
  });

  it.each([
    ['something besides the search', `${WHOLE}&email=ann%40example.com`],
    ['an invalid search', ADDRESS],
    ['a value that is no search', WHOLE.replace('JFK', 'ann%40example.com')],
    ['a value twice', `${WHOLE}&ori=JFK`],
  ])('lets nobody have the page of an address with %s', async (_what, address) => {
    const page = await render({ address });
    await page?.packed('br');
    await new Promise(setImmediate);
    expect(store.names()).toEqual([]);
    await render({ address, by: openPages() });
    expect(calls).toBe(2);
  });

  it('looks for the flights while it looks for the page', async () => {
    const happened: string[] = [];
    jest.spyOn(store, 'get').mockImplementationOnce(async () => {
      await new Promise(setImmediate);
      return void happened.push('the page is not there');
    });
    await render({ address: WHOLE, look: async () => void happened.push('flights looked for') });
    expect(happened).toEqual(['flights looked for', 'the page is not there']);
  });

  it('renders it itself where what it finds is no page', async () => {
    const page = await render({ address: WHOLE });
    await page?.packed('br');
    await new Promise(setImmediate);
    for (const name of store.names()) store.put(name, Buffer.from('broken'), 60_000);
    expect((await render({ address: WHOLE, by: openPages() }))?.raw.toString()).toContain('rendered 2');
  });
});
