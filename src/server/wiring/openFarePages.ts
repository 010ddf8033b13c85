/** Pages with the fares that were seen: deals and explored places, put into the HTML by the thread of pages. */
import type { DealLists } from '../deals/dealLists';
import type { DealsBoardKeeper } from '../deals/dealsBoard';
import type { Deps } from '../deps';
import { createExplored } from '../flights/explore/explored';
import type { ExploreService } from '../flights/explore/explore.service';
import { createFarePages } from '../content/pages/farePages';
import type { FarePages } from '../content/pages/farePages';
import { createPageAnswers } from '../content/pages/pageAnswers';

interface FarePagesDeps extends Pick<Deps, 'airports' | 'limits' | 'pages' | 'pageThread' | 'shared'> {
  readonly board: DealsBoardKeeper['current'];
  readonly lists: DealLists;
  readonly explore: ExploreService;
  readonly isStrained: () => boolean;
}

export function openFarePages({ pageThread = null, pages, board, lists, ...deps }: FarePagesDeps): FarePages {
  const answersOf = createPageAnswers({ board, lists, explored: createExplored(deps) });
  return createFarePages({
    thread: pageThread,
    pages,
    answersOf,
    limits: deps.limits,
    store: deps.shared ?? null,
    isStrained: deps.isStrained,
  });
}
