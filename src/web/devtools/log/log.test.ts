/** The memory of the inspector is bounded, whatever the page does (code.25). */
import { createActor, createMachine } from 'xstate';
import { createLog } from './log';
import { momentOf } from './moment';

const counter = createMachine({
  id: 'counter',
  initial: 'even',
  states: { even: { on: { count: 'odd' } }, odd: { on: { count: 'even' } } },
});
const started = (most: number) => createLog({ now: () => 0, later: (run) => run(), store: 0, most });

it('keeps the newest entries, and still knows what a machine was before the oldest of them', () => {
  const log = started(100);
  const [busy, quiet] = [createActor(counter, { inspect: log.hear }), createActor(counter, { inspect: log.hear })];
  quiet.start();
  quiet.send({ type: 'count' });
  busy.start();
  for (let i = 0; i < 1_001; i += 1) busy.send({ type: 'count' });
  const view = log.view();
  expect(view.entries).toHaveLength(100);
  expect(view.forgotten).toBeGreaterThanOrEqual(800);
  const oldest = view.entries[0]?.id ?? 0;
  const was = (id: string) => momentOf(view, view.actors.find((actor) => actor.id === id) ?? null, oldest).snapshot?.value;
  expect(was(quiet.sessionId)).toBe('odd');
  expect(was(busy.sessionId)).toBe(view.entries[0]?.kind === 'event' ? view.entries[0].after.value : null);
});

it('forgets actors that have ended, the oldest first', () => {
  const log = started(100);
  for (let i = 0; i < 200; i += 1) {
    const actor = createActor(counter, { inspect: log.hear });
    actor.start();
    actor.stop();
  }
  expect(log.view().actors.length).toBeLessThan(60);
});

it('tells the panel once for everything that came meanwhile', () => {
  const listener = jest.fn();
  let run: () => void = () => undefined;
  const log = createLog({ now: () => 0, later: (later) => void (run = later), store: null });
  log.subscribe(listener);
  for (let i = 0; i < 50; i += 1) log.hearAction({ type: 'slice/stepped' }, i);
  expect(listener).not.toHaveBeenCalled();
  run();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(log.view().entries).toHaveLength(50);
});

it('puts an answer of the network where it came, with the store of then', () => {
  let at = 10;
  const log = createLog({ now: () => at, later: () => undefined, store: 'first' });
  log.hearAction({ type: 'a' }, 'second');
  at = 30;
  log.hearAction({ type: 'b' }, 'third');
  log.hearCall({ url: '/api/x', status: 503, ms: 8, bytes: 0, at: 20 });
  expect(log.view().entries.map(({ kind, store }) => [kind, store])).toEqual([
    ['action', 'second'],
    ['call', 'second'],
    ['action', 'third'],
  ]);
});
