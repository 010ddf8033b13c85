import { groupExpiration, groupNumber } from './cardText';

/** `|` is the caret. */
const at = (text: string) => ({ text: text.replace('|', ''), caret: text.indexOf('|') });
const shown = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`;

it.each([
  ['4242|', '4242|'],
  ['42424|', '4242 4|'],
  ['4242424242424242|', '4242 4242 4242 4242|'],
  ['4242-4242-4242-4242|', '4242 4242 4242 4242|'],
  ['378282246310005|', '3782 822463 10005|'],
  ['3782822463100059|', '3782 822463 10005|'],
  ['42|9424242', '42|94 2424 2'],
  ['|4242', '|4242'],
  ['abc|', '|'],
])('number %s → %s', (typed, expected) => {
  expect(shown(groupNumber(at(typed)))).toBe(expected);
});

it.each([
  ['1|', '1|'],
  ['12|', '12|'],
  ['122|', '12 / 2|'],
  ['1229|', '12 / 29|'],
  ['12 / 29|', '12 / 29|'],
  ['12/2029|', '12 / 29|'],
  ['122029|', '12 / 29|'],
  ['4|', '04|'],
  ['4/29|', '04 / 29|'],
  ['12 / 299|', '12 / 29|'],
])('expiration %s → %s', (typed, expected) => {
  expect(shown(groupExpiration(at(typed)))).toBe(expected);
});
