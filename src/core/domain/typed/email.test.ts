import { isEmail } from './email';

describe('email', () => {
  it.each(['maria@example.com', 'a.b+c@sub.example.co', "o'brien@example.com", 'josé@ejemplo.com', 'x@münchen.example'])(
    'accepts %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );
  it.each([
    'maria',
    'maria@',
    '@example.com',
    'maria@example',
    'a b@example.com',
    'a@b@example.com',
    'a,b@example.com',
    'a@example..com',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a@-example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\n',
    'a\u0000@example.com',
    '<a@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
