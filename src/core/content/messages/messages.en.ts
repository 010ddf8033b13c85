import { common } from './site/common.en';
import { destinations } from './flights/destinations.en';
import { search } from './flights/search/search.en';
import { shell } from './site/shell.en';
import { tracking } from './site/tracking.en';

/** The words that pages of every kind show, in US English; its type is what the other language must say too. */
export const messages = { common, destinations, shell, search, tracking };
export type Messages = typeof messages;
