/** What people, phones, password managers and messengers put into fields, and what is meant: the rule of each form on one table. */
import { readCard } from '../payment/cardRules';
import { readTypedDate } from '../search/typedDate';
import { readCancellation, readEnquiry } from '../site/enquiryRules';
import { readBilling } from '../travelers/contactRules';
import type { BillingForm } from '../travelers/contactRules';
import { readFrequentFlyer } from '../travelers/frequentFlyer';
import { readKnownTraveler, readPassport, readTravelerName } from '../travelers/travelerRules';
import type { IsoDate } from '../values/dates';
import { foldText } from '../values/foldText';
import { readEmail } from './email';
import { plainText, tidyText } from './plainText';
import { findCode, isLocator, isReference } from './typedCode';

const TODAY = '2026-11-22' as IsoDate;

it.each([
  ['a zero-width space', 'Ma\u200bria', 'Maria'],
  ['a byte order mark', '\ufeffMaria', 'Maria'],
  ['a soft hyphen', 'Qui\u00adñones', 'Quiñones'],
  ['marks of direction', '\u200eMaria\u200f \u202aPaz\u202c', 'Maria Paz'],
  ['a filler that looks like nothing', 'Maria\u3164', 'Maria'],
  ['a variation selector', 'Maria\ufe0f', 'Maria'],
  ['a letter in two parts', 'Jose\u0301', 'José'],
  ['full-width letters', 'ＭＡＲＩＡ', 'MARIA'],
  ['a ligature', 'So\ufb01a', 'Sofia'],
  ['a non-breaking space', 'Maria\u00a0Paz', 'Maria Paz'],
  ['narrow, thin and ideographic spaces', 'a\u202fb\u2009c\u3000d', 'a b c d'],
  ['a tab', 'Maria\tPaz', 'Maria Paz'],
  ['dashes', 'a‐b‑c–d—e−f', 'a-b-c-d-e-f'],
  ['apostrophes', 'O’Brien O‘Brien OʼBrien O´Brien O`Brien', "O'Brien O'Brien O'Brien O'Brien O'Brien"],
  ['full-width digits', '２０２７', '2027'],
  ['Arabic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['Devanagari digits', '०१२३४५६७८९', '0123456789'],
  ['Bengali, Thai and Burmese digits', '১๒၃', '123'],
  ['bold digits of styled text', '𝟏𝟐𝟑', '123'],
  ['a fraction after a number', '12½ Main St', '12 1/2 Main St'],
])('%s: %j is %j', (_, typed, plain) => {
  expect(plainText(typed)).toBe(plain);
  expect(tidyText(` ${typed}\n`)).toBe(plain);
});

it('keeps line breaks, which are told from spaces', () => expect(plainText('a\u200b\r\nb')).toBe('a\r\nb'));

it.each([
  ['K7MPX2', 'K7MPX2'],
  ['k7mpx2', 'K7MPX2'],
  ['#K7MPX2', 'K7MPX2'],
  ['Ref: K7MPX2.', 'K7MPX2'],
  ['ref K7M PX2', 'K7MPX2'],
  ['K 7 M P X 2', 'K7MPX2'],
  ['K7M–PX2', 'K7MPX2'],
  ['K7M\u200bPX2\u00a0', 'K7MPX2'],
  ['Ｋ７ＭＰＸ２', 'K7MPX2'],
  ['(K7MPX2)', 'K7MPX2'],
  ['“K7MPX2”', 'K7MPX2'],
  ['Booking reference - K7MPX2', 'K7MPX2'],
  ['Booking number: KMPXZQ', 'KMPXZQ'],
  ['booking number kmpxzq', 'KMPXZQ'],
  ['Your reference is K7MPX2, thanks', 'K7MPX2'],
  ['Your flight to Dallas is booked: KMPXZQ', 'KMPXZQ'],
  ['Referencia: K7MPX2', 'K7MPX2'],
  ['Código de reserva: K7MPX2.', 'K7MPX2'],
  ['Número de confirmación n.º K7MPX2', 'K7MPX2'],
  ['Su localizador es k7mpx2', 'K7MPX2'],
  ['https://www.wingfare.example/booking?reference=K7MPX2', 'K7MPX2'],
  ['https://www.wingfare.example/us-es/find-booking#K7MPX2', 'K7MPX2'],
])('the reference in %j is %s', (typed, reference) => expect(findCode(typed, isReference)).toBe(reference));

it.each(['', 'Ref:', 'K7MPX', 'K7MPX22', 'K7MPX0', 'K7MPX2 or Q4RTN8', 'maria@example.com'])('there is no one reference in %j', (typed) =>
  expect(findCode(typed, isReference)).toBeNull(),
);

it.each([
  ['PNR: O1I0AB', 'O1I0AB'],
  ['Código de la aerolínea: QWERTY', 'QWERTY'],
])('the code of an airline in %j is %s', (typed, code) => expect(findCode(typed, isLocator)).toBe(code));

it.each([
  ['maria@example.com.', 'maria@example.com'],
  ['maria@example.com,', 'maria@example.com'],
  ['maria@example.com; ', 'maria@example.com'],
  ['mailto:maria@example.com', 'maria@example.com'],
  ['MAILTO:maria@example.com?subject=Hi', 'maria@example.com'],
  ['<maria@example.com>', 'maria@example.com'],
  ['Maria Paz <maria@example.com>', 'maria@example.com'],
  ['"Paz, Maria" <maria@example.com>,', 'maria@example.com'],
  ['(maria@example.com)', 'maria@example.com'],
  ['Email: maria@example.com', 'maria@example.com'],
  ['Correo electrónico: maria@example.com', 'maria@example.com'],
  ['maria @example. com', 'maria@example.com'],
  ['maria@example.com\u200b', 'maria@example.com'],
  ['\u202amaria@example.com\u202c', 'maria@example.com'],
  ['maria＠example．com', 'maria@example.com'],
  ['maria@example。com', 'maria@example.com'],
  ['maria@example.com\u00a0', 'maria@example.com'],
  ['o’brien@example.com', "o'brien@example.com"],
  ['maria٢@example.com', 'maria2@example.com'],
])('the address in %j is %s', (typed, address) => {
  expect(readEmail(typed)).toBe(address);
  expect(readEnquiry({ name: 'Maria', email: typed, phone: '', subject: 'Hi', message: 'Hi' })).toMatchObject({
    value: { email: address },
  });
});

it.each(['maria@example.com\r\nBcc: x@example.com', '<maria@example.com>\n', 'a@example.com, b@example.com', 'Maria', 'maria@example'])(
  '%j is no address',
  (email) =>
    expect(readEnquiry({ name: 'Maria', email, phone: '', subject: 'Hi', message: 'Hi' })).toMatchObject({
      error: { email: 'email_format' },
    }),
);

it.each([
  ['1990-01-02', '1990-01-02'],
  ['1990-01-02T00:00:00.000Z', '1990-01-02'],
  ['1990/01/02', '1990-01-02'],
  ['1990.01.02', '1990-01-02'],
  ['19900102', '1990-01-02'],
  ['01/02/1990', '1990-01-02'],
  ['01.02.1990', '1990-01-02'],
  ['01‑02‑1990', '1990-01-02'],
  ['01\u00a0/\u00a002\u00a0/\u00a01990', '1990-01-02'],
  ['\u200e01/\u200e02/\u200e1990', '1990-01-02'],
  ['٠١/٠٢/١٩٩٠', '1990-01-02'],
  ['０１／０２／１９９０', '1990-01-02'],
  ['1990年1月2日', '1990-01-02'],
  ['Jan 2 1990', '1990-01-02'],
  ['Tuesday, January 2nd, 1990', '1990-01-02'],
  ['2 de enero de 1990', '1990-01-02'],
  ['2-ene.-1990', '1990-01-02'],
  ['1990-Jan-02', '1990-01-02'],
  ['12/25/1990', '1990-12-25'],
  ['4/18/52', '1952-04-18'],
  // 1920 or 2020?
  ['4/18/20', 'short_year'],
  ['18 abril 20', 'short_year'],
  // the first number is the month in both languages, unless there is no such month
  ['25/12/1990', '1990-12-25'],
  ['05/12/1990', '1990-05-12'],
  ['31/31/1990', 'unreadable'],
  ['31/02/1990', 'unreadable'],
])('who was born on %j was born on %s', (typed, date) => {
  const read = readTypedDate(typed, TODAY, 'birth');
  expect(read.ok ? read.value : read.error).toBe(date);
});

it.each([
  ['12/29', 2029],
  ['12 / 2029', 2029],
  ['2029-12', 2029],
  ['2029/12', 2029],
  ['12.29', 2029],
  ['12 29', 2029],
  ['12-2029', 2029],
  ['１２／２９', 2029],
  ['12\u00a0/\u00a029', 2029],
])('a card that says %j expires in December %i', (expiration, year) => {
  const { card, faults } = readCard(
    { number: '４２４２\u00a04242\u200b 4242–4242', expiration, securityCode: '१२३' },
    new Date('2026-11-22'),
  );
  expect(faults).toEqual({});
  expect(card).toMatchObject({ digits: '4242424242424242', expiration: { month: 12, year } });
});

it.each([
  ['X 123 4567', 'X1234567'],
  ['x123\u00a04567', 'X1234567'],
  ['No.: X-1234567', 'X1234567'],
  ['Ｘ１２３４５６７', 'X1234567'],
  ['X1234567\u200b', 'X1234567'],
])('the number of a passport %j is %s', (passportNumber, number) =>
  expect(readPassport({ passportNumber, passportExpires: '2031/05/30', passportCountry: 'us' }, { lastDate: TODAY, today: TODAY })).toEqual(
    { ok: true, value: { number, expires: '2031-05-30', country: 'US' } },
  ),
);

it.each([
  ['TT 123 456 78', 'TT12345678'],
  ['tt-123–45678', 'TT12345678'],
  ['KTN: TT12345678', 'TT12345678'],
  ['98 765 4321', '987654321'],
])('the known-traveler number %j is %s, and so is that of a program', (typed, number) => {
  expect(readKnownTraveler(typed)).toEqual({ ok: true, value: number });
  expect(readFrequentFlyer({ frequentFlyerNumber: typed }, ['AA'])).toEqual({ ok: true, value: { airline: 'AA', number } });
});

const BILLING: BillingForm = { nameOnCard: 'Maria Paz', country: 'US', state: 'MA', address: '12 Main St', city: 'Boston', zip: '02139' };
it.each<[Partial<BillingForm>, Partial<BillingForm>]>([
  [{ zip: '02139-1234' }, { zip: '02139-1234' }],
  [{ zip: '021391234' }, { zip: '02139-1234' }],
  [{ zip: '02139–1234' }, { zip: '02139-1234' }],
  [{ zip: '02139\u00a0' }, { zip: '02139' }],
  [{ zip: '０２１３９' }, { zip: '02139' }],
  [{ zip: 'O2139' }, { zip: '02139' }],
  [{ zip: 'MA 02139' }, { zip: '02139' }],
  [{ zip: '2139' }, { zip: '02139' }],
  [{ zip: '2139-1234' }, { zip: '02139-1234' }],
  [{ state: 'PR', city: 'San Juan', zip: '901' }, { zip: '00901' }],
  [{ country: 'CA', state: 'ON', zip: 'k1a-ob1' }, { zip: 'K1A 0B1' }],
  [{ country: 'CA', state: 'ON', zip: 'K1A\u00a00B1' }, { zip: 'K1A 0B1' }],
  [{ country: 'GB', state: '', zip: 'sw1a1aa' }, { zip: 'SW1A 1AA' }],
  [{ country: 'GB', state: '', zip: 'M1 1AE' }, { zip: 'M1 1AE' }],
  [
    { address: 'PSC 1234 Box 5678', city: 'APO', state: 'AE', zip: '9012' },
    { city: 'APO', state: 'AE', zip: '09012' },
  ],
  [{ zip: '02139,' }, { zip: '02139' }],
  [{ zip: '02139.' }, { zip: '02139' }],
  [{ zip: '02139-' }, { zip: '02139' }],
  [{ zip: '02139-____' }, { zip: '02139' }],
  [{ zip: 'MA02139' }, { zip: '02139' }],
  [{ zip: '02139MA' }, { zip: '02139' }],
  [{ zip: '02139 USA' }, { zip: '02139' }],
  [{ zip: '02139, MA' }, { zip: '02139' }],
  [{ zip: 'MA 02139-1234, U.S.A.' }, { zip: '02139-1234' }],
  [{ zip: 'ZIP code: 02139' }, { zip: '02139' }],
  [{ zip: '02139 EE. UU.' }, { zip: '02139' }],
  [{ country: 'MX', state: 'CMX', zip: 'C.P. 06600' }, { zip: '06600' }],
  [{ country: 'MX', state: 'CMX', zip: 'Código postal 06600, México' }, { zip: '06600' }],
  [{ country: 'JP', state: '', zip: '〒100-0001' }, { zip: '100-0001' }],
  [{ country: 'CA', state: 'ON', zip: 'ON K1A 0B1, Canada' }, { zip: 'K1A 0B1' }],
  [{ country: 'GB', state: '', zip: 'SW1A 1AA, UK' }, { zip: 'SW1A 1AA' }],
  [{ country: 'NL', state: '', zip: '1012 NL' }, { zip: '1012 NL' }],
  [{ address: '1 Main St, Apt 4, Boston, MA 02139, United States of America' }, { address: '1 Main St, Apt 4' }],
  [{ address: '1 Main St\nApt 4\nBoston MA 02139\nUSA' }, { address: '1 Main St, Apt 4' }],
  [{ address: '1 Main St, Boston' }, { address: '1 Main St' }],
  [{ address: '1 Boston Rd, Suite 02139' }, { address: '1 Boston Rd, Suite 02139' }],
  [{ address: 'Boston, MA' }, { address: 'Boston' }],
  [
    { address: '1 Main Street, Building of the Old Harbor, Apartment 4, Boston, Massachusetts 02139' },
    { address: '1 Main Street, Building of the Old Harbor, Apartment 4' },
  ],
  [
    { country: 'MX', state: 'CMX', zip: '06600', city: 'Ciudad de México', address: 'Av. Juárez 5, 06600 Ciudad de México, CMX, México' },
    { address: 'Av. Juárez 5' },
  ],
  [{ nameOnCard: 'MARIA LOPEZ*' }, { nameOnCard: 'MARIA LOPEZ*' }],
  [{ nameOnCard: 'Toys “R” Us' }, { nameOnCard: 'Toys "R" Us' }],
  [{ nameOnCard: 'E*TRADE' }, { nameOnCard: 'E*TRADE' }],
  [{ address: '12 Main St\nApt 4' }, { address: '12 Main St, Apt 4' }],
  [{ address: '12 Main St,\r\n Apt 4\r\n' }, { address: '12 Main St, Apt 4' }],
  [{ nameOnCard: 'SMITH/JOHN MR' }, { nameOnCard: 'SMITH/JOHN MR' }],
  [{ nameOnCard: 'PAZ, MARIA' }, { nameOnCard: 'PAZ, MARIA' }],
  [{ nameOnCard: '3M Company' }, { nameOnCard: '3M Company' }],
  [{ nameOnCard: 'AT&T Inc. (Travel)' }, { nameOnCard: 'AT&T Inc. (Travel)' }],
  [{ nameOnCard: 'O’Brien\u00a0& Sons' }, { nameOnCard: "O'Brien & Sons" }],
])('the address of a card with %j has %j', (typed, meant) =>
  expect(readBilling({ ...BILLING, ...typed })).toEqual({ ok: true, value: { ...BILLING, ...typed, ...meant } }),
);

it.each<[Partial<BillingForm>, object]>([
  [{ zip: '2139', state: 'NY' }, { zip: 'zip_format_us' }],
  [{ zip: '213', state: 'MA' }, { zip: 'zip_format_us' }],
  [{ nameOnCard: 'Maria 4242 4242 4242 4242' }, { nameOnCard: 'name_on_card_format' }],
  [{ nameOnCard: 'Maria <b>' }, { nameOnCard: 'name_on_card_format' }],
  [{ address: '\u200b' }, { address: 'address_missing' }],
  [{ address: `${'Main '.repeat(13)}St` }, { address: 'text_format' }],
])('the address of a card with %j is refused', (typed, faults) =>
  expect(readBilling({ ...BILLING, ...typed })).toEqual({ ok: false, error: faults }),
);

it('reads names, places and the reference of a cancellation without what nobody sees', () => {
  expect(readTravelerName({ firstName: '\ufeffMaria\u00a0Paz', middleName: '\u200b', lastName: 'O’Brien\u00ad' })).toEqual({
    ok: true,
    value: { firstName: 'Maria Paz', middleName: '', lastName: 'O’Brien' },
  });
  expect(foldText('\u200bＳãｏ\u00a0Paulo')).toBe('sao paulo');
  expect(
    readCancellation({
      ...{ reference: 'Ref: K7M PX2.', email: 'Maria <maria@example.com>', name: 'Maria', phone: 'Tel. 212-555-0118 x12' },
      ...{ reason: 'plans', wish: 'refund', message: '' },
    }),
  ).toMatchObject({ ok: true, value: { reference: 'K7MPX2', email: 'maria@example.com', phone: '212-555-0118 ext. 12' } });
});
