import { isEmail, meantEmail, readEmail } from './email';

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
    '//a@example.com',
    'a/b@example.com',
    '📧a@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

const ADDRESS = 'maria@example.com';
it.each([
  ...['http://maria@example.com', '📧maria@example.com', '📧 maria@example.com', '“maria@example.com”', '«maria@example.com»'],
  ...['maria@example.com!', 'maria@example.com/', 'maria%40example.com', 'mailto:maria%40example.com', 'maria@example.com (work)'],
  ...['[maria@example.com](mailto:maria@example.com)', 'maria@example.com [mailto:maria@example.com]', 'maria@example.com (casa)'],
  ...['email maria@example.com', 'My e-mail address is maria@example.com', 'correo maria@example.com', 'Mi correo es maria@example.com.'],
  ...['*maria@example.com*', 'maria@example.com_', '~maria@example.com~', '`maria@example.com`', 'maria@example.com |'],
  ...['maria@example.com?subject=Hi', 'mailto:maria@example.com (work)'],
])('the address in %j is read', (typed) => expect(readEmail(typed)).toBe(ADDRESS));

it.each([
  ...['maria@example.com (or ana@example.com)', 'maria@example.com ana@example.com', 'maria lopez@example.com', 'x,maria@example.com'],
  ...['see http://example.com/maria@example.com', 'maria@gmail,com', 'email'],
])('there is no one address in %j', (typed) => expect(isEmail(readEmail(typed))).toBe(false));

it.each([
  ['maria@gmail,com', 'maria@gmail.com'],
  ['maria@yahoo.com,mx', 'maria@yahoo.com.mx'],
  ['maria@gmail..com', 'maria@gmail.com'],
  ['maria@gmail;com', 'maria@gmail.com'],
  ['maria@gmail.com', null],
  ['maria@gmail', null],
  ['a@example.com, b@example.com', null],
])('by %j was meant %j', (typed, meant) => expect(meantEmail(typed)).toBe(meant));
