import fc from 'fast-check';
import { cases } from '#testing/testSize';
import { DEFAULT_BRAND } from '../../content/brand';
import { TRACKING_NUMBERS } from '../../content/phoneNumbers';
import {
  acceptedCode,
  CODE_KEPT_MS,
  codeInQuery,
  codeOfNumber,
  keptCode,
  linesOfCode,
  shownLine,
  shownNumber,
  withTrackingCode,
} from './trackingCode';

const ORIGIN = 'https://www.wingfare.example';
const NOW = 1_800_000_000_000;

describe('the number table', () => {
  it('holds only reserved numbers, each once, none of a line', () => {
    const numbers = Object.values(TRACKING_NUMBERS);
    expect(numbers.filter((n) => !/^\(8\d\d\) 555-01\d\d$/.test(n))).toEqual([]);
    const lines = [
      DEFAULT_BRAND.mainPhone,
      DEFAULT_BRAND.secondPhone,
      DEFAULT_BRAND.paymentPhone,
      DEFAULT_BRAND.airlinesPhone,
      DEFAULT_BRAND.blogPhone,
      DEFAULT_BRAND.esPhone,
    ];
    expect(new Set([...numbers, ...lines]).size).toBe(numbers.length + lines.length);
    expect(Object.keys(TRACKING_NUMBERS).filter((code) => acceptedCode(code, TRACKING_NUMBERS) !== code)).toEqual([]);
  });

  it.each([
    '',
    'google1',
    'GOOGLE1 ',
    'toString',
    '__proto__',
    'constructor',
    'GOOGLE1\n',
    'A'.repeat(17),
    '(800) 555-0111',
    null,
    7,
    ['GOOGLE1'],
  ])('does not take %j', (text) => expect(acceptedCode(text, TRACKING_NUMBERS)).toBeNull());

  it.each([
    ['?fftfn=GOOGLE1', 'GOOGLE1'],
    ['?a=1&fftfn=BING1', 'BING1'],
    ['?fftfn=GOOGLE1&fftfn=BING1', null],
    ['?fftfn=', null],
    ['?FFTFN=GOOGLE1', null],
    ['', null],
  ])('reads %s as %j', (search, code) => expect(codeInQuery(search, TRACKING_NUMBERS)).toBe(code));

  it.each([
    ['800555-0111', 'GOOGLE1'],
    ['+1 (833) 555-0113', 'BING1'],
    ['(800) 555-0142', null],
    ['', null],
  ])('finds the code of the number %s', (number, code) => expect(codeOfNumber(number, TRACKING_NUMBERS)).toBe(code));
});

const OWN_SPANISH_CHECKOUT = { ...DEFAULT_BRAND, esPaymentPhone: '(844) 555-0174' };

describe('the number a page shows', () => {
  it.each([
    ['main', 'en', null, DEFAULT_BRAND.mainPhone],
    ['main', 'es', null, DEFAULT_BRAND.esPhone],
    ['payment', 'es', null, OWN_SPANISH_CHECKOUT.esPaymentPhone],
    ['payment', 'en', null, DEFAULT_BRAND.paymentPhone],
    ['airlines', 'en', null, DEFAULT_BRAND.airlinesPhone],
    ['blog', 'es', null, DEFAULT_BRAND.blogPhone],
    ['payment', 'en', 'GOOGLE1', '(800) 555-0111'],
    ['main', 'es', 'BING1', '(833) 555-0113'],
    ['main', 'en', 'NOBODY', DEFAULT_BRAND.mainPhone],
  ] as const)('%s page in %s with code %j: %s', (line, locale, code, number) =>
    expect(shownNumber(shownLine(line, locale), OWN_SPANISH_CHECKOUT, code, TRACKING_NUMBERS)).toBe(number),
  );
});

describe('the lines of a document with a code in its address', () => {
  it('are all the number of the code, the second number apart', () => {
    const lines = linesOfCode(DEFAULT_BRAND, 'GOOGLE1', TRACKING_NUMBERS);
    const number = '(800) 555-0111';
    const tracked = { mainPhone: number, paymentPhone: number, airlinesPhone: number, blogPhone: number };
    expect(lines).toEqual({ ...DEFAULT_BRAND, ...tracked, esPhone: number, esPaymentPhone: number });
    for (const line of ['main', 'payment', 'airlines', 'blog', 'es', 'esPayment'] as const)
      expect(shownNumber(line, lines, null, TRACKING_NUMBERS)).toBe(shownNumber(line, DEFAULT_BRAND, 'GOOGLE1', TRACKING_NUMBERS));
  });
  it.each([null, 'NOBODY', 'toString'])('are the agency’s own with %j', (code) =>
    expect(linesOfCode(DEFAULT_BRAND, code, TRACKING_NUMBERS)).toBe(DEFAULT_BRAND),
  );
});

