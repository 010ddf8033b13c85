import { common } from './common.en';
import { destinations } from './destinations.en';
import { search } from './search.en';
import { shell } from './shell.en';
import { tracking } from './tracking.en';

/** The words that pages of every kind show, in US English; its type is what the other language must say too. */
export const messages = { common, destinations, shell, search, tracking };
export type Messages = typeof messages;
