import fc from 'fast-check';
import { letterDistance } from './letterDistance';

describe('letters between two names', () => {
  it.each([
    ['', '', 0],
    ['MARIA', 'MARIA', 0],
    ['', 'ANA', 3],
    ['MARA', 'MARIA', 1],
    ['MAIRA', 'MARIA', 1],
    ['SMIHT', 'SMITH', 1],
    ['SATURDAY', 'SUNDAY', 3],
  ])('%s and %s: %i', (a, b, distance) => {
    expect([letterDistance(a, b), letterDistance(b, a)]).toEqual([distance, distance]);
  });

  it('are never more than the longer one, nor fewer than they differ in length', () => {
    const text = fc.stringMatching(/^[A-D]{0,8}$/);
    fc.assert(
      fc.property(text, text, (a, b) => {
        const distance = letterDistance(a, b);
        return distance <= Math.max(a.length, b.length) && distance >= Math.abs(a.length - b.length) && (distance === 0) === (a === b);
      }),
    );
  });
});
