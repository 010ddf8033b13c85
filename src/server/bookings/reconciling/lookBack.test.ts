import { createLookBack, DELAYED_CALL_MS, WRONG_BY_MS } from './lookBack';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-20T12:00:00Z');
const shortly = DELAYED_CALL_MS;
const longer = DELAYED_CALL_MS + WRONG_BY_MS;

/** What passes, what the clock is set by meanwhile, and how far back is looked then. */
it.each<[string, readonly (readonly [passed: number, setBy: number, expected: number])[]]>([
  [
    'a start',
    [
      [0, 0, longer],
      [14 * MINUTE, 0, longer],
      [MINUTE, 0, shortly],
    ],
  ],
  [
    'a clock that is corrected by a little',
    [
      [0, 0, longer],
      [15 * MINUTE, 0, shortly],
      [MINUTE, 20_000, shortly],
    ],
  ],
  [
    'a clock that jumps ahead',
    [
      [0, 0, longer],
      [15 * MINUTE, 60 * MINUTE, longer],
      [14 * MINUTE, 0, longer],
      [MINUTE, 0, shortly],
    ],
  ],
  [
    'a clock that jumps back',
    [
      [0, 0, longer],
      [15 * MINUTE, -60 * MINUTE, longer],
      [15 * MINUTE, 0, shortly],
    ],
  ],
])('%s', (_, rounds) => {
  let [steady, shown] = [5_000, NOON];
  const since = createLookBack({ clock: () => new Date(shown), steady: () => steady });
  const seen = rounds.map(([passed, setBy]) => {
    steady += passed;
    shown += passed + setBy;
    return shown - since().getTime();
  });
  expect(seen).toEqual(rounds.map(([, , expected]) => expected));
});
