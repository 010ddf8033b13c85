import { common } from './common.es';
import { compare } from './compare.es';
import type { Messages } from './messages.en';
import { destinations } from './destinations.es';
import { enquiries } from './enquiries.es';
import { itinerary } from './itinerary.es';
import { problems } from './problems.es';
import { results } from './results.es';
import { search } from './search.es';
import { shell } from './shell.es';
import { tracking } from './tracking.es';
import { wholeCost } from './wholeCost.es';

export const messages: Messages = {
  common,
  compare,
  destinations,
  enquiries,
  itinerary,
  problems,
  shell,
  search,
  results,
  wholeCost,
  tracking,
};
