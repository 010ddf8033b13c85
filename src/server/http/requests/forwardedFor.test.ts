import fc from 'fast-check';
import { readForwardedFor } from './forwardedFor';

it.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['203.0.113.7:51234', ['203.0.113.7']],
  ['203.0.113.7:1, 10.0.0.2:443', ['203.0.113.7', '10.0.0.2']],
  ['[2001:DB8::1]:443', ['2001:db8::1']],
  ['"[2001:db8::1]"', ['2001:db8::1']],
  ['2001:db8::1', ['2001:db8::1']],
  ['', []],
  [' , ', []],
  ['unknown', []],
  ['_hidden', []],
  ['garbage, 203.0.113.7', ['203.0.113.7']],
  ['203.0.113.7, garbage', []],
  ['198.51.100.1, garbage, 203.0.113.7', ['203.0.113.7']],
  ['203.0.113.7.', []],
  ['203.0.113.7:x', []],
  ['999.0.113.7', []],
])('%j tells of %j', (header, addresses) => {
  expect(readForwardedFor(header)).toEqual(addresses);
});

it('has one spelling for an address, whatever port it comes from and whatever a visitor wrote before it', () => {
  const port = fc.option(fc.nat({ max: 65_535 }), { nil: null });
  fc.assert(
    fc.property(fc.ipV4(), port, fc.string(), (address, from, before) => {
      const entry = from === null ? address : `${address}:${from}`;
      expect(readForwardedFor(`${before},${entry}`).at(-1)).toBe(address);
    }),
  );
});
