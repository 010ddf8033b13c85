/** Calls to providers by how they ended, and the parts of a server that refuse calls by themselves. */
import type { ServerResponse } from 'node:http';
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { IsoDate } from '#core/domain/values/dates';
import { err } from '#core/domain/values/result';
import { FakeSupplier } from '#testing/bookings/fakeSupplier';
import type { FlightSupplier } from '../flights/supplier';
import { countedSupplier } from './countedPorts';
import { countSite } from './countSite';
import { createMetrics } from './registry';
import { UNCOUNTED } from './siteMetrics';

const NOW = new Date('2027-02-20T12:00:00Z');
const TRIP = searchFor(
  { origin: 'JFK', destination: 'LHR', departs: '2027-03-16' as IsoDate, returns: null },
  'Economy',
  DEFAULT_TRAVELERS,
);

class Failing extends FakeSupplier {
  override search = async () => err({ code: 'supplier_unavailable' } as const);
  override lookup = (): Promise<never> => Promise.reject(new Error('Maria@example.com'));
}

const errorsOf = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.providerErrors.get()).values.map(({ labels, value }) => [labels.call, labels.code, value]);

it('counts how calls to a provider end, and passes on what it says', async () => {
  const metrics = createMetrics();
  const supplier = countedSupplier(new Failing(), metrics);
  expect(await supplier.search(TRIP, { now: NOW, limit: 1 })).toEqual(err({ code: 'supplier_unavailable' }));
  // the caller has left, and the supplier is not to blame
  await supplier.search(TRIP, { now: NOW, limit: 1, signal: AbortSignal.abort() });
  await expect(supplier.lookup('ours')).rejects.toThrow('Maria@example.com');
  expect(await errorsOf(metrics)).toEqual([
    ['search', 'supplier_unavailable', 1],
    ['search', 'given_up', 1],
    ['lookup', 'thrown', 1],
  ]);
  expect(await metrics.registry.metrics()).not.toContain('Maria');
});

it('leaves out what a supplier leaves out', () => {
  const plain: FlightSupplier = new Failing();
  const counted = countedSupplier(plain, createMetrics());
  for (const name of ['lowestPrices', 'servedAirports', 'explore', 'priceRecord', 'changes', 'pricesHoldMs'] as const)
    expect([name, counted[name] !== undefined]).toEqual([name, plain[name] !== undefined]);
});

const down = async () => err({ code: 'supplier_unavailable' } as const);

/** A supplier that has every member of the port; the compiler asks for each. */
const COMPLETE: Required<FlightSupplier> = {
  name: 'complete',
  isSandbox: false,
  chargesForSearches: true,
  pricesHoldMs: 60_000,
  books: new FakeSupplier().books,
  changes: new FakeSupplier().changes,
  exchanges: { offers: down, offer: down, exchange: down, lookup: down },
  ...{ search: down, reprice: down, extras: down, book: down, lookup: down, cancelQuote: down, cancel: down, updateTravelers: down },
  ...{ lowestPrices: down, servedAirports: down, explore: down, priceRecord: down },
};

it('forgets no part of a supplier', async () => {
  const metrics = createMetrics();
  const counted = countedSupplier(COMPLETE, metrics);
  expect(Object.keys(counted).sort()).toEqual(Object.keys(COMPLETE).sort());
  await counted.exchanges?.lookup('ours', 'exchange-1');
  expect(await errorsOf(metrics)).toEqual([['exchange_lookup', 'supplier_unavailable', 1]]);
});

it('counts calls that are refused before they reach the app', async () => {
  const metrics = createMetrics();
  const refused: unknown[] = [];
  const reply = {} as ServerResponse;
  countSite(metrics).refusals('load_gate', (one) => void refused.push(one))(reply);
  expect(refused).toEqual([reply]);
  expect((await metrics.limits.get()).values).toEqual([expect.objectContaining({ labels: { limit: 'load_gate' }, value: 1 })]);
});

it('hands every part back as it is where nothing is counted', () => {
  const refuse = (): void => undefined;
  expect(UNCOUNTED.refusals('load_gate', refuse)).toBe(refuse);
});
