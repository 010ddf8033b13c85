import fc from 'fast-check';
import { toCsv, toTable } from './csv';

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', `"'\rx"`],
  ['a,"b"', '"a,""b"""'],
  ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
  ['plain', 'plain'],
  ['', ''],
])('writes the text %j as %j', (text, cell) => expect(toCsv(['h'], [[text]])).toBe(`h\r\n${cell}\r\n`));

it('keeps numbers, flags and nothing as they are', () => {
  expect(toCsv(['a', 'b', 'c'], [[-5, true, null]])).toBe('a,b,c\r\n-5,true,\r\n');
});

it('never begins a cell of text like a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', 'a') }), (text) => {
      const cell = toCsv([], [[text]]).slice(2, -2);
      expect(cell).not.toMatch(/^"?[=+\-@\t\r]/);
    }),
  );
});

it('shows columns without control characters', () => {
  expect(
    toTable(
      ['page', 'calls'],
      [
        ['/a\u001b[2J', 12],
        [null, 3],
      ],
    ),
  ).toBe('page    calls\n/a [2J  12\n-       3\n');
});
