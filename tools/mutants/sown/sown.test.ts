/** The faults stay those of the product's code as it is now. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FAULT_KINDS, sownIn } from './fault';
import { FIRST } from './first';
import { SECOND } from './second';

const root = path.resolve(__dirname, '../../..');
const all = [...FIRST, ...SECOND];

it.each(all.map((fault) => [fault.name, fault] as const))('%s can be sown', (_name, fault) => {
  const source = readFileSync(path.join(root, fault.file), 'utf8');
  expect(sownIn(source, fault)).not.toBe(source);
});

it.each([
  ['first', FIRST],
  ['second', SECOND],
])('the %s list has 24 faults with names of their own, of every kind', (_which, faults) => {
  expect(faults).toHaveLength(24);
  expect([...new Set(faults.map(({ kind }) => kind))].sort()).toEqual([...FAULT_KINDS].sort());
  expect(new Set(all.map(({ name }) => name)).size).toBe(48);
});

it('refuses a text that is not there once', () => {
  const fault = { name: 'a', kind: 'rule', file: 'a.ts', search: 'b', replacement: 'c', says: '' } as const;
  expect(sownIn('abd', fault)).toBe('acd');
  expect(() => sownIn('ad', fault)).toThrow('not got its text');
  expect(() => sownIn('abbd', fault)).toThrow('2 times');
});
