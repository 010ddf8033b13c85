import { hasFallen } from './fareAlerts';
import type { AlertStep } from './fareAlerts';

it.each<[AlertStep, number, number, boolean]>([
  ['usd20', 30_000, 28_000, true],
  ['usd20', 30_000, 28_001, false],
  ['usd50', 30_000, 25_000, true],
  ['usd50', 30_000, 25_001, false],
  ['usd100', 30_000, 20_000, true],
  ['usd100', 30_000, 20_001, false],
  ['usd100', 9_000, 1, false],
  ['pct5', 30_000, 28_500, true],
  ['pct5', 30_000, 28_501, false],
  ['pct5', 33_333, 31_666, true],
  ['pct5', 33_333, 31_667, false],
  ['pct10', 30_000, 27_000, true],
  ['pct10', 30_000, 27_001, false],
  ['pct10', 30_000, 40_000, false],
  ['usd20', 30_000, 0, false],
])('%s below %i: %i is worth a mail: %s', (step, lastReported, now, expected) => expect(hasFallen(lastReported, now, step)).toBe(expected));
