/** Words about travelers whom this browser may fill in again. */
export const savedTravelers = {
  remember: 'Remember these travelers for my next booking in this browser',
  rememberText:
    'Once you have booked, we keep their names, dates of birth, gender and traveler numbers for this browser: no passports, contact or cards. Remove them here next time, or under “Find your booking”.',
  fillIn: 'Fill in from:',
  fillInFor: (title: string): string => `Fill in ${title} from`,
  filledIn: (name: string): string => `Filled in: ${name}. You can change everything.`,
  title: (count: number): string => `Saved travelers in this browser (${String(count)})`,
  text: 'Whoever uses this browser can fill them in. Bookings stay as they are when you remove them.',
  born: (date: string): string => `Born ${date}`,
  remove: 'Remove',
  removeAll: 'Remove all saved travelers',
  removed: 'Removed from this browser. Bookings stay as they are.',
};
