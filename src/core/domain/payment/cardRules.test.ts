import fc from 'fast-check';
import type { CardFaults } from './cardRules';
import { brandOf, passesLuhn, readCard } from './cardRules';

const now = new Date('2026-11-20T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiration: '12 / 29', securityCode: '123' };

describe('reading a card', () => {
  it.each([
    [{}, {}],
    [{ number: '378282246310005', securityCode: '1234' }, {}],
    [{ number: '4242-4242-4242-4242' }, {}],
    [{ expiration: '1229' }, {}],
    [{ expiration: '12/2029' }, {}],
    [{ expiration: '11/26' }, {}], // good to the end of its month
    [{ number: '' }, { number: 'number_missing' }],
    [{ number: '4242 4242' }, { number: 'number_incomplete' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'number_wrong' }],
    [{ number: '4242 4242 4242 424O' }, { number: 'number_wrong' }],
    [{ number: '５555555555554444' }, {}],
    [{ expiration: '' }, { expiration: 'expiration_missing' }],
    [{ expiration: '13/29' }, { expiration: 'expiration_unreadable' }],
    [{ expiration: '00/29' }, { expiration: 'expiration_unreadable' }],
    [{ expiration: '1/2/29' }, { expiration: 'expiration_unreadable' }],
    [{ expiration: '10/26' }, { expiration: 'expiration_past' }],
    [{ securityCode: '' }, { securityCode: 'security_code_missing' }],
    [{ securityCode: '12' }, { securityCode: 'security_code_length' }],
    [{ securityCode: '1234' }, { securityCode: 'security_code_length' }],
    [{ number: '378282246310005' }, { securityCode: 'security_code_length' }],
  ] satisfies [Partial<typeof good>, CardFaults][])('%j → %j', (change, faults) => {
    expect(readCard({ ...good, ...change }, now).faults).toEqual(faults);
  });

  it('lets a card live to the end of its month at UTC−12, and no longer', () => {
    const at = (iso: string) => readCard({ ...good, expiration: '11/26' }, new Date(iso)).faults.expiration;
    expect([at('2026-12-01T11:59:59Z'), at('2026-12-01T12:00:00Z')]).toEqual([undefined, 'expiration_past']);
  });
});

describe('the check digit', () => {
  it('finds every single wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [...'4242424242424242'];
        digits[place] = String((Number(digits[place]) + by) % 10);
        return !passesLuhn(digits.join(''));
      }),
    );
  });
});

it.each([
  ['4', 'visa'],
  ['51', 'mastercard'],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['2721', 'unknown'],
  ['34', 'amex'],
  ['6011', 'discover'],
  ['36', 'diners'],
  ['3528', 'jcb'],
  ['3527', 'unknown'],
  ['', 'unknown'],
])('%s… is %s', (digits, brand) => {
  expect(brandOf(digits)).toBe(brand);
});
