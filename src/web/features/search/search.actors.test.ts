import { createActor } from 'xstate';
import { createSearchActors } from './search.actors';

const place = (code: string) => ({ code, label: code, city: code, country: 'US', metro: code });
const GREAT = ['JFK', 'LAX'];
jest.mock('#web/api/loadMajorAirports', () => ({
  loadMajorAirports: async () => ({ greatPlaceOf: (code: string) => (GREAT.includes(code) ? place(code) : null) }),
}));
const asked: string[] = [];
jest.mock('#web/api/onDemand', () => ({
  haveCallsBegun: () => false,
  loadPlaceLookups: async () => ({
    resolvePlaces: async (_dispatch: unknown, codes: readonly string[]) => {
      asked.push(...codes);
      return Object.fromEntries(codes.map((code) => [code, code === 'XQX' ? null : place(code)]));
    },
  }),
}));
beforeEach(() => asked.splice(0));

it.each([
  [['JFK', 'LAX'], []],
  [['JFK', 'AVL'], ['AVL']],
  [
    ['AVL', 'XQX'],
    ['AVL', 'XQX'],
  ],
])('names each of %j, and asks the server for %j alone', async (codes, unknown) => {
  const { resolvePlaces } = createSearchActors(() => undefined as never);
  const actor = createActor(resolvePlaces, { input: { codes } });
  const done = new Promise<object | undefined>((resolve) => actor.subscribe({ complete: () => resolve(actor.getSnapshot().output) }));
  actor.start();
  expect(await done).toEqual(Object.fromEntries(codes.map((code) => [code, code === 'XQX' ? null : place(code)])));
  expect(asked).toEqual(unknown);
});
