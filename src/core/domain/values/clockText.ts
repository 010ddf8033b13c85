/** An instant as browsers write it in US Spanish, in the way the rest of the page has it: `jue, 26 nov, 1:34 p. m.`. English stays as it is. */
export const plainInstant = (text: string): string => text.replace(/\b([ap])\.\s?m\./u, '$1.\u00a0m.').replace(/(\d) de (?=\p{L})/u, '$1 ');