describe('what a browser kept', () => {
  const kept = { code: 'GOOGLE1', seenAt: NOW - CODE_KEPT_MS + 1 };
  it('counts for 30 days', () => {
    expect(keptCode(kept, TRACKING_NUMBERS, NOW)).toEqual(kept);
    expect(keptCode({ ...kept, seenAt: NOW - CODE_KEPT_MS }, TRACKING_NUMBERS, NOW)).toBeNull();
  });
  it.each([
    null,
    'GOOGLE1',
    [],
    {},
    { code: 'GOOGLE1' },
    { code: 'NOBODY', seenAt: NOW },
    { code: 'GOOGLE1', seenAt: NOW + 1 },
    { code: 'GOOGLE1', seenAt: NaN },
    { code: 'GOOGLE1', seenAt: '1' },
  ])('%j is no value', (stored) => expect(keptCode(stored, TRACKING_NUMBERS, NOW)).toBeNull());
});

describe('writing the code into an address', () => {
  it.each([
    ['/', '/?fftfn=GOOGLE1'],
    ['/flights', '/flights?fftfn=GOOGLE1'],
    ['/flights/search?ori=JFK&des=LHR#list', '/flights/search?ori=JFK&des=LHR&fftfn=GOOGLE1#list'],
    ['/a?x=%2F+%20&fftfn=OLD&y', '/a?x=%2F+%20&y&fftfn=GOOGLE1'],
    ['/a?%66ftfn=OLD', '/a?fftfn=GOOGLE1'],
    ['/a#b?c', '/a?fftfn=GOOGLE1#b?c'],
    [`${ORIGIN}/about-us`, '/about-us?fftfn=GOOGLE1'],
    ['/us-es/flights-to-new-york', '/us-es/flights-to-new-york?fftfn=GOOGLE1'],
    ['/flights-to-rome', '/flights-to-rome?fftfn=GOOGLE1'],
  ])('%s becomes %s', (address, result) => expect(withTrackingCode(address, ORIGIN, 'GOOGLE1')).toBe(result));

  it.each([
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    `${ORIGIN}.evil.example/`,
    `${ORIGIN}@evil.example/`,
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'tel:+18005550142',
    'mailto:info@wingfare.example',
    '#main',
    '?x=1',
    '',
    '/a\r\nSet-Cookie: x',
    '/a\tb',
    ' /a',
    '/api/booking/calendar',
    '/data/airports?key=new',
    '/flight/getflights?ori=JFK',
    '/img/paris?w=640',
    '/trip.ics',
    '/assets/main.js?x',
    '/about-us?fftfn=GOOGLE1',
  ])('%j is left alone', (address) => expect(withTrackingCode(address, ORIGIN, 'GOOGLE1')).toBeNull());

  it.each([
    ['/a?fftfn=BAD', '/a'],
    ['/a?x=1&fftfn=%3Cscript%3E#h', '/a?x=1#h'],
    ['/a?x=1', null],
    ['/api/x?fftfn=BAD', null],
  ])('without a code %s becomes %j', (address, result) => expect(withTrackingCode(address, ORIGIN, null)).toBe(result));

  it('never writes an invalid code', () => {
    expect(withTrackingCode('/a', ORIGIN, 'x&y=1')).toBeNull();
    expect(withTrackingCode('/a', ORIGIN, '')).toBeNull();
  });

  it('leads to the same place, or nowhere, whatever the address is', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({
        unit: fc.constantFrom('/', '\\', ':', '?', '#', '&', '=', '@', '%', '\r', '\n', '\t', ' ', 'a', 'fftfn', ORIGIN, '//', 'api', '.'),
      }),
      fc.tuple(fc.webPath(), fc.webQueryParameters(), fc.webFragments()).map(([p, q, h]) => `${p || '/'}?${q}#${h}`),
    );
    fc.assert(
      fc.property(anything, (address) => {
        const result = withTrackingCode(address, ORIGIN, 'GOOGLE1');
        if (result === null) return;
        const before = new URL(address, ORIGIN);
        const after = new URL(result, ORIGIN);
        expect(after.origin).toBe(ORIGIN);
        expect(before.origin).toBe(ORIGIN);
        expect(after.pathname).toBe(before.pathname);
        expect(after.hash).toBe(before.hash);
        expect(after.searchParams.getAll('fftfn')).toEqual(['GOOGLE1']);
        const others = (url: URL) => [...url.searchParams].filter(([k]) => k !== 'fftfn');
        expect(others(after)).toEqual(others(before));
        expect(withTrackingCode(result, ORIGIN, 'GOOGLE1')).toBeNull();
        expect(result).not.toMatch(/[\r\n\t]/);
        expect(after.pathname).not.toMatch(/^\/(?:api|data)(?:\/|$)/);
      }),
      { numRuns: cases(300, 2000) },
    );
  });
});
