import type { EnquiryFault, EnquiryField } from '../../domain/enquiryRules';

/** Words of the contact form. */
export const enquiries = {
  heading: 'Write to us',
  lead: 'We answer within one business day. For a flight that leaves soon, call.',
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone (optional)',
    subject: 'Subject',
    message: 'Message',
  } satisfies Record<EnquiryField, string>,
  help: { phone: 'Only if you would like a call back.', message: 'Never send card numbers here.' },
  recording: {
    label: 'Send a record of the last minutes along',
    help: 'Which steps this site went through, what you picked and what went wrong, so that we can find a fault. Nothing you typed is in it: no name, no address, no card. Deleted after 60 days.',
    send: 'Send the record',
    sending: 'Sending…',
    sent: (reference: string): string => `Sent. If you call, tell us ${reference}.`,
    failed: 'The record could not be sent. Your trip and your card are not affected.',
  },
  send: 'Send message',
  sending: 'Sending…',
  faultsTitle: (n: number): string => (n === 1 ? 'Please check one field' : `Please check ${String(n)} fields`),
  faults: {
    name_missing: 'Please enter your name.',
    name_format: 'Please enter a name of at most 80 characters.',
    email_missing: 'Please enter your e-mail address.',
    email_format: 'Please enter an e-mail address such as name@example.com.',
    phone_format: 'Please enter a phone number with 7 to 15 digits, or leave it empty.',
    subject_missing: 'Please enter a subject.',
    subject_format: 'Please enter a subject of at most 120 characters.',
    message_missing: 'Please enter your message.',
    message_format: 'Please shorten your message to 4,000 characters.',
  } satisfies Record<EnquiryFault, string>,
  sentHeading: 'Message received',
  sentText: (email: string): string => `Thank you. We will answer at ${email}. Your reference:`,
  another: 'Write another message',
};
