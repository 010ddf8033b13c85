/** How often a page with fares is rendered, and what is sent meanwhile. */
import type { SentAnswers } from '#core/contract/pages/pageAnswers';
import { storeInProcess } from '#testing/site/storeInProcess';
import type { SharedStore } from '../../platform/shared/sharedStore';
import { createFarePages } from './farePages';
import type { FarePages } from './farePages';
import { pack } from './pageBody';

const START = Date.parse('2026-11-24T15:00:00Z');
const at = (seconds: number): Date => new Date(START + seconds * 1000);

let rendered: number;
let answers: SentAnswers | null;
let isStrained: boolean;
let isAllowed: boolean;
let isBusy: boolean;
let pages: FarePages;
beforeEach(() => {
  rendered = 0;
  answers = { query: 'first' };
  isStrained = false;
  isAllowed = true;
  isBusy = false;
  pages = openPages();
});

const HOME = { address: '/', origin: 'https://example.com', code: null };

const openPages = (store: SharedStore | null = null): FarePages =>
  createFarePages({
    store,
    thread: { renderWithFares: (request) => Promise.resolve(`${String(++rendered)} ${request.answers.query}`), isBusy: () => isBusy },
    pages: { fill: (pathname, _origin, _code, live) => pack(`${pathname} ${live.html}`) },
    answersOf: () => Promise.resolve(answers),
    limits: { take: () => Promise.resolve({ allowed: isAllowed, retryAfter: 1 }) },
    isStrained: () => isStrained,
  });

const ask = async (address = '/', now = at(0), origin = 'https://example.com'): Promise<string | null> =>
  (await pages.render({ address, origin, code: null }, '127.0.0.1', now))?.raw.toString() ?? null;

it('renders a page once for all who ask for it, at the same time and afterwards', async () => {
  expect(await Promise.all([ask(), ask()])).toEqual(['/ 1 first', '/ 1 first']);
  expect(await ask('/?utm_source=mail', at(600))).toBe('/ 1 first');
  expect(rendered).toBe(1);
});

it('sends the page before while the one with other fares is made, and that one from then on', async () => {
  await ask();
  answers = { query: 'second' };
  expect(await ask('/', at(5))).toBe('/ 1 first');
  expect(rendered).toBe(1);
  expect(await ask('/', at(60))).toBe('/ 1 first');
  await new Promise(setImmediate);
  expect(await ask('/', at(65))).toBe('/ 2 second');
});

it('waits for a page that is old', async () => {
  await ask();
  answers = { query: 'second' };
  expect(await ask('/', at(3600))).toBe('/ 2 second');
});

it('waits for no thread that others wait for: whoever asks next gets the page', async () => {
  isBusy = true;
  expect(await ask()).toBeNull();
  await new Promise(setImmediate);
  expect(await ask('/', at(1))).toBe('/ 1 first');
});

it('keeps the page before where nothing is known any more, and has none where nothing ever was', async () => {
  await ask();
  answers = null;
  expect(await ask('/', at(3600))).toBe('/ 1 first');
  expect(await ask('/flights-to-paris')).toBeNull();
});

it('renders nothing for a strained server or a visitor who has had enough, but sends what is kept', async () => {
  await ask();
  isStrained = true;
  expect(await ask('/', at(3600))).toBe('/ 1 first');
  expect(await ask('/us-es', at(3600))).toBeNull();
  isStrained = false;
  isAllowed = false;
  expect(await ask('/us-es', at(3600))).toBeNull();
  expect(rendered).toBe(1);
});

it.each(['/flights?origin=NYC', '/us-es/flights', '/explore?ori=BOS'])('%s is a page of its own', async (address) => {
  await ask('/flights');
  await ask('/explore');
  await ask(address);
  expect(rendered).toBe(3);
});

it.each(['/about-us', '/flights/search?ori=JFK', '/flights-to-nowhere', '/no-such-page'])('%s has no fares', async (address) => {
  expect(await ask(address)).toBeNull();
});

it('takes a page with the same fares that another process rendered, and renders one with others', async () => {
  const store = storeInProcess();
  const [one, other] = [openPages(store), openPages(store)];
  const page = await one.render(HOME, '127.0.0.1', at(0));
  await page?.packed('br');
  await new Promise(setImmediate);
  expect((await other.render(HOME, '127.0.0.1', at(1)))?.etag).toBe(page?.etag);
  expect(rendered).toBe(1);
  answers = { query: 'second' };
  expect((await openPages(store).render(HOME, '127.0.0.1', at(2)))?.raw.toString()).toBe('/ 2 second');
});
