import { headerText } from './headerText';

it.each([
  ['plain words', 'Refund for Zoë, 50 % = ¿qué?', 'Refund for Zoë, 50 % = ¿qué?'],
  ['an encoded word', '=?utf-8?B?UGF5IG5vdw==?= now', 'utf-8?B?UGF5IG5vdw= = now'],
  ['an encoded word within another', '==??utf-8?q?x??==', '= ?utf-8?q?x? ='],
  ['an encoded word around a mark of direction', '=\u202e?utf-8?q?x?\u2066=', 'utf-8?q?x'],
  ['marks of direction', 'a\u202eb\u2066c\u200fd', 'abcd'],
  ['line ends and control characters', 'a\r\nBcc: b@example.com\u0000c\u2028d', 'a Bcc: b@example.com c d'],
])('%s', (_, text, cleaned) => {
  expect(headerText(text)).toBe(cleaned);
});
