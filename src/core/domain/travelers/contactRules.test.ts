import type { BillingFault, BillingField, BillingForm } from './contactRules';
import { readBilling, readContact } from './contactRules';
import type { PhoneReader } from './contactRules';

const readPhone: PhoneReader = (text) =>
  /^\+\d{8,}$/.test(text) ? { kind: 'number', number: text, extension: null, isKnown: true } : { kind: 'unreadable' };

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
