/** Duffel's limit counts all processes of a site: what one learned holds for the others (reliability.29). */
import { DuffelError } from '@duffel/api';
import { storeInProcess } from '#testing/site/storeInProcess';
import { createDuffelCalls } from './duffelApi';
import type { CallKind, DuffelCalls } from './duffelApi';

const NOW = new Date('2027-04-10T12:00:00Z');

let now: Date;
let callCount: number;
const opened: DuffelCalls[] = [];
const store = storeInProcess();
beforeEach(() => {
  now = NOW;
  callCount = 0;
  store.isAway = false;
});
afterEach(() => opened.splice(0).forEach((calls) => calls.close()));

function startProcess() {
  const calls = createDuffelCalls({ clock: () => now, shared: store, onError: () => undefined, onClosed: async () => undefined });
  opened.push(calls);
  const answer = async () => {
    callCount += 1;
    return { data: 'offers', status: 200 };
  };
  const refusal = async (): Promise<never> => {
    callCount += 1;
    const headers = new Headers({ 'ratelimit-reset': new Date(now.getTime() + 20_000).toUTCString() });
    // the SDK's type is node-fetch's
    throw new DuffelError({
      meta: { status: 429, request_id: 'r' },
      errors: [],
      headers: Object.assign(headers, { raw: () => ({}) }),
    });
  };
  return { ask: (kind: CallKind = 'search') => calls.ask(kind, answer), beRefused: () => calls.ask('search', refusal) };
}

it('lets no process call Duffel until its limit is over, once one was refused', async () => {
  const [one, other] = [startProcess(), startProcess()];
  expect(await other.ask()).toMatchObject({ ok: true });
  expect(await one.beRefused()).toEqual({ ok: false, error: { kind: 'unsent' } });
  expect(await other.ask()).toEqual({ ok: false, error: { kind: 'unsent' } });
  expect(callCount).toBe(2);
  now = new Date(NOW.getTime() + 21_000);
  expect(await other.ask()).toMatchObject({ ok: true });
});

it('believes no store that says so for longer than Duffel counts, or nonsense', async () => {
  const process = startProcess();
  store.put('duffel limited until', Buffer.from(String(NOW.getTime() + 86_400_000)), 60_000);
  expect(await process.ask()).toMatchObject({ ok: false });
  now = new Date(NOW.getTime() + 61_000);
  store.put('duffel limited until', Buffer.from('soon'), 60_000);
  expect(await process.ask()).toMatchObject({ ok: true });
});

it('asks Duffel while the store is away', async () => {
  store.isAway = true;
  expect(await startProcess().ask()).toMatchObject({ ok: true });
});

it('makes no more calls than Duffel takes in a minute: look-ups of lost orders stop first, orders last', async () => {
  const { ask } = startProcess();
  const made = async (kind: CallKind): Promise<number> => {
    const before = callCount;
    for (let call = 0; call < 100; call += 1) await ask(kind);
    return callCount - before;
  };
  const inTurn = [await made('list'), await made('search'), await made('read'), await made('order')];
  expect(inTurn).toEqual([24, 26, 0, 10]);
  now = new Date(NOW.getTime() + 59_999);
  expect(await ask('order')).toEqual({ ok: false, error: { kind: 'unsent' } });
  now = new Date(NOW.getTime() + 60_000);
  expect(await made('order')).toBe(60);
});
