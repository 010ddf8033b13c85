import { common } from './common.es';
import type { Messages } from './messages.en';
import { destinations } from './destinations.es';
import { search } from './search.es';
import { shell } from './shell.es';
import { tracking } from './tracking.es';

export const messages: Messages = {
  common,
  destinations,
  shell,
  search,
  tracking,
};
