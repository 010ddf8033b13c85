/** The mail to the agency about what wants a person; the agency's own mail is in English. */
export const attentionMail = {
  subject: (count: number) => (count === 1 ? 'One thing wants a person' : `${String(count)} things want a person`),
  why: 'You get this message because something on your site cannot go on without a person. Each thing is mailed once.',
  facts: {
    due: 'Until',
    booking: 'Booking',
    amount: 'Amount',
    reason: 'Reason given',
    provider: 'At the provider',
    close: 'When done',
  },
  openBooking: 'Open the booking at the desk',
  openProvider: 'Open it at the provider',
};
