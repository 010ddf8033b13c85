import { bareCode, documentNumber, findCodes, isLocator, readableCode } from './typedCode';

it.each([
  ['K7MPX2', 'K7MPX2'],
  [' k7m-px2 ', 'K7MPX2'],
  ['K7M\u00a0PX2\n', 'K7MPX2'],
  ['-- ', ''],
])('%j is the code %s', (typed, code) => {
  expect(bareCode(typed)).toBe(code);
});

it('makes one sign of each number, and none that looks like another', () => {
  const all = readableCode(Array.from({ length: 256 }, (_, i) => i));
  expect(all).toHaveLength(256);
  expect(new Set(all).size).toBe(32);
  expect(all).not.toMatch(/[^2-9A-Z]|[IO]/);
  expect(bareCode(all)).toBe(all);
});

it.each<[typed: string, number: string | null]>([
  ['', ''],
  [' -- ', ''],
  ['Passport:', ''],
  ['12 345 6789', '123456789'],
  ['AB 123456', 'AB123456'],
  ['X-123-4567', 'X1234567'],
  ['C 01X0006H', 'C01X0006H'],
  ['12345678 Z', '12345678Z'],
  // labels
  ['Passport No 123456789', '123456789'],
  ['Passport-123456789', '123456789'],
  ['No.123456789', '123456789'],
  ['My passport is AB 123456', 'AB123456'],
  ['Núm. 123456789', '123456789'],
  ['Nº 123456789', '123456789'],
  ['N.º123456789', '123456789'],
  ['Número de pasaporte: G12345678', 'G12345678'],
  ['Pasaporte n° 123456789', '123456789'],
  ['Mi pasaporte es 123456789', '123456789'],
  ['Known Traveler Number 123456789', '123456789'],
  ['PASS ID 98765432', '98765432'],
  ['TSA Pre 123456789', '123456789'],
  ['TSA PreCheck® TT 123 456 78', 'TT12345678'],
  ['AAdvantage 1AB2345', '1AB2345'],
  ['AAdvantage® #1AB2345', '1AB2345'],
  // notes
  ['USA 123456789', '123456789'],
  ['US 123456789', '123456789'],
  ['123456789 US', '123456789'],
  ['123456789 (US)', '123456789'],
  ['Passport (123456789)', '123456789'],
  ['Passport: 123456789, Country: US', '123456789'],
  ['1AB2345 (Platinum Pro)', '1AB2345'],
  ['9123456789 Diamond', '9123456789'],
  ['"123456789"', '123456789'],
  // dates
  ['123456789 exp 2030', '123456789'],
  ['123456789 (exp. 01/2030)', '123456789'],
  ['123456789, vence: 30/05/2030', '123456789'],
  ['123456789 válido hasta 2030', '123456789'],
  ['123456789 01/01/2030', '123456789'],
  ['123456789 30 MAY 2030', '123456789'],
  ['2030-01-01 123456789', '123456789'],
  ['Global Entry: 123456789 exp 2027', '123456789'],
  // no telling which
  ['123456789 2030', null],
  ['123456789/987654321', null],
  ['123456789 or 987654321', null],
  ['123456789 AB', null],
  ['MX G12345678', null],
  ['PAB 123456', null],
  ['de la AB 123456', null],
  ['exp 2030', null],
  ['12345$78', null],
  ['pending', null],
  ['maria123@example.com', null],
  ['12 AB 345', '12AB345'],
  ['exp 01/2030', null],
  ['“123456789”', '123456789'],
])('the number of a document in %j is %j', (typed, number) => expect(documentNumber(typed, ['US'])).toBe(number));

it.each([
  ['62SLUC/M59CUT', ['62SLUC', 'M59CUT']],
  ['M59CUT / 62sluc', ['M59CUT', '62SLUC']],
  ['Booking: 62SLUC Airline: M59CUT', ['62SLUC', 'M59CUT']],
  ['Reserva KMPXZQ, aerolínea M59CUT (hecha por Andrea)', ['M59CUT', 'KMPXZQ']],
  ['62SLUC 62sluc', ['62SLUC']],
  ['kmpxzq or qwerty', ['KMPXZQ', 'QWERTY']],
  ['A2B2C2 A3B3C3 A4B4C4 A5B5C5', ['A2B2C2', 'A3B3C3', 'A4B4C4']],
  ['ref K7M PX2', ['K7MPX2']],
  ['maria@example.com', []],
])('the codes in %j are %j', (typed, codes) => expect(findCodes(typed, isLocator)).toEqual(codes));
