import { lowestOf, parseCompared, toggleCompared, writeCompared } from './compare';

const params = (search: string) => new URLSearchParams(search);

describe('the choice in the address', () => {
  it.each([
    ['nothing', '', []],
    ['two, in order', 'compare=b+a', ['b', 'a']],
    ['one twice', 'compare=a+a', ['a']],
    ['four', 'compare=a+b+c+d', ['a', 'b', 'c']],
    ['gaps', 'compare=+a++b+', ['a', 'b']],
    ['one too long', `compare=${'x'.repeat(601)}+a`, ['a']],
  ])('%s', (_, search, ids) => {
    expect(parseCompared(params(search))).toEqual(ids);
  });

  it('comes back as it was written, and leaves the rest alone', () => {
    const ids = ['DLJFKLAX3c0~DLLAXJFK5k1', 'AAJFKORD1a0.AAORDLAX2b0', 'x+y'];
    const search = writeCompared('ori=JFK&sort=best', ids);
    expect(parseCompared(params(search))).toEqual(ids);
    expect(params(search).get('sort')).toBe('best');
    expect(writeCompared(search, [])).toBe('ori=JFK&sort=best');
  });

  it.each([
    ['takes one in', ['a'], 'b', ['a', 'b']],
    ['takes one out', ['a', 'b'], 'a', ['b']],
    ['takes one of three out', ['a', 'b', 'c'], 'c', ['a', 'b']],
    ['has no room for a fourth', ['a', 'b', 'c'], 'd', null],
  ])('%s', (_, before, id, after) => {
    expect(toggleCompared(before, id)).toEqual(after);
  });
});

it.each([
  [
    [3, 1, 2],
    [false, true, false],
  ],
  [
    [1, 1, 2],
    [true, true, false],
  ],
  [
    [2, 2, 2],
    [false, false, false],
  ],
  [
    [null, 5, 7],
    [false, true, false],
  ],
  [
    [null, 5],
    [false, true],
  ],
  [
    [null, null],
    [false, false],
  ],
  [[4], [false]],
])('lowest of %j', (values, lowest) => {
  expect(lowestOf(values)).toEqual(lowest);
});
