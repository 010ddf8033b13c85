/** The tests of one page: a test a route, and at the end what the routes were to exercise and have. */
import { preloadPage } from '#web/app/routes';
import type { Routes } from '../routes';
import { keepQuiet, openStage } from './drawn';
import type { Stage } from './drawn';

/** Noon, so that it is the same day everywhere. */
const NOON = new Date(2026, 10, 21, 12);

export function itWalks<Page>(name: string, stage: Stage<Page>, { routes, taken, refused }: Routes<Page>): void {
  jest.setTimeout(60_000);
  describe(name, () => {
    const { walk, seen } = openStage(stage);

    beforeAll(() => preloadPage(new URL(stage.visit.at(-1) ?? '/', 'http://localhost').pathname));
    beforeEach(() => {
      keepQuiet();
      // what waits for nothing but the event loop goes on: only delays and the calendar stand still
      jest.useFakeTimers({
        now: NOON,
        doNotFake: ['nextTick', 'queueMicrotask', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'hrtime'],
      });
    });
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });

    it.each(routes.map((route, i) => [`${String(i + 1)}, ${String(route.steps.length)} steps`, route] as const))(
      'route %s',
      async (_name, route) => {
        await walk(route);
      },
    );

    it('exercised on its page all that its routes were to', () => {
      expect([...taken].filter((id) => !seen.taken.has(id))).toEqual([]);
      expect([...refused].filter((id) => !seen.refused.has(id))).toEqual([]);
    });
  });
}
