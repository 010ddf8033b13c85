import type { BillingFault, BillingField, BillingForm } from './contactRules';
import { isEmail, readBilling, readContact } from './contactRules';

const readPhone = (text: string): string | null => (/^\+\d{8,}$/.test(text) ? text : null);

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

describe('contact', () => {
  it('is read with outer spaces off', () => {
    expect(readContact({ email: ' maria@example.com ', phone: '+12125550118' }, readPhone)).toEqual({
      ok: true,
      value: { email: 'maria@example.com', phone: '+12125550118' },
    });
  });
  it.each([
    [
      { email: '', phone: ' ' },
      { email: 'email_missing', phone: 'phone_missing' },
    ],
    [
      { email: 'a@b.co\r\n', phone: '12' },
      { email: 'email_format', phone: 'phone_format' },
    ],
  ])('refuses %j', (form, faults) => {
    expect(readContact(form, readPhone)).toEqual({ ok: false, error: faults });
  });
});

describe('billing', () => {
  const form: BillingForm = {
    nameOnCard: 'Maria E Quiñones',
    country: 'US',
    state: 'NY',
    address: '12 Main St #4',
    city: 'New York',
    zip: '10001',
  };
  it.each([
    ['US', '10001', '10001'],
    ['US', '10001-1234', '10001-1234'],
    ['US', '100011234', '10001-1234'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['CA', 'K1A 0B1', 'K1A 0B1'],
    ['GB', 'sw1a 1aa', 'SW1A 1AA'],
    ['AE', '', ''],
  ])('reads the postal code of %s: %s', (country, zip, expected) => {
    const read = readBilling({ ...form, country, zip });
    expect(read.ok && read.value.zip).toBe(expected);
  });
  const refused: readonly [Partial<BillingForm>, BillingField, BillingFault][] = [
    [{ nameOnCard: '' }, 'nameOnCard', 'name_on_card_missing'],
    [{ nameOnCard: '4242 4242 4242 4242' }, 'nameOnCard', 'name_on_card_format'],
    [{ country: 'USA' }, 'country', 'country_missing'],
    [{ state: '' }, 'state', 'state_missing'],
    [{ address: ' ' }, 'address', 'address_missing'],
    [{ address: 'a\u0000b' }, 'address', 'text_format'],
    [{ city: '' }, 'city', 'city_missing'],
    [{ city: 'x'.repeat(61) }, 'city', 'text_format'],
    [{ zip: '' }, 'zip', 'zip_missing'],
    [{ zip: '1234' }, 'zip', 'zip_format_us'],
    [{ country: 'CA', zip: '' }, 'zip', 'zip_missing'],
    [{ country: 'CA', zip: 'D1A 0B1' }, 'zip', 'zip_format_ca'],
    [{ country: 'CA', zip: 'K1A 0B12' }, 'zip', 'zip_format_ca'],
    [{ country: 'CA', zip: '10001' }, 'zip', 'zip_format_ca'],
    [{ country: 'GB', zip: 'a<b' }, 'zip', 'zip_format'],
  ];
  it.each(refused)('refuses %j', (change, field, fault) => {
    expect(readBilling({ ...form, ...change })).toEqual({ ok: false, error: { [field]: fault } });
  });
  it.each([
    ['US', '10001'],
    ['CA', 'K1A 0B1'],
    ['MX', '06600'],
    ['AU', '2000'],
  ])('asks for a state in %s', (country, zip) => {
    expect(readBilling({ ...form, country, zip, state: '' })).toEqual({ ok: false, error: { state: 'state_missing' } });
  });
  it('asks for a state only where addresses have one', () => {
    expect(readBilling({ ...form, country: 'FR', state: '', zip: '75001' }).ok).toBe(true);
  });
});
