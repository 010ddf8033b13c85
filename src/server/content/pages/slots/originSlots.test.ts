import { createOriginSlots } from './originSlots';

const HOUR = 3_600_000;
const foreign = (i: number): string => `http://host-${i}.example`;

it('keeps names that are in use against any number of new ones', () => {
  let now = 1;
  const slot = createOriginSlots(() => now);
  expect(slot('http://real.example')).toBe('http://real.example');
  const seven = Array.from({ length: 7 }, (_, i) => foreign(i));
  expect(seven.map(slot)).toEqual(seven);
  for (let i = 7; i < 1000; i += 1) expect(slot(foreign(i))).toBe('');
  now += HOUR / 2;
  expect(slot(foreign(3))).toBe(foreign(3));
  now += HOUR / 2 + 1;
  expect(slot('http://late.example')).toBe('http://late.example');
  expect([slot(foreign(3)), slot('http://real.example')]).toEqual([foreign(3), 'http://real.example']);
});

it('keeps the first for good, and gives no slot to a page without a name', () => {
  let now = 1;
  const slot = createOriginSlots(() => now);
  expect(slot('')).toBe('');
  slot('http://real.example');
  for (let i = 0; i < 50; i += 1) {
    now += 2 * HOUR;
    slot(foreign(i));
  }
  expect(slot('http://real.example')).toBe('http://real.example');
});
