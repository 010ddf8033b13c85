import {
  EMPTY_CANCELLATION,
  EMPTY_VACATION,
  ENQUIRY_LIMITS,
  readCancellation,
  readEnquiry,
  readSubscriber,
  readVacation,
} from './enquiryRules';
import type { CancellationForm, EnquiryForm, VacationForm } from './enquiryRules';

const good: EnquiryForm = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '', subject: 'Refund', message: 'Line one\nline two' };

it.each<[string, Partial<EnquiryForm>, object]>([
  ['as it is', {}, good],
  ['spaces tidied', { name: '  Ana   Ruiz ', email: ' ana@example.com ', subject: ' Re  fund ' }, { subject: 'Re fund' }],
  ['line ends of Windows', { message: 'a\r\nb\r' }, { message: 'a\nb' }],
  ['a phone with its signs', { phone: '+1 (212) 555-0118' }, { phone: '+1 (212) 555-0118' }],
])('takes %s', (_, change, expected) => {
  expect(readEnquiry({ ...good, ...change })).toEqual({ ok: true, value: { ...good, ...expected } });
});

it.each<[string, Partial<EnquiryForm>, object]>([
  [
    'nothing',
    { name: ' ', email: '', subject: '', message: '\n' },
    { name: 'name_missing', email: 'email_missing', subject: 'subject_missing', message: 'message_missing' },
  ],
  ['an address without domain', { email: 'ana@' }, { email: 'email_format' }],
  ['a line break in the address', { email: 'ana@example.com\r\nBcc: all@example.com' }, { email: 'email_format' }],
  ['a line break after the address', { email: 'ana@example.com\n' }, { email: 'email_format' }],
  ['NUL in the address', { email: 'ana@example.com\0' }, { email: 'email_format' }],
  ['a line break in the subject', { subject: 'a\nBcc: b' }, { subject: 'subject_format' }],
  ['NUL in the name', { name: 'Ana\0' }, { name: 'name_format' }],
  ['NUL in the message', { message: 'a\0b' }, { message: 'message_format' }],
  ['letters in the phone', { phone: 'call me' }, { phone: 'phone_format' }],
  ['six digits', { phone: '555-018' }, { phone: 'phone_format' }],
  ['a message too long', { message: 'x'.repeat(ENQUIRY_LIMITS.message + 1) }, { message: 'message_format' }],
])('refuses %s', (_, change, faults) => {
  expect(readEnquiry({ ...good, ...change })).toEqual({ ok: false, error: faults });
});

it.each([
  ['open brackets', '('.repeat(500_000)],
  ['digits and spaces with a letter last', `${'1 '.repeat(250_000)}x`],
])('refuses a phone made to be slow (%s): a pattern that backtracks would not come back', (_, phone) => {
  expect(readEnquiry({ ...good, phone })).toEqual({ ok: false, error: { phone: 'phone_format' } });
});

const cancellation: CancellationForm = {
  ...EMPTY_CANCELLATION,
  reference: ' k7m-px2 ',
  email: 'ana@example.com',
  name: 'Ana',
  reason: 'illness',
  wish: 'refund',
};

it.each([
  ['62SLUC / M59CUT', '62SLUC'],
  ['Airline O1I0AB, booking 62SLUC', '62SLUC'],
  ['O1I0AB / O2I0AB', 'O1I0AB'],
])('of several references %j it takes one of ours, else the first: %s', (reference, taken) => {
  expect(readCancellation({ ...cancellation, reference })).toMatchObject({ ok: true, value: { reference: taken } });
});

it.each<[string, Partial<CancellationForm>, object | null]>([
  ['a whole one', {}, null],
  ['five signs', { reference: 'ABCDE' }, { reference: 'reference_format' }],
  ['no reference', { reference: ' - ' }, { reference: 'reference_missing' }],
  ['a reason of no list', { reason: 'bored' }, { reason: 'reason_missing' }],
  ['no wish', { wish: '' }, { wish: 'wish_missing' }],
  ['a control character', { message: 'a\0b' }, { message: 'message_format' }],
])('cancellation: %s', (_, change, faults) => {
  const read = readCancellation({ ...cancellation, ...change });
  expect(read).toEqual(faults === null ? { ok: true, value: { ...cancellation, reference: 'K7MPX2' } } : { ok: false, error: faults });
});

it.each<[string, Partial<VacationForm>, object]>([
  [
    'nothing',
    {},
    {
      name: 'name_missing',
      email: 'email_missing',
      from: 'from_missing',
      to: 'to_missing',
      dates: 'dates_missing',
      travelers: 'travelers_missing',
    },
  ],
  [
    'a budget of no list',
    { name: 'Ana', email: 'ana@example.com', from: 'a', to: 'b', dates: 'c', travelers: 'd', budget: '5' },
    { budget: 'budget_format' },
  ],
  ['a line break', { name: 'Ana', email: 'ana@example.com', from: 'a', to: 'b\nBcc: c', dates: 'c', travelers: 'd' }, { to: 'to_format' }],
])('vacation: refuses %s', (_, change, faults) => {
  expect(readVacation({ ...EMPTY_VACATION, ...change })).toEqual({ ok: false, error: faults });
});

it('takes one address for mail that is wanted', () => {
  expect(readSubscriber({ email: ' ana@example.com ' })).toEqual({ ok: true, value: { email: 'ana@example.com' } });
  expect(readSubscriber({ email: 'ana@example.com\n' })).toEqual({ ok: false, error: { email: 'email_format' } });
});
