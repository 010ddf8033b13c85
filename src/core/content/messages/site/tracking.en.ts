/** Words of the code that a caller reads to an agent. */
export const tracking = {
  handoverAsk: 'Calling us? Get a code',
  handoverLead:
    'Read this code to the agent: it brings up your search, your flight and its price. The web price is yours on the phone too.',
  handoverCode: 'Your code',
  handoverUntil: (time: string): string => `Valid until ${time}.`,
  handoverFailed: 'We cannot make a code right now. Call us anyway: the agent will find your flight with you.',
};
