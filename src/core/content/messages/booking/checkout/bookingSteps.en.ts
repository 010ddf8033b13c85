/** Names of the steps of a booking: in the list of steps, as headings, and what is said of one that is still to come. */
export const bookingSteps = {
  steps: { review: 'Review', travelers: 'Travelers', contact: 'Contact', extras: 'Seats and bags', payment: 'Payment' },
  headings: { review: 'Review your trip', travelers: 'Travelers', contact: 'Contact', extras: 'Seats and bags', payment: 'Payment' },
  next: {
    travelers: 'Names as on the ID',
    contact: 'Email and phone',
    extras: 'If you like',
    payment: 'Nothing is charged before you confirm',
  },
};
