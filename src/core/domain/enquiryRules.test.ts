import { ENQUIRY_LIMITS, readEnquiry } from './enquiryRules';
import type { EnquiryForm } from './enquiryRules';

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
