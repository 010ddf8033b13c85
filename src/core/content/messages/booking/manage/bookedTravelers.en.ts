/** Travelers of a booking that stands: what is added to them, and what is corrected. */
export const bookedTravelers = {
  title: 'Travelers',
  lead: (until: string): string => `Numbers can be added or changed until departure: ${until}.`,
  closed: 'Nothing can be changed here any more. If something is wrong, call us.',
  endsIn: (ending: string): string => `ends in ${ending}`,
  noNumbers: 'No Known Traveler, redress or frequent-flyer number given.',
  hidden: 'To see the numbers, open the booking with its reference and your email.',
  /** After a name, for who hears the buttons out of their place. */
  of: (name: string): string => ` of ${name}`,
  numbers: 'Add or change numbers',
  keep: 'A field that you leave empty stays as it is.',
  save: 'Save numbers',
  faults: { nothing_typed: 'Type at least one number.', unchanged: 'This is the name as it is. Change what is wrong.' },
  saved: (name: string): string => `The numbers of ${name} are saved. The airline gets them from us.`,
  /** Of an airline whose program has no name here. */
  programOf: (airline: string): string => `Frequent-flyer program of ${airline}`,
  program: (program: string, airline: string): string => `${program} (${airline})`,
  name: 'Correct the name',
  nameText:
    'For a typing error of up to three letters, swapped first and last names, or a middle name to add or remove. A name can be corrected once.',
  nameUntil: (until: string): string => `Possible until ${until}: 24 hours before departure.`,
  nameElse: 'For a new legal name, a date of birth or another person, call us.',
  correct: 'Correct the name',
  renamed: (name: string): string => `The name is now ${name}.`,
  asked: (name: string): string =>
    `We asked the airline to correct the name to ${name}, and write to you once it has. Until then the ticket has the old name.`,
  corrected: 'The airline has corrected this name.',
  refused: (name: string): string => `The airline did not correct the name to ${name}. Please call us.`,
  nameClosed: 'It is too late to correct the name here: airlines have begun to check in. If it is wrong, call us now.',
};
