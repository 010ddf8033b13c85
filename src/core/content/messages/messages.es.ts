import { common } from './site/common.es';
import type { Messages } from './messages.en';
import { destinations } from './flights/destinations.es';
import { search } from './flights/search/search.es';
import { shell } from './site/shell.es';
import { tracking } from './site/tracking.es';

export const messages: Messages = {
  common,
  destinations,
  shell,
  search,
  tracking,
};
