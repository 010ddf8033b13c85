/** Words about all trips of a traveler: the link by mail, and what this device may open. */
export const myTrips = {
  linkText: 'The link in your email opens all trips booked with that address in this browser.',
  show: 'Show my trips',
  spent: 'This link has expired or was used already. Ask for a new one below: it comes at once and works for 15 minutes.',
  ask: {
    title: 'No reference at hand?',
    lead: 'We email you a link that opens all your trips on this device.',
    // no second "Email" beside that of the look-up
    email: 'Send it to the address you booked with',
    send: 'Send me a link to my trips',
    sent: (email: string): string =>
      `If trips are booked with ${email}, a link is on its way. It works once, for 15 minutes. Nothing there? Look among spam, or try another address.`,
  },
  device: {
    title: 'Your trips on this device',
    shared: 'On a shared computer, remove them when you are done: whoever uses this browser can open them. Your bookings stand either way.',
    open: 'Open',
    remove: 'Remove from this device',
    removeAll: 'Remove all from this device',
    removed: 'Removed from this device. The booking stands; its reference and email open it again.',
    over: 'Past trip',
  },
  offline: {
    title: 'Your trips without a connection',
    text: 'There is no connection. These are your flights as this device saw them last; the airline may have changed them since. By phone:',
    asOf: 'As of',
  },
  update: { text: 'A new version of this site is ready.', load: 'Load it now' },
  wallet: {
    apple: (flight: string): string => `Add to Apple Wallet: ${flight}`,
    google: (flight: string): string => `Add to Google Wallet: ${flight}`,
  },
};
